/** The tables of the site from the catalog of PostgreSQL: a database may have other ones than the code. */
import pg from 'pg';

export interface CatalogTable {
  readonly name: string;
  /** Without generated columns, which PostgreSQL computes from these. */
  readonly columns: readonly string[];
}

export async function findTables(client: pg.Client): Promise<CatalogTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

export async function readSequences(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S' ORDER BY c.relname`);
  const sequences = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${qualified(name)}`,
    );
    sequences.push({ name, ...found[0]! });
  }
  return sequences;
}

export async function findLastMigration(client: pg.Client) {
  const { rows: known } = await client.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists",
  );
  if (!known[0].exists) return null;
  const { rows } = await client.query<{ when: string; hash: string }>(
    'SELECT created_at AS "when", hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1',
  );
  return rows[0] ? { when: Number(rows[0].when), hash: rows[0].hash } : null;
}

/** The queue makes its tables at the first start of a server. */
export async function hasJobs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('jobs.job') IS NOT NULL AS exists");
  return rows[0].exists;
}

/** Whether there is any table that a server or a restore would make. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`
    SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN ('public', 'drizzle', 'jobs') AND c.relkind IN ('r', 'p')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e') LIMIT 1`);
  return rows.length === 0;
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function findForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
    ORDER BY c.relname, k.conname`);
  return rows;
}

export function qualified(name: string): string {
  return `public.${pg.escapeIdentifier(name)}`;
}

export function columnList(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
