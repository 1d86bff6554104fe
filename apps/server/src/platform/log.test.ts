import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/app';
import type { Database } from './database/database';
import { createLineWriter, openLog, withoutValues } from './log';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('logs a failed query and its cause without its parameters', async () => {
  const failed = await database.db
    .execute(sql`SELECT ${'a-secret-hash'}::text FROM nowhere`)
    .catch((error: Error) => error);
  const logged = JSON.stringify(pino.stdSerializers.err(withoutValues(failed as Error)));
  expect(logged).toContain('FROM nowhere');
  expect(logged).toContain('does not exist');
  expect(logged).not.toContain('a-secret-hash');
});

describe('a line writer', () => {
  const written = async (stream: { write(line: string): void }, level = 'info') => {
    const write = createLineWriter(openLog(level, stream), 'call');
    write('"call":"one","ms":1.5');
    write('"call":"two"');
    await new Promise((done) => setImmediate(done));
  };

  it('writes the same lines as pino, all lines of one tick together', async () => {
    const writes: string[] = [];
    await written({ write: (line) => void writes.push(line) });
    expect(writes).toHaveLength(1);
    const line = { level: 30, time: expect.any(Number), msg: 'call' };
    const lines = writes[0]!.trimEnd().split('\n');
    expect(lines.map((text) => JSON.parse(text))).toEqual([
      { ...line, call: 'one', ms: 1.5 },
      { ...line, call: 'two' },
    ]);
  });

  it('writes nothing below the level of the log', async () => {
    const writes: string[] = [];
    await written({ write: (line) => void writes.push(line) }, 'warn');
    expect(writes).toEqual([]);
  });
});
