/** How teams did: their series, and each map. */
import type { MapStatistics, Performance, TeamStatistics } from '@mes/contract/statistics';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { form, formLetter, streak } from '@mes/domain/series/form';
import { meanRating } from '@mes/domain/statistics/player-figures';
import { NO_VETOES, type VetoCounts } from '@mes/domain/veto/team-counts';
import type { Db } from '../../../platform/database/database';
import * as teams from '../../teams/service';
import type { PlayedFilterInput } from '../players/service';
import * as repository from './repository';

/** What a team has banned and picked. A port, because vetoes belong to a higher feature. */
export type CountVetoes = (
  db: Db,
  filter: repository.SeriesFilter,
) => Promise<ReadonlyMap<DefuseMap, VetoCounts>>;

/** More series than any streak has had. */
const MAX_STREAK_SERIES = 200;

export async function readTeamStatisticsByName(
  db: Db,
  { team: name, ...period }: PlayedFilterInput & { team: string },
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
  const { kills, deaths } = await repository.sumLines(db, filter);
  const tournaments = await repository.sumTournaments(db, filter);
  const letters = results.map(({ winner, own }) => formLetter(winner, own));
  return {
    ...series,
    ...addUpMaps(maps),
    kills,
    deaths,
    streak: streak(letters),
    form: form(letters),
    ...tournaments,
  };
}

export interface TeamPerformanceInput extends PlayedFilterInput {
  readonly team: string;
  readonly map?: DefuseMap;
  /** Name of the other team. */
  readonly versus?: string;
}

/** Its maps, and what its players did on them. */
export async function readTeamPerformance(
  db: Db,
  { team: name, versus, map, ...period }: TeamPerformanceInput,
): Promise<Performance> {
  const { id: teamId } = await teams.findTeam(db, name);
  const other = versus === undefined ? undefined : await teams.findTeam(db, versus);
  const filter = { teamId, versusId: other?.id, gameMap: map, ...toPeriod(period) };
  const maps = await repository.sumMaps(db, filter);
  const { kills, deaths, ...rated } = await repository.sumLines(db, filter);
  return { ...addUpMaps(maps), kills, deaths, rating: meanRating(rated) };
}

/** Whom the team has played, most often first. */
export async function listOpponents(
  db: Db,
  teamId: string,
): Promise<{ team: ReturnType<typeof teams.toTeamReference>; matches: number }[]> {
  const rows = await repository.findOpponents(db, { teamId });
  return rows.map(({ team, matches }) => ({ team: teams.toTeamReference(team), matches }));
}

export async function readMapStatisticsByName(
  db: Db,
  { team: name, versus, ...period }: PlayedFilterInput & { team: string; versus?: string },
  countVetoes: CountVetoes,
): Promise<MapStatistics[]> {
  const { id: teamId } = await teams.findTeam(db, name);
  const other = versus === undefined ? undefined : await teams.findTeam(db, versus);
  return readMapStatistics(db, { teamId, versusId: other?.id, ...toPeriod(period) }, countVetoes);
}

/** Each map that the team has played, picked or banned, most played first. */
export async function readMapStatistics(
  db: Db,
  filter: repository.SeriesFilter,
  countVetoes: CountVetoes,
): Promise<MapStatistics[]> {
  const pool = await readMapPool(db, filter, countVetoes);
  return pool.filter(({ played, picked, banned }) => played + picked + banned > 0);
}

/** The same, and each map that was in the pool of its vetoes. */
export async function readMapPool(
  db: Db,
  filter: repository.SeriesFilter,
  countVetoes: CountVetoes,
): Promise<MapStatistics[]> {
  const [rows, vetoes] = await Promise.all([
    repository.sumMaps(db, filter),
    countVetoes(db, filter),
  ]);
  const played = new Map(rows.map((row) => [row.map, row]));
  return DEFUSE_MAPS.flatMap((map) => {
    const row = played.get(map) ?? { map, ...NOT_PLAYED };
    const { picked: pickedInVeto, ...counts } = vetoes.get(map) ?? NO_VETOES;
    const found = { ...row, ...counts, pickedInVeto };
    return found.played + found.picked + found.vetoes === 0 ? [] : [found];
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

function addUpMaps(maps: Awaited<ReturnType<typeof repository.sumMaps>>) {
  const sumOf = (what: 'won' | 'lost' | 'roundWins' | 'roundLosses') =>
    maps.reduce((sum, map) => sum + map[what], 0);
  return {
    mapWins: sumOf('won'),
    mapLosses: sumOf('lost'),
    roundWins: sumOf('roundWins'),
    roundLosses: sumOf('roundLosses'),
  };
}

function toPeriod({ startDate: from, endDate: to, tournaments: tournamentIds }: PlayedFilterInput) {
  return { from, to, tournamentIds };
}
