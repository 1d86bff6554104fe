import { RESULT_TAGS } from '@mes/domain/articles/result-tags';
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { preparedFor } from '../../../platform/database/prepared';
import { articles } from '../../articles/tables';
import { likePattern, selectContainingOrSimilar } from '../texts/repository';

interface ArticleQuery {
  /** In lower case. */
  readonly text: string;
  readonly count: number;
  readonly now: number;
}

/**
 * Titles that contain the text and articles with that tag, newest first; only if there is none, titles
 * with similar words.
 */
export function findArticles(db: Db, { text, count, now }: ArticleQuery) {
  return findArticlesQuery(db).execute({
    text,
    count,
    pattern: likePattern(text),
    now: new Date(now).toISOString(),
  });
}

const { id, slug, title, tags, publishedAt, deletedAt } = articles;
const newestFirst = sql`${publishedAt} DESC, ${id} DESC`;

const findArticlesQuery = preparedFor((db) =>
  db
    .select({
      slug,
      title,
      tellsResults: sql<boolean>`${tags} && ${sql.param([...RESULT_TAGS])}::text[]`,
      publishedAt: sql<number>`${publishedAt}`.mapWith(publishedAt),
    })
    .from(
      sql`(${selectContainingOrSimilar({
        table: articles,
        id,
        text: sql`lower(${title})`,
        only: and(
          isNull(deletedAt),
          isNotNull(publishedAt),
          lte(publishedAt, sql.placeholder('now')),
        ),
        contains: sql`(lower(${title}) LIKE ${sql.placeholder('pattern')}
          OR ${tags} @> ARRAY[${sql.placeholder('text')}]::text[])`,
        order: newestFirst,
      })}) AS found`,
    )
    .innerJoin(articles, eq(id, sql`found.id`))
    .orderBy(sql`found.likeness DESC`, newestFirst)
    .prepare('search_articles'),
);
