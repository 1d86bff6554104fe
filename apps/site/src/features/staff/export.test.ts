import { expect, it } from 'vitest';
import { boardCsv, entriesCsv, fileName } from './export';

const player = { id: 'one', name: 'Some, One', photo: null };
const staff = { ...player, permissions: ['Moderator'], old: true, since: 0, until: 1 };

it('writes the leaderboard', () => {
  const totals = { points: 12, messages: 2, tickets: 0, matches: 2, captured: 0 };
  expect(boardCsv([{ rank: 1, staff, ...totals, lastSeenAt: 0 }]).split('\r\n')).toEqual([
    'Rank,Name,former,Points,Messages,Tickets,Matches,Maps,Last seen',
    '1,"Some, One",former,12,2,0,2,0,1970-01-01T00:00:00.000Z',
    '',
  ]);
});

it('writes entries, and no formula that an admin or player made up', () => {
  const entry = { id: 'x', staff: player, at: 0, subject: null, count: 0, addedBy: player };
  const csv = entriesCsv([
    { ...entry, kind: '=cmd()', points: -5, note: '@here' },
    { ...entry, kind: 'match_scored', count: 1, points: 5, note: '', subject: 'match:a' },
  ]);
  expect(csv.split('\r\n').slice(1, 3)).toEqual([
    '1970-01-01T00:00:00.000Z,"Some, One",\'=cmd(),0,-5,,\'@here,"Some, One"',
    '1970-01-01T00:00:00.000Z,"Some, One",Match scored,1,5,match:a,,"Some, One"',
  ]);
});

it('names the file by its days', () => {
  const period = { days: null, start: 0, end: null };
  expect(fileName('staff', period, 86_400_000)).toBe('staff-1970-01-01-1970-01-02.csv');
});
