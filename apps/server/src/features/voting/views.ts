import type { Vote, VotingMatch } from '@mes/contract/voting';
import type { Pool } from '@mes/contract/voting-events';
import { votingStateOf } from '@mes/domain/voting/rules';
import { toTeamReference } from '../teams/service';
import type { FoundVotingMatch } from './repository';
import type { VoteRow } from './votes/repository';

export function toVotingMatch(found: FoundVotingMatch, pool: Pool, now: number): VotingMatch {
  const { match, teamA, teamB, tournament, linked } = found;
  const { id, round, bestOf, maps, hidden, linkedMatch, maxStake, result, createdAt } = match;
  const locksAt = match.locksAt ?? linked?.startsAt ?? null;
  const times = { locksAt, closedAt: match.closedAt, result, linkedState: linked?.state ?? null };
  return {
    id,
    teamA: toTeamReference(teamA),
    teamB: toTeamReference(teamB),
    tournament,
    round,
    bestOf,
    maps,
    hidden,
    linkedMatch,
    matchID: linked?.number ?? null,
    points: maxStake,
    state: votingStateOf(times, now),
    pool,
    locksAt,
    winner: result === 'A' || result === 'B' ? result : null,
    createdAt,
  };
}

export function toVote(vote: VoteRow, teamName: string): Vote {
  const { id, match, points, paid, settledAt, castAt } = vote;
  return {
    id,
    match,
    team: teamName,
    points,
    payout: settledAt === null ? null : paid,
    castAt,
  };
}
