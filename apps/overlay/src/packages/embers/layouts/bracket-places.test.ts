import type { BracketMatch, BracketRound } from '@mes/ui/bracket/shape';
import { expect, it } from 'vitest';
import { SEAMS, seamAt } from '../parts/seam';
import { placeAcrossSeam } from './bracket-places';

let number = 0;

function matchOf(sources: readonly string[]): BracketMatch {
  number += 1;
  const slot = (id: string | undefined) => ({
    team: null,
    score: null,
    source: id ? { type: 'winner' as const, match: { id, matchID: 1 } } : { type: 'seed' as const },
  });
  return {
    id: `m${number}`,
    matchID: number,
    state: 'scheduled',
    bestOf: 3,
    slots: [slot(sources[0]), slot(sources[1])],
    winner: null,
    startsAt: null,
  };
}

function roundsOf(part: BracketRound['part'], sizes: readonly number[]): BracketRound[] {
  let before: readonly BracketMatch[] = [];
  return sizes.map((size, place) => {
    const each = before.length / size;
    const matches = Array.from({ length: size }, (_, at) =>
      matchOf(before.slice(at * each, (at + 1) * each).map(({ id }) => id)),
    );
    before = matches;
    return { part, round: place + 1, name: `Round ${place + 1}`, bestOf: 3, matches };
  });
}

const DOUBLE = [
  { teams: 4, upper: [2, 1], lower: [1, 1] },
  { teams: 8, upper: [4, 2, 1], lower: [2, 2, 1, 1] },
];

it.each(DOUBLE)('$teams teams stand on both sides of the seam and never on it', (size) => {
  const places = placeAcrossSeam([
    ...roundsOf('upper', size.upper),
    ...roundsOf('lower', size.lower),
    ...roundsOf('grand_final', [1]),
  ]);
  const boxes = places!.matches.slice(0, -1).map(({ box }) => box);
  const above = boxes.filter(({ x, y, width, height }) => {
    return y + height < seamAt(SEAMS.bracket, x + width);
  });
  const below = boxes.filter(({ x, y }) => y > seamAt(SEAMS.bracket, x));
  expect(above).toHaveLength(size.upper.reduce((sum, each) => sum + each, 0));
  expect(below).toHaveLength(size.lower.reduce((sum, each) => sum + each, 0));
  for (const { x, y, width, height } of boxes) {
    expect(x).toBeGreaterThanOrEqual(96);
    expect(x + width).toBeLessThanOrEqual(1_824);
    expect(y).toBeGreaterThanOrEqual(150);
    expect(y + height).toBeLessThanOrEqual(1_026);
  }
});

it.each([
  { label: 'a single elimination', rounds: () => roundsOf('upper', [4, 2, 1]) },
  {
    label: 'a bracket that is too large',
    rounds: () => [...roundsOf('upper', [8, 4, 2, 1]), ...roundsOf('lower', [4, 4, 2, 2, 1, 1])],
  },
])('$label has no place across the seam', ({ rounds }) => {
  expect(placeAcrossSeam(rounds())).toBeNull();
});
