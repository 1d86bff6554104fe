import { expect, it } from 'vitest';
import { remainingTime } from './remaining-time';

const MINUTE = 60_000;

it.each([
  ['two days and four hours', (2 * 1_440 + 4 * 60 + 59) * MINUTE, '2 d 4 h'],
  ['exactly a day', 1_440 * MINUTE, '1 d'],
  ['hours and minutes', 127 * MINUTE, '2 h 7 min'],
  ['a full hour', 60 * MINUTE, '1 h'],
  ['a minute that has begun does not count', 8 * MINUTE - 1, '7 min'],
  ['the last minute', MINUTE - 1, 'less than a minute'],
  ['the time itself', 0, null],
  ['later', -1, null],
])('%s', (_, distance, text) => {
  expect(remainingTime(1_000_000 + distance, 1_000_000)).toBe(text);
});
