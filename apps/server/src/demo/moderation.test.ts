import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/app';
import { findAuditEntries } from '../features/logs/audit-log/service';
import { readVersions, searchLog } from '../features/logs/player-log/service';
import { readBlacklist } from '../features/moderation/blacklist/service';
import type { Database } from '../platform/database/database';

const DAY = 86_400_000;
const FIRST = { query: '', page: 0, size: 100 };
const MODERATOR = { permissions: ['Moderator'] };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ demo: true });
});
afterAll(() => database.close());

it('the demo has bans of every scope, and the audit log says who made them', async () => {
  const { data } = await readBlacklist(database.db, FIRST, Date.now());
  expect(new Set(data.map(({ scope }) => scope))).toEqual(
    new Set(['site', 'tournaments', 'voting', 'chat']),
  );
  const made = await findAuditEntries(database.db, { ...FIRST, action: 'ban.created' }, MODERATOR);
  expect(made.total).toBeGreaterThan(data.length);
  expect(made.data.every(({ actor }) => actor !== null)).toBe(true);
  const lastYear = { ...FIRST, action: 'note.added', end: Date.now() - 200 * DAY };
  expect((await findAuditEntries(database.db, lastYear, MODERATOR)).total).toBeGreaterThan(0);
});

it('the player log of the demo reaches back as far as it is kept, and one entry was edited', async () => {
  const all = await searchLog(database.db, FIRST);
  expect(all.total).toBeGreaterThan(100);
  const old = await searchLog(database.db, { ...FIRST, end: Date.now() - 80 * DAY });
  expect(old.total).toBeGreaterThan(0);
  const { data } = await searchLog(database.db, { ...FIRST, query: 'address removed' });
  const { versions } = await readVersions(database.db, data[0]!._id);
  expect(versions).toMatchObject([{ message: expect.stringContaining('@') }]);
});
