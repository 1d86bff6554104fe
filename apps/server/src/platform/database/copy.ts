import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const PIECE = 64 * 1024;

/** Loads many rows by COPY: ten times faster than inserts, in the transaction of the client given. */
export async function copyRows<T extends PgTable>(
  client: pg.ClientBase,
  table: T,
  rows: Iterable<T['$inferInsert']>,
): Promise<void> {
  const casing = new CasingCache('snake_case');
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: casing.getColumnCasing(column),
    toText: (value: unknown) => escaped(column.mapToDriverValue(value)),
  }));
  // COPY knows no defaults for columns that are listed, so only those that the rows fill are.
  const iterator = rows[Symbol.iterator]();
  const start = iterator.next();
  if (start.done) return;
  const first: Record<string, unknown> = start.value;
  const filled = columns.filter(({ key }) => key in first);
  const names = filled.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  const stream = client.query(
    copyFrom(`COPY ${pg.escapeIdentifier(getTableName(table))} (${names}) FROM STDIN`),
  );

  const toLine = (row: Record<string, unknown>) =>
    `${filled.map(({ key, toText }) => (row[key] == null ? '\\N' : toText(row[key]))).join('\t')}\n`;

  // In large pieces: a write for every row takes longer than the database does.
  function* pieces() {
    let piece = toLine(first);
    for (const row of { [Symbol.iterator]: () => iterator }) {
      piece += toLine(row);
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  }
  await pipeline(Readable.from(pieces()), stream);
}

const SPECIAL: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(value: unknown): string {
  const text = Array.isArray(value) ? arrayLiteral(value) : String(value);
  return text.replace(/[\\\t\n\r]/g, (character) => SPECIAL[character]!);
}

function arrayLiteral(items: readonly unknown[]): string {
  return `{${items.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
