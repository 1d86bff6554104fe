import { channels } from '@mes/client/channels';
import type { Veto, WebsiteMatch } from '@mes/contract/match-schemas';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { applyEvent } from '../../api/revisions';
import { keyOf, useCall } from '../../api/use-call';
import { ignore, useLive } from '../../api/use-live';
import type { QueryLike } from '../../components/states/load-state';

/** A match with all data of its page, refetched when it changes. */
export function useMatch(matchId: string): UseQueryResult<WebsiteMatch> {
  useMatchEvents(matchId);
  return useCall('matches', 'website', { id: matchId });
}

/** Refetches matches when this one changes. */
export function useMatchEvents(matchId: string): void {
  const queryClient = useQueryClient();
  useLive(channels.match(matchId), {
    // Sent with every capture event; pages that show them use `useCapturedMap`.
    'map.captured': ignore,
    'capture.changed': ignore,
    'veto.changed': ({ veto }, at) => {
      applyEvent<WebsiteMatch>(queryClient, keyOf('matches', 'website', { id: matchId }), {
        at,
        update: (match) => ({ ...match, veto }),
      });
      return hasNoTurn(veto) ? 'read' : undefined;
    },
    reads: ['matches'],
  });
}

/** The veto is over or was undone, so the maps of the match have changed. */
export function hasNoTurn({ turn }: Veto): boolean {
  return turn === null;
}

/** The same for staff, without the stream delay. */
export function useStaffMatch(matchId: string): QueryLike<WebsiteMatch> {
  const match = useMatch(matchId);
  const details = useCall('rooms', 'details', { id: matchId });
  useLive(channels.room(matchId), { reads: ['rooms'] });
  const isPending = match.isPending || details.isPending;
  return {
    data: isPending || !match.data ? undefined : { ...match.data, ...details.data?.ahead },
    error: match.error,
    isPending,
    isFetching: match.isFetching,
    refetch: match.refetch,
  };
}
