import { errorText } from '@mes/client/error-text';
import type { Page } from '@mes/contract/define';
import type { Pool } from '@mes/contract/voting-events';
import type { OwnVote, VotingBalance, VotingMatch } from '@mes/contract/voting-schemas';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import { keyOf } from '../../api/use-call';
import { notify } from '../../components/toasts/notify';
import { changePools, OWN_OPEN_VOTES } from './use-voting';

export interface OwnStake {
  readonly team: TeamSlot;
  readonly points: number;
}

/**
 * Casts, changes or, with null, takes back the own vote. It is shown at once; when the server refuses it,
 * everything is read again, so that the page shows what is true.
 */
export function useVote(match: VotingMatch) {
  const queryClient = useQueryClient();
  const { id } = match;
  return useMutation({
    mutationFn: async (stake: OwnStake | null): Promise<VotingBalance> => {
      if (!stake) return (await api.voting.deleteVote({ id })).balance;
      const team = (stake.team === 'A' ? match.teamA : match.teamB).name;
      return (await api.voting.castVote({ id, team, points: stake.points })).balance;
    },
    onMutate: (stake) => showVote(queryClient, match, stake),
    // Pools are not read again: the channel sends them, and the server caches them for some seconds.
    onSuccess: (balance) => {
      queryClient.setQueryData<VotingBalance>(keyOf('voting', 'points', {}), (shown) =>
        shownBalance(shown, balance),
      );
      return queryClient.invalidateQueries({ queryKey: ['voting', 'ownVotes'] });
    },
    onError: (error) => {
      // As a toast too: where the match has locked meanwhile, its form is gone.
      notify({ message: errorText(error), kind: 'danger' });
      return queryClient.invalidateQueries({ queryKey: ['voting'] });
    },
  });
}

/** A match that was opened in an earlier season is paid for with the points of that one. */
export function shownBalance(
  shown: VotingBalance | undefined,
  received: VotingBalance,
): VotingBalance {
  return shown !== undefined && shown.season !== received.season ? shown : received;
}

function showVote(queryClient: QueryClient, match: VotingMatch, stake: OwnStake | null): void {
  const ownKey = keyOf('voting', 'ownVotes', OWN_OPEN_VOTES);
  const own = queryClient.getQueryData<Page<OwnVote[]>>(ownKey);
  const earlier = own?.data.find((vote) => vote.match === match.id) ?? null;
  changePools(queryClient, ({ id, pool }) =>
    id === match.id ? movedPool(pool, earlier && toStake(earlier), stake) : pool,
  );
  if (!own) return;
  const others = own.data.filter((vote) => vote !== earlier);
  const vote = stake && toOwnVote(match, stake, earlier);
  queryClient.setQueryData<Page<OwnVote[]>>(ownKey, {
    ...own,
    data: vote ? [vote, ...others] : others,
  });
}

function toStake({ slot, points }: OwnVote): OwnStake {
  return { team: slot, points };
}

function toOwnVote(match: VotingMatch, stake: OwnStake, earlier: OwnVote | null): OwnVote {
  const { teamA, teamB, round, linkedMatch, winner, decidedAt } = match;
  return {
    id: earlier?.id ?? '',
    match: match.id,
    team: (stake.team === 'A' ? teamA : teamB).name,
    slot: stake.team,
    points: stake.points,
    payout: null,
    castAt: earlier?.castAt ?? 0,
    voided: false,
    ...{ teamA, teamB, round, linkedMatch, winner, decidedAt },
  };
}

/** A pool after a stake has left it and another has come in. */
function movedPool(pool: Pool, out: OwnStake | null, into: OwnStake | null): Pool {
  const stakesOf = (team: TeamSlot) => {
    const { votes, points } = team === 'A' ? pool.teamA : pool.teamB;
    const [left, came] = [out?.team === team ? out : null, into?.team === team ? into : null];
    return {
      votes: votes - (left ? 1 : 0) + (came ? 1 : 0),
      points: points - (left?.points ?? 0) + (came?.points ?? 0),
    };
  };
  return { teamA: stakesOf('A'), teamB: stakesOf('B') };
}
