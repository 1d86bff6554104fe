import { expect, it } from 'vitest';
import { byDay } from './by-day';

const HOUR = 3_600_000;
const group = (rows: readonly number[]) =>
  byDay(rows, (row) => row, 'UTC').map((day) => day.rows.map((at) => at / HOUR));

it.each([
  { what: 'nothing', hours: [], days: [] },
  { what: 'one day', hours: [20, 10, 0], days: [[20, 10, 0]] },
  { what: 'midnight', hours: [24, 23], days: [[24], [23]] },
  { what: 'either order', hours: [1, 25, 26, 60], days: [[1], [25, 26], [60]] },
])('rows of $what are grouped as they stand', ({ hours, days }) => {
  expect(group(hours.map((hour) => hour * HOUR))).toEqual(days);
});
