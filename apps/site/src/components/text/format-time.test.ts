import { describe, expect, test } from 'vitest';
import {
  formatAgo,
  formatClock,
  formatDate,
  formatDay,
  formatMoment,
  formatSecond,
  formatZone,
} from './format-time';

const at = Date.UTC(2024, 8, 22, 18, 5);
const BERLIN = 'Europe/Berlin';

describe('a time', () => {
  test.each([
    ['UTC', '22 Sep 2024 18:05'],
    [BERLIN, '22 Sep 2024 20:05'],
    ['America/New_York', '22 Sep 2024 14:05'],
    ['Pacific/Kiritimati', '23 Sep 2024 08:05'],
  ])('in %s reads %s', (zone, text) => {
    expect(formatMoment(at, zone)).toBe(text);
  });

  test.each([
    ['UTC', 'Etc/GMT'],
    [undefined, Intl.DateTimeFormat().resolvedOptions().timeZone],
  ])('in %s reads as in %s, at all hours of a leap year', (zone, name) => {
    const read = (place?: string) => (time: number) =>
      `${formatDay(time, place)} ${formatMoment(time, place)}`;
    const hours = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(2024, 0, 1, hour, 59));
    expect(hours.map(read(zone))).toEqual(hours.map(read(name)));
  });

  test('with its second', () => {
    expect(formatSecond(at + 7_000, BERLIN)).toBe('22 Sep 2024 20:05:07');
  });

  test('midnight is 00:00', () => {
    expect(formatClock(Date.UTC(2024, 0, 1), 'UTC')).toBe('00:00');
  });

  test('a day has no leading zero', () => {
    expect(formatDate(Date.UTC(2025, 4, 3), 'UTC')).toBe('3 May 2025');
  });

  test('the head of a day', () => {
    expect(formatDay(at, BERLIN)).toBe('Sunday, 22 September');
  });

  test.each([
    ['UTC', 'UTC'],
    [BERLIN, 'UTC+2'],
    ['America/New_York', 'UTC−4'],
    ['Asia/Kolkata', 'UTC+5:30'],
  ])('the zone %s reads %s', (zone, text) => {
    expect(formatZone(at, zone)).toBe(text);
  });
});

describe('how long ago', () => {
  const SECOND = 1000;
  const MINUTE = 60 * SECOND;
  const HOUR = 60 * MINUTE;
  const DAY = 24 * HOUR;

  test.each([
    [0, 'just now'],
    [59 * SECOND, 'just now'],
    [MINUTE, '1 min ago'],
    [59 * MINUTE, '59 min ago'],
    [2 * HOUR + 59 * MINUTE, '2 h ago'],
    [DAY, '1 d ago'],
    [6 * DAY, '6 d ago'],
    [7 * DAY, '15 Sep 2024'],
    [-5 * MINUTE, 'in 5 min'],
    [-3 * HOUR, 'in 3 h'],
  ])('%i ms reads %s', (distance, text) => {
    expect(formatAgo(at - distance, at, 'UTC')).toBe(text);
  });
});
