import type { TeamSlot } from '../../series/team-slots';
import { at } from './paged-array';
import { NOBODY, type Target, UNKNOWN } from './plan';
import { A_WINS, B_WINS, type Cell, type Stage, UNDECIDED } from './state';
import type { Position, Result, SlotSource } from './vocabulary';

/**
 * - `waiting`: a team is still to come
 * - `open`: both teams are there and can play
 * - `finished`, `forfeited`, `cancelled`: decided; forfeited also by a drop
 * - `bye`: one team goes on without playing, because nobody can come to the other slot
 * - `void`: it is not played: nobody came, or the first grand final decided
 */
export type BracketMatchState =
  | 'waiting'
  | 'open'
  | 'finished'
  | 'forfeited'
  | 'cancelled'
  | 'bye'
  | 'void';

export interface Slot {
  readonly team: string | null;
  readonly seed: number | null;
  readonly source: SlotSource;
}

/** A match as it stands; the server keeps one row for each. */
export interface Match {
  readonly position: Position;
  /** Team A, team B. */
  readonly slots: readonly [Slot, Slot];
  readonly state: BracketMatchState;
  /** The result that counts; a forfeit that follows from a drop is one too. */
  readonly result: Result | null;
  /** The result was not given but follows from a drop: do not store it as given. */
  readonly automatic: boolean;
  readonly winner: TeamSlot | null;
  readonly winnerTo: Position | null;
  readonly loserTo: Position | null;
}

export function matchView(stage: Stage, node: number): Match {
  const planned = stage.plan.nodes[node]!;
  const cell = at(stage.cells, node);
  const result = cell.result ?? forfeitByDrop(cell);
  return {
    position: planned.position,
    slots: [
      slotView(stage, cell.a, planned.sources[0]),
      slotView(stage, cell.b, planned.sources[1]),
    ],
    state: stateOf(cell, result),
    result,
    automatic: result !== null && cell.result === null,
    winner: winnerOf(cell),
    winnerTo: positionOf(stage, planned.winnerTo),
    loserTo: positionOf(stage, planned.loserTo),
  };
}

/** A Swiss match before its round is drawn, or after the draw was taken back. */
export function undrawnView(position: Position): Match {
  const slot: Slot = { team: null, seed: null, source: { type: 'pairing' } };
  return {
    position,
    slots: [slot, slot],
    state: 'waiting',
    result: null,
    automatic: false,
    winner: null,
    winnerTo: null,
    loserTo: null,
  };
}

export function stateOf(cell: Cell, result: Result | null): BracketMatchState {
  if (cell.a === UNKNOWN || cell.b === UNKNOWN) return 'waiting';
  if (cell.a === NOBODY || cell.b === NOBODY) return winnerOf(cell) ? 'bye' : 'void';
  if (!result) return 'open';
  if (result.kind === 'played') return 'finished';
  return result.kind === 'forfeit' ? 'forfeited' : 'cancelled';
}

function forfeitByDrop({ a, b, verdict }: Cell): Result | null {
  if (verdict === UNDECIDED || a === NOBODY || b === NOBODY) return null;
  return { kind: 'forfeit', by: verdict === A_WINS ? 'B' : 'A' };
}

function winnerOf({ verdict }: Cell): TeamSlot | null {
  if (verdict === A_WINS) return 'A';
  return verdict === B_WINS ? 'B' : null;
}

function slotView({ entrants }: Stage, team: number, source: SlotSource): Slot {
  if (team < 0) return { team: null, seed: null, source };
  return { team: entrants[team]!.team, seed: team + 1, source };
}

function positionOf({ plan }: Stage, target: Target | null): Position | null {
  return target && plan.nodes[target.node]!.position;
}
