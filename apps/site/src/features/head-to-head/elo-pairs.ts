import type { Elo } from '@mes/contract/ratings';
import { STARTING_ELO } from '@mes/domain/elo/elo';

/** The ratings of two teams after a series of either. */
export interface EloPair {
  readonly match: string;
  readonly at: number;
  readonly A: number;
  readonly B: number;
}

const START = STARTING_ELO / 1_000;

/** Both histories on one line of time, oldest first: a team keeps its rating while the other plays. */
export function eloPairs(histories: { A: Elo['history']; B: Elo['history'] }): EloPair[] {
  const entries = (['A', 'B'] as const)
    .flatMap((slot) => histories[slot].map((entry) => ({ ...entry, slot })))
    .toSorted((one, other) => one.at - other.at);
  const pairs: EloPair[] = [];
  for (const { match, at, elo, slot } of entries) {
    const last = pairs.at(-1) ?? { match: '', A: START, B: START };
    const pair = { match, at, A: last.A, B: last.B, [slot]: elo };
    // A series against each other changes both at once.
    if (last.match === match) pairs.pop();
    pairs.push(pair);
  }
  return pairs;
}
