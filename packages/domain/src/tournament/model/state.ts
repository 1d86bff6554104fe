/**
 * A stage is its settings, its entrants, the results that people gave, the pairings that were drawn
 * (Swiss) and the teams that were dropped. Who plays whom, byes, walkovers, tables and places follow
 * from these, so that nothing can contradict them: a row of a match that was stored by an earlier
 * program, a correction three rounds back or a dropped team all lead to the same state as if the
 * stage had been played that way from the start.
 */
import type { TeamSlot } from '../../series/team-slots';
import { type Pages, paged } from './paged-array';
import { NOBODY, type Plan, UNKNOWN } from './plan';
import type { Entrant, Result, StageSettings, TieBreak } from './vocabulary';

export interface Stage {
  readonly settings: StageSettings;
  /** In order of seed. */
  readonly entrants: readonly Entrant[];
  readonly tieBreaks: readonly TieBreak[];
  /** Index of each team in `entrants`. */
  readonly seeds: ReadonlyMap<string, number>;
  /** Teams that left or were put out, with the place of each in the order of leaving. */
  readonly dropped: DropOrder;
  readonly plan: Plan;
  /** One for each match of the plan. */
  readonly cells: Pages<Cell>;
}

export type DropOrder = ReadonlyMap<number, number>;

export const UNDECIDED = 0;
export const A_WINS = 1;
export const B_WINS = 2;
export const DRAWN = 3;
/** Nobody goes on: both forfeited, it was cancelled, or nobody came. */
export const NO_WINNER = 4;
export type Verdict =
  | typeof UNDECIDED
  | typeof A_WINS
  | typeof B_WINS
  | typeof DRAWN
  | typeof NO_WINNER;

/** What changes about a match: its teams (indices of entrants, UNKNOWN or NOBODY) and its result. */
export interface Cell {
  readonly a: number;
  readonly b: number;
  /** As it was given; null where there is none, even if the match is decided. */
  readonly result: Result | null;
  readonly verdict: Verdict;
}

/** Cells as they are before the first result: only entrants stand in their slots. */
export function untouched(plan: Plan): Pages<Cell> {
  return paged(
    plan.nodes.map(({ origins: [a, b] }) => ({
      a: a.type === 'entrant' ? a.entrant : UNKNOWN,
      b: b.type === 'entrant' ? b.entrant : UNKNOWN,
      result: null,
      verdict: UNDECIDED,
    })),
  );
}

/**
 * A given result counts before all else. Without one, a team that was dropped forfeits; of two, the
 * one that left first, so that a later drop does not reach back into what was decided before it.
 */
export function verdictOf({ a, b, result }: Omit<Cell, 'verdict'>, dropped: DropOrder): Verdict {
  if (a === UNKNOWN || b === UNKNOWN) return UNDECIDED;
  if (a === NOBODY) return b === NOBODY ? NO_WINNER : B_WINS;
  if (b === NOBODY) return A_WINS;
  if (result) return verdictOfResult(result);
  const leftA = dropped.get(a) ?? Number.POSITIVE_INFINITY;
  const leftB = dropped.get(b) ?? Number.POSITIVE_INFINITY;
  if (leftA === leftB) return UNDECIDED;
  return leftA < leftB ? B_WINS : A_WINS;
}

function verdictOfResult(result: Result): Verdict {
  if (result.kind === 'cancelled') return NO_WINNER;
  if (result.kind === 'played') return result.winner ? verdictFor(result.winner) : DRAWN;
  if (result.by === 'both') return NO_WINNER;
  return result.by === 'A' ? B_WINS : A_WINS;
}

function verdictFor(winner: TeamSlot): Verdict {
  return winner === 'A' ? A_WINS : B_WINS;
}

export function allDecided({ cells }: Stage): boolean {
  return cells.every((page) => page.every(({ verdict }) => verdict !== UNDECIDED));
}
