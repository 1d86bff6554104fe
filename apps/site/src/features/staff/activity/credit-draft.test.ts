import { expect, it } from 'vitest';
import { creditOf, creditProblems } from './credit-draft';

const DRAFT = { user: 'one', kind: 'Event', points: 5, note: '', at: null };

it.each([
  { change: {}, wrong: [] },
  { change: { user: null }, wrong: ['user'] },
  { change: { kind: ' ' }, wrong: ['kind'] },
  { change: { points: null }, wrong: ['points'] },
  { change: { points: 1.5 }, wrong: ['points'] },
  { change: { points: -1_001 }, wrong: ['points'] },
  { change: { points: -1_000 }, wrong: [] },
  { change: { at: 11 }, wrong: ['at'] },
  { change: { at: 10 }, wrong: [] },
])('$change has problems with $wrong', ({ change, wrong }) => {
  expect(Object.keys(creditProblems({ ...DRAFT, ...change }, 10))).toEqual(wrong);
});

it('leaves the time to the server unless one is given', () => {
  expect(creditOf(DRAFT)).toEqual({ user: 'one', kind: 'Event', points: 5, note: '' });
  expect(creditOf({ ...DRAFT, at: 3 })).toMatchObject({ at: 3 });
});
