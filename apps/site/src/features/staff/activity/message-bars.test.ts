import { expect, it } from 'vitest';
import { barDays, toBars } from './message-bars';

const DAY = 86_400_000;
const player = { id: 'one', name: 'One', photo: null };

function activityOf(days: number, written: readonly (readonly [day: number, messages: number])[]) {
  const total = written.reduce((sum, [, messages]) => sum + messages, 0);
  return {
    start: 5,
    end: (days - 1) * DAY + 9,
    total,
    staff: [
      { player, total, days: written.map(([day, messages]) => ({ day: day * DAY, messages })) },
    ],
  };
}

it.each([
  { days: 1, step: 1, bars: 1 },
  { days: 30, step: 1, bars: 30 },
  { days: 63, step: 7, bars: 9 },
  { days: 365, step: 7, bars: 53 },
  { days: 730, step: 28, bars: 27 },
  { days: 40_000, step: 646, bars: 62 },
])('$days days are $bars bars of $step days', ({ days, step, bars }) => {
  const activity = activityOf(days, []);
  expect(barDays(activity)).toBe(step);
  expect(toBars(activity)).toHaveLength(bars);
});

it('no message is lost, and a day without one has a bar', () => {
  const bars = toBars(
    activityOf(4, [
      [0, 2],
      [2, 5],
      [3, 1],
    ]),
  );
  expect(bars.map(({ messages }) => messages)).toEqual([2, 0, 5, 1]);
  const weeks = toBars(
    activityOf(100, [
      [0, 1],
      [6, 1],
      [7, 4],
      [99, 3],
    ]),
  );
  expect(weeks.slice(0, 2)).toMatchObject([{ messages: 2 }, { messages: 4 }]);
  expect(weeks.at(-1)).toEqual({ first: 98 * DAY, last: 99 * DAY, messages: 3 });
});
