/** Our own JSON of docs/import.md, which `export` writes. */
import type { ImportProblem, PastMatch } from '@mes/domain/imports/results';
import { inferBestOf, mapsProblem, scoreProblem } from '@mes/domain/imports/results';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { skeleton } from '@mes/domain/names/skeleton';
import { BEST_OFS } from '@mes/domain/series/best-of';
import { REGIONS } from '@mes/domain/tournament/name/tournament-name';
import { z } from 'zod';
import type { ParsedFile } from '../csv/service';
import { texts } from '../texts';

export const FORMAT = 'mes-results';

const team = z.string().trim().min(1);
const count = z.int().min(0).max(999);

const MatchSchema = z.strictObject({
  key: z.string().min(1).max(200).optional(),
  date: z.iso.datetime({ offset: true }).or(z.iso.date()),
  stage: z.string().trim().max(60).nullish(),
  round: z.string().trim().max(60).nullish(),
  teamA: team,
  teamB: team,
  scoreA: count,
  scoreB: count,
  bestOf: z.literal(BEST_OFS).nullish(),
  forfeit: z.enum(['A', 'B']).nullish(),
  maps: z
    .array(z.strictObject({ map: z.enum(DEFUSE_MAPS), scoreA: count, scoreB: count }))
    .max(7)
    .default([]),
});

export const ResultsSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  tournaments: z.array(
    z.strictObject({
      /** Where it comes from; by default its name. */
      source: z.string().min(1).max(200).optional(),
      name: z.string().trim().min(1),
      region: z.enum(REGIONS).nullish(),
      season: count.nullish(),
      matches: z.array(MatchSchema),
      places: z
        .array(z.strictObject({ team, from: z.int().min(1), to: z.int().min(1) }))
        .default([]),
    }),
  ),
});

const SHOWN = 50;

export function parseResults(value: unknown, { now }: { now: number }): ParsedFile {
  const parsed = ResultsSchema.safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues
      .slice(0, SHOWN)
      .map(({ path, message }) => ({ place: placeOf(path), reason: message }));
    return { tournaments: [], problems };
  }
  const problems: ImportProblem[] = [];
  const tournaments = parsed.data.tournaments.map((tournament, index) => ({
    source: `json:${tournament.source ?? tournament.name.toLowerCase()}`,
    name: tournament.name,
    region: tournament.region ?? null,
    season: tournament.season ?? null,
    places: tournament.places,
    matches: tournament.matches.flatMap((match, position) => {
      const place = placeOf(['tournaments', index, 'matches', position]);
      return toMatch(match, { place, now, problems }) ?? [];
    }),
  }));
  return { tournaments, problems };
}

function toMatch(
  match: z.infer<typeof MatchSchema>,
  { place, now, problems }: { place: string; now: number; problems: ImportProblem[] },
): PastMatch | null {
  const { date, stage, round, teamA, teamB, scoreA, scoreB, maps } = match;
  const complain = (field: string, reason: string) =>
    problems.push({ place: `${place}.${field}`, reason });
  const forfeitedBy = match.forfeit ?? null;
  const at = Date.parse(date);
  if (at > now) complain('date', texts.future);
  if (skeleton(teamA) === skeleton(teamB)) complain('teamB', texts.sameTeam);
  const bestOf = match.bestOf ?? inferBestOf({ scoreA, scoreB }) ?? (forfeitedBy ? 1 : null);
  if (bestOf === null) {
    complain('scoreA', texts.counts);
    return null;
  }
  const problem = forfeitedBy ? null : scoreProblem({ scoreA, scoreB }, bestOf);
  if (problem) complain('scoreA', problem);
  const wrongMaps = mapsProblem(maps, { scoreA, scoreB });
  if (wrongMaps) complain('maps', wrongMaps);
  const roundName = [stage, round].filter(Boolean).join(', ') || null;
  const key = match.key ?? [date, roundName, teamA, teamB].join('|').toLowerCase();
  return { key, place, at, roundName, teamA, teamB, scoreA, scoreB, bestOf, forfeitedBy, maps };
}

/** `tournaments[0].matches[3].scoreA` */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
