/** Reads a tournament bracket from its rows, and writes back what changed. The bracket is locked throughout. */
import {
  type Position,
  positionKey,
  type Result,
  type SlotScore,
  type StageSettings,
} from '@mes/domain/tournament/model/vocabulary';
import { isStageOver } from '@mes/domain/tournament/stages/entrants';
import {
  type NamedPairing,
  restore,
  type Stage,
  type StageRecord,
} from '@mes/domain/tournament/stages/stage';
import type { BracketStep, TournamentBracket } from '@mes/domain/tournament/tournament-bracket';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { insertMatches, type MatchPlacement, placeTeams } from '../../matches/bracket/service';
import type { ResultChange } from '../../matches/changes/service';
import { createMatchId } from '../../matches/service';
import type { Series } from '../../matches/tables';
import type { BracketRow, Rounds, StageRow } from '../repository';
import * as repository from '../repository';
import {
  bracketNames,
  decisionOf,
  drawBracket,
  matchKey,
  sortByPlay,
  stageColumns,
  toNewRows,
  toPlacement,
} from '../rows/service';

/** The rows of a bracket, locked, and the bracket that follows from them. */
export interface LoadedBracket {
  readonly tournamentId: string;
  readonly stages: readonly StageRow[];
  readonly matches: readonly BracketRow[];
  readonly bracket: TournamentBracket;
}

interface BracketUpdate {
  readonly loaded: LoadedBracket;
  readonly step: BracketStep;
}

/** `previous` is a match as it was before the change that is being propagated. */
export async function loadBracket(
  tx: Tx,
  tournamentId: string,
  previous?: Series,
): Promise<LoadedBracket> {
  return toBracket(tx, {
    stages: await repository.lockStages(tx, tournamentId),
    tournamentId,
    previous,
  });
}

/** For those who only read it. */
export async function readBracket(db: Db, tournamentId: string): Promise<LoadedBracket> {
  return toBracket(db, { stages: await repository.findStages(db, tournamentId), tournamentId });
}

async function toBracket(
  db: Db,
  {
    stages,
    tournamentId,
    previous,
  }: { stages: readonly StageRow[]; tournamentId: string; previous?: Series },
): Promise<LoadedBracket> {
  const rows = await repository.findMatches(db, tournamentId);
  const rounds = new Map(await repository.findRounds(db, tournamentId));
  if (previous) rounds.set(previous.id, roundsOf(previous));
  const matches = rows.map((row) =>
    row.id === previous?.id ? { ...previous, stage: row.stage } : row,
  );
  const bracket = {
    stages: stages.map((row) => ({
      settings: row.settings,
      tieBreaks: row.tieBreaks,
      stage: stageOf(row, { matches: matches.filter(({ stage }) => stage === row.index), rounds }),
    })),
    dropped: await findDroppedEntrants(db, stages),
    isEnded: stages.some(({ state }) => state === 'skipped'),
  };
  return { tournamentId, stages, matches, bracket };
}

/** Without teams that were dropped before the draw. */
async function findDroppedEntrants(db: Db, [first]: readonly StageRow[]): Promise<string[]> {
  if (!first) return [];
  const drawn = new Set(first.entrants.map(({ team }) => team));
  return (await repository.findDropped(db, first.tournament)).filter((team) => drawn.has(team));
}

/** Inserts the matches of a bracket that has none yet; later stages wait for their teams. */
export async function insertBracket(
  tx: Tx,
  { loaded, step: { bracket } }: BracketUpdate,
  action: AnyAction,
): Promise<void> {
  const { tournamentId } = loaded;
  const { all, names } = drawBracket(bracket, () => createMatchId());
  await insertMatches(tx, toNewRows(all, { tournamentId, names, now: action.now }));
  const decided = all.filter(({ match }) => decisionOf(match).kind !== 'open');
  await placeTeams(
    tx,
    decided.map((each) => toPlacement(each, names)),
    action,
  );
  await saveStages(tx, { loaded, bracket }, action);
}

/** Writes what a step changed. Returns the changes of matches, for the result hooks. */
export async function saveBracket(
  tx: Tx,
  { loaded, step: { bracket, changed } }: BracketUpdate,
  action: AnyAction,
): Promise<ResultChange[]> {
  const { tournamentId } = loaded;
  const known = new Map(
    loaded.matches.map((row) => [matchKey(row.stage, positionOf(row)), row.id]),
  );
  const latest = new Map(changed.map((each) => [matchKey(each.stage, each.match.position), each]));
  const fresh = sortByPlay(
    bracket,
    [...latest].flatMap(([key, each]) => (known.has(key) ? [] : [each])),
  );
  const ids = new Map(known);
  for (const { stage, match } of fresh) ids.set(matchKey(stage, match.position), createMatchId());

  const names = bracketNames(bracket, ids);
  if (fresh.length > 0)
    await insertMatches(tx, toNewRows(fresh, { tournamentId, names, now: action.now }));
  const placements = [...latest].flatMap(([key, each]) =>
    known.has(key) || decisionOf(each.match).kind !== 'open' ? [toPlacement(each, names)] : [],
  );
  const removed = removedMatches(loaded, bracket);
  const waiting = waitingMatches(loaded, bracket);
  const changes = await placeTeams(tx, [...placements, ...removed, ...waiting], action);
  await saveStages(tx, { loaded, bracket }, action);
  return changes;
}

/** Rows of a stage that became smaller, or whose round was redrawn with fewer matches. */
function removedMatches(loaded: LoadedBracket, bracket: TournamentBracket): MatchPlacement[] {
  return loaded.matches.flatMap((row) => {
    const stage = bracket.stages[row.stage]?.stage;
    if (!stage) return [];
    const isPlanned = stage.plan.byPosition.has(positionKey(positionOf(row)));
    if (isPlanned || stage === loaded.bracket.stages[row.stage]?.stage) return [];
    return [emptyPlacement(row.id, { kind: 'unplayed', winner: null })];
  });
}

/** Rows of stages that have no teams: cancelled where they will not be played, else waiting. */
function waitingMatches(loaded: LoadedBracket, bracket: TournamentBracket): MatchPlacement[] {
  const skipped = bracket.stages.map(
    ({ stage }, index) => !stage && (bracket.isEnded || isStageOver(bracket, index)),
  );
  return loaded.matches.flatMap((row) => {
    const isCancelled = row.state === 'cancelled';
    if (bracket.stages[row.stage]?.stage || skipped[row.stage] === isCancelled) return [];
    return [
      emptyPlacement(row.id, isCancelled ? { kind: 'open' } : { kind: 'unplayed', winner: null }),
    ];
  });
}

function emptyPlacement(id: string, decision: MatchPlacement['decision']): MatchPlacement {
  return { id, teamA: null, teamB: null, decision };
}

async function saveStages(
  tx: Tx,
  { loaded, bracket }: { loaded: LoadedBracket; bracket: TournamentBracket },
  { now }: AnyAction,
): Promise<void> {
  for (const [index, row] of loaded.stages.entries()) {
    const columns = stageColumns(bracket, index);
    const [is, was] = [bracket.stages[index]!, loaded.bracket.stages[index]!];
    if (is.stage === was.stage && columns.state === row.state) continue;
    const settings = withGroups(row.settings, is.settings);
    await repository.updateStage(tx, row, { ...columns, settings, updatedAt: now });
  }
}

/** Of its settings, only the number of groups ever changes. */
function withGroups(stored: StageRow['settings'], is: StageSettings): StageRow['settings'] {
  return 'groups' in stored && 'groups' in is ? { ...stored, groups: is.groups } : stored;
}

/** Null while the stages before it have not decided who plays it. */
export function stageOf(row: StageRow, stored: StoredMatches): Stage | null {
  return row.entrants.length === 0 ? null : restore(recordOf(row, stored));
}

interface StoredMatches {
  /** Of this stage alone. */
  readonly matches: readonly BracketRow[];
  readonly rounds: Rounds;
}

function recordOf(
  { settings, tieBreaks, entrants, dropped }: StageRow,
  { matches, rounds }: StoredMatches,
): StageRecord {
  return {
    settings,
    tieBreaks,
    entrants: entrants.map(({ team, into }) => ({ team, into })),
    dropped,
    results: matches.flatMap((match) => {
      const result = enteredResult(match, rounds.get(match.id));
      return result ? [{ position: positionOf(match), result }] : [];
    }),
    pairings: settings.format === 'swiss' ? pairingsOf(matches) : [],
  };
}

/** The result that people entered; null without one, and where the bracket decided by itself. */
function enteredResult(match: DecidedMatch, rounds: SlotScore = [0, 0]): Result | null {
  const { state, automatic, winner, scoreA, scoreB, forfeitedBy } = match;
  if (automatic) return null;
  if (state === 'cancelled') return { kind: 'cancelled' };
  if (state === 'forfeited') return { kind: 'forfeit', by: forfeitedBy! };
  if (state !== 'finished') return null;
  return { kind: 'played', winner, maps: [scoreA, scoreB], rounds };
}

type DecidedMatch = Pick<
  BracketRow,
  'state' | 'automatic' | 'winner' | 'scoreA' | 'scoreB' | 'forfeitedBy'
>;

export function resultOfSeries(series: Series): Result | null {
  return enteredResult(series, roundsOf(series));
}

/** Rounds won over all maps. */
function roundsOf({ maps }: Series): SlotScore {
  const sum = (side: 'scoreA' | 'scoreB') => maps.reduce((rounds, map) => rounds + map[side], 0);
  return [sum('scoreA'), sum('scoreB')];
}

export function positionOf({
  part,
  group,
  round,
  index,
}: Pick<BracketRow, 'part' | 'group' | 'round' | 'index'>): Position {
  if (part === null || round === null || index === null)
    throw new TypeError('A match of a bracket has a position.');
  return { part, group, round, index };
}

/** Drawn rounds in their order; rows whose draw was taken back have no teams. */
function pairingsOf(matches: readonly BracketRow[]): NamedPairing[][] {
  const rounds: NamedPairing[][] = [];
  const drawn = matches
    .filter(({ teamA }) => teamA !== null)
    .toSorted((one, other) => positionKey(positionOf(one)) - positionKey(positionOf(other)));
  for (const { round, teamA, teamB } of drawn) {
    const pairings = rounds[round! - 1] ?? [];
    rounds[round! - 1] = [...pairings, [teamA!, teamB]];
  }
  return rounds;
}
