import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick, seeded } from '../../random/random';
import type { StageSettings } from '../model/vocabulary';
import { closenessIn } from './closeness';
import { fold, slotsFor, snake } from './orders';
import { type Pair, separate } from './separate';

const common = { bestOf: 3, rounds: [], advances: [] } as const;
const single: StageSettings = { ...common, format: 'single_elimination', thirdPlaceMatch: false };
const groups: StageSettings = { ...common, format: 'round_robin', groups: 4, legs: 1 };
const swiss: StageSettings = { ...common, format: 'swiss', target: { kind: 'rounds', rounds: 3 } };
const teams = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);

describe('the standard fold', () => {
  it.each([
    { slots: 1, order: [1] },
    { slots: 2, order: [1, 2] },
    { slots: 4, order: [1, 4, 2, 3] },
    { slots: 8, order: [1, 8, 4, 5, 2, 7, 3, 6] },
  ])('of $slots slots is $order', ({ slots, order }) => {
    expect(fold(slots).map((seed) => seed + 1)).toEqual(order);
  });

  it('keeps the best apart: the first n seeds are in n different parts', () => {
    const order = fold(64);
    for (const count of [2, 4, 8, 16, 32]) {
      const parts = order.flatMap((seed, slot) =>
        seed < count ? [Math.floor((slot * count) / 64)] : [],
      );
      expect(new Set(parts).size).toBe(count);
    }
  });
});

describe('the snake', () => {
  it('deals everyone once, in groups that differ by one at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 64 }),
        fc.integer({ min: 2, max: 300 }),
        (count, entrants) => {
          const dealt = snake(entrants, count);
          expect(dealt.flat().sort((a, b) => a - b)).toEqual(
            Array.from({ length: entrants }, (_, seed) => seed),
          );
          const sizes = dealt.map(({ length }) => length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('separating', () => {
  it.each<{
    what: string;
    settings: StageSettings;
    rivals?: Pair[];
    rematches?: Pair[];
    order: string;
  }>([
    { what: 'nobody', settings: single, order: 'T1 T2 T3 T4 T5 T6 T7 T8' },
    {
      what: 'a rematch of 1 and 8: the neighbour of 8 takes its place',
      settings: single,
      rematches: [['T1', 'T8']],
      order: 'T1 T2 T3 T4 T5 T6 T8 T7',
    },
    {
      what: 'rivals 1 and 4: they may meet in the final only',
      settings: single,
      rivals: [['T1', 'T4']],
      order: 'T1 T2 T4 T3 T5 T6 T7 T8',
    },
    {
      what: 'rivals that would share a group',
      settings: groups,
      rivals: [['T1', 'T8']],
      order: 'T1 T2 T3 T4 T5 T6 T8 T7',
    },
    {
      what: 'a rematch in the first Swiss round',
      settings: swiss,
      rematches: [['T2', 'T6']],
      order: 'T1 T2 T3 T4 T6 T5 T7 T8',
    },
  ])('$what', ({ settings, rivals, rematches, order }) => {
    const separated = separate(teams(8), settings, { rivals, rematches });
    expect(separated.order.join(' ')).toBe(order);
    expect(separated.left).toEqual([]);
  });

  it('says which pairs still meet at once', () => {
    expect(separate(teams(2), single, { rematches: [['T1', 'T2']] })).toEqual({
      order: ['T1', 'T2'],
      left: [['T1', 'T2']],
    });
  });

  it('never makes it worse, keeps everyone in the pot and loses nobody', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(single, groups, swiss),
        fc.integer({ min: 8, max: 70 }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        (settings, count, seed) => {
          const random = seeded(seed);
          const order = teams(count);
          const rivals = order.map((): Pair => [pick(random, order), pick(random, order)]);
          const separated = separate(order, settings, { rivals }).order;
          expect(separated.toSorted()).toEqual(order.toSorted());
          const closeness = closenessIn(settings, { teams: count });
          const cost = (seeds: readonly string[]) =>
            rivals
              .filter(([a, b]) => a !== b)
              .reduce((sum, [a, b]) => sum + closeness(seeds.indexOf(a), seeds.indexOf(b)), 0);
          expect(cost(separated)).toBeLessThanOrEqual(cost(order));
          if (settings === single)
            separated.forEach((team, place) => {
              expect(slotsFor(order.indexOf(team) + 1)).toBe(slotsFor(place + 1));
            });
        },
      ),
      { numRuns: 40 },
    );
  });
});
