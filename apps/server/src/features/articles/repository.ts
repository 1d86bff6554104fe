import type { PublicationState } from '@mes/domain/publication/state';
import { and, arrayContains, count, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import { articles } from './tables';

export type ArticleRow = typeof articles.$inferSelect;
export type NewArticle = typeof articles.$inferInsert;
export type FoundArticle = NonNullable<Awaited<ReturnType<typeof findById>>>;
export type FoundThumbnail = Awaited<ReturnType<typeof findThumbnails>>[number];
export type FoundSummary = Awaited<ReturnType<typeof findSummaries>>[number];

interface Pages {
  readonly page: number;
  readonly size: number;
}

interface PublishedBy extends Pages {
  readonly tag?: string;
  readonly now: number;
}

interface InState extends Pages {
  readonly state?: PublicationState;
  readonly now: number;
}

const author = alias(players, 'author');
const updater = alias(players, 'updater');
const AUTHOR = { id: author.id, name: author.name, photo: author.photo };
const UPDATER = { id: updater.id, name: updater.name, photo: updater.photo };

/** Without the text, which may be long. */
const THUMBNAIL = {
  slug: articles.slug,
  title: articles.title,
  summary: articles.summary,
  picture: articles.picture,
  tags: articles.tags,
  readingMinutes: articles.readingMinutes,
  publishedAt: sql<number>`${articles.publishedAt}`.mapWith(articles.publishedAt),
};

export async function findPublished(
  db: Db,
  { slug, now }: { slug: string; now: number },
): Promise<FoundArticle | undefined> {
  const [row] = await selection(db).where(and(eq(articles.slug, slug), isPublished(now)));
  return row;
}

/** Newest first. */
export async function findThumbnails(db: Db, { tag, page, size, now }: PublishedBy) {
  return db
    .select({ article: THUMBNAIL, author: AUTHOR })
    .from(articles)
    .leftJoin(author, eq(author.id, articles.author))
    .where(and(isPublished(now), carries(tag)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(size)
    .offset(page * size);
}

export async function countPublished(
  db: Db,
  { tag, now }: { tag?: string; now: number },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(articles)
    .where(and(isPublished(now), carries(tag)));
  return row!.total;
}

/** Last changed first. */
export async function findSummaries(db: Db, { state, page, size, now }: InState) {
  const { id, slug, title, publishedAt, deletedAt, updatedAt, revision } = articles;
  return db
    .select({
      article: { id, slug, title, publishedAt, deletedAt, updatedAt, revision },
      author: AUTHOR,
      updater: UPDATER,
    })
    .from(articles)
    .leftJoin(author, eq(author.id, articles.author))
    .leftJoin(updater, eq(updater.id, articles.updatedBy))
    .where(isIn(state, now))
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(size)
    .offset(page * size);
}

export async function countIn(
  db: Db,
  { state, now }: { state?: PublicationState; now: number },
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(articles).where(isIn(state, now));
  return row!.total;
}

export async function findById(db: Db, id: string) {
  const [row] = await selection(db).where(eq(articles.id, id));
  return row;
}

export async function findByIdForUpdate(tx: Tx, id: string): Promise<ArticleRow | undefined> {
  const [row] = await tx.select().from(articles).where(eq(articles.id, id)).for('update');
  return row;
}

/** Whether another article has it. */
export async function isSlugTaken(
  db: Db,
  { slug, except }: { slug: string; except: string },
): Promise<boolean> {
  const [row] = await db.select({ id: articles.id }).from(articles).where(eq(articles.slug, slug));
  return row !== undefined && row.id !== except;
}

/** Addresses are given one after the other: two articles of one title never want the same. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('articles:slugs', 0))`);
}

export async function insert(tx: Tx, article: NewArticle): Promise<ArticleRow> {
  const [row] = await tx.insert(articles).values(article).returning();
  return row!;
}

export async function update(tx: Tx, id: string, change: Partial<NewArticle>): Promise<ArticleRow> {
  const [row] = await tx.update(articles).set(change).where(eq(articles.id, id)).returning();
  return row!;
}

export async function findAllByAuthor(db: Db, playerId: string) {
  const { slug, title, summary, html, tags, publishedAt, createdAt } = articles;
  return db
    .select({ slug, title, summary, html, tags, publishedAt, createdAt })
    .from(articles)
    .where(eq(articles.author, playerId))
    .orderBy(desc(createdAt));
}

/** Resolves to whether there were any. */
export async function clearAuthor(tx: Tx, playerId: string): Promise<boolean> {
  const written = await tx
    .update(articles)
    .set({ author: null })
    .where(eq(articles.author, playerId))
    .returning({ id: articles.id });
  await tx.update(articles).set({ updatedBy: null }).where(eq(articles.updatedBy, playerId));
  return written.length > 0;
}

function selection(db: Db) {
  return db
    .select({ article: articles, author: AUTHOR, updater: UPDATER })
    .from(articles)
    .leftJoin(author, eq(author.id, articles.author))
    .leftJoin(updater, eq(updater.id, articles.updatedBy))
    .$dynamic();
}

function isPublished(now: number) {
  // The redundant `IS NOT NULL` lets PostgreSQL use the partial index.
  return and(
    isNull(articles.deletedAt),
    isNotNull(articles.publishedAt),
    lte(articles.publishedAt, now),
  );
}

function carries(tag: string | undefined) {
  return tag === undefined ? undefined : arrayContains(articles.tags, [tag]);
}

function isIn(state: PublicationState | undefined, now: number) {
  if (state === 'deleted') return isNotNull(articles.deletedAt);
  if (state === 'published') return isPublished(now);
  return and(
    isNull(articles.deletedAt),
    state === 'draft' ? isNull(articles.publishedAt) : undefined,
    state === 'planned' ? gt(articles.publishedAt, now) : undefined,
  );
}
