/** How teams did: their series, and each map. */
import type { MapStatistics, TeamStatistics } from '@mes/contract/statistics';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { form, letterOf, streak } from '@mes/domain/series/form';
import type { Db } from '../../platform/database/database';
import * as teams from '../teams/service';
import type { PeriodAsked } from './players';
import * as repository from './repository-teams';

/** How often a team has banned each map; given at the start. */
export type Bans = (
  db: Db,
  wanted: repository.SeriesWanted,
) => Promise<ReadonlyMap<DefuseMap, number>>;

/** Longer streaks than anyone has had. */
const STREAK_SEEN = 200;

export async function statistics(
  db: Db,
  { team: name, ...period }: PeriodAsked & { team: string },
): Promise<TeamStatistics> {
  const { id: team } = await teams.find(db, name);
  return statisticsOf(db, { team, ...toPeriod(period) });
}

/** By the team's id. */
export async function statisticsOf(
  db: Db,
  wanted: repository.SeriesWanted,
): Promise<TeamStatistics> {
  // One after the other: it is also read within transactions.
  const series = await repository.sumSeries(db, wanted);
  const results = await repository.findResults(db, wanted, STREAK_SEEN);
  const maps = await repository.sumMaps(db, wanted);
  const kills = await repository.sumKills(db, wanted);
  const tournaments = await repository.sumTournaments(db, wanted);
  const letters = results.map(({ winner, own }) => letterOf(winner, own));
  const over = (what: 'won' | 'lost' | 'roundWins' | 'roundLosses') =>
    maps.reduce((sum, map) => sum + map[what], 0);
  return {
    ...series,
    mapWins: over('won'),
    mapLosses: over('lost'),
    roundWins: over('roundWins'),
    roundLosses: over('roundLosses'),
    ...kills,
    streak: streak(letters),
    form: form(letters),
    ...tournaments,
  };
}

export async function mapStatistics(
  db: Db,
  { team: name, versus, ...period }: PeriodAsked & { team: string; versus?: string },
  bans: Bans,
): Promise<MapStatistics[]> {
  const { id: team } = await teams.find(db, name);
  const other = versus === undefined ? undefined : await teams.find(db, versus);
  return mapStatisticsOf(db, { team, versus: other?.id, ...toPeriod(period) }, bans);
}

/** By the team's id: each map that it has played, picked or banned, most played first. */
export async function mapStatisticsOf(
  db: Db,
  wanted: repository.SeriesWanted,
  bans: Bans,
): Promise<MapStatistics[]> {
  const [rows, banned] = await Promise.all([repository.sumMaps(db, wanted), bans(db, wanted)]);
  const played = new Map(rows.map((row) => [row.map, row]));
  return DEFUSE_MAPS.flatMap((map) => {
    const row = played.get(map);
    const found = { ...(row ?? { map, ...NOT_PLAYED }), banned: banned.get(map) ?? 0 };
    return found.played + found.picked + found.banned === 0 ? [] : [found];
  }).sort((one, other) => other.played - one.played);
}

const NOT_PLAYED = {
  played: 0,
  won: 0,
  lost: 0,
  roundWins: 0,
  roundLosses: 0,
  coalitionRoundWins: 0,
  breachRoundWins: 0,
  picked: 0,
};

function toPeriod({ startDate: from, endDate: to, tournaments }: PeriodAsked) {
  return { from, to, tournaments };
}
