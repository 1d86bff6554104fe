import type { MatchSummary } from '@mes/contract/match-schemas';
import { expect, it } from 'vitest';
import { scheduleWithin, withDays } from './schedule-days';

const NOW = new Date(2024, 8, 22, 17).getTime();
const DAY = 24 * 60 * 60_000;
const SPACE = { rows: 4, list: 500, day: 50, row: 100 };

function match(id: string, startsAt: number | null): MatchSummary {
  return { id, startsAt, state: 'scheduled' } as MatchSummary;
}

function listed(...upcoming: MatchSummary[]) {
  return { recent: [], live: [], upcoming };
}

it('shows as many matches as fit with the lines of their days', () => {
  const sameDay = [0, 1, 2, 3, 4].map((hour) => match(`${hour}`, NOW + hour * 60_000));
  expect(scheduleWithin(listed(...sameDay), NOW, SPACE)).toHaveLength(4);
  const eachDay = [0, 1, 2, 3].map((day) => match(`${day}`, NOW + day * DAY));
  expect(scheduleWithin(listed(...eachDay), NOW, SPACE)).toHaveLength(3);
});

it('shows one match where not even that one fits', () => {
  expect(scheduleWithin(listed(match('1', NOW)), NOW, { ...SPACE, list: 10 })).toHaveLength(1);
});

it('names a day before its first match only', () => {
  const matches = [
    match('1', NOW),
    match('2', NOW + 60_000),
    match('3', NOW + DAY),
    match('4', null),
  ];
  const days = withDays(matches, NOW).map(({ day }) => day);
  expect(days.map((day) => day !== null)).toEqual([true, false, true, true]);
  expect(days.at(-1)).toBe('Later');
});
