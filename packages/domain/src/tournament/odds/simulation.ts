import type { Stage } from '../model/state';
import { placements } from '../stages/placements';
import type { Luck } from './luck';

/** Nobody has this entry. */
export const EMPTY = -1;

/**
 * One stage, played again and again from where it stands. Everything is in arrays that are written
 * over in each run: a run makes no garbage.
 */
export interface Simulation {
  /** `teams` are the numbers of the entrants in order of seed; EMPTY where nobody came. */
  run(teams: Int32Array): void;
  /** Of the last run: teams of each group, best first; EMPTY behind the last. */
  readonly orders: readonly Int32Array[];
  /** How often each team played in each round so far open: `[round * teams + team]`. */
  readonly appearances: Float64Array;
}

/** Who takes part in the tournament. */
export interface Field {
  readonly teams: number;
  readonly luck: Luck;
}

/** A stage that is over: every run ends as it did. */
export function repeatEnded(stage: Stage): Simulation {
  const ended = stage.plan.groups.map((): number[] => []);
  for (const { team, group } of placements(stage)) ended[group ?? 0]!.push(stage.seeds.get(team)!);
  const orders = ended.map(({ length }) => new Int32Array(length));
  return {
    orders,
    appearances: new Float64Array(0),
    run(teams) {
      for (const [group, entrants] of ended.entries())
        for (const [place, entrant] of entrants.entries()) orders[group]![place] = teams[entrant]!;
    },
  };
}
