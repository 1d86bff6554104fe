import type { Channel } from '@mes/client/channels';
import type { Contract } from '@mes/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from './client';
import { spreadReads } from './spread-reads';

/**
 * Reads anew whatever the features named have answered, soon after something happens on the
 * channel: `useLive(channels.team(name), ['teams'])`. Null while it is not known what to listen to.
 */
export function useLive(channel: Channel | null, features: readonly (keyof Contract)[]): void {
  const queries = useQueryClient();
  // By value: the reference is another object at each render.
  const { key, name } = channel ?? NO_CHANNEL;
  const reads = features.join(' ');
  useEffect(() => {
    if (key === null) return;
    const spread = spreadReads(() => {
      for (const feature of reads.split(' '))
        void queries.invalidateQueries({ queryKey: [feature] });
    });
    const heard = () => spread.heard({ atOnce: hasJustWritten(queries) });
    const cancel = client.connection.subscribe({ key, name }, { '*': heard, missed: heard });
    return () => {
      cancel();
      spread.stop();
    };
  }, [key, name, reads, queries]);
}

const NO_CHANNEL = { key: null, name: '' };

/** What is heard this soon after a write of one's own is most likely what came of it. */
const OWN_MS = 3_000;

function hasJustWritten(queries: QueryClient): boolean {
  const since = Date.now() - OWN_MS;
  const writes = queries.getMutationCache().getAll();
  return writes.some(({ state }) => state.submittedAt > since);
}
