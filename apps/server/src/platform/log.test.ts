import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/app';
import type { Database } from './database/database';
import { withoutValues } from './log';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('names a failed query and its cause, and none of the values sent with it', async () => {
  const failed = await database.db
    .execute(sql`SELECT ${'a-secret-hash'}::text FROM nowhere`)
    .catch((error: Error) => error);
  const logged = JSON.stringify(pino.stdSerializers.err(withoutValues(failed as Error)));
  expect(logged).toContain('FROM nowhere');
  expect(logged).toContain('does not exist');
  expect(logged).not.toContain('a-secret-hash');
});
