import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/app';
import type { Database } from './database/database';
import { openLog, plainLines, withoutValues } from './log';

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

describe('a plain line', () => {
  const written = async (stream: { write(line: string): void }, level = 'info') => {
    const write = plainLines(openLog(level, stream), 'call');
    write('"call":"one","ms":1.5');
    write('"call":"two"');
    await new Promise((done) => setImmediate(done));
  };

  it('reads as if pino had written it, all of a moment in one piece', async () => {
    const pieces: string[] = [];
    await written({ write: (line) => void pieces.push(line) });
    expect(pieces).toHaveLength(1);
    const line = { level: 30, time: expect.any(Number), msg: 'call' };
    const lines = pieces[0]!.trimEnd().split('\n');
    expect(lines.map((text) => JSON.parse(text))).toEqual([
      { ...line, call: 'one', ms: 1.5 },
      { ...line, call: 'two' },
    ]);
  });

  it('is left out where the log is quieter', async () => {
    const pieces: string[] = [];
    await written({ write: (line) => void pieces.push(line) }, 'warn');
    expect(pieces).toEqual([]);
  });
});
