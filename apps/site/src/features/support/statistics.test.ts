import { expect, it } from 'vitest';
import { formatDuration } from './format-duration';
import { statisticsCsv } from './statistics-csv';

const HOUR = 3_600_000;

it.each([
  [null, '–'],
  [0, '0 min'],
  [HOUR - 1, '59 min'],
  [HOUR, '1.0 h'],
  [47.5 * HOUR, '47.5 h'],
  [60 * HOUR, '2.5 d'],
])('%s milliseconds are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

it('writes a line for each day', () => {
  const day = { day: 0, opened: 3, closed: 1, unresolved: 7, firstAnswer: 90_000 };
  expect(statisticsCsv([day, { ...day, day: 24 * HOUR, firstAnswer: null }]).split('\r\n')).toEqual(
    [
      'Day,Opened,Closed,Not closed,Minutes to the first answer',
      '1970-01-01,3,1,7,2',
      '1970-01-02,3,1,7,',
      '',
    ],
  );
});
