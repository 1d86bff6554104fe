/** The SQL of a search in texts that are few enough to be compared at once: tournaments, articles. */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

interface TextList {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** What is searched, in lower case, as its index has it. */
  readonly text: SQL;
  /** The rows that may be found. */
  readonly only: SQL | undefined;
  /** Has placeholders of its own. */
  readonly contains: SQL | undefined;
  /** The order of those that fit equally well. */
  readonly order: SQL;
}

/**
 * Rows of `id` and `likeness`: those that contain what is wanted, which are all alike, and only if there
 * is none, those with similar words. One statement for both, because most searches are for something else
 * and find none of either. Its placeholders are `text` and `count`.
 */
export function selectContainingOrSimilar({
  table,
  id,
  text,
  only,
  contains,
  order,
}: TextList): SQL {
  const wanted = sql`${sql.placeholder('text')}::text`;
  const count = sql.placeholder('count');
  return sql`
    WITH containing AS MATERIALIZED (
      SELECT ${id} AS id FROM ${table} WHERE ${contains} AND ${only}
      ORDER BY ${order} LIMIT ${count}
    ), alike AS (
      SELECT ${id} AS id, word_similarity(${wanted}, ${text}) AS likeness FROM ${table}
      WHERE NOT EXISTS (SELECT FROM containing) AND ${wanted} <% ${text} AND ${only}
      ORDER BY likeness DESC, ${order} LIMIT ${count}
    )
    SELECT id, 1 AS likeness FROM containing UNION ALL SELECT id, likeness FROM alike`;
}

export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
