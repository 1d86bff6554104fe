import { channels } from '@mes/client/channels';
import type { Veto, WebsiteMatch } from '@mes/contract/match-schemas';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { applyEvent } from '../../api/revisions';
import { keyOf, useCall } from '../../api/use-call';
import { ignore, useLive } from '../../api/use-live';
import type { QueryLike } from '../../components/states/load-state';

/** A match with everything that its page shows, read anew when something about it changes. */
export function useMatch(id: string): UseQueryResult<WebsiteMatch> {
  useMatchEvents(id);
  return useCall('matches', 'website', { id });
}

/** Reads matches again when something about this one changes. */
export function useMatchEvents(id: string): void {
  const queryClient = useQueryClient();
  useLive(channels.match(id), {
    // Sent with every event of a map; whoever shows the events follows them by other means.
    'map.captured': ignore,
    'capture.changed': ignore,
    'veto.changed': ({ veto }, { revision }) => {
      applyEvent<WebsiteMatch>(queryClient, keyOf('matches', 'website', { id }), {
        revision,
        update: (match) => ({ ...match, veto }),
      });
      return hasNoTurn(veto) ? 'read' : undefined;
    },
    reads: ['matches'],
  });
}

/** It is over, or was undone: the maps of the match are others then. */
export function hasNoTurn({ turn }: Veto): boolean {
  return turn === null;
}

/** The same for staff, who are not behind by the stream delay. */
export function useMatchInside(id: string): QueryLike<WebsiteMatch> {
  const match = useMatch(id);
  const details = useCall('rooms', 'details', { id });
  useLive(channels.room(id), { reads: ['rooms'] });
  const isPending = match.isPending || details.isPending;
  return {
    data: isPending || !match.data ? undefined : { ...match.data, ...details.data?.ahead },
    error: match.error,
    isPending,
    isFetching: match.isFetching,
    refetch: match.refetch,
  };
}
