import { channels } from '@mes/client/channels';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import type { QueryLike } from '../../components/states/load-state';

/** A match with everything that its page shows, read anew when something about it changes. */
export function useMatch(id: string): UseQueryResult<WebsiteMatch> {
  const queries = useQueryClient();
  useEffect(() => {
    const again = () => void queries.invalidateQueries({ queryKey: ['matches'] });
    return client.connection.subscribe(channels.match(id), {
      // Sent with every event of a map; whoever shows the events follows them by other means.
      'map.captured': () => {},
      'capture.changed': () => {},
      '*': again,
      missed: again,
    });
  }, [id, queries]);
  return useCall('matches', 'website', { id });
}

/** The same for staff, who are not behind by the stream delay. */
export function useMatchInside(id: string): QueryLike<WebsiteMatch> {
  const match = useMatch(id);
  const details = useCall('rooms', 'details', { id });
  useLive(channels.room(id), ['rooms']);
  const isPending = match.isPending || details.isPending;
  return {
    data: isPending || !match.data ? undefined : { ...match.data, ...details.data?.ahead },
    error: match.error,
    isPending,
    isFetching: match.isFetching,
    refetch: match.refetch,
  };
}
