import type { Contract } from '@mes/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from './client';

/**
 * Reads anew whatever the features named have answered, each time that something happens on the
 * channel: `useLive('team:Night Harbor', ['teams'])`. Null while it is not known what to listen to.
 */
export function useLive(channel: string | null, features: readonly (keyof Contract)[]): void {
  const queries = useQueryClient();
  const reads = features.join(' ');
  useEffect(() => {
    if (channel === null) return;
    const again = () => {
      for (const feature of reads.split(' '))
        void queries.invalidateQueries({ queryKey: [feature] });
    };
    return client.connection.subscribe(channel, { onEvent: again, onMissed: again });
  }, [channel, reads, queries]);
}
