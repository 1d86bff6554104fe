/** The table of docs/import.md: one row for each match. */
import type { ImportProblem, PastMatch, PastTournament } from '@mes/domain/imports/results';
import { inferBestOf, mapsProblem, parseMaps, scoreProblem } from '@mes/domain/imports/results';
import { skeleton } from '@mes/domain/names/skeleton';
import { BEST_OFS, type BestOf } from '@mes/domain/series/best-of';
import { REGIONS, type Region } from '@mes/domain/tournament/name/tournament-name';
import { CsvError, parse } from 'csv-parse/sync';
import { texts } from '../texts';

export const COLUMNS = [
  ...['tournament', 'date', 'stage', 'round', 'team_a', 'team_b', 'score_a', 'score_b'],
  ...['best_of', 'forfeit', 'maps', 'region', 'season', 'key'],
] as const;
const REQUIRED = ['tournament', 'date', 'team_a', 'team_b', 'score_a', 'score_b'];

export interface ParsedFile {
  readonly tournaments: readonly PastTournament[];
  readonly problems: readonly ImportProblem[];
}

type Cells = Readonly<Record<string, string>>;
type Complain = (column: string, reason: string) => void;

export function parseCsv(text: string, { now }: { now: number }): ParsedFile {
  const problems: ImportProblem[] = [];
  const rows = readRows(text, problems);
  const tournaments = new Map<string, PastTournament & { matches: PastMatch[] }>();
  const seen = new Map<string, number>();
  for (const { cells, place } of rows) {
    const complain: Complain = (column, reason) =>
      problems.push({ place: `${place}, column ${column}`, reason });
    const name = required(cells, 'tournament', complain);
    const match = readMatch(cells, { place, now, complain });
    const { region, season } = readFacts(cells, complain);
    if (name === null || match === null) continue;
    const source = `csv:${name.toLowerCase()}`;
    const known = tournaments.get(source) ?? {
      source,
      name,
      region,
      season,
      matches: [],
      places: [],
    };
    tournaments.set(source, known);
    known.matches.push({ ...match, key: uniqueKey(seen, `${source}\n${match.key}`) });
  }
  return { tournaments: [...tournaments.values()], problems };
}

function readRows(text: string, problems: ImportProblem[]) {
  const table = readTable(text, problems);
  const header = (table.shift()?.record ?? []).map((cell) => cell.trim().toLowerCase());
  for (const column of REQUIRED) {
    if (!header.includes(column))
      problems.push({ place: `column ${column}`, reason: texts.missingColumn });
  }
  for (const column of header) {
    if (!COLUMNS.some((each) => each === column))
      problems.push({ place: `column ${column}`, reason: texts.unknownColumn });
  }
  if (problems.length > 0) return [];
  return table.map(({ record, line }) => ({
    place: `row ${line}`,
    cells: Object.fromEntries(
      header.map((column, index) => [column, unquote(record[index] ?? '')]),
    ),
  }));
}

interface TableRow {
  readonly record: readonly string[];
  readonly line: number;
}

function readTable(text: string, problems: ImportProblem[]): TableRow[] {
  const rows: TableRow[] = [];
  try {
    parse(text, {
      bom: true,
      skip_empty_lines: true,
      trim: true,
      on_record(record: string[], { lines }) {
        rows.push({ record, line: lines });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push({ place: `row ${String(error.lines ?? '?')}`, reason: error.message });
    return [];
  }
}

/** Our own export puts a quote before what a spreadsheet would run as a formula. */
function unquote(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '');
}

function readMatch(
  cells: Cells,
  { place, now, complain }: { place: string; now: number; complain: Complain },
): PastMatch | null {
  const at = readDate(cells, now, complain);
  const [teamA, teamB] = [required(cells, 'team_a', complain), required(cells, 'team_b', complain)];
  const [scoreA, scoreB] = [
    readNumber(cells, 'score_a', complain),
    readNumber(cells, 'score_b', complain),
  ];
  const forfeitedBy = readForfeit(cells, complain);
  if (at === null || teamA === null || teamB === null || scoreA === null || scoreB === null)
    return null;
  if (skeleton(teamA) === skeleton(teamB)) complain('team_b', texts.sameTeam);
  const bestOf = readBestOf(cells, { scoreA, scoreB, isForfeit: forfeitedBy !== null, complain });
  const maps = parseMaps(cells.maps ?? '');
  const problem = typeof maps === 'string' ? maps : mapsProblem(maps, { scoreA, scoreB });
  if (problem) complain('maps', problem);
  if (bestOf === null || typeof maps === 'string') return null;
  const roundName = [cells.stage, cells.round].filter(Boolean).join(', ') || null;
  const key = cells.key || [cells.date, roundName, teamA, teamB].join('|').toLowerCase();
  return { key, place, at, roundName, teamA, teamB, scoreA, scoreB, bestOf, forfeitedBy, maps };
}

function required(cells: Cells, column: string, complain: Complain): string | null {
  const value = cells[column]?.trim();
  if (!value) complain(column, texts.missingColumn);
  return value || null;
}

const DATE = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Without a zone it is UTC. */
function readDate(cells: Cells, now: number, complain: Complain): number | null {
  const text = cells.date ?? '';
  const hasZone = /(Z|[+-]\d{2}:\d{2})$/.test(text) || text.length === 10;
  const at = DATE.test(text)
    ? Date.parse(`${text.replace(' ', 'T')}${hasZone ? '' : 'Z'}`)
    : Number.NaN;
  if (Number.isNaN(at)) complain('date', texts.noDate);
  else if (at > now) complain('date', texts.future);
  else return at;
  return null;
}

function readNumber(cells: Cells, column: string, complain: Complain): number | null {
  const text = cells[column] ?? '';
  if (/^\d{1,3}$/.test(text)) return Number(text);
  complain(column, texts.noNumber);
  return null;
}

function readForfeit(cells: Cells, complain: Complain): 'A' | 'B' | null {
  const text = (cells.forfeit ?? '').toUpperCase();
  if (text === 'A' || text === 'B') return text;
  if (text !== '') complain('forfeit', texts.noForfeit);
  return null;
}

function readBestOf(
  cells: Cells,
  {
    scoreA,
    scoreB,
    isForfeit,
    complain,
  }: { scoreA: number; scoreB: number; isForfeit: boolean; complain: Complain },
): BestOf | null {
  const text = cells.best_of ?? '';
  if (text === '') {
    const inferred = inferBestOf({ scoreA, scoreB }) ?? (isForfeit ? 1 : null);
    if (inferred === null) complain('score_a', texts.counts);
    return inferred;
  }
  const bestOf = BEST_OFS.find((each) => String(each) === text);
  if (!bestOf) complain('best_of', texts.noBestOf);
  else {
    const problem = isForfeit ? null : scoreProblem({ scoreA, scoreB }, bestOf);
    if (problem) complain('score_a', problem);
  }
  return bestOf ?? null;
}

function readFacts(
  cells: Cells,
  complain: Complain,
): { region: Region | null; season: number | null } {
  const region = REGIONS.find((each) => each.toLowerCase() === (cells.region ?? '').toLowerCase());
  if (cells.region && !region) complain('region', texts.noRegion(REGIONS));
  const season = cells.season ? readNumber(cells, 'season', complain) : null;
  return { region: region ?? null, season };
}

/** The second match of two teams in a round on a day is another one. */
function uniqueKey(seen: Map<string, number>, key: string): string {
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count === 1 ? key : `${key}\n${count}`;
}
