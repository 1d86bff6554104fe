import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BinaryRows, fieldWriter } from './binary-rows';

/** Inserts many rows by COPY, in the transaction of the given client: ten times faster than INSERT. */
export async function copyRows<T extends PgTable>(
  client: pg.ClientBase,
  table: T,
  rows: Iterable<T['$inferInsert']>,
): Promise<void> {
  const iterator = rows[Symbol.iterator]();
  const start = iterator.next();
  if (start.done) return;
  const first: Record<string, unknown> = start.value;
  // COPY applies no defaults to listed columns, so only those that the rows fill are listed.
  const filled = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const casing = new CasingCache('snake_case');
  const names = filled.map(([, column]) => pg.escapeIdentifier(casing.getColumnCasing(column)));
  const stream = client.query(
    copyFrom(
      `COPY ${pg.escapeIdentifier(getTableName(table))} (${names.join(', ')}) FROM STDIN (FORMAT binary)`,
    ),
  );

  function* chunks() {
    const written = new BinaryRows(filled.map(([key, column]) => fieldWriter(key, column)));
    written.add(first);
    for (const row of { [Symbol.iterator]: () => iterator }) {
      const chunk = written.takeFull();
      if (chunk) yield chunk;
      written.add(row);
    }
    yield written.end();
  }
  await pipeline(Readable.from(chunks()), stream);
}
