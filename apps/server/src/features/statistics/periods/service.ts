/**
 * Players by what they did in the last days. Totals know seasons and tournaments only, so this sums up
 * the lines of the period; places are given as on the leaderboards of totals.
 */
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import { ranksOf, sliceOfPage } from '@mes/domain/ranking/ranks';
import { headshotShare, killsPerDeath } from '@mes/domain/scoreboard/stat-line';
import { kastShare } from '@mes/domain/statistics/kast';
import type { Db } from '../../../platform/database/database';
import { toRosterPlayer } from '../../players/service';
import type { LeaderboardOrder } from '../players/repository';
import type { LeaderboardQuery } from '../players/service';
import { toTotals } from '../players/views';
import * as repository from './repository';

type PeriodQuery = Omit<LeaderboardQuery, 'scope'> & {
  readonly days: number;
  readonly season?: number;
  readonly tournament?: string;
};

const DAY_MS = 86_400_000;

export async function readPeriodLeaderboard(
  db: Db,
  { order, minMaps = 0, direction = 'descending', page, size, days, ...filter }: PeriodQuery,
  now: number,
): Promise<{ data: LeaderboardPlayer[]; total: number }> {
  const from = now - days * DAY_MS;
  // Nobody is listed without a map.
  const sums = await repository.sumPlayers(db, { ...filter, from, minMaps: Math.max(1, minMaps) });
  const ranked = sums
    .map((row) => ({ row, value: FIGURES[order](row) }))
    // Rows come in the order of players, and sorting leaves equal ones where they are.
    .sort((one, other) => compare(other.value, one.value));
  const isReversed = direction === 'ascending';
  const listed = isReversed ? ranked.filter(({ value }) => value !== null) : ranked;
  const places = ranksOf(listed.map(({ value }) => value));
  const total = listed.length;
  const { start, count } = sliceOfPage({ page, size, total, isReversed });
  const shown = listed.slice(start, start + count);
  const people = await repository.findPlayers(
    db,
    shown.map(({ row }) => row.player),
  );
  const data = shown.flatMap(({ row }, index) => {
    const found = people.get(row.player);
    if (!found) return [];
    const player = toRosterPlayer(found.player);
    return [{ place: places[start + index]!, player, team: found.team, ...toTotals(row) }];
  });
  return { data: isReversed ? data.toReversed() : data, total };
}

/** Those without the figure are last. */
function compare(one: number | null, other: number | null): number {
  if (one === other) return 0;
  return (one ?? Number.NEGATIVE_INFINITY) - (other ?? Number.NEGATIVE_INFINITY);
}

const FIGURES: Record<LeaderboardOrder, (row: repository.PlayerPeriod) => number | null> = {
  rating: ({ ratedRounds, ratingSum }) => (ratedRounds === 0 ? null : ratingSum / ratedRounds),
  kills: ({ kills }) => kills,
  deaths: ({ deaths }) => deaths,
  kd: killsPerDeath,
  kast: kastShare,
  headshots: headshotShare,
  openingKills: ({ openingKills, openingDeaths }) => openingKills - openingDeaths,
  clutches: ({ clutches }) => clutches,
  maps: ({ maps }) => maps,
};
