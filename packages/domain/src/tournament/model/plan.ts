/**
 * The plan of a stage: its matches and how teams flow between them. It follows from the settings and
 * the number of entrants alone, is made once and shared by every state of the stage.
 */
import type { BracketPart, Position, SlotSource } from './vocabulary';

/** Nobody stands there and nobody will: a bye, or the place of teams that were put out. */
export const NOBODY = -2;
/** Not decided yet. */
export const UNKNOWN = -1;

/** Where a team comes from: an entrant (counted from 0, or NOBODY), or a match of the plan. */
export type Origin =
  | { readonly type: 'entrant'; readonly entrant: number }
  | { readonly type: 'winner' | 'loser'; readonly node: number };

export interface Target {
  readonly node: number;
  readonly side: 0 | 1;
}

export interface PlanNode {
  readonly position: Position;
  readonly origins: readonly [Origin, Origin];
  /** The origins as they are shown. */
  readonly sources: readonly [SlotSource, SlotSource];
  readonly winnerTo: Target | null;
  readonly loserTo: Target | null;
  /** How good it is to end here as its winner or loser: 0 is the champion's. Null: the way goes on. */
  readonly winnerTier: number | null;
  readonly loserTier: number | null;
  /** A grand final that ends the stage unless B, who comes with a loss, wins it. */
  readonly endsUnlessB: boolean;
}

export interface PlanRound {
  readonly part: BracketPart;
  readonly group: number | null;
  readonly round: number;
  /** How many rounds its part has, in its group. */
  readonly of: number;
  /** Rounds of the same wave, from 1, can be played at the same time. */
  readonly wave: number;
  readonly nodes: readonly number[];
}

export interface Plan {
  /** In order of play, so every match after those that its teams come from. */
  readonly nodes: readonly PlanNode[];
  /** In order of play. */
  readonly rounds: readonly PlanRound[];
  /** Entrants of each group in order of seed; one list where there are no groups. */
  readonly groups: readonly (readonly number[])[];
  readonly byPosition: ReadonlyMap<number, number>;
}

export const nobody: Origin = { type: 'entrant', entrant: NOBODY };

export function entrant(index: number): Origin {
  return { type: 'entrant', entrant: index };
}

export function isNobody(origin: Origin): boolean {
  return origin.type === 'entrant' && origin.entrant === NOBODY;
}
