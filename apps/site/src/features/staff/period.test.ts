import { describe, expect, it } from 'vitest';
import { isReversed, parsePeriod, toInput } from './period';

const DAY = 86_400_000;
const NOW = 1_000 * DAY + 5;
const NOTHING = { days: null, start: null, end: null };

describe('a period of the URL', () => {
  it.each([
    { given: {}, days: 30, start: 971 * DAY, because: 'it says nothing' },
    { given: { days: '7' }, days: 7, start: 994 * DAY, because: 'today counts' },
    { given: { days: '8' }, days: 30, start: 971 * DAY, because: 'nobody offers eight days' },
    { given: { start: 'x' }, days: 30, start: 971 * DAY, because: 'this is no time' },
    { given: { start: '-1' }, days: 30, start: 971 * DAY, because: 'nor is this' },
    { given: { start: '5', days: '7' }, days: null, start: 5, because: 'times come first' },
  ])('$given is $days days from $start: $because', ({ given, days, start }) => {
    expect(parsePeriod({ ...NOTHING, ...given }, NOW)).toEqual({ days, start, end: null });
  });

  it('can end, and can be reversed', () => {
    const period = parsePeriod({ ...NOTHING, start: '9', end: '8' }, NOW);
    expect(toInput(period)).toEqual({ start: 9, end: 8 });
    expect(isReversed(period, NOW)).toBe(true);
    expect(isReversed({ ...period, end: null }, NOW)).toBe(false);
  });

  it('is the same request for a whole day', () => {
    const [one, other] = [NOW, NOW + DAY - 6].map((now) => parsePeriod(NOTHING, now));
    expect(one).toEqual(other);
  });
});
