import { expect, it } from 'vitest';
import { NAME_COOL_DOWN_MS, nextChangeAt, reservedSince } from './cool-down';

const then = Date.UTC(2026, 0, 1);

it('allows the first change at once and the next after 30 days', () => {
  expect(nextChangeAt(null)).toBe(0);
  expect(nextChangeAt(then)).toBe(Date.UTC(2026, 0, 31));
});

it('releases a name when its former owner may change theirs again', () => {
  expect(reservedSince(then + NAME_COOL_DOWN_MS)).toBe(then);
});
