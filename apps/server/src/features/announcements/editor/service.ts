/** What admins do with announcements. */
import {
  type Announcement,
  type AnnouncementContent,
  AnnouncementContentSchema,
} from '@mes/contract/announcement-schemas';
import { channels } from '@mes/contract/channels';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { ContentVersion } from '@mes/contract/publication';
import type { Json } from '@mes/contract/scalars';
import { isAllowedAddress } from '@mes/domain/announcements/button';
import {
  type AnnouncementState,
  announcementState,
  endProblem,
} from '@mes/domain/announcements/state';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Db, Tx } from '../../../platform/database/database';
import { publish as publishEvent } from '../../../platform/outbox/publish';
import { wakeTask } from '../../../platform/ticker';
import { findTournament } from '../../tournaments/service';
import { listVersions, readVersion, saveVersion } from '../../versions/service';
import type { AnnouncementRow, NewAnnouncement } from '../repository';
import * as repository from '../repository';
import { APPLY_TIMES } from '../schedule/service';
import { texts } from '../texts';
import { toAnnouncement, toButton } from '../views';

/** An announcement as whoever changes it saw it. */
interface AnnouncementRevision {
  readonly id: string;
  readonly revision: number;
}

export async function list(
  db: Db,
  wanted: { state?: AnnouncementState; page: number; size: number },
  now: number,
): Promise<{ data: Announcement[]; total: number }> {
  const [rows, total] = await Promise.all([
    repository.findPage(db, { ...wanted, now }),
    repository.countIn(db, { ...wanted, now }),
  ]);
  return { data: rows.map((row) => toAnnouncement(row, now)), total };
}

export async function get(db: Db, id: string, now: number): Promise<Announcement> {
  const found = await repository.findById(db, id);
  if (!found) throw new ObjectNotFound();
  return toAnnouncement(found, now);
}

export async function create(
  tx: Tx,
  content: AnnouncementContent,
  { actor, now }: Action,
): Promise<Announcement> {
  const id = uuidv7();
  const created = await repository.insert(tx, {
    ...(await validate(tx, content)),
    id,
    createdAt: now,
    updatedAt: now,
    updatedBy: actor.id,
  });
  await saveAnnouncementVersion(tx, created);
  await auditAndPublish(tx, 'announcement.created', { before: null, after: created, now });
  return get(tx, id, now);
}

/** Saving what has not changed changes nothing. Who was notified already is not notified again. */
export async function edit(
  tx: Tx,
  { id, revision, ...content }: AnnouncementRevision & AnnouncementContent,
  { actor, now }: Action,
): Promise<Announcement> {
  const current = await lockRevision(tx, { id, revision });
  const written = await validate(tx, content);
  if (JSON.stringify(contentOf(current)) === JSON.stringify(contentOf(written)))
    return get(tx, id, now);
  const { startsAt } = current;
  const isEndMoved = written.endsAt !== current.endsAt;
  if (isEndMoved && startsAt !== null) assertEnd({ startsAt, endsAt: written.endsAt }, now);
  // One that has ended is live again with a later end.
  const reopened = isEndMoved ? { endedAt: null } : {};
  const edited = await updateAnnouncement(tx, current, { ...written, ...reopened }, { actor, now });
  await saveAnnouncementVersion(tx, edited);
  await auditAndPublish(tx, 'announcement.edited', { before: current, after: edited, now });
  return get(tx, id, now);
}

export async function publish(
  tx: Tx,
  { id, revision, at }: AnnouncementRevision & { at?: number },
  { actor, now }: Action,
): Promise<Announcement> {
  const current = await lockRevision(tx, { id, revision });
  if (announcementState(current, now) === 'live') throw new InvalidAction(texts.isLive);
  const startsAt = Math.max(at ?? now, now);
  assertEnd({ startsAt, endsAt: current.endsAt }, now);
  const change = { startsAt, startedAt: null, endedAt: null };
  const published = await updateAnnouncement(tx, current, change, { actor, now });
  const action = startsAt > now ? 'announcement.planned' : 'announcement.published';
  await auditAndPublish(tx, action, { before: current, after: published, now });
  return get(tx, id, now);
}

export async function unpublish(
  tx: Tx,
  seen: AnnouncementRevision,
  { actor, now }: Action,
): Promise<Announcement> {
  const current = await lockRevision(tx, seen);
  if (current.startsAt === null) throw new InvalidAction(texts.isDraft);
  const hidden = await updateAnnouncement(tx, current, AS_DRAFT, { actor, now });
  await auditAndPublish(tx, 'announcement.unpublished', { before: current, after: hidden, now });
  return get(tx, seen.id, now);
}

/** Twice is the same as once. */
export async function remove(tx: Tx, id: string, { actor, now }: Action): Promise<void> {
  const current = await lockAnnouncement(tx, id);
  if (current.deletedAt !== null) return;
  const removed = await updateAnnouncement(tx, current, { deletedAt: now }, { actor, now });
  await auditAndPublish(tx, 'announcement.deleted', { before: current, after: removed, now });
}

/** As a draft: nothing appears for everyone by an undo. */
export async function restore(tx: Tx, id: string, { actor, now }: Action): Promise<Announcement> {
  const current = await lockAnnouncement(tx, id);
  if (current.deletedAt !== null) {
    const change = { ...AS_DRAFT, deletedAt: null };
    const restored = await updateAnnouncement(tx, current, change, { actor, now });
    await auditAndPublish(tx, 'announcement.restored', { before: current, after: restored, now });
  }
  return get(tx, id, now);
}

export function history(db: Db, id: string): Promise<ContentVersion[]> {
  return listVersions(db, { kind: 'announcement', subjectId: id });
}

export function version(
  db: Db,
  { id, revision }: AnnouncementRevision,
): Promise<AnnouncementContent> {
  const subject = { kind: 'announcement', subjectId: id, revision } as const;
  return readVersion(db, subject, AnnouncementContentSchema.parse);
}

const AS_DRAFT = { startsAt: null, startedAt: null, endedAt: null };

type Content = Pick<
  AnnouncementRow,
  | 'title'
  | 'text'
  | 'tone'
  | 'buttonLabel'
  | 'buttonTo'
  | 'audience'
  | 'tournament'
  | 'notifies'
  | 'endsAt'
>;

async function validate(
  db: Db,
  { title, text, tone, button, audience, tournamentId, notifies, endsAt }: AnnouncementContent,
): Promise<Content> {
  if (button && !isAllowedAddress(button.to))
    throw new InvalidParameter('button', texts.wrongAddress);
  return {
    title: onOneLine(title),
    text: onOneLine(text),
    tone,
    buttonLabel: button && onOneLine(button.label),
    buttonTo: button?.to ?? null,
    audience,
    tournament: audience === 'tournament' ? await findTournamentId(db, tournamentId) : null,
    notifies,
    endsAt,
  };
}

async function findTournamentId(db: Db, tournamentId: string | null): Promise<string> {
  if (tournamentId === null) throw new InvalidParameter('tournamentId', texts.tournamentMissing);
  return (await findTournament(db, tournamentId)).id;
}

function onOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function assertEnd(times: { startsAt: number; endsAt: number | null }, now: number): void {
  const problem = endProblem(times, now);
  if (problem) throw new InvalidParameter('endsAt', problem);
}

async function lockAnnouncement(tx: Tx, id: string): Promise<AnnouncementRow> {
  const announcement = await repository.lockById(tx, id);
  if (!announcement) throw new ObjectNotFound();
  return announcement;
}

async function lockRevision(
  tx: Tx,
  { id, revision }: AnnouncementRevision,
): Promise<AnnouncementRow> {
  const announcement = await lockAnnouncement(tx, id);
  if (announcement.deletedAt !== null) throw new InvalidAction(texts.deleted);
  const message = texts.changedMeanwhile;
  assertRevision({ current: announcement.revision, seen: revision, message });
  return announcement;
}

function updateAnnouncement(
  tx: Tx,
  { id, revision }: AnnouncementRow,
  changed: Partial<NewAnnouncement>,
  { actor, now }: Action,
): Promise<AnnouncementRow> {
  const stamp = { revision: revision + 1, updatedAt: now, updatedBy: actor.id };
  return repository.update(tx, id, { ...changed, ...stamp });
}

function saveAnnouncementVersion(tx: Tx, row: AnnouncementRow): Promise<void> {
  const { id, revision, title, updatedAt, updatedBy } = row;
  return saveVersion(tx, {
    ...{ kind: 'announcement', subjectId: id, revision, title, at: updatedAt, by: updatedBy },
    content: contentOf(row),
  });
}

function contentOf(row: Content): AnnouncementContent {
  const { title, text, tone, audience, tournament, notifies, endsAt } = row;
  return {
    ...{ title, text, tone, button: toButton(row), audience, tournamentId: tournament },
    ...{ notifies, endsAt },
  };
}

async function auditAndPublish(
  tx: Tx,
  action: string,
  { before, after, now }: { before: AnnouncementRow | null; after: AnnouncementRow; now: number },
): Promise<void> {
  const { id, updatedAt: at, updatedBy: actor } = after;
  await audit(tx, {
    ...{ at, actor, action, subject: `announcement:${id}` },
    before: before && toAudited(before),
    after: toAudited(after),
  });
  wakeTask(tx, APPLY_TIMES);
  await publishEvent(tx, channels.staff(), 'announcement.saved', { id });
  const wasLive = before !== null && announcementState(before, now) === 'live';
  const isLive = announcementState(after, now) === 'live';
  // The start is published by the task, once for all processes.
  if (wasLive)
    await publishEvent(
      tx,
      channels.announcements(),
      isLive ? 'announcement.changed' : 'announcement.ended',
      { id },
    );
  else if (isLive && after.startedAt !== null)
    await publishEvent(tx, channels.announcements(), 'announcement.changed', { id });
}

function toAudited(row: AnnouncementRow): Json {
  const { revision, startsAt, deletedAt } = row;
  return { revision, ...contentOf(row), startsAt, deletedAt };
}
