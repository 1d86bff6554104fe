import { channels } from '@mes/client/channels';
import type { Page } from '@mes/contract/define';
import type { Pool } from '@mes/contract/voting-events';
import type { OwnVote, VotingMatch } from '@mes/contract/voting-schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../api/account';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';

/** Follows the voting: pools once a second, everything else when it changes. */
export function useVotingEvents(): void {
  const queryClient = useQueryClient();
  useLive(channels.voting(), {
    reads: ['voting'],
    state: ({ pools }) => changePools(queryClient, ({ id, pool }) => pools[id] ?? pool),
  });
}

/** Changes the pools of cached voting matches, in lists and alone. */
export function changePools(
  queryClient: QueryClient,
  change: (match: VotingMatch) => Pool,
): undefined {
  const update = (match: VotingMatch): VotingMatch => {
    const pool = change(match);
    return isSamePool(pool, match.pool) ? match : { ...match, pool };
  };
  queryClient.setQueriesData<Page<VotingMatch[]>>(
    { queryKey: ['voting', 'matches'] },
    (page) => page && { ...page, data: page.data.map(update) },
  );
}

function isSamePool(one: Pool, other: Pool): boolean {
  return (['teamA', 'teamB'] as const).every(
    (team) => one[team].points === other[team].points && one[team].votes === other[team].votes,
  );
}

/** Of matches that are not decided yet. */
export const OWN_OPEN_VOTES = { decided: false, size: 100 };

/** The own votes by id of the voting match; undefined until they are loaded, or without an account. */
export function useOwnVotes(
  input: { decided: boolean; size: number } | { matches: string[]; size: number } = OWN_OPEN_VOTES,
): ReadonlyMap<string, OwnVote> | undefined {
  const isSignedIn = useAccount() !== null;
  const enabled = isSignedIn && !('matches' in input && input.matches.length === 0);
  const { data } = useCall('voting', 'ownVotes', input, { enabled });
  return enabled && data ? new Map(data.data.map((vote) => [vote.match, vote])) : undefined;
}

/** The own balance; undefined until it is loaded, or without an account. */
export function useBalance() {
  const isSignedIn = useAccount() !== null;
  const { data } = useCall('voting', 'points', {}, { enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}
