import { expect, it } from 'vitest';
import { pickClipOfTheWeek, previousWeek, weekOf } from './clip-of-the-week';

const at = (text: string) => Date.parse(`${text}Z`);

it.each([
  { moment: '2024-09-16T00:00:00.000', from: '2024-09-16T00:00:00' },
  { moment: '2024-09-22T23:59:59.999', from: '2024-09-16T00:00:00' },
  { moment: '2024-09-23T00:00:00.000', from: '2024-09-23T00:00:00' },
  { moment: '2024-12-31T12:00:00.000', from: '2024-12-30T00:00:00' },
])('$moment is in the week of $from', ({ moment, from }) => {
  const week = weekOf(at(moment));
  expect(week).toEqual({ from: at(from), to: at(from) + 7 * 86_400_000 });
  expect(previousWeek(week).to).toBe(week.from);
});

const candidate = (id: string, likes: number, rating: number | null = null, publishedAt = 0) => ({
  ...{ id, likes, rating, publishedAt },
});

it.each([
  { what: 'the most liked', among: [candidate('a', 1), candidate('b', 2)], wins: 'b' },
  {
    what: 'the better rated of equals',
    among: [candidate('a', 2), candidate('b', 2, 4)],
    wins: 'b',
  },
  {
    what: 'the older of equals',
    among: [candidate('a', 2, 4, 9), candidate('b', 2, 4, 3)],
    wins: 'b',
  },
  { what: 'nothing without likes', among: [candidate('a', 0, 5)], wins: undefined },
  { what: 'nothing of nothing', among: [], wins: undefined },
])('picks $what', ({ among, wins }) => {
  expect(pickClipOfTheWeek(among)?.id).toBe(wins);
});
