import type { TournamentState } from '@mes/domain/tournament/lifecycle/states';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../testing/app';
import { addTournament } from '../../../../testing/league';
import type { Database } from '../../../platform/database/database';
import { findDueIds, findNextDeadline, REMINDER_MS } from '../repository';
import { tournaments } from '../tables';

const AT = Date.UTC(2026, 5, 1);

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await addTournament(database, { id: 'only', teams: [], stages: [] });
});
afterAll(() => database.close());

it.each<[TournamentState, Partial<typeof tournaments.$inferInsert>, number | null]>([
  ['draft', { signupOpen: AT, rosterLock: AT }, null],
  ['announced', { signupOpen: AT, signupClose: AT - 5 }, AT],
  ['signup_open', { signupOpen: AT - 5, signupClose: AT }, AT],
  ['signup_closed', { checkInOpen: AT }, AT],
  ['check_in', { checkInClose: AT, closingReminded: true }, AT],
  ['check_in', { checkInClose: AT, closingReminded: false }, AT - REMINDER_MS],
  ['signup_open', { signupClose: AT, rosterLock: AT - 7 }, AT - 7],
  ['signup_open', { signupClose: AT, rosterLock: AT - 7, lockAnnounced: true }, AT],
  ['signup_open', { signupClose: AT, archived: true }, null],
  ['finished', { rosterLock: AT }, null],
])('in the state %s with %o the next deadline is %o', async (state, set, expected) => {
  const none = { signupOpen: null, signupClose: null, checkInOpen: null, checkInClose: null };
  const usual = { rosterLock: null, lockAnnounced: false, closingReminded: false, archived: false };
  await database.db
    .update(tournaments)
    .set({ ...none, ...usual, ...set, state })
    .where(eq(tournaments.id, 'only'));

  expect(await findNextDeadline(database.db)).toBe(expected);
  if (expected === null) return;
  expect(await findDueIds(database.db, expected - 1)).toEqual([]);
  expect(await findDueIds(database.db, expected)).toEqual(['only']);
});
