/** The bracket as it travels, from the rows alone; only tables need the rules of the engine. */
import type {
  CompactBracket,
  CompactMatch,
  CompactRound,
  CompactSlot,
  CompactStage,
  CompactTable,
  GroupTable,
} from '@mes/contract/bracket-schemas';
import { ObjectNotFound } from '@mes/contract/errors';
import { tables } from '@mes/domain/tournament/stages/stage';
import type { Db } from '../../platform/database/database';
import type { SlotOrigin } from '../matches/tables';
import { findReferences } from '../teams/service';
import type { Rounds, ShownMatch, StageRow } from './repository';
import * as repository from './repository';
import { positionOf, stageOf } from './storage/service';

/** The stages of a tournament's bracket. Nobody sees the bracket of a draft. */
export interface BracketHead {
  readonly tournament: { readonly id: string; readonly name: string };
  readonly stages: readonly StageRow[];
  readonly odds: Readonly<Record<string, number>>;
}

export async function getBracketHead(db: Db, tournamentId: string): Promise<BracketHead> {
  const heads = await repository.findHeads(db, tournamentId);
  const [first] = heads;
  if (!first || first.state === 'draft') throw new ObjectNotFound();
  return {
    tournament: { id: first.id, name: first.name },
    stages: heads.flatMap(({ stage }) => stage ?? []),
    odds: first.odds ?? {},
  };
}

export async function getBracket(db: Db, tournamentId: string): Promise<CompactBracket> {
  const { tournament, stages, odds } = await getBracketHead(db, tournamentId);
  if (stages.length === 0) return { tournament, revision: 0, teams: [], stages: [], odds: [] };
  const [matches, rounds] = await findResults(db, tournament.id, stages);
  const ids = teamsOf(stages, matches);
  const references = await findReferences(db, ids);
  const teams = new Map([...ids].map((id, index) => [id, index]));
  const numbers = new Map(matches.map(({ id, number }) => [id, number]));
  return {
    tournament,
    revision: stages.reduce((sum, { revision }) => sum + revision, 0),
    teams: [...ids].map((id) => references.get(id)!),
    stages: stages.map((stage) => toStage(stage, { matches, rounds, teams, numbers })),
    odds: toOdds(odds, teams),
  };
}

/** Null before it is drawn. */
export async function findDrawnBracket(
  db: Db,
  tournamentId: string,
): Promise<CompactBracket | null> {
  const shown = await getBracket(db, tournamentId);
  return shown.stages.length === 0 ? null : shown;
}

/** Of every stage that has groups, or is Swiss. */
export async function listGroupTables(
  db: Db,
  { id, stage: index, group }: { id: string; stage?: number; group?: number },
): Promise<GroupTable[]> {
  const { tournament, stages } = await getBracketHead(db, id);
  const withTables = stages.filter(
    (stage) => hasTables(stage) && (index === undefined || stage.index === index),
  );
  if (withTables.length === 0) return [];
  const [matches, rounds] = await findResults(db, tournament.id, withTables);
  const teams = await findReferences(db, teamsOf(withTables, []));
  return withTables
    .flatMap((stage) =>
      tablesOf(stage, { matches, rounds }).map(({ rows, ...table }) => ({
        stage: stage.index,
        ...table,
        rows: rows.map((row) => ({ ...row, team: teams.get(row.team)! })),
      })),
    )
    .filter((table) => group === undefined || table.group === group);
}

/** The matches of all stages, and the rounds that were won in them, if a table counts these. */
function findResults(
  db: Db,
  tournamentId: string,
  stages: readonly StageRow[],
): Promise<[ShownMatch[], Rounds]> {
  return Promise.all([
    repository.findShownMatches(db, tournamentId),
    stages.some(hasTables) ? repository.findRounds(db, tournamentId) : new Map(),
  ]);
}

/** The teams of the draw by seed, then those that only a match names. */
function teamsOf(stages: readonly StageRow[], matches: readonly ShownMatch[]): Set<string> {
  const teams = new Set(stages.flatMap(({ entrants }) => entrants.map(({ team }) => team)));
  for (const { teamA, teamB } of matches) {
    if (teamA !== null) teams.add(teamA);
    if (teamB !== null) teams.add(teamB);
  }
  return teams;
}

interface BracketRows {
  readonly matches: readonly ShownMatch[];
  readonly rounds: Rounds;
  /** The index of each team in the answer, by its id. */
  readonly teams: ReadonlyMap<string, number>;
  /** The public number of each match, by its id. */
  readonly numbers: ReadonlyMap<string, number>;
}

function hasTables({ settings, entrants }: StageRow): boolean {
  const { format } = settings;
  const isBracket = format === 'single_elimination' || format === 'double_elimination';
  return !isBracket && entrants.length > 0;
}

function toStage(stage: StageRow, rows: BracketRows): CompactStage {
  const { index, settings, state, entrants } = stage;
  return {
    index,
    name: settings.name,
    format: settings.format,
    state,
    seeds: entrants.map(({ team }) => rows.teams.get(team)!),
    rounds: toRounds(index, rows),
    tables: hasTables(stage) ? toTables(stage, rows) : [],
  };
}

function toTables(stage: StageRow, rows: BracketRows): CompactTable[] {
  return tablesOf(stage, rows).map((table) => ({
    ...table,
    rows: table.rows.map(({ outcome, ...row }) => ({
      ...row,
      team: rows.teams.get(row.team)!,
      outcome: outcome ?? undefined,
    })),
  }));
}

function tablesOf(stage: StageRow, { matches, rounds }: Pick<BracketRows, 'matches' | 'rounds'>) {
  const own = matches.filter((match) => match.stage === stage.index);
  const played = stageOf(stage, { matches: own, rounds });
  return played ? tables(played) : [];
}

/** Rounds in the order in which their first matches were numbered: the order of play. */
function toRounds(stage: number, rows: BracketRows): CompactRound[] {
  const rounds = new Map<string, CompactRound>();
  for (const row of rows.matches) {
    if (row.stage !== stage) continue;
    const { part, group, round } = positionOf(row);
    const key = `${part} ${group} ${round}`;
    const known = rounds.get(key);
    if (known) known.matches.push(toMatch(row, known, rows));
    else {
      const { bestOf, roundName } = row;
      const head = { part, group: group ?? undefined, round, name: roundName ?? '', bestOf };
      const first: CompactRound = { ...head, matches: [] };
      first.matches.push(toMatch(row, first, rows));
      rounds.set(key, first);
    }
  }
  return [...rounds.values()];
}

/** Without what its round and its place there say. */
function toMatch(row: ShownMatch, round: CompactRound, rows: BracketRows): CompactMatch {
  const { id, number, state, bestOf, winner, startsAt, streamLink } = row;
  const { index } = positionOf(row);
  const isBegun = state !== 'scheduled' && state !== 'veto' && state !== 'cancelled';
  // The one map of a Swiss match says little; its rounds say how close it was.
  const [roundsA, roundsB] =
    isBegun && bestOf === 1 && row.part === 'swiss' ? (rows.rounds.get(id) ?? []) : [];
  const a = { team: row.teamA, score: row.scoreA, rounds: roundsA, origin: row.originA };
  const b = { team: row.teamB, score: row.scoreB, rounds: roundsB, origin: row.originB };
  return {
    id,
    matchID: number,
    state,
    slots: [toSlot(a, isBegun, rows), toSlot(b, isBegun, rows)],
    winner: winner ?? undefined,
    startsAt: startsAt ?? undefined,
    streamLink: streamLink ?? undefined,
    bestOf: bestOf === round.bestOf ? undefined : bestOf,
    index: index === round.matches.length ? undefined : index,
  };
}

interface SlotRow {
  readonly team: string | null;
  readonly score: number;
  readonly rounds: number | undefined;
  readonly origin: SlotOrigin | null;
}

function toSlot(
  { team, score, rounds, origin }: SlotRow,
  isBegun: boolean,
  { teams, numbers }: BracketRows,
): CompactSlot {
  return {
    team: team === null ? undefined : teams.get(team),
    score: isBegun ? score : undefined,
    rounds,
    ...toSource(origin, numbers),
  };
}

function toSource(
  origin: SlotOrigin | null,
  numbers: BracketRows['numbers'],
): Omit<CompactSlot, 'team' | 'score' | 'rounds'> {
  if (!origin) return {};
  switch (origin.type) {
    case 'seed':
      return { seed: origin.seed };
    case 'winner':
      return { winnerOf: numbers.get(origin.match)! };
    case 'loser':
      return { loserOf: numbers.get(origin.match)! };
    case 'placement': {
      const { stage, group, place } = origin;
      return { placeOf: { stage, group: group ?? undefined, place } };
    }
    case 'bye':
      return { bye: true };
    case 'pairing':
      return {};
  }
}

function toOdds(
  odds: Readonly<Record<string, number>>,
  teams: BracketRows['teams'],
): CompactBracket['odds'] {
  return Object.entries(odds)
    .flatMap(([id, chance]) => {
      const team = teams.get(id);
      return team === undefined ? [] : [{ team, chance }];
    })
    .sort((one, other) => other.chance - one.chance);
}
