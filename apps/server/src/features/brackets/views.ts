/** The bracket as its page shows it, from the rows alone; only tables need the rules of the engine. */
import type {
  Bracket,
  BracketMatch,
  BracketRound,
  BracketStage,
  GroupTable,
  Slot,
  SlotSource,
} from '@mes/contract/brackets';
import { ObjectNotFound } from '@mes/contract/errors';
import { tables } from '@mes/domain/tournament/stages/stage';
import type { Db } from '../../platform/database/database';
import type { SlotOrigin } from '../matches/tables';
import { findReferences, toTeamReference } from '../teams/service';
import type { Rounds, ShownMatch, StageRow } from './repository';
import * as repository from './repository';
import { positionOf, stageOf } from './storage/service';

type Team = ReturnType<typeof toTeamReference>;
type Teams = ReadonlyMap<string, Team>;

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

export async function getBracket(db: Db, tournamentId: string): Promise<Bracket> {
  const { tournament, stages, odds } = await getBracketHead(db, tournamentId);
  if (stages.length === 0) return { tournament, revision: 0, stages: [], odds: [] };
  const matches = await repository.findShownMatches(db, tournament.id);
  const rounds = stages.some(hasTables)
    ? await repository.findRounds(db, tournament.id)
    : new Map();
  const teams = await teamsOf(db, stages, matches);
  return {
    tournament,
    revision: stages.reduce((sum, { revision }) => sum + revision, 0),
    stages: stages.map((stage) => toStage(stage, { matches, rounds, teams })),
    odds: toOdds(odds, teams),
  };
}

/** Null before it is drawn. */
export async function findDrawnBracket(db: Db, tournamentId: string): Promise<Bracket | null> {
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
  const [matches, rounds] = await Promise.all([
    repository.findShownMatches(db, tournament.id),
    repository.findRounds(db, tournament.id),
  ]);
  const teams = await teamsOf(db, withTables, matches);
  return withTables
    .flatMap((stage) => toTables(stage, { matches, rounds, teams }))
    .filter((table) => group === undefined || table.group === group);
}

interface StageRows {
  readonly matches: readonly ShownMatch[];
  readonly rounds: Rounds;
  readonly teams: Teams;
}

function hasTables({ settings, entrants }: StageRow): boolean {
  const { format } = settings;
  const isBracket = format === 'single_elimination' || format === 'double_elimination';
  return !isBracket && entrants.length > 0;
}

function toStage(stage: StageRow, shown: StageRows): BracketStage {
  const { index, settings, state } = stage;
  return {
    index,
    name: settings.name,
    format: settings.format,
    state,
    rounds: toRounds(stage, shown),
    tables: hasTables(stage) ? toTables(stage, shown) : [],
  };
}

function toTables(stage: StageRow, { matches, rounds, teams }: StageRows): GroupTable[] {
  const own = matches.filter((match) => match.stage === stage.index);
  const played = stageOf(stage, { matches: own, rounds });
  if (!played) return [];
  return tables(played).map(({ rows, ...table }) => ({
    stage: stage.index,
    ...table,
    rows: rows.map((row) => ({ ...row, team: teams.get(row.team)! })),
  }));
}

/** Rounds in the order in which their first matches were numbered: the order of play. */
function toRounds({ index, entrants }: StageRow, { matches }: StageRows): BracketRound[] {
  const seeds = new Map(entrants.map(({ team }, place) => [team, place + 1]));
  const numbers = new Map(matches.map(({ id, number }) => [id, number]));
  const rounds = new Map<string, BracketRound>();
  for (const row of matches) {
    if (row.stage !== index) continue;
    const { part, group, round } = positionOf(row);
    const key = `${part} ${group} ${round}`;
    const match = toMatch(row, { seeds, numbers });
    const known = rounds.get(key);
    if (known) known.matches.push(match);
    else {
      const { bestOf, roundName } = row;
      const head = { stage: index, part, group, round, name: roundName ?? '', bestOf };
      rounds.set(key, { ...head, matches: [match] });
    }
  }
  return [...rounds.values()];
}

interface MatchReferences {
  readonly seeds: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, number>;
}

function toMatch(row: ShownMatch, known: MatchReferences): BracketMatch {
  const isBegun = row.state !== 'scheduled' && row.state !== 'veto' && row.state !== 'cancelled';
  const slot = (side: 'A' | 'B'): Slot => {
    const team = side === 'A' ? row.teamA : row.teamB;
    const shown = side === 'A' ? row.a : row.b;
    return {
      team: shown && toTeamReference(shown),
      seed: team === null ? null : (known.seeds.get(team) ?? null),
      score: isBegun ? (side === 'A' ? row.scoreA : row.scoreB) : null,
      source: toSource(side === 'A' ? row.originA : row.originB, known),
    };
  };
  return {
    id: row.id,
    matchID: row.number,
    position: { stage: row.stage, ...positionOf(row) },
    state: row.state,
    bestOf: row.bestOf,
    slots: [slot('A'), slot('B')],
    winner: row.winner,
    startsAt: row.startsAt,
    winnerTo: reference(row.winnerTo, known),
    loserTo: reference(row.loserTo, known),
  };
}

function toSource(origin: SlotOrigin | null, known: MatchReferences): SlotSource {
  if (!origin) return { type: 'pairing' };
  if (origin.type === 'winner' || origin.type === 'loser')
    return { type: origin.type, match: reference(origin.match, known)! };
  return origin;
}

function reference(id: string | null, { numbers }: MatchReferences) {
  return id === null ? null : { id, matchID: numbers.get(id)! };
}

/** Nearly every team is in a match already; only the others need a query. */
async function teamsOf(
  db: Db,
  stages: readonly StageRow[],
  matches: readonly ShownMatch[],
): Promise<Teams> {
  const teams = new Map<string, Team>();
  for (const { teamA, teamB, a, b } of matches) {
    if (teamA !== null && a) teams.set(teamA, toTeamReference(a));
    if (teamB !== null && b) teams.set(teamB, toTeamReference(b));
  }
  const missing = stages
    .flatMap(({ entrants }) => entrants.map(({ team }) => team))
    .filter((team) => !teams.has(team));
  if (missing.length === 0) return teams;
  return new Map([...teams, ...(await findReferences(db, missing))]);
}

function toOdds(odds: Readonly<Record<string, number>>, teams: Teams): Bracket['odds'] {
  return Object.entries(odds)
    .flatMap(([id, chance]) => {
      const team = teams.get(id);
      return team ? [{ team, chance }] : [];
    })
    .sort((one, other) => other.chance - one.chance);
}
