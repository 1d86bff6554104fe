/**
 * Multiplies the rows of a database: every table gets copies of its rows, in which keys and what refers to
 * them are changed alike. Copies so refer to copies, and the original rows stay as they are.
 */
import type pg from 'pg';

/** Settings, keys and what the server counts for itself do not grow with a community. */
const LEFT_OUT = new Set(['properties', 'server_keys', 'queue_state', 'elo_comparison']);
/** Raw events of captures are deleted after a while, so they grow less than all else. */
const MAX_FACTORS: Readonly<Record<string, number>> = { capture_entries: 10 };
const OFFSET = 10_000_000;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isKey: boolean;
  /** Unique by itself. */
  readonly isAlone: boolean;
}

/** From copies `from` to `to`, so that a database can grow in steps. Returns tables that could not. */
export async function multiplyRows(
  client: pg.Client,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const skipped: string[] = [];
  await client.query('SET session_replication_role = replica');
  for (const table of await findTables(client)) {
    const last = Math.min(to, MAX_FACTORS[table] ?? to);
    if (LEFT_OUT.has(table) || last <= from) continue;
    const columns = await findColumns(client, table);
    const names = columns.map(({ name }) => quote(name)).join(', ');
    const values = columns.map((column) => copyOf(column)).join(', ');
    try {
      await client.query(
        `INSERT INTO ${quote(table)} (${names}) OVERRIDING SYSTEM VALUE
         SELECT ${values} FROM ${quote(table)} AS original CROSS JOIN generate_series(${from}, ${last - 1}) AS copy
         WHERE ${isOriginal(columns)}`,
      );
    } catch (error) {
      skipped.push(`${table} (${(error as Error).message})`);
    }
  }
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('VACUUM ANALYZE');
  return skipped;
}

const MARK = '~';

function copyOf({ name, type, isKey, isAlone }: Column): string {
  const value = `original.${quote(name)}`;
  if (!isKey) return value;
  if (type === 'text') return `${value} || '${MARK}' || copy`;
  if (type === 'uuid') return `md5(${value}::text || copy)::uuid`;
  if (type === 'int8' || (type === 'int4' && isAlone)) return `${value} + copy * ${OFFSET}`;
  return value;
}

/** Of a table without texts in its keys all rows are taken, which only happens for the first copies. */
function isOriginal(columns: readonly Column[]): string {
  const texts = columns.filter(({ isKey, type }) => isKey && type === 'text');
  return texts.length === 0
    ? 'true'
    : texts
        .map(({ name }) => `coalesce(position('${MARK}' IN original.${quote(name)}), 0) = 0`)
        .join(' AND ');
}

async function findTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind = 'r' AND nspname = 'public' ORDER BY relname`,
  );
  return rows.map(({ name }) => name);
}

/** Keys are the columns of unique indexes, also inside their expressions, and those that refer to others. */
async function findColumns(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT attname AS name, typname AS type, (
       EXISTS (SELECT FROM pg_index WHERE indrelid = attrelid AND indisunique AND attnum = ANY(indkey))
       OR EXISTS (SELECT FROM pg_index JOIN pg_depend ON objid = indexrelid AND refobjid = attrelid
                  WHERE indrelid = attrelid AND indisunique AND refobjsubid = attnum)
       OR EXISTS (SELECT FROM pg_constraint WHERE conrelid = attrelid AND contype = 'f' AND attnum = ANY(conkey))
     ) AS "isKey",
     EXISTS (SELECT FROM pg_index WHERE indrelid = attrelid AND indisunique AND indkey::text = attnum::text) AS "isAlone"
     FROM pg_attribute JOIN pg_type ON pg_type.oid = atttypid
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     ORDER BY attnum`,
    [quote(table)],
  );
  return rows;
}

const quote = (name: string) => `"${name}"`;
