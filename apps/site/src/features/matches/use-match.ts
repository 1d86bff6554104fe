import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../api/client';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import type { QueryLike } from '../../components/states/load-state';

/** Told with every event of a map; whoever shows the events hears them by other means. */
const OF_CAPTURE = ['map.captured', 'capture.changed'];

/** A match with everything that its page shows, read anew when something about it changes. */
export function useMatch(id: string): UseQueryResult<WebsiteMatch> {
  const queries = useQueryClient();
  useEffect(() => {
    const again = () => void queries.invalidateQueries({ queryKey: ['matches'] });
    return client.connection.subscribe(`match:${id}`, {
      onMissed: again,
      onEvent: ({ type }) => {
        if (!OF_CAPTURE.includes(type)) again();
      },
    });
  }, [id, queries]);
  return useCall('matches', 'website', { id });
}

/** The same for staff, who are not behind by the stream delay. */
export function useMatchInside(id: string): QueryLike<WebsiteMatch> {
  const match = useMatch(id);
  const details = useCall('rooms', 'details', { id });
  useLive(`room:${id}`, ['rooms']);
  const isPending = match.isPending || details.isPending;
  return {
    data: isPending || !match.data ? undefined : { ...match.data, ...details.data?.ahead },
    error: match.error,
    isPending,
    isFetching: match.isFetching,
    refetch: match.refetch,
  };
}
