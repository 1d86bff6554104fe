import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ADMISSIONS_PER_MINUTE, MINUTE_MS, nextSlot, type Pace } from './slots';

function slots({ rate, count, from = 0 }: { rate: number; count: number; from?: number }) {
  const made: number[] = [];
  let pace: Pace = { lastSlot: null, carry: 0 };
  for (let index = 0; index < count; index++) {
    pace = nextSlot(pace, { rate, now: from });
    made.push(pace.lastSlot!);
  }
  return made;
}

describe('slots', () => {
  it.each([
    { rate: 1, expected: [0, 60_000, 120_000], because: 'one a minute' },
    { rate: 60, expected: [0, 1_000, 2_000], because: 'one a second' },
    { rate: 7, expected: [0, 8_571, 17_142, 25_714, 34_285, 42_857, 51_428, 60_000], because: '7' },
    { rate: 60_000, expected: [0, 1, 2, 3], because: 'the fastest pace still has room for each' },
  ])('at $rate a minute are at $expected: $because', ({ rate, expected }) => {
    expect(slots({ rate, count: expected.length })).toEqual(expected);
  });

  it('do not catch up after an idle time', () => {
    const pace = nextSlot({ lastSlot: 1_000, carry: 5 }, { rate: 7, now: 500_000 });
    expect(pace).toEqual({ lastSlot: 500_000, carry: 0 });
  });

  it('are strictly increasing, and no minute has more than the rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_ADMISSIONS_PER_MINUTE }), (rate) => {
        const made = slots({ rate, count: Math.min(3 * rate, 2_000) + 2, from: 1_700_000_000_000 });
        return made.every((slot, index) => {
          const afterAMinute = made[index + rate];
          const grows = index === 0 || slot > made[index - 1]!;
          return grows && (afterAMinute === undefined || afterAMinute - slot >= MINUTE_MS);
        });
      }),
    );
  });

  it('stay strictly increasing when the rate changes', () => {
    const rates = fc.array(fc.integer({ min: 1, max: MAX_ADMISSIONS_PER_MINUTE }), {
      minLength: 2,
    });
    fc.assert(
      fc.property(rates, (changes) => {
        let pace: Pace = { lastSlot: null, carry: 0 };
        return changes.every((rate) => {
          const next = nextSlot(pace, { rate, now: 0 });
          const grows = pace.lastSlot === null || next.lastSlot > pace.lastSlot;
          pace = next;
          return grows;
        });
      }),
    );
  });
});
