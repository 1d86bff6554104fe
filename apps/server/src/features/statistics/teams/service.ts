/** How teams did: their series, and each map. */
import type { MapStatistics, TeamStatistics } from '@mes/contract/statistics';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { form, formLetter, streak } from '@mes/domain/series/form';
import type { Db } from '../../../platform/database/database';
import * as teams from '../../teams/service';
import type { PeriodInput } from '../players/service';
import * as repository from './repository';

/** How often a team has banned each map. A port, because vetoes belong to a higher feature. */
export type CountBans = (
  db: Db,
  filter: repository.SeriesFilter,
) => Promise<ReadonlyMap<DefuseMap, number>>;

/** More series than any streak has had. */
const MAX_STREAK_SERIES = 200;

export async function readTeamStatisticsByName(
  db: Db,
  { team: name, ...period }: PeriodInput & { team: string },
): Promise<TeamStatistics> {
  const { id: teamId } = await teams.findTeam(db, name);
  return readTeamStatistics(db, { teamId, ...toPeriod(period) });
}

export async function readTeamStatistics(
  db: Db,
  filter: repository.SeriesFilter,
): Promise<TeamStatistics> {
  // Not in parallel: a transaction has one connection.
  const series = await repository.sumSeries(db, filter);
  const results = await repository.findResults(db, filter, MAX_STREAK_SERIES);
  const maps = await repository.sumMaps(db, filter);
  const kills = await repository.sumKills(db, filter);
  const tournaments = await repository.sumTournaments(db, filter);
  const letters = results.map(({ winner, own }) => formLetter(winner, own));
  const sumOf = (what: 'won' | 'lost' | 'roundWins' | 'roundLosses') =>
    maps.reduce((sum, map) => sum + map[what], 0);
  return {
    ...series,
    mapWins: sumOf('won'),
    mapLosses: sumOf('lost'),
    roundWins: sumOf('roundWins'),
    roundLosses: sumOf('roundLosses'),
    ...kills,
    streak: streak(letters),
    form: form(letters),
    ...tournaments,
  };
}

export async function readMapStatisticsByName(
  db: Db,
  { team: name, versus, ...period }: PeriodInput & { team: string; versus?: string },
  countBans: CountBans,
): Promise<MapStatistics[]> {
  const { id: teamId } = await teams.findTeam(db, name);
  const other = versus === undefined ? undefined : await teams.findTeam(db, versus);
  return readMapStatistics(db, { teamId, versusId: other?.id, ...toPeriod(period) }, countBans);
}

/** Each map that the team has played, picked or banned, most played first. */
export async function readMapStatistics(
  db: Db,
  filter: repository.SeriesFilter,
  countBans: CountBans,
): Promise<MapStatistics[]> {
  const [rows, banned] = await Promise.all([repository.sumMaps(db, filter), countBans(db, filter)]);
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

function toPeriod({ startDate: from, endDate: to, tournaments }: PeriodInput) {
  return { from, to, tournaments };
}
