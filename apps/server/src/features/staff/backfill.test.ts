/** What the migration makes of the permissions and the audit log that were there before it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { migrationsFolder } from '../../../testing/settings';
import { audit } from '../../platform/audit/audit';
import { accounts, staffTerms } from '../accounts/tables';

const CREATED_AT = 1_000;

let app: TestApp;
let statements: readonly string[];
let count = 0;
let account: Account;

beforeAll(async () => {
  app = await startTestApp();
  const migration = await readFile(join(migrationsFolder, '0029_staff.sql'), 'utf8');
  statements = migration
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('INSERT INTO "staff_terms"'));
});
afterAll(() => app.stop());
beforeEach(async () => {
  account = await app.signIn(`Member ${++count}`);
  await app.database.db
    .update(accounts)
    .set({ createdAt: CREATED_AT })
    .where(eq(accounts.id, account.id));
});

/** As `setPermissions` has always audited it. */
const change = (at: number, before: string[], after: string[]) =>
  app.database.transaction(async (tx) => {
    await tx.update(accounts).set({ permissions: after }).where(eq(accounts.id, account.id));
    const subject = `account:${account.id}`;
    await audit(tx, {
      at,
      actor: null,
      action: 'account.permissions_changed',
      subject,
      before,
      after,
    });
  });

async function backfill() {
  const { db } = app.database;
  await db.delete(staffTerms);
  for (const statement of statements) await db.execute(sql.raw(statement));
  return db
    .select({
      permissions: staffTerms.permissions,
      since: staffTerms.since,
      until: staffTerms.until,
    })
    .from(staffTerms)
    .where(eq(staffTerms.account, account.id))
    .orderBy(asc(staffTerms.since));
}

it('is two statements', () => {
  expect(statements).toHaveLength(2);
});

it('leaves out whoever never was on the staff', async () => {
  expect(await backfill()).toEqual([]);
});

it('begins with the account where nothing else is known', async () => {
  const permissions = ['Admin'];
  await app.database.db.update(accounts).set({ permissions }).where(eq(accounts.id, account.id));
  expect(await backfill()).toEqual([{ permissions, since: CREATED_AT, until: null }]);
});

it('begins when somebody joined, with what they may do today', async () => {
  await change(2_000, [], ['Moderator']);
  await change(3_000, ['Moderator'], ['Moderator', 'editstream']);
  expect(await backfill()).toEqual([
    { permissions: ['Moderator', 'editstream'], since: 2_000, until: null },
  ]);
});

it('begins with the last time that somebody joined', async () => {
  await change(2_000, [], ['Moderator']);
  await change(3_000, ['Moderator'], []);
  await change(4_000, [], ['fullclips']);
  expect(await backfill()).toEqual([{ permissions: ['fullclips'], since: 4_000, until: null }]);
});

it('ends when somebody left, with what they could do then', async () => {
  await change(2_000, [], ['Moderator']);
  await change(3_000, ['Moderator'], ['Moderator', 'editstream']);
  await change(4_000, ['Moderator', 'editstream'], []);
  expect(await backfill()).toEqual([
    { permissions: ['Moderator', 'editstream'], since: 2_000, until: 4_000 },
  ]);
});

it('has the last term of somebody who left twice', async () => {
  await change(2_000, [], ['Moderator']);
  await change(3_000, ['Moderator'], []);
  await change(4_000, [], ['Admin']);
  await change(5_000, ['Admin'], []);
  await change(6_000, [], []);
  expect(await backfill()).toEqual([{ permissions: ['Admin'], since: 4_000, until: 5_000 }]);
});

it('begins with the account for whoever left and never joined', async () => {
  await change(3_000, ['Moderator'], []);
  expect(await backfill()).toEqual([
    { permissions: ['Moderator'], since: CREATED_AT, until: 3_000 },
  ]);
});
