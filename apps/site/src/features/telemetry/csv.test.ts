import { expect, it } from 'vitest';
import { averageByWeek } from './average-by-week';
import { pagesCsv, registrationsCsv, retentionCsv } from './csv';

const DAY = 86_400_000;
const cohorts = [
  { week: 4 * DAY, registered: 10, active: [10, 4, 2] },
  { week: 11 * DAY, registered: 30, active: [20, 3] },
];

it('has a line for each day, by its date in UTC', () => {
  expect(registrationsCsv([{ day: DAY, registered: 3 }])).toBe(
    'Date,Registered\r\n1970-01-02,3\r\n',
  );
});

it('a page is no formula', () => {
  const page = { route: '=1+1', views: 1, previousViews: 0, time: 5, median: null };
  expect(pagesCsv([page]).split('\r\n')[1]).toBe("'=1+1,1,0,5,");
});

it('cohorts have as many columns as the oldest has weeks', () => {
  expect(retentionCsv(cohorts)).toBe(
    'Week of,Registered,Week 0,Week 1,Week 2\r\n1970-01-05,10,10,4,2\r\n1970-01-12,30,20,3,\r\n',
  );
});

it('averages only those who have come so far', () => {
  expect(averageByWeek(cohorts)).toEqual([0.75, 0.175, 0.2]);
});
