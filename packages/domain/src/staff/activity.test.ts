import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACTIVITY_KINDS, ACTIVITY_POINTS, AUDITED_ACTIVITY, rankByPoints } from './activity';

it('every kind is worth something', () => {
  for (const kind of ACTIVITY_KINDS) expect(ACTIVITY_POINTS[kind]).toBeGreaterThan(0);
});

it('no action counts twice', () => {
  const actions = AUDITED_ACTIVITY.map(({ action }) => action);
  expect(new Set(actions).size).toBe(actions.length);
  for (const action of actions) expect(action).toMatch(/^[a-z_]+\.[a-z_]+$/);
});

it.each([
  { points: [], ranks: [], because: 'there is nobody' },
  { points: [3, 9, 5], ranks: [1, 2, 3], because: 'most points come first' },
  { points: [5, 5, 1], ranks: [1, 1, 3], because: 'equal points share a rank' },
  { points: [0, -4], ranks: [1, 2], because: 'credits can be negative' },
])('$points are ranked $ranks: $because', ({ points, ranks }) => {
  expect(rankByPoints(points.map((each) => ({ points: each }))).map(({ rank }) => rank)).toEqual(
    ranks,
  );
});

it('a rank is one more than how many have more points', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ points: fc.integer({ min: -9, max: 9 }) })), (rows) => {
      const ranked = rankByPoints(rows);
      expect(ranked).toHaveLength(rows.length);
      for (const { points, rank } of ranked)
        expect(rank).toBe(1 + rows.filter((other) => other.points > points).length);
    }),
  );
});
