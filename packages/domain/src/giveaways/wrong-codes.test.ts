import { expect, it } from 'vitest';
import { addWrongCode, lockedUntil, type WrongCodes } from './wrong-codes';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function tryCodes(times: readonly number[]): WrongCodes | null {
  return times.reduce<WrongCodes | null>((wrong, now) => addWrongCode(wrong, now), null);
}

const everyMinute = (count: number) => Array.from({ length: count }, (_, index) => index * MINUTE);

it('locks for an hour after ten wrong codes in an hour', () => {
  expect(lockedUntil(tryCodes(everyMinute(9)), 9 * MINUTE)).toBeNull();
  const wrong = tryCodes(everyMinute(10));
  expect(lockedUntil(wrong, 10 * MINUTE)).toBe(9 * MINUTE + HOUR);
  expect(lockedUntil(wrong, 9 * MINUTE + HOUR)).toBeNull();
});

it('counts anew after the hour, and after the lock', () => {
  expect(tryCodes([...everyMinute(9), HOUR])).toEqual({ since: HOUR, count: 1, lockedUntil: null });
  const later = 9 * MINUTE + HOUR;
  expect(addWrongCode(tryCodes(everyMinute(10)), later)).toMatchObject({ since: later, count: 1 });
});
