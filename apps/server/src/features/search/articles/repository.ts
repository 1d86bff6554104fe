import { and, desc, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { articles } from '../../articles/tables';

interface ArticleQuery {
  /** In lower case. */
  readonly text: string;
  readonly count: number;
  readonly now: number;
}

/**
 * Titles that contain the text and articles with that tag, newest first; only if there is none, titles
 * with similar words. There are thousands of articles, not a hundred thousand: two steps do.
 */
export async function findArticles(db: Db, query: ArticleQuery) {
  const { text } = query;
  const title = sql`lower(${articles.title})`;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const containing = await select(db, query, {
    matches: or(sql`${title} LIKE ${pattern}`, sql`${articles.tags} @> ARRAY[${text}]::text[]`),
    order: [],
  });
  if (containing.length > 0) return containing;
  return select(db, query, {
    matches: sql`${text} <% ${title}`,
    order: [sql`word_similarity(${text}, ${title}) DESC`],
  });
}

function select(
  db: Db,
  { count, now }: ArticleQuery,
  { matches, order }: { matches: SQL | undefined; order: readonly SQL[] },
) {
  const { slug, title, publishedAt, deletedAt, id } = articles;
  return db
    .select({
      slug,
      title,
      publishedAt: sql<number>`${publishedAt}`.mapWith(publishedAt),
    })
    .from(articles)
    .where(and(matches, isNull(deletedAt), isNotNull(publishedAt), lte(publishedAt, now)))
    .orderBy(...order, desc(publishedAt), desc(id))
    .limit(count);
}
