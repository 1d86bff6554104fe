import { describe, expect, it } from 'vitest';
import { dayOfRound } from './round-day';

describe('the day of a round', () => {
  it('is that of the next match while some are still to come', () => {
    const matches = [
      { state: 'finished', startsAt: 1 },
      { state: 'live', startsAt: 2 },
      { state: 'scheduled', startsAt: 4 },
      { state: 'scheduled', startsAt: 3 },
    ] as const;
    expect(dayOfRound(matches)).toBe(3);
  });

  it('is that of the first match afterwards', () => {
    const matches = [
      { state: 'finished', startsAt: 2 },
      { state: 'finished', startsAt: 1 },
    ] as const;
    expect(dayOfRound(matches)).toBe(1);
  });

  it('is unknown without times', () => {
    expect(dayOfRound([{ state: 'scheduled', startsAt: null }])).toBeNull();
    expect(dayOfRound([])).toBeNull();
  });
});
