import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';

export async function countMigrations(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations`,
  );
  return rows[0]!.count;
}
