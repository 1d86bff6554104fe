/** Results in the formats that an import reads. */
import { writeCsv } from '@mes/domain/csv/csv';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/database';
import { COLUMNS } from '../csv/service';
import { FORMAT, type ResultsSchema } from '../json/service';
import * as repository from './repository';

export type ExportedResults = z.infer<typeof ResultsSchema>;
type ResultTournament = ExportedResults['tournaments'][number];

/** Of one tournament, or of all with null. */
export async function readResults(db: Db, tournamentId: string | null): Promise<ExportedResults> {
  const tournaments: ResultTournament[] = [];
  for (const found of await repository.findTournaments(db, tournamentId)) {
    const tournament = await readTournament(db, found);
    if (tournament.matches.length > 0) tournaments.push(tournament);
  }
  return { format: FORMAT, version: 1, tournaments };
}

async function readTournament(
  db: Db,
  { id, ...facts }: Awaited<ReturnType<typeof repository.findTournaments>>[number],
): Promise<ResultTournament> {
  const [rows, maps, places] = [
    await repository.findMatches(db, id),
    await repository.findMaps(db, id),
    await repository.findPlaces(db, id),
  ];
  const mapsOf = new Map<string, ResultTournament['matches'][number]['maps']>();
  for (const { match, ...map } of maps) mapsOf.set(match, [...(mapsOf.get(match) ?? []), map]);
  return {
    source: id,
    ...facts,
    places,
    matches: rows.map(({ id: key, at, roundName, forfeitedBy, ...match }) => ({
      key,
      date: new Date(at).toISOString(),
      round: roundName,
      ...match,
      forfeit: forfeitedBy === 'both' ? null : forfeitedBy,
      maps: mapsOf.get(key) ?? [],
    })),
  };
}

export function toCsv({ tournaments }: ExportedResults): string {
  const rows = tournaments.flatMap(({ name, region, season, matches }) =>
    matches.map((match) => {
      const cells: Record<string, string | number | null | undefined> = {
        tournament: name,
        date: match.date,
        stage: match.stage,
        round: match.round,
        team_a: match.teamA,
        team_b: match.teamB,
        score_a: match.scoreA,
        score_b: match.scoreB,
        best_of: match.bestOf,
        forfeit: match.forfeit,
        maps: match.maps.map(({ map, scoreA, scoreB }) => `${map} ${scoreA}-${scoreB}`).join('; '),
        region,
        season,
        key: match.key,
      };
      return COLUMNS.map((column) => cells[column] ?? null);
    }),
  );
  return writeCsv([COLUMNS, ...rows]);
}
