import { describe, expect, it } from 'vitest';
import { isDirectMove } from './transfers';

const DAY = 86_400_000;

describe('a player moves directly', () => {
  it.each([
    { days: 0, to: 'b', direct: true, because: 'at once' },
    { days: 30, to: 'b', direct: true, because: 'within a month' },
    { days: 30 + 1 / DAY, to: 'b', direct: false, because: 'after more than a month' },
    { days: -1, to: 'b', direct: false, because: 'before leaving' },
    { days: 1, to: 'a', direct: false, because: 'back to the same team' },
  ])('$direct: $because', ({ days, to, direct }) => {
    expect(isDirectMove({ team: 'a', leftAt: 100 }, { team: to, joinedAt: 100 + days * DAY })).toBe(
      direct,
    );
  });
});
