/** What everybody may read. */
import type { Article, ArticleThumbnail } from '@mes/contract/article-schemas';
import { ObjectNotFound } from '@mes/contract/errors';
import { writeFeed } from '@mes/domain/articles/feed';
import { RESULT_TAGS } from '@mes/domain/articles/result-tags';
import { normalizeTag } from '@mes/domain/articles/tags';
import { publicationState } from '@mes/domain/publication/state';
import type { Db, Tx } from '../../platform/database/database';
import * as repository from './repository';
import { texts } from './texts';
import { toArticle, toPlayer, toThumbnail } from './views';

/** Where news are read, and whose they are. */
export interface Publisher {
  readonly name: string;
  readonly siteUrl: string;
}

const NEWEST = { page: 0, size: 10 };
const RELATED = 3;
const IN_FEED = { page: 0, size: 30 };

export async function publishedArticle(db: Db, slug: string, now: number): Promise<Article> {
  const found = await repository.findPublished(db, { slug: slug.toLowerCase(), now });
  if (!found) throw new ObjectNotFound();
  return toArticle(found);
}

export async function thumbnails(
  db: Db,
  { tag, ...filter }: { tag?: string; author?: string; page: number; size: number },
  now: number,
): Promise<{ data: ArticleThumbnail[]; total: number }> {
  const wanted = { ...filter, ...(tag === undefined ? {} : { tag: normalizeTag(tag) }), now };
  const [rows, total] = await Promise.all([
    repository.findThumbnails(db, wanted),
    repository.countPublished(db, wanted),
  ]);
  return { data: rows.map(toThumbnail), total };
}

/** On the same subjects; where there are too few of them, the newest. */
export async function related(db: Db, slug: string, now: number): Promise<ArticleThumbnail[]> {
  const found = await repository.findPublished(db, { slug: slug.toLowerCase(), now });
  if (!found) throw new ObjectNotFound();
  const { id, tags, subjects } = found.article;
  const rows = await repository.findRelated(db, { id, tags, subjects, size: RELATED, now });
  const missing = RELATED - rows.length;
  if (missing === 0) return rows.map(toThumbnail);
  const slugs = [found.article.slug, ...rows.map(({ article }) => article.slug)];
  const newer = await repository.findNewestExcept(db, { slugs, size: missing, now });
  return [...rows, ...newer].map(toThumbnail);
}

/** Nobody is an author before something of theirs is published. */
export async function author(db: Db, id: string, now: number) {
  const [player, articles] = await Promise.all([
    repository.findAuthor(db, id),
    repository.countPublished(db, { author: id, now }),
  ]);
  if (!player || articles === 0) throw new ObjectNotFound();
  return { ...toPlayer(player), articles };
}

export async function assertPublished(db: Db, id: string, now: number): Promise<void> {
  if (!(await repository.findPublishedById(db, { id, now }))) throw new ObjectNotFound();
}

/** Locks it until the transaction ends. */
export async function lockPublished(tx: Tx, id: string, now: number): Promise<void> {
  const article = await repository.findByIdForUpdate(tx, id);
  if (!article || publicationState(article, now) !== 'published') throw new ObjectNotFound();
}

export async function newest(db: Db, now: number): Promise<ArticleThumbnail[]> {
  return (await repository.findThumbnails(db, { ...NEWEST, now })).map(toThumbnail);
}

export async function feed(
  db: Db,
  { name, siteUrl, hidesResults }: Publisher & { readonly hidesResults: boolean },
  now: number,
): Promise<string> {
  const rows = await repository.findThumbnails(db, {
    ...IN_FEED,
    ...(hidesResults ? { without: RESULT_TAGS } : {}),
    now,
  });
  return writeFeed({
    title: texts.feedTitle(name),
    description: texts.feedDescription(name),
    link: `${siteUrl}/app/blog`,
    self: `${siteUrl}/api/articles/feed.xml${hidesResults ? '?spoilers=hide' : ''}`,
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
