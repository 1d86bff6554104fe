import type { Luck } from './luck';

/** Nobody has this entry. */
export const EMPTY = -1;

/**
 * One stage, played again and again from where it stands. Everything is in arrays that are written
 * over in each run: a run makes no garbage.
 */
export interface Simulation {
  /** `teams` are the numbers of the entrants in order of seed; EMPTY where nobody came. */
  run(teams: Int32Array, luck: Luck): void;
  /** Of the last run: teams of each group, best first; EMPTY behind the last. */
  readonly orders: readonly Int32Array[];
  /** How often each team played in each round: `counts[round * teams + team]`. */
  readonly appearances: Float64Array;
}
