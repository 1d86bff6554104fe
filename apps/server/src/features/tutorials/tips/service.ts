/** Tips: short articles for players, in an order that staff choose. */
import { channels } from '@mes/contract/channels';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { ContentVersion } from '@mes/contract/publication';
import type { Json } from '@mes/contract/scalars';
import {
  type EditableTip,
  type Tip,
  type TipContent,
  TipContentSchema,
} from '@mes/contract/tutorial-schemas';
import { plainText } from '@mes/domain/articles/text';
import { publicationState } from '@mes/domain/publication/state';
import { TIP_LIMITS } from '@mes/domain/tutorials/tips';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Db, Tx } from '../../../platform/database/database';
import { publish as publishEvent } from '../../../platform/outbox/publish';
import { sanitizeHtml } from '../../articles/html/service';
import { listVersions, readVersion, saveVersion } from '../../versions/service';
import { texts } from '../texts';
import type { NewTip, TipRow } from './repository';
import * as repository from './repository';
import { toEditable, toTip } from './views';

/** A tip as whoever changes it saw it. */
interface TipRevision {
  readonly id: string;
  readonly revision: number;
}

export async function listPublished(db: Db, now: number): Promise<Tip[]> {
  return (await repository.findPublished(db, now)).map(toTip);
}

export async function list(db: Db, now: number): Promise<EditableTip[]> {
  return (await repository.findAll(db)).map((row) => toEditable(row, now));
}

export async function get(db: Db, id: string, now: number): Promise<EditableTip> {
  const found = await repository.findById(db, id);
  if (!found) throw new ObjectNotFound();
  return toEditable(found, now);
}

export async function create(
  tx: Tx,
  content: TipContent,
  { actor, now }: Action,
): Promise<EditableTip> {
  const id = uuidv7();
  const created = await repository.insert(tx, {
    ...(await sanitize(content)),
    id,
    place: await repository.findNextPlace(tx),
    createdAt: now,
    updatedAt: now,
    updatedBy: actor.id,
  });
  await saveTipVersion(tx, created);
  await auditAndPublish(tx, 'tip.created', { before: null, after: created });
  return get(tx, id, now);
}

/** Saving what has not changed changes nothing. */
export async function edit(
  tx: Tx,
  { id, revision, ...content }: TipRevision & TipContent,
  { actor, now }: Action,
): Promise<EditableTip> {
  const current = await lockRevision(tx, { id, revision });
  const written = await sanitize(content);
  if (JSON.stringify(contentOf(current)) === JSON.stringify(contentOf(written)))
    return get(tx, id, now);
  if (publicationState(current, now) !== 'draft') assertPublishable(written);
  const edited = await updateTip(tx, current, written, { actor, now });
  await saveTipVersion(tx, edited);
  await auditAndPublish(tx, 'tip.edited', { before: current, after: edited });
  return get(tx, id, now);
}

export async function publish(
  tx: Tx,
  { id, revision, at }: TipRevision & { at?: number },
  { actor, now }: Action,
): Promise<EditableTip> {
  const current = await lockRevision(tx, { id, revision });
  assertPublishable(current);
  const published = await updateTip(tx, current, { publishedAt: at ?? now }, { actor, now });
  await auditAndPublish(tx, 'tip.published', { before: current, after: published });
  return get(tx, id, now);
}

export async function unpublish(
  tx: Tx,
  seen: TipRevision,
  { actor, now }: Action,
): Promise<EditableTip> {
  const current = await lockRevision(tx, seen);
  if (current.publishedAt === null) throw new InvalidAction(texts.isDraft);
  const hidden = await updateTip(tx, current, { publishedAt: null }, { actor, now });
  await auditAndPublish(tx, 'tip.unpublished', { before: current, after: hidden });
  return get(tx, seen.id, now);
}

/** Twice is the same as once. */
export async function remove(tx: Tx, id: string, { actor, now }: Action): Promise<void> {
  const current = await lockTip(tx, id);
  if (current.deletedAt !== null) return;
  const removed = await updateTip(tx, current, { deletedAt: now }, { actor, now });
  await auditAndPublish(tx, 'tip.deleted', { before: current, after: removed });
}

export async function restore(tx: Tx, id: string, { actor, now }: Action): Promise<EditableTip> {
  const current = await lockTip(tx, id);
  if (current.deletedAt !== null) {
    const restored = await updateTip(tx, current, { deletedAt: null }, { actor, now });
    await auditAndPublish(tx, 'tip.restored', { before: current, after: restored });
  }
  return get(tx, id, now);
}

/** Names every tip once: one that was added meanwhile must not get lost in the order. */
export async function order(tx: Tx, ids: readonly string[], { actor, now }: Action): Promise<void> {
  const known = await repository.lockIds(tx);
  const isComplete = new Set(ids).size === ids.length && ids.length === known.length;
  if (!isComplete || !known.every((id) => ids.includes(id)))
    throw new InvalidAction(texts.otherTips);
  if (ids.length === 0) return;
  await repository.updatePlaces(tx, ids);
  await audit(tx, {
    ...{ at: now, actor: actor.id, action: 'tip.ordered', subject: 'tutorial:tips' },
    after: { ids: [...ids] },
  });
  await publishEvent(tx, channels.tutorials(), 'tutorial.changed', { page: 'tips' });
}

export function history(db: Db, id: string): Promise<ContentVersion[]> {
  return listVersions(db, { kind: 'tutorial', subjectId: id });
}

export function version(db: Db, { id, revision }: TipRevision): Promise<TipContent> {
  return readVersion(db, { kind: 'tutorial', subjectId: id, revision }, TipContentSchema.parse);
}

async function sanitize({ title, category, html }: TipContent): Promise<TipContent> {
  const clean = await sanitizeHtml(html);
  if (clean.length > TIP_LIMITS.html) throw new InvalidParameter('html', texts.tooLong);
  return { title: title.normalize('NFC').replace(/\s+/g, ' ').trim(), category, html: clean };
}

function assertPublishable({ html }: Pick<TipContent, 'html'>): void {
  if (plainText(html).trim() === '' && !html.includes('<img'))
    throw new InvalidAction(texts.isEmpty);
}

async function lockTip(tx: Tx, id: string): Promise<TipRow> {
  const tip = await repository.lockById(tx, id);
  if (!tip) throw new ObjectNotFound();
  return tip;
}

async function lockRevision(tx: Tx, { id, revision }: TipRevision): Promise<TipRow> {
  const tip = await lockTip(tx, id);
  if (tip.deletedAt !== null) throw new InvalidAction(texts.deleted);
  assertRevision({ current: tip.revision, seen: revision, message: texts.changedMeanwhile });
  return tip;
}

function updateTip(
  tx: Tx,
  { id, revision }: TipRow,
  changed: Partial<NewTip>,
  { actor, now }: Action,
): Promise<TipRow> {
  const stamp = { revision: revision + 1, updatedAt: now, updatedBy: actor.id };
  return repository.update(tx, id, { ...changed, ...stamp });
}

function contentOf({ title, category, html }: TipContent): TipContent {
  return { title, category, html };
}

function saveTipVersion(tx: Tx, tip: TipRow): Promise<void> {
  const { id, revision, title, updatedAt, updatedBy } = tip;
  return saveVersion(tx, {
    ...{ kind: 'tutorial', subjectId: id, revision, title, at: updatedAt, by: updatedBy },
    content: contentOf(tip),
  });
}

async function auditAndPublish(
  tx: Tx,
  action: string,
  { before, after }: { before: TipRow | null; after: TipRow },
): Promise<void> {
  const { id, updatedAt: at, updatedBy: actor } = after;
  await audit(tx, {
    ...{ at, actor, action, subject: `tip:${id}` },
    before: before && toAudited(before),
    after: toAudited(after),
  });
  await publishEvent(tx, channels.tutorials(), 'tutorial.changed', { page: 'tips' });
}

/** Without the content, which is saved as versions. */
function toAudited({ revision, title, category, publishedAt, deletedAt }: TipRow): Json {
  return { revision, title, category, publishedAt, deletedAt };
}
