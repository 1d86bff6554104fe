import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Column, getTableColumns, getTableName, is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { PgArray, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const CHUNK_LENGTH = 64 * 1024;

/** Inserts many rows by COPY, in the transaction of the given client: ten times faster than INSERT. */
export async function copyRows<T extends PgTable>(
  client: pg.ClientBase,
  table: T,
  rows: Iterable<T['$inferInsert']>,
): Promise<void> {
  const casing = new CasingCache('snake_case');
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: casing.getColumnCasing(column),
    toText: is(column, PgArray)
      ? arrayToText(column.baseColumn)
      : (value: unknown) => escapeText(column.mapToDriverValue(value)),
  }));
  // COPY applies no defaults to listed columns, so only those that the rows fill are listed.
  const iterator = rows[Symbol.iterator]();
  const start = iterator.next();
  if (start.done) return;
  const first: Record<string, unknown> = start.value;
  const filled = columns.filter(({ key }) => key in first);
  const names = filled.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  const stream = client.query(
    copyFrom(`COPY ${pg.escapeIdentifier(getTableName(table))} (${names}) FROM STDIN`),
  );

  // Without arrays in between, because it runs for every row.
  const toLine = (row: Record<string, unknown>) => {
    let line = '';
    let separator = '';
    for (const { key, toText } of filled) {
      const value = row[key];
      line += `${separator}${value == null ? '\\N' : toText(value)}`;
      separator = '\t';
    }
    return `${line}\n`;
  };

  // In large chunks: one write for every row takes longer than the database does.
  function* chunks() {
    let chunk = toLine(first);
    for (const row of { [Symbol.iterator]: () => iterator }) {
      chunk += toLine(row);
      if (chunk.length < CHUNK_LENGTH) continue;
      yield chunk;
      chunk = '';
    }
    yield chunk;
  }
  await pipeline(Readable.from(chunks()), stream);
}

const SPECIAL: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escapeText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return textOf(value).replace(/[\\\t\n\r]/g, (character) => SPECIAL[character]!);
}

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return Array.isArray(value) ? arrayLiteral(value) : String(value);
}

function arrayLiteral(items: readonly unknown[]): string {
  return `{${items.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** For columns of arrays: their ids and times repeat from row to row, and are converted once. */
function arrayToText(column: Column): (values: unknown) => string {
  const known = new Map<unknown, string>();
  const toItem = (value: unknown): string => {
    if (column.dataType === 'number') return String(value);
    let item = known.get(value);
    if (item === undefined) {
      const text = String(column.mapToDriverValue(value)).replace(/["\\]/g, '\\$&');
      item = escapeText(`"${text}"`);
      known.set(value, item);
    }
    return item;
  };
  return (values) => {
    let items = '';
    for (const value of values as readonly unknown[]) items += `${items && ','}${toItem(value)}`;
    return `{${items}}`;
  };
}
