import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import { type Database, isDuplicate } from './database';
import type { PipeliningClient } from './pipelining-client';
import { PreparedQuery, runPrepared } from './prepared-query';

const EVERY_KIND = {
  name: 'every_kind',
  text: `SELECT $1::int AS number, $2::text AS text, NULL AS nothing, ARRAY['a', 'b'] AS list,
           '{"a":[1]}'::jsonb AS json, true AS flag, '2026-01-02T03:04:05Z'::timestamptz AS at,
           12::bigint AS big`,
};

let database: Database;
let client: PipeliningClient;

beforeAll(async () => {
  database = await openTestDatabase();
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.close();
});

/** How often the connection asks for the columns while the work runs. */
async function countDescriptions(work: () => Promise<unknown>): Promise<number> {
  const { connection } = client as PipeliningClient & {
    connection: { describe?: (...given: unknown[]) => unknown };
  };
  const { describe: ask } = connection;
  let asked = 0;
  Object.assign(connection, {
    describe: (...given: unknown[]) => {
      asked++;
      return Reflect.apply(ask, connection, given);
    },
  });
  await work();
  Object.assign(connection, { describe: ask });
  return asked;
}

describe('a prepared query', () => {
  it('returns the rows that the driver returns, at first and again', async () => {
    const values = [7, 'seven'];
    const { rows } = await database.pool.query({ ...EVERY_KIND, values });
    for (let run = 0; run < 3; run++) {
      expect((await runPrepared(client, EVERY_KIND, values)).rows).toEqual(rows);
    }
  });

  it('returns rows without names, parsed as the statement says', async () => {
    const types = { getTypeParser: () => (text: string) => `parsed ${text}` };
    const statement = { ...EVERY_KIND, name: 'as_array', rowMode: 'array', types };
    const wanted = ['parsed 7', 'parsed x', null, 'parsed {a,b}'];
    for (let run = 0; run < 2; run++) {
      const { rows } = await runPrepared(client, statement, [7, 'x']);
      expect((rows[0] as unknown[]).slice(0, 4)).toEqual(wanted);
    }
  });

  it('asks each connection for its columns once', async () => {
    const statement = { name: 'asked_once', text: 'SELECT $1::int AS id' };
    const asked = await countDescriptions(async () => {
      for (const id of [1, 2, 3]) {
        expect((await runPrepared(client, statement, [id])).rows).toEqual([{ id }]);
      }
    });
    expect(asked).toBe(1);
    const other = await database.pool.connect();
    expect((await runPrepared(other, statement, [4])).rows).toEqual([{ id: 4 }]);
    other.release();
  });

  it('asks again where the first answer was an error, with others behind it', async () => {
    const statement = { name: 'refused_first', text: 'SELECT 1 / $1::int AS share' };
    client.pipeline = true;
    const sent = [0, 1, 1].map((value) => runPrepared(client, statement, [value]));
    const answers = await Promise.allSettled(sent);
    client.pipeline = false;
    expect(answers[0]).toMatchObject({ reason: { code: '22012' } });
    for (const answer of answers.slice(1)) {
      expect(answer).toMatchObject({ value: { rows: [{ share: 1 }] } });
    }
    expect((await runPrepared(client, statement, [1])).rows).toEqual([{ share: 1 }]);
  });

  it('fails with the error of the database', async () => {
    const text = "INSERT INTO channels (name, revision) VALUES ('twice', 1), ('twice', 1)";
    const refused = runPrepared(client, { name: 'write_twice', text }, []);
    await expect(refused).rejects.toSatisfy((error) => isDuplicate(error));
    await expect(refused).rejects.toBeInstanceOf(pg.DatabaseError);
  });

  it('fails where a value cannot be read, and the connection goes on', async () => {
    const types = {
      getTypeParser: () => () => {
        throw new Error('unreadable');
      },
    };
    const statement = { name: 'unreadable', text: 'SELECT 1', types };
    await expect(runPrepared(client, statement, [])).rejects.toThrow('unreadable');
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('is refused where its name stands for another text', async () => {
    const first = { name: 'one_text', text: 'SELECT 1 AS one' };
    await runPrepared(client, first, []);
    const other = new Promise((resolve, reject) =>
      client.query(
        new PreparedQuery({ ...first, text: 'SELECT 2 AS two' }, [], (error, result) =>
          error ? reject(error) : resolve(result),
        ),
      ),
    );
    await expect(other).rejects.toThrow('one_text');
  });
});
