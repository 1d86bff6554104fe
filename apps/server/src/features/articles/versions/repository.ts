import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { articles, articleVersions as versions } from '../tables';

const EDITOR = { id: players.id, name: players.name, photo: players.photo };

/** Newest first. */
export async function findVersions(db: Db, articleId: string) {
  const { revision, title, at } = versions;
  return db
    .select({ version: { revision, title, at }, by: EDITOR })
    .from(versions)
    .leftJoin(players, eq(players.id, versions.by))
    .where(eq(versions.article, articleId))
    .orderBy(desc(versions.revision));
}

export async function findVersion(
  db: Db,
  { articleId, revision }: { articleId: string; revision: number },
) {
  const { title, summary, html, picture, tags } = versions;
  const [row] = await db
    .select({ title, summary, html, picture, tags })
    .from(versions)
    .where(and(eq(versions.article, articleId), eq(versions.revision, revision)));
  return row;
}

/** Deletes the oldest version beyond the maximum. */
export async function insertVersion(
  tx: Tx,
  version: typeof versions.$inferInsert,
  maxVersions: number,
): Promise<void> {
  await tx.insert(versions).values(version);
  const [oldest] = await tx
    .select({ revision: versions.revision })
    .from(versions)
    .where(eq(versions.article, version.article))
    .orderBy(desc(versions.revision))
    .offset(maxVersions)
    .limit(1);
  if (!oldest) return;
  await tx
    .delete(versions)
    .where(and(eq(versions.article, version.article), lte(versions.revision, oldest.revision)));
}

export async function findAllByAuthor(db: Db, playerId: string) {
  const { slug, title, summary, html, tags, publishedAt, createdAt } = articles;
  return db
    .select({ slug, title, summary, html, tags, publishedAt, createdAt })
    .from(articles)
    .where(eq(articles.author, playerId))
    .orderBy(desc(createdAt));
}

/** Answers whether there was anything. */
export async function clearAuthor(tx: Tx, playerId: string): Promise<boolean> {
  const written = await tx
    .update(articles)
    .set({ author: null })
    .where(eq(articles.author, playerId))
    .returning({ id: articles.id });
  await tx.update(articles).set({ updatedBy: null }).where(eq(articles.updatedBy, playerId));
  await tx.update(versions).set({ by: null }).where(eq(versions.by, playerId));
  return written.length > 0;
}
