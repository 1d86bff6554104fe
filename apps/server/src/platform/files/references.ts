/**
 * Which files the rows of the database refer to. All columns are searched, not those that someone has
 * listed: a column that a list forgot would cost people their pictures.
 */
import pg from 'pg';
import { PRIVATE_FOLDERS } from './private-store';
import { pictureOf } from './store';

const PICTURE = '[0-9a-f]{32}(?:\\.small)?\\.webp';
const PRIVATE_NAME = `(?:${PRIVATE_FOLDERS.join('|')})/[\\w-]+(?:\\.[a-z0-9]+)?`;

/** Most rows have none of these: to see that is cheaper than to search them. */
const LIKELY = ['%.webp%', ...PRIVATE_FOLDERS.map((folder) => `%${folder}/%`)];

interface SearchOptions {
  /** Tables of logs: they keep no file alive. */
  readonly except: readonly string[];
  /** `value`: columns that hold nothing but a name. `anywhere`: also within texts and JSON. */
  readonly match: 'value' | 'anywhere';
}

/** Names of pictures and of private files. */
export async function findReferences(
  client: pg.ClientBase,
  { except, match }: SearchOptions,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const { table, texts, documents } of await findColumns(client)) {
    if (except.includes(table)) continue;
    const columns = match === 'value' ? texts : [...texts, ...documents];
    if (columns.length === 0) continue;
    const query = match === 'value' ? byValue(table, columns) : anywhere(table, columns);
    const { rows } = await client.query<{ name: string }>(query);
    for (const { name } of rows) names.add(pictureOf(name));
  }
  return names;
}

interface Columns {
  readonly table: string;
  readonly texts: string[];
  /** JSON and lists. */
  readonly documents: string[];
}

async function findColumns(client: pg.ClientBase): Promise<Columns[]> {
  const { rows } = await client.query<Columns>(`
    SELECT c.relname AS table,
      coalesce(array_agg(a.attname::text) FILTER (WHERE t.typcategory = 'S'), '{}') AS texts,
      coalesce(array_agg(a.attname::text) FILTER (WHERE t.typcategory <> 'S'), '{}') AS documents
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND (t.typcategory = 'S' OR t.typname IN ('json', 'jsonb', '_text', '_varchar', '_jsonb'))
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

function byValue(table: string, columns: readonly string[]): string {
  const selects = columns.map((column) => {
    const name = pg.escapeIdentifier(column);
    return `SELECT DISTINCT ${name} AS name FROM public.${pg.escapeIdentifier(table)}
      WHERE ${name} ~ '^(${PICTURE}|${PRIVATE_NAME})$'`;
  });
  return selects.join(' UNION ');
}

function anywhere(table: string, columns: readonly string[]): string {
  const values = columns.map((column) => `${pg.escapeIdentifier(column)}::text`).join(', ');
  return `SELECT DISTINCT found[1] AS name
    FROM (SELECT concat_ws(E'\\n', ${values}) AS value FROM public.${pg.escapeIdentifier(table)}) AS row,
      regexp_matches(row.value, '(${PICTURE}|${PRIVATE_NAME})', 'g') AS found
    WHERE row.value LIKE ANY ('{${LIKELY.join(',')}}')`;
}
