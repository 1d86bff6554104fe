import type { Pool } from '@mes/contract/voting-events';
import type { OwnVote, Vote, VotingBalance, VotingMatch } from '@mes/contract/voting-schemas';
import { expectedScore, STARTING_ELO } from '@mes/domain/elo/elo';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { VotingResult } from '@mes/domain/voting/payouts';
import { votingStateOf } from '@mes/domain/voting/rules';
import { toTeamReference } from '../teams/service';
import type { FoundVote, VoteRow } from './own-votes/repository';
import type { FoundVotingMatch, VotingMatchRow } from './repository';
import type { FoundMatch } from './votes/repository';

export interface MatchFacts {
  readonly pool: Pool;
  /** In thousandths, by id of the team. */
  readonly elos: ReadonlyMap<string, number>;
  readonly now: number;
}

export function toVotingMatch(
  found: FoundVotingMatch,
  { pool, elos, now }: MatchFacts,
): VotingMatch {
  const { match, teamA, teamB, tournament, linked } = found;
  const { id, maps, hidden, linkedMatch, maxStake, result, decidedAt, createdAt } = match;
  const locksAt = match.locksAt ?? linked?.startsAt ?? null;
  const times = {
    ...{ locksAt, result },
    closedAt: match.closedAt,
    linkedState: linked?.state ?? null,
    hasBothTeams: linked === null || (linked.teamA !== null && linked.teamB !== null),
  };
  return {
    id,
    teamA: toTeamReference(teamA),
    teamB: toTeamReference(teamB),
    tournament,
    round: match.round ?? linked?.roundName ?? null,
    bestOf: linked?.bestOf ?? match.bestOf,
    maps,
    hidden,
    linkedMatch,
    matchID: linked?.number ?? null,
    points: maxStake,
    state: votingStateOf(times, now),
    pool,
    locksAt,
    winner: winnerOf(result),
    odds: result === 'undecided' ? oddsOf(match, elos) : null,
    decidedAt,
    createdAt,
  };
}

function winnerOf(result: VotingResult): TeamSlot | null {
  return result === 'A' || result === 'B' ? result : null;
}

function oddsOf(
  { teamA, teamB }: Pick<VotingMatchRow, 'teamA' | 'teamB'>,
  elos: ReadonlyMap<string, number>,
): VotingMatch['odds'] {
  if (!elos.has(teamA) && !elos.has(teamB)) return null;
  const chance = expectedScore(elos.get(teamA) ?? STARTING_ELO, elos.get(teamB) ?? STARTING_ELO);
  return { A: chance, B: 1 - chance };
}

/** Of a voter who has a wallet. */
export function toBalance({ season, balance, staked, debt }: FoundMatch): VotingBalance {
  return { season, balance: balance!, staked, debt: debt! };
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

export function toOwnVote({ vote, match, teamA, teamB, roundName }: FoundVote): OwnVote {
  return {
    ...toVote(vote, (vote.team === 'A' ? teamA : teamB).name),
    slot: vote.team,
    teamA: toTeamReference(teamA),
    teamB: toTeamReference(teamB),
    round: match.round ?? roundName,
    linkedMatch: match.linkedMatch,
    winner: winnerOf(match.result),
    voided: vote.voidedAt !== null,
    decidedAt: match.decidedAt,
  };
}
