import type { PublicationState } from '@mes/domain/publication/state';
import {
  and,
  arrayContains,
  arrayOverlaps,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
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

interface PublishedFilter {
  readonly tag?: string;
  readonly author?: string;
  /** Only those that carry none of these tags. */
  readonly without?: readonly string[];
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

/** Of the articles on the same subjects, so many of the newest are compared. */
const MOST_CANDIDATES = 200;

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
export async function findThumbnails(db: Db, { page, size, ...filter }: PublishedFilter & Pages) {
  return selectThumbnails(db, matchesFilter(filter))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(size)
    .offset(page * size);
}

export async function countPublished(db: Db, filter: PublishedFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(articles).where(matchesFilter(filter));
  return row!.total;
}

interface RelatedFilter {
  readonly id: string;
  readonly tags: readonly string[];
  readonly subjects: readonly string[];
  readonly size: number;
  readonly now: number;
}

/** Of the newest that share a tag or subject, those that share most. */
export async function findRelated(db: Db, { id, tags, subjects, size, now }: RelatedFilter) {
  const shared = sharesAny({ tags, subjects });
  if (!shared) return [];
  const candidates = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(shared, isPublished(now), ne(articles.id, id)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(MOST_CANDIDATES);
  const common = (column: PgColumn, values: readonly string[]) =>
    sql`(SELECT count(*) FROM unnest(${column}) AS one WHERE one = ANY(${textArray(values)}))`;
  return selectThumbnails(db, sql`${articles.id} IN (${candidates})`)
    .orderBy(
      // A team or tournament in common says more than a tag.
      sql`${common(articles.tags, tags)} + 2 * ${common(articles.subjects, subjects)} DESC`,
      desc(articles.publishedAt),
      desc(articles.id),
    )
    .limit(size);
}

/** Newest first. */
export async function findNewestExcept(
  db: Db,
  { slugs, size, now }: { slugs: readonly string[]; size: number; now: number },
) {
  return selectThumbnails(db, and(isPublished(now), notInArray(articles.slug, [...slugs])))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(size);
}

export async function findAuthor(db: Db, playerId: string) {
  const [row] = await db.select(AUTHOR).from(author).where(eq(author.id, playerId));
  return row;
}

export async function findPublishedById(
  db: Db,
  { id, now }: { id: string; now: number },
): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, id), isPublished(now)));
  return row;
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

function selectThumbnails(db: Db, condition: SQL | undefined) {
  return db
    .select({ article: THUMBNAIL, author: AUTHOR })
    .from(articles)
    .leftJoin(author, eq(author.id, articles.author))
    .where(condition)
    .$dynamic();
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

function matchesFilter({ tag, author: writer, without, now }: PublishedFilter) {
  return and(
    isPublished(now),
    tag === undefined ? undefined : arrayContains(articles.tags, [tag]),
    writer === undefined ? undefined : eq(articles.author, writer),
    without === undefined ? undefined : not(arrayOverlaps(articles.tags, [...without])),
  );
}

function sharesAny({ tags, subjects }: Pick<RelatedFilter, 'tags' | 'subjects'>): SQL | undefined {
  return or(
    tags.length === 0 ? undefined : arrayOverlaps(articles.tags, [...tags]),
    subjects.length === 0 ? undefined : arrayOverlaps(articles.subjects, [...subjects]),
  );
}

function textArray(values: readonly string[]): SQL {
  return sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
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
