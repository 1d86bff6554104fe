import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import type { Database } from '../database/database';
import { forgetExpiredTokens, oneTimeTokensFor } from './one-time';
import { oneTimeTokens } from './tables';

const NOW = Date.UTC(2026, 0, 1);
const codes = oneTimeTokensFor<{ name: string }>('test-code', { livesMs: 1_000 });
const others = oneTimeTokensFor<{ name: string }>('test-other', { livesMs: 1_000 });
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('gives what a token stands for, once', async () => {
  const token = await codes.issue(database.db, { name: 'Nova' }, NOW);
  expect(await codes.take(database.db, token, NOW)).toEqual({ name: 'Nova' });
  expect(await codes.take(database.db, token, NOW)).toBeNull();
});

it('gives it to exactly one of many who ask at the same moment', async () => {
  const token = await codes.issue(database.db, { name: 'Nova' }, NOW);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => codes.take(database.db, token, NOW)),
  );
  expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
});

it('gives nothing after its time', async () => {
  const token = await codes.issue(database.db, { name: 'Nova' }, NOW);
  expect(await codes.take(database.db, token, NOW + 1_000)).toBeNull();
});

it('never takes a token of another purpose', async () => {
  const token = await codes.issue(database.db, { name: 'Nova' }, NOW);
  expect(await others.take(database.db, token, NOW)).toBeNull();
  expect(await codes.take(database.db, token, NOW)).not.toBeNull();
});

it('uses up all tokens of a purpose together', async () => {
  await others.keep(database.db, 'one', { name: 'Nova' }, NOW);
  await others.keep(database.db, 'two', { name: 'Nova' }, NOW);
  await others.keep(database.db, 'old', { name: 'Nova' }, NOW - 1_000);
  const attempt = (token: string) => database.transaction((tx) => others.takeAll(tx, token, NOW));
  expect(await attempt('two')).toBe(true);
  expect(await attempt('one')).toBe(false);
});

it('keeps no token in a form that could be used', async () => {
  const token = await codes.issue(database.db, { name: 'Nova' }, NOW);
  const rows = await database.db.select().from(oneTimeTokens);
  expect(JSON.stringify(rows)).not.toContain(token);
  await forgetExpiredTokens(database.db, NOW + 1_001);
  expect(await database.db.select().from(oneTimeTokens)).toEqual([]);
});
