/** What those who write articles do with them. */

import {
  type ArticleContent,
  ArticleContentSchema,
  type ArticleSummary,
  type EditableArticle,
} from '@mes/contract/article-schemas';
import type { ArticleEvent } from '@mes/contract/articles-events';
import { channels } from '@mes/contract/channels';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { ContentVersion } from '@mes/contract/publication';
import type { Json } from '@mes/contract/scalars';
import { ARTICLE_LIMITS } from '@mes/domain/articles/limits';
import { createSlug, numberedSlug } from '@mes/domain/articles/slug';
import { normalizeTags } from '@mes/domain/articles/tags';
import { publishProblem, readingMinutes } from '@mes/domain/articles/text';
import { findEmbeds, MAX_EMBEDS } from '@mes/domain/embeds/embeds';
import { type PublicationState, publicationState } from '@mes/domain/publication/state';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Db, Tx } from '../../../platform/database/database';
import { type FileStore, pictureReference } from '../../../platform/files/store';
import { publish as publishEvent } from '../../../platform/outbox/publish';
import { findSubjects } from '../../embeds/service';
import { assertUploaded } from '../../files/service';
import { listVersions, readVersion, saveVersion } from '../../versions/service';
import { sanitizeHtml } from '../html/service';
import type { ArticleRow, NewArticle } from '../repository';
import * as repository from '../repository';
import { texts } from '../texts';
import { toEditable, toSummary } from '../views';

/** An article as whoever changes it saw it. */
interface ArticleRevision {
  readonly id: string;
  readonly revision: number;
}

export async function list(
  db: Db,
  wanted: { state?: PublicationState; page: number; size: number },
  now: number,
): Promise<{ data: ArticleSummary[]; total: number }> {
  const [rows, total] = await Promise.all([
    repository.findSummaries(db, { ...wanted, now }),
    repository.countIn(db, { ...wanted, now }),
  ]);
  return { data: rows.map((row) => toSummary(row, now)), total };
}

export async function get(db: Db, id: string, now: number): Promise<EditableArticle> {
  const found = await repository.findById(db, id);
  if (!found) throw new ObjectNotFound();
  return toEditable(found, now);
}

/** Needs the store to check covers. */
export function createEditor({ files }: { readonly files: FileStore }) {
  return {
    async create(tx: Tx, content: ArticleContent, { actor, now }: Action) {
      const written = await sanitize(content);
      await assertCover(tx, files, written.picture);
      await claimPictures(files, written.html);
      const id = uuidv7();
      const created = await repository.insert(tx, {
        ...written,
        id,
        subjects: await findSubjects(tx, findEmbeds(written.html)),
        slug: await findFreeSlug(tx, { id, title: written.title }),
        author: actor.id,
        createdAt: now,
        updatedAt: now,
        updatedBy: actor.id,
      });
      await saveArticleVersion(tx, created);
      await auditAndPublish(tx, 'article.created', { before: null, after: created, now });
      return get(tx, id, now);
    },

    /** Saving what has not changed changes nothing: no version, no news. */
    async edit(
      tx: Tx,
      { id, revision, ...content }: ArticleRevision & ArticleContent,
      { actor, now }: Action,
    ) {
      const current = await lockRevision(tx, { id, revision });
      const written = await sanitize(content);
      if (hasSameContent(current, written)) return get(tx, id, now);
      if (written.picture !== current.picture) await assertCover(tx, files, written.picture);
      await claimPictures(files, written.html);
      if (publicationState(current, now) !== 'draft') assertPublishable(written);
      const follows = !current.slugFixed && written.title !== current.title;
      const slug = follows ? { slug: await findFreeSlug(tx, { id, title: written.title }) } : {};
      const subjects = await findSubjects(tx, findEmbeds(written.html));
      const changed = { ...written, ...slug, subjects };
      const edited = await updateArticle(tx, current, changed, { actor, now });
      await saveArticleVersion(tx, edited);
      await auditAndPublish(tx, 'article.edited', { before: current, after: edited, now });
      return get(tx, id, now);
    },
  };
}

export async function publish(
  tx: Tx,
  { id, revision, at }: ArticleRevision & { at?: number },
  { actor, now }: Action,
): Promise<EditableArticle> {
  const current = await lockRevision(tx, { id, revision });
  assertPublishable(current);
  const publishedAt = at ?? now;
  const published = await updateArticle(
    tx,
    current,
    { publishedAt, slugFixed: true },
    { actor, now },
  );
  const action = publishedAt > now ? 'article.planned' : 'article.published';
  await auditAndPublish(tx, action, { before: current, after: published, now });
  return get(tx, id, now);
}

export async function unpublish(
  tx: Tx,
  seen: ArticleRevision,
  { actor, now }: Action,
): Promise<EditableArticle> {
  const current = await lockRevision(tx, seen);
  if (current.publishedAt === null) throw new InvalidAction(texts.isDraft);
  const hidden = await updateArticle(tx, current, { publishedAt: null }, { actor, now });
  await auditAndPublish(tx, 'article.unpublished', { before: current, after: hidden, now });
  return get(tx, seen.id, now);
}

/** Twice is the same as once. */
export async function remove(tx: Tx, id: string, { actor, now }: Action): Promise<void> {
  const current = await lockArticle(tx, id);
  if (current.deletedAt !== null) return;
  const removed = await updateArticle(tx, current, { deletedAt: now }, { actor, now });
  await auditAndPublish(tx, 'article.deleted', { before: current, after: removed, now });
}

export async function restore(
  tx: Tx,
  id: string,
  { actor, now }: Action,
): Promise<EditableArticle> {
  const current = await lockArticle(tx, id);
  if (current.deletedAt !== null) {
    const restored = await updateArticle(tx, current, { deletedAt: null }, { actor, now });
    await auditAndPublish(tx, 'article.restored', { before: current, after: restored, now });
  }
  return get(tx, id, now);
}

export function history(db: Db, id: string): Promise<ContentVersion[]> {
  return listVersions(db, { kind: 'article', subjectId: id });
}

export async function version(db: Db, { id, revision }: ArticleRevision) {
  const subject = { kind: 'article', subjectId: id, revision } as const;
  const content = await readVersion(db, subject, ArticleContentSchema.parse);
  return { ...content, picture: pictureReference(content.picture) };
}

type Content = Pick<
  ArticleRow,
  'title' | 'summary' | 'html' | 'picture' | 'tags' | 'readingMinutes'
>;

async function sanitize({ title, summary, html, picture, tags }: ArticleContent): Promise<Content> {
  const clean = await sanitizeHtml(html);
  if (findEmbeds(clean).length > MAX_EMBEDS)
    throw new InvalidParameter('html', texts.tooManyEmbeds);
  // Escaping makes it longer; without a limit here the next save would be refused.
  if (clean.length > ARTICLE_LIMITS.html) throw new InvalidParameter('html', texts.tooLong);
  return {
    title: onOneLine(title),
    summary: onOneLine(summary),
    html: clean,
    picture,
    tags: normalizeTags(tags),
    readingMinutes: readingMinutes(clean),
  };
}

async function assertCover(tx: Tx, files: FileStore, picture: string | null): Promise<void> {
  if (picture !== null) {
    await assertUploaded(
      { db: tx, files },
      { name: picture, purpose: 'article', field: 'picture' },
    );
  }
}

/** So that those of a draft of last week are not deleted at this moment. */
async function claimPictures(files: FileStore, html: string): Promise<void> {
  const names = html.match(/(?<=\/files\/)[0-9a-f]{32}\.webp/g) ?? [];
  for (const name of new Set(names)) await files.claimPicture(name);
}

function onOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function hasSameContent(current: Content, written: Content): boolean {
  const said = ({ title, summary, html, picture, tags }: Content) =>
    JSON.stringify([title, summary, html, picture, tags]);
  return said(current) === said(written);
}

function assertPublishable(content: { summary: string; html: string }): void {
  const reason = publishProblem(content);
  if (reason) throw new InvalidAction(reason);
}

async function lockArticle(tx: Tx, id: string): Promise<ArticleRow> {
  const article = await repository.findByIdForUpdate(tx, id);
  if (!article) throw new ObjectNotFound();
  return article;
}

async function lockRevision(tx: Tx, { id, revision }: ArticleRevision): Promise<ArticleRow> {
  const article = await lockArticle(tx, id);
  if (article.deletedAt !== null) throw new InvalidAction(texts.isDeleted);
  assertRevision({ current: article.revision, seen: revision, message: texts.changedMeanwhile });
  return article;
}

async function findFreeSlug(tx: Tx, { id, title }: { id: string; title: string }): Promise<string> {
  await repository.lockSlugs(tx);
  const wanted = createSlug(title);
  for (let number = 1; ; number++) {
    const slug = numberedSlug(wanted, number);
    if (!(await repository.isSlugTaken(tx, { slug, except: id }))) return slug;
  }
}

function updateArticle(
  tx: Tx,
  { id, revision }: ArticleRow,
  changed: Partial<NewArticle>,
  { actor, now }: Action,
): Promise<ArticleRow> {
  const stamp = { revision: revision + 1, updatedAt: now, updatedBy: actor.id };
  return repository.update(tx, id, { ...changed, ...stamp });
}

function saveArticleVersion(tx: Tx, article: ArticleRow): Promise<void> {
  const { id, revision, title, summary, html, picture, tags, updatedAt, updatedBy } = article;
  return saveVersion(tx, {
    ...{ kind: 'article', subjectId: id, revision, title, at: updatedAt, by: updatedBy },
    content: { title, summary, html, picture, tags },
  });
}

async function auditAndPublish(
  tx: Tx,
  action: ArticleEvent,
  { before, after, now }: { before: ArticleRow | null; after: ArticleRow; now: number },
): Promise<void> {
  const { id, updatedAt: at, updatedBy: actor } = after;
  await audit(tx, {
    ...{ at, actor, action, subject: `article:${id}` },
    before: before && toAudited(before),
    after: toAudited(after),
  });
  const isSeen = [before, after].some((row) => row && publicationState(row, now) === 'published');
  // Changes of unpublished articles are published to staff only. The event carries only the id.
  await publishEvent(tx, isSeen ? channels.articles() : channels.staff(), action, { id });
}

/** Without the content, which is saved as versions. */
function toAudited({ revision, title, slug, publishedAt, deletedAt }: ArticleRow): Json {
  return { revision, title, slug, publishedAt, deletedAt };
}
