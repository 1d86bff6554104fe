import type { Contract } from '@mes/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from './client';
import { spreadReads } from './spread-reads';

/**
 * Reads anew whatever the features named have answered, soon after something happens on the
 * channel: `useLive('team:Night Harbor', ['teams'])`. Null while it is not known what to listen to.
 */
export function useLive(channel: string | null, features: readonly (keyof Contract)[]): void {
  const queries = useQueryClient();
  const reads = features.join(' ');
  useEffect(() => {
    if (channel === null) return;
    const spread = spreadReads(() => {
      for (const feature of reads.split(' '))
        void queries.invalidateQueries({ queryKey: [feature] });
    });
    const heard = () => spread.heard({ atOnce: hasJustWritten(queries) });
    const cancel = client.connection.subscribe(channel, { onEvent: heard, onMissed: heard });
    return () => {
      cancel();
      spread.stop();
    };
  }, [channel, reads, queries]);
}

/** What is heard this soon after a write of one's own is most likely what came of it. */
const OWN_MS = 3_000;

function hasJustWritten(queries: QueryClient): boolean {
  const since = Date.now() - OWN_MS;
  const writes = queries.getMutationCache().getAll();
  return writes.some(({ state }) => state.submittedAt > since);
}
