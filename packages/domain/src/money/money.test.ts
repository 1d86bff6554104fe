import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as money from './money';

describe('money is formatted', () => {
  it.each([
    { cents: 1_250_000, shown: '$12,500', because: 'without cents when there are none' },
    { cents: 1_250_050, shown: '$12,500.50', because: 'with cents when there are some' },
    { cents: 5, shown: '$0.05', because: 'below a dollar' },
    { cents: 99_900, shown: '$999', because: 'no separator yet' },
    { cents: 100_000, shown: '$1,000', because: 'a separator each three digits' },
    { cents: 123_456_789_00, shown: '$123,456,789', because: 'a separator each three digits' },
    { cents: -2_500, shown: '-$25', because: 'below nothing' },
    { cents: 0, shown: '-', because: 'nothing is none' },
    { cents: null, shown: '-', because: 'none' },
    { cents: undefined, shown: '-', because: 'none' },
    { cents: Number.NaN, shown: '-', because: 'no number is none' },
  ])('$cents as $shown: $because', ({ cents, shown }) => {
    expect(money.formatMoney(cents)).toBe(shown);
  });
});

describe('money is parsed', () => {
  it.each([
    ['12500', 1_250_000],
    ['$12,500', 1_250_000],
    [' $ 12,500.5 ', 1_250_050],
    ['0.05', 5],
    ['12,500.50', 1_250_050],
    ['25 $', 2_500],
    ['0', 0],
    ['', null],
    [' - ', null],
  ])('from %j as %s cents', (text, cents) => {
    expect(money.parseMoney(text)).toEqual({ ok: true, cents });
  });

  it.each(['12.500', '1,25', '1,2500', '-5', '1e5', '12 500', '.5', 'free', '$', '10,000,000.01'])(
    'from %j not at all',
    (text) => {
      expect(money.parseMoney(text)).toMatchObject({ ok: false });
    },
  );

  it('from its formatted text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: money.MAX_CENTS }), (cents) => {
        expect(money.parseMoney(money.formatMoney(cents))).toEqual({ ok: true, cents });
      }),
    );
  });
});

it('the external statistics have dollars', () => {
  expect(money.toDollars(1_250_050)).toBe(12_500.5);
});
