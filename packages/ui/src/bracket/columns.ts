import type { BracketRound } from './shape';

type Part = BracketRound['part'];

/**
 * The column of each round, from 0; halves are between two columns. Rounds of the lower bracket are in
 * consecutive columns, those of the upper bracket above the lower rounds of the same time.
 */
export function columnsOf(rounds: readonly BracketRound[]): ReadonlyMap<BracketRound, number> {
  const columns = new Map<BracketRound, number>();
  const place = (part: Part, columnOf: (index: number) => number) =>
    roundsOf(rounds, part).forEach((round, index) => {
      columns.set(round, columnOf(index));
    });

  const upper = roundsOf(rounds, 'upper').length;
  const lower = roundsOf(rounds, 'lower').length;
  // If early rounds are left out, the lower bracket can be the shorter one.
  const isSpread = spread(upper - 1) <= lower - 1;
  place('upper', isSpread ? spread : (index) => index);
  place('lower', (index) => index);
  place('group', (index) => index);
  place('swiss', (index) => index);

  const last = Math.max(-1, ...columns.values());
  place('grand_final', (index) => last + 1 + index);
  place('third_place', () => Math.max(0, last));
  return columns;
}

/** 0, 1, then between two lower rounds: 2.5, 4.5 … */
function spread(index: number): number {
  return index < 2 ? index : 2 * index - 1.5;
}

function roundsOf(rounds: readonly BracketRound[], part: Part): BracketRound[] {
  return rounds.filter((round) => round.part === part).sort((a, b) => a.round - b.round);
}
