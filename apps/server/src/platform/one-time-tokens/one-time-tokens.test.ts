import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import type { Database } from '../database/database';
import { createOneTimeTokens, deleteExpiredTokens } from './one-time-tokens';
import { oneTimeTokens } from './tables';

const NOW = Date.UTC(2026, 0, 1);
const codes = createOneTimeTokens<{ name: string }>('test-code', { ttlMs: 1_000 });
const others = createOneTimeTokens<{ name: string }>('test-other', { ttlMs: 1_000 });
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('returns the content of a token once', async () => {
  const token = await codes.issue(database.db, { name: 'Nova' }, NOW);
  expect(await codes.redeem(database.db, token, NOW)).toEqual({ name: 'Nova' });
  expect(await codes.redeem(database.db, token, NOW)).toBeNull();
});

it('returns it to exactly one of many concurrent callers', async () => {
  const token = await codes.issue(database.db, { name: 'Nova' }, NOW);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => codes.redeem(database.db, token, NOW)),
  );
  expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
});

it('returns nothing after the token has expired', async () => {
  const token = await codes.issue(database.db, { name: 'Nova' }, NOW);
  expect(await codes.redeem(database.db, token, NOW + 1_000)).toBeNull();
});

it('refuses a token of another purpose', async () => {
  const token = await codes.issue(database.db, { name: 'Nova' }, NOW);
  expect(await others.redeem(database.db, token, NOW)).toBeNull();
  expect(await codes.redeem(database.db, token, NOW)).not.toBeNull();
});

it('invalidates all tokens of a purpose together', async () => {
  await others.save(database.db, 'one', { name: 'Nova' }, NOW);
  await others.save(database.db, 'two', { name: 'Nova' }, NOW);
  await others.save(database.db, 'old', { name: 'Nova' }, NOW - 1_000);
  const attempt = (token: string) => database.transaction((tx) => others.redeemAll(tx, token, NOW));
  expect(await attempt('two')).toBe(true);
  expect(await attempt('one')).toBe(false);
});

it('stores only hashes of tokens', async () => {
  const token = await codes.issue(database.db, { name: 'Nova' }, NOW);
  const rows = await database.db.select().from(oneTimeTokens);
  expect(JSON.stringify(rows)).not.toContain(token);
  await deleteExpiredTokens(database.db, NOW + 1_001);
  expect(await database.db.select().from(oneTimeTokens)).toEqual([]);
});
