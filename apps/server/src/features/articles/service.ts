/** What everybody may read. */
import type { Article, ArticleThumbnail } from '@mes/contract/article-schemas';
import { ObjectNotFound } from '@mes/contract/errors';
import { writeFeed } from '@mes/domain/articles/feed';
import { normalizeTag } from '@mes/domain/articles/tags';
import type { Db } from '../../platform/database/database';
import * as repository from './repository';
import { toArticle, toThumbnail } from './views';

/** Where news are read, and whose they are. */
export interface Publisher {
  readonly name: string;
  readonly siteUrl: string;
}

const NEWEST = { page: 0, size: 10 };
const IN_FEED = { page: 0, size: 30 };

export async function publishedArticle(db: Db, slug: string, now: number): Promise<Article> {
  const found = await repository.findPublished(db, { slug: slug.toLowerCase(), now });
  if (!found) throw new ObjectNotFound();
  return toArticle(found);
}

export async function thumbnails(
  db: Db,
  { tag, page, size }: { tag?: string; page: number; size: number },
  now: number,
): Promise<{ data: ArticleThumbnail[]; total: number }> {
  const carrying = tag === undefined ? {} : { tag: normalizeTag(tag) };
  const [rows, total] = await Promise.all([
    repository.findThumbnails(db, { ...carrying, page, size, now }),
    repository.countPublished(db, { ...carrying, now }),
  ]);
  return { data: rows.map(toThumbnail), total };
}

export async function newest(db: Db, now: number): Promise<ArticleThumbnail[]> {
  return (await repository.findThumbnails(db, { ...NEWEST, now })).map(toThumbnail);
}

export async function feed(db: Db, { name, siteUrl }: Publisher, now: number): Promise<string> {
  const rows = await repository.findThumbnails(db, { ...IN_FEED, now });
  return writeFeed({
    title: `${name} news`,
    description: `What happens at ${name}.`,
    link: `${siteUrl}/app/blog`,
    self: `${siteUrl}/api/articles/feed.xml`,
    items: rows.map(({ article, author }) => ({
      title: article.title,
      link: `${siteUrl}/app/blog/${article.slug}`,
      summary: article.summary,
      author: author?.name ?? null,
      tags: article.tags,
      publishedAt: article.publishedAt,
    })),
  });
}
