import type { Page } from '@mes/contract/define';
import type {
  VotingBadge,
  VotingBalance,
  VotingCall,
  VotingRank,
  VotingRecord,
} from '@mes/contract/voting-schemas';
import { ranksOfPage } from '@mes/domain/ranking/ranks';
import { votingBadges } from '@mes/domain/voting/badges';
import { SEASON_GRANT } from '@mes/domain/voting/rules';
import type { Db } from '../../../platform/database/database';
import { toPlayerReference } from '../../players/service';
import { currentSeason } from '../season/service';
import * as repository from './repository';

/** Whoever has not voted yet has the points of the season before them. */
export async function findBalance(
  db: Db,
  key: { season: number; accountId: string },
): Promise<VotingBalance> {
  const wallet = await repository.findWallet(db, key);
  return { season: key.season, ...(wallet ?? { balance: SEASON_GRANT, staked: 0, debt: 0 }) };
}

interface LeaderboardInput {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly season?: number;
}

/** Equal points share a rank. */
export async function readLeaderboard(
  db: Db,
  { page, size, season }: LeaderboardInput,
): Promise<Page<VotingRank[]>> {
  const number = season ?? (await currentSeason(db));
  const offset = (page - 1) * size;
  const [rows, total] = await Promise.all([
    repository.findRanks(db, { season: number, offset, limit: size }),
    repository.countRanked(db, number),
  ]);
  const first = rows[0];
  const above = first ? await repository.countAbove(db, { season: number, gain: first.gain }) : 0;
  const ranks = ranksOfPage({ values: rows.map(({ gain }) => gain), offset, above });
  const items = rows.map(({ player, gain, votes, correct }, index) => ({
    rank: ranks[index]!,
    player: toPlayerReference(player),
    points: SEASON_GRANT + gain,
    votes,
    correct,
  }));
  return { data: items, total };
}

/** More points could not be distinguished in a chart. */
const PROGRESS_SHOWN = 200;

export async function readRecord(
  db: Db,
  { accountId, season }: { accountId: string; season?: number },
): Promise<VotingRecord> {
  const number = season ?? (await currentSeason(db));
  const [[own], gains, voters] = await Promise.all([
    repository.findSeasons(db, { accountId, seasons: [number] }),
    repository.findLastGains(db, { accountId, season: number, limit: PROGRESS_SHOWN }),
    repository.countRanked(db, number),
  ]);
  const points = SEASON_GRANT + (own?.gain ?? 0);
  // Backwards from what the season stands at, because older votes may not be among the last.
  let after = points;
  const progress = gains.map((each) => {
    const shown = { ...each, points: after };
    after -= each.gain;
    return shown;
  });
  return {
    season: number,
    rank: own?.rank ?? null,
    voters,
    points,
    votes: own?.votes ?? 0,
    correct: own?.correct ?? 0,
    longestStreak: own?.longestStreak ?? 0,
    progress: progress.reverse(),
  };
}

const SEASONS_WITH_BADGES = 6;

/** Those of the last seasons. */
export async function readBadges(db: Db, accountId: string): Promise<VotingBadge[]> {
  const current = await currentSeason(db);
  const seasons = Array.from({ length: SEASONS_WITH_BADGES }, (_, back) => current - back);
  const rows = await repository.findSeasons(db, { accountId, seasons });
  return rows.flatMap(({ season, ...own }) =>
    votingBadges(own).map((badge) => ({ season, ...badge })),
  );
}

export async function listSeasons(db: Db): Promise<{ current: number; seasons: number[] }> {
  const [current, voted] = await Promise.all([currentSeason(db), repository.findAllSeasons(db)]);
  const seasons = [...new Set([current, ...voted])].sort((one, other) => other - one);
  return { current, seasons };
}

export async function readTopsFlops(
  db: Db,
  { season, count }: { season?: number; count: number },
): Promise<{ tops: VotingCall[]; flops: VotingCall[] }> {
  const number = season ?? (await currentSeason(db));
  const [tops, flops] = await Promise.all(
    [true, false].map((best) => repository.findCalls(db, { season: number, best, limit: count })),
  );
  return { tops: tops!.map(toVotingCall), flops: flops!.map(toVotingCall) };
}

export async function countVoters(db: Db, season?: number): Promise<{ total: number }> {
  return { total: await repository.countVoters(db, season ?? (await currentSeason(db))) };
}

function toVotingCall(call: Awaited<ReturnType<typeof repository.findCalls>>[number]): VotingCall {
  const { player, team, teamA, teamB, ...rest } = call;
  return {
    ...rest,
    player: toPlayerReference(player),
    teamA,
    teamB,
    team: team === 'A' ? teamA : teamB,
  };
}
