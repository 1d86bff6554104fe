/**
 * The public face of the tournament engine: a stage of any format, played by pure functions. Each
 * takes a stage and returns the new stage with the matches that have changed, so that a caller with one
 * row for each match knows which rows to write.
 *
 * Storing and rebuilding. Store what `record` returns: settings, entrants, dropped teams, and with
 * each match its entered result (for Swiss also its teams). `restore` rebuilds the stage from these in
 * one pass; all else is derived, so that it cannot contradict them. A `Stage` itself is a value: it
 * never changes, versions share their memory, and a result costs about as much among 8 teams as
 * among 4,096.
 *
 * Guaranteed for any order of results, drops, corrections and draws:
 * - the position of a match never changes; only taking a Swiss draw back empties matches;
 * - a stage can always be played to its end;
 * - taking a result back and entering it again leads to the same stage.
 *
 * What can be refused has a twin that returns the reason (`reportProblem` …). Without asking it first, the
 * same reason is thrown as a RangeError.
 */

import { type Match, matchView, undrawnView } from '../model/match-view';
import { at } from '../model/paged-array';
import { UNKNOWN } from '../model/plan';
import { type Propagation, propagate } from '../model/propagate';
import { replay } from '../model/replay';
import { type Cell, type DropOrder, type Stage, UNDECIDED } from '../model/state';
import {
  type Entrant,
  type Position,
  positionKey,
  type Result,
  type StageSettings,
  TIE_BREAKS,
  type TieBreak,
} from '../model/vocabulary';
import { drawProblem, type NamedPairing, nextRound } from '../swiss/draw';
import { overtakenRound } from '../swiss/overtaken-round';
import { drawnRounds, type Pairing } from '../swiss/rounds';
import { planOf } from './plan-of';
import { resultProblem, setupProblem } from './problems';

export type { BracketMatchState, Match, Slot } from '../model/match-view';
export { type Round, rounds } from '../model/rounds';
export type { Stage } from '../model/state';
export type { NamedPairing } from '../swiss/draw';
export { drawProblem } from '../swiss/draw';
export { isFinished } from './finished';
export { type Table, type TableRow, tables } from './group-tables';
export { type Placement, placements } from './placements';
export { setupProblem } from './problems';

export interface Setup {
  readonly settings: StageSettings;
  /** In order of seed: 2 to 4,096. */
  readonly entrants: readonly Entrant[];
  /** In order; the seed decides what they leave open. All of them unless given. */
  readonly tieBreaks?: readonly TieBreak[];
}

/** All that a stage is made of, as plain JSON. */
export interface StageRecord extends Setup {
  /** Teams that left or were disqualified, in that order. */
  readonly dropped?: readonly string[];
  /** Results as they were given; those that follow from drops or byes are not among them. */
  readonly results?: readonly { readonly position: Position; readonly result: Result }[];
  /**
   * Swiss: the matches of each drawn round in order of their index; null for a bye. Matches that
   * were emptied when a draw was taken back are not among them.
   */
  readonly pairings?: readonly (readonly NamedPairing[])[];
}

export interface Change {
  readonly stage: Stage;
  /** Every match that stands differently now, as it stands now, in order of play. */
  readonly changed: readonly Match[];
  /** Matches whose given result was taken back by this change, as they stood before it. */
  readonly undone: readonly Match[];
}

export function create(setup: Setup): Stage {
  return restore(setup);
}

/** Throws when the parts do not fit each other: a result without teams, a position that is not there. */
export function restore({
  settings,
  entrants,
  tieBreaks = TIE_BREAKS,
  dropped = [],
  results = [],
  pairings = [],
}: StageRecord): Stage {
  refuse(setupProblem(settings, entrants));
  const seeds = new Map(entrants.map(({ team }, seed) => [team, seed]));
  const seedOf = (team: string) => {
    const seed = seeds.get(team);
    if (seed === undefined) throw new RangeError(`${team} is not in this stage.`);
    return seed;
  };
  const drawn = pairings.map((round) =>
    round.map(([a, b]): Pairing => [seedOf(a), b === null ? null : seedOf(b)]),
  );
  const plan = planOf(settings, entrants, drawn);
  const given = new Map(
    results.map(({ position, result }) => [nodeAt(plan, position), result] as const),
  );
  const stage = { settings, entrants, tieBreaks, seeds, plan, cells: [] };
  return replay({ ...stage, dropped: inOrder(dropped.map(seedOf)) }, given);
}

export function record(stage: Stage): Required<StageRecord> {
  const { settings, entrants, tieBreaks, plan, cells } = stage;
  const teamOf = (seed: number) => entrants[seed]!.team;
  const drawn = settings.format === 'swiss' ? drawnRounds(plan) : [];
  return {
    settings,
    entrants,
    tieBreaks,
    dropped: [...stage.dropped.keys()].map(teamOf),
    results: plan.nodes.flatMap(({ position }, node) => {
      const { result } = at(cells, node);
      return result ? [{ position, result }] : [];
    }),
    pairings: drawn.map((round) =>
      round.map(([a, b]): NamedPairing => [teamOf(a), b === null ? null : teamOf(b)]),
    ),
  };
}

/** Every match, in order of play. Where a team has a bye from the start there is none. */
export function matches(stage: Stage): Match[] {
  return stage.plan.nodes.map((_, node) => matchView(stage, node));
}

export function matchAt(stage: Stage, position: Position): Match | null {
  const node = stage.plan.byPosition.get(positionKey(position));
  return node === undefined ? null : matchView(stage, node);
}

/** Why this result cannot be reported now, or null. Only open matches take a first result. */
export function reportProblem(stage: Stage, position: Position, result: Result): string | null {
  const cell = cellAt(stage, position);
  if (!cell) return 'There is no such match.';
  if (cell.a === UNKNOWN || cell.b === UNKNOWN) return 'Its teams are not decided yet.';
  if (cell.verdict !== UNDECIDED) return 'This match is decided; correct it instead.';
  return resultProblem(stage.settings, result);
}

export function report(stage: Stage, position: Position, result: Result): Change {
  refuse(reportProblem(stage, position, result));
  return enter(stage, nodeAt(stage.plan, position), result);
}

export function correctProblem(
  stage: Stage,
  position: Position,
  result: Result | null,
): string | null {
  const cell = cellAt(stage, position);
  if (!cell) return 'There is no such match.';
  if (cell.a < 0 || cell.b < 0) return 'This match does not have two teams.';
  return result && resultProblem(stage.settings, result);
}

/**
 * Puts another result in the place of what stands there, or takes it back (null). Where other teams
 * now go on, later matches lose their results and are open or waiting again.
 */
export function correct(stage: Stage, position: Position, result: Result | null): Change {
  refuse(correctProblem(stage, position, result));
  return enter(stage, nodeAt(stage.plan, position), result);
}

/** The later matches whose results `correct` would take back, as they stand now. */
export function undone(stage: Stage, position: Position, result: Result | null): readonly Match[] {
  return correct(stage, position, result).undone;
}

/** Takes the result of a match back, and with it what followed from it. */
export function reset(stage: Stage, position: Position): Change {
  return correct(stage, position, null);
}

/** A team leaves or is disqualified: it forfeits what is left for it; what it has played stands. */
export function drop(stage: Stage, team: string): Change {
  const seed = seedOf(stage, team);
  return revisit(stage, { team: seed, dropped: inOrder([...stage.dropped.keys(), seed]) });
}

/** Takes a drop back: its forfeits vanish, and with them what was played because of them. */
export function reinstate(stage: Stage, team: string): Change {
  const seed = seedOf(stage, team);
  const others = [...stage.dropped.keys()].filter((other) => other !== seed);
  return revisit(stage, { team: seed, dropped: inOrder(others) });
}

/** Draws the next round of a Swiss stage; with `named`, as staff decided. */
export function drawRound(stage: Stage, named?: readonly NamedPairing[]): Change {
  refuse(drawProblem(stage, named));
  const known = stage.plan.nodes.length;
  const next = withRounds(stage, [...drawnRounds(stage.plan), nextRound(stage, named)]);
  const changed = next.plan.nodes.slice(known).map((_, place) => matchView(next, known + place));
  return { stage: next, changed, undone: [] };
}

/** Takes the last drawn round of a Swiss stage back, so that it can be drawn again. */
export function undrawRound(stage: Stage): Change {
  if (stage.settings.format !== 'swiss') throw new RangeError('Only Swiss rounds are drawn.');
  const drawn = drawnRounds(stage.plan).length;
  if (drawn === 0) throw new RangeError('No round has been drawn.');
  return withoutRoundsFrom(stage, drawn);
}

function enter(stage: Stage, node: number, result: Result | null): Change {
  const propagated = propagate(stage, { entered: [{ node, result }] });
  const change = changeOf(stage, propagated);
  const overtaken = overtakenRound(stage, propagated.stage, node);
  if (overtaken === null) return change;
  const shortened = withoutRoundsFrom(propagated.stage, overtaken);
  return { ...shortened, changed: [...change.changed, ...shortened.changed] };
}

function withoutRoundsFrom(stage: Stage, round: number): Change {
  const next = withRounds(stage, drawnRounds(stage.plan).slice(0, round - 1));
  const left = next.plan.nodes.length;
  const removed = stage.plan.nodes.slice(left);
  return {
    stage: next,
    changed: removed.map(({ position }) => undrawnView(position)),
    undone: removed.flatMap((_, place) =>
      at(stage.cells, left + place).result ? [matchView(stage, left + place)] : [],
    ),
  };
}

/** The same Swiss stage with these rounds drawn; results stay with the matches that stay. */
function withRounds(stage: Stage, drawn: readonly (readonly Pairing[])[]): Stage {
  const plan = planOf(stage.settings, stage.entrants, drawn);
  const results = new Map<number, Result>();
  plan.nodes.forEach((_, node) => {
    const result = node < stage.plan.nodes.length ? at(stage.cells, node).result : null;
    if (result) results.set(node, result);
  });
  return replay({ ...stage, plan }, results);
}

function revisit(stage: Stage, { team, dropped }: { team: number; dropped: DropOrder }): Change {
  const own = stage.plan.nodes.flatMap((_, node) => {
    const { a, b, result } = at(stage.cells, node);
    return (a === team || b === team) && !result ? [node] : [];
  });
  return changeOf(stage, propagate({ ...stage, dropped }, { revisited: own }));
}

function inOrder(teams: readonly number[]): DropOrder {
  return new Map([...new Set(teams)].map((team, order) => [team, order]));
}

function changeOf(before: Stage, { stage, changed, undone }: Propagation): Change {
  return {
    stage,
    changed: changed.map((node) => matchView(stage, node)),
    undone: undone.map((node) => matchView(before, node)),
  };
}

function cellAt({ plan, cells }: Stage, position: Position): Cell | null {
  const node = plan.byPosition.get(positionKey(position));
  return node === undefined ? null : at(cells, node);
}

function nodeAt(plan: Stage['plan'], position: Position): number {
  const node = plan.byPosition.get(positionKey(position));
  if (node === undefined) throw new RangeError('There is no such match.');
  return node;
}

function seedOf({ seeds }: Stage, team: string): number {
  const seed = seeds.get(team);
  if (seed === undefined) throw new RangeError(`${team} is not in this stage.`);
  return seed;
}

function refuse(problem: string | null): void {
  if (problem) throw new RangeError(problem);
}
