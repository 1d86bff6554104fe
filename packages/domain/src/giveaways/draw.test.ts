import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalEntrants, drawHash, drawWinners, hashEntrants, hashSeed } from './draw';

const REWARDS = [
  { name: 'Knife', count: 1 },
  { name: 'Skin', count: 2 },
];

function draw(seed: string, playerIds: readonly string[], rewards = REWARDS) {
  const entrants = canonicalEntrants(playerIds);
  const hash = drawHash({ seed, listHash: hashEntrants(entrants) });
  return drawWinners({ hash, entrants, rewards });
}

const anyIds = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/), { maxLength: 40 });
const anyRewards = fc.array(
  fc.record({ name: fc.string({ minLength: 1 }), count: fc.integer({ min: 1, max: 8 }) }),
  { minLength: 1, maxLength: 5 },
);

it('draws what it always drew: published draws stay verifiable', () => {
  const entrants = ['a1', 'b2', 'c3', 'd4', 'e5'];
  expect(hashSeed('seed')).toBe('19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b');
  expect(hashEntrants(entrants)).toBe(
    'b0e278ff880009b498fc078c6a41620d607b28241d1a9b8cef05d6ec18744b35',
  );
  expect(draw('seed', entrants)).toEqual([
    { place: 1, playerId: 'b2', reward: 'Knife' },
    { place: 2, playerId: 'a1', reward: 'Skin' },
    { place: 3, playerId: 'd4', reward: 'Skin' },
  ]);
});

it('draws entrants only, each once, as many as there are rewards or entrants', () => {
  fc.assert(
    fc.property(fc.string(), anyIds, anyRewards, (seed, ids, rewards) => {
      const winners = draw(seed, ids, rewards);
      const offered = rewards.reduce((sum, { count }) => sum + count, 0);
      expect(winners).toHaveLength(Math.min(offered, ids.length));
      const drawn = winners.map(({ playerId }) => playerId);
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(ids).toEqual(expect.arrayContaining(drawn));
      expect(winners.map(({ place }) => place)).toEqual(winners.map((_, index) => index + 1));
    }),
  );
});

it('draws the same winners of the same people in any order, even if some are listed twice', () => {
  fc.assert(
    fc.property(fc.string(), anyIds, fc.func(fc.integer()), (seed, ids, order) => {
      const shuffled = ids.toSorted((a, b) => order(a) - order(b));
      expect(draw(seed, [...shuffled, ...ids])).toEqual(draw(seed, ids));
    }),
  );
});

it('orders the list by character codes, whatever the language of the machine', () => {
  expect(canonicalEntrants(['b', 'a', 'Z', '_', '1', '-', 'a'])).toEqual([
    ...['-', '1', 'Z', '_', 'a', 'b'],
  ]);
});

it('deals the rewards in order until they are used up', () => {
  const rewards = draw('seed', ['a', 'b', 'c', 'd']).map(({ reward }) => reward);
  expect(rewards).toEqual(['Knife', 'Skin', 'Skin']);
});

it('has no winners without entrants', () => {
  expect(draw('seed', [])).toEqual([]);
});

describe('over many seeds', () => {
  const SEEDS = 6_000;
  /** Of χ² with 9 degrees of freedom: a fair draw is above it once in 1,000 lists of seeds. */
  const CRITICAL = 27.88;
  const ids = Array.from({ length: 10 }, (_, index) => `player${index}`);
  const draws = Array.from({ length: SEEDS }, (_, seed) => draw(`seed ${seed}`, ids));

  it.each([1, 2, 3])('everyone is equally likely to be number %i', (place) => {
    const counts = new Map(ids.map((id) => [id, 0]));
    for (const winners of draws) {
      const { playerId } = winners[place - 1]!;
      counts.set(playerId, counts.get(playerId)! + 1);
    }
    const expected = SEEDS / ids.length;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(chiSquare).toBeLessThan(CRITICAL);
  });
});
