import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { Statement } from './statement';

const dialect = new PgDialect();

it('sends a value once, however often the statement names it', () => {
  const statement = new Statement<{ id: string; points: number }, never>(
    'test_repeated',
    (value) => sql`SELECT ${value('points')}::int, ${value('id')}, ${5}
      WHERE ${value('id')} <> 'x' AND ${value('points')}::int > ${5}`,
  );
  expect(statement.toPrepared(dialect)).toMatchObject({
    name: 'test_repeated',
    text: `SELECT $1::int, $2, $3
      WHERE $2 <> 'x' AND $1::int > $4`,
  });
  expect(statement.toValues(dialect, { points: 7, id: 'a' })).toEqual([7, 'a', 5, 5]);
  expect(statement.toValues(dialect, { points: 8, id: 'b' })).toEqual([8, 'b', 5, 5]);
});
