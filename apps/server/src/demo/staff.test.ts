import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/app';
import { countMessages, listActivity, readLeaderboard } from '../features/staff/activity/service';
import { listFormerStaff, listStaff } from '../features/staff/service';
import type { Database } from '../platform/database/database';

const YEAR = 365 * 86_400_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ demo: true });
});
afterAll(() => database.close());

it('the demo has staff of every kind, and some who left', async () => {
  const staff = await listStaff(database.db);
  expect(staff.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['admin', 'moderator', 'streamer', 'caster', 'clipper']),
  );
  expect((await listFormerStaff(database.db)).length).toBeGreaterThan(1);
});

it('the staff of the demo were active in both of the last two years', async () => {
  const now = Date.now();
  for (const end of [now, now - YEAR]) {
    const period = { start: end - YEAR, end };
    const board = await readLeaderboard(database.db, period);
    expect(board[0]!.points).toBeGreaterThan(50);
    expect(board.some(({ matches }) => matches > 0)).toBe(true);
    expect((await countMessages(database.db, { period })).total).toBeGreaterThan(10);
    const { data } = await listActivity(database.db, { period, page: 0, size: 100 });
    expect(data.some(({ addedBy }) => addedBy?.id === 'admin')).toBe(true);
  }
});
