/** Files that moderators attach to a player or a team. Only moderators ever get them back. */

import { channels } from '@mes/contract/channels';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { Attachment } from '@mes/contract/moderation-schemas';
import { cleanFileName } from '@mes/domain/files/file-names';
import { sniffType } from '@mes/domain/files/file-types';
import { RETENTION } from '@mes/domain/retention/retention';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { FileContent, Upload } from '../../../platform/calls/handlers';
import type { Database, Db, Tx } from '../../../platform/database/database';
import type { PrivateStore } from '../../../platform/files/private-store';
import { type ReceivedFile, receiveFile } from '../../../platform/files/receive-file';
import { publish } from '../../../platform/outbox/publish';
import type { NamedSubject } from '../../moderation/records/service';
import { texts } from '../texts';
import { toReference } from '../views';
import * as repository from './repository';

const FOLDER = 'attachments';
const MAX_BYTES = 25 * 1024 * 1024;
const MAX_FILES = 100;

interface WriteDeps {
  readonly store: PrivateStore;
  readonly write: Database['transaction'];
}

interface AttachmentKey {
  readonly subject: NamedSubject;
  readonly id: string;
}

export async function addAttachment(
  { store, write }: WriteDeps,
  { subject, name, upload }: { subject: NamedSubject; name: string; upload: Upload | null },
  action: Action,
): Promise<Attachment> {
  const file = await receive(store, upload);
  const { size, storedName } = file;
  const type = sniffType(file.head);
  const row = { id: uuidv7(), name: cleanFileName(name, type), type, size, storedName };
  const { actor, now } = action;
  try {
    return await write(async (tx) => {
      await assertRoom(tx, subject);
      await repository.insert(tx, subject, { ...row, createdAt: now, createdBy: actor.id });
      const after = { name: row.name, type, size };
      await record(tx, { subject, id: row.id, change: 'added', after }, action);
      return getAttachment(tx, { subject, id: row.id });
    });
  } catch (error) {
    await store.delete(storedName);
    throw error;
  }
}

export async function listAttachments(db: Db, subject: NamedSubject): Promise<Attachment[]> {
  const rows = await repository.findAll(db, subject);
  return rows.map(({ attachment: { id, name, type, size, createdAt }, by }) => ({
    id,
    name,
    type,
    size,
    url: urlOf(subject, id),
    by: toReference(by),
    at: createdAt,
  }));
}

export async function readAttachment(
  { db, store }: { db: Db; store: PrivateStore },
  { subject, id }: AttachmentKey,
): Promise<FileContent> {
  const row = await repository.findById(db, subject, id);
  if (!row) throw new ObjectNotFound();
  return { size: row.size, open: (range) => store.get(row.storedName, range) };
}

/** The file stays for a while, so that it can be restored. */
export async function deleteAttachment(
  tx: Tx,
  { subject, id }: AttachmentKey,
  action: Action,
): Promise<void> {
  const row = await repository.setDeleted(tx, subject, { id, deletedAt: action.now });
  if (!row) throw new ObjectNotFound();
  const { name, type, size } = row;
  await record(tx, { subject, id, change: 'deleted', before: { name, type, size } }, action);
}

export async function restoreAttachment(
  tx: Tx,
  { subject, id }: AttachmentKey,
  action: Action,
): Promise<Attachment> {
  await assertRoom(tx, subject);
  const row = await repository.setDeleted(tx, subject, { id, deletedAt: null });
  if (!row) throw new ObjectNotFound();
  const { name, type, size } = row;
  await record(tx, { subject, id, change: 'restored', after: { name, type, size } }, action);
  return getAttachment(tx, { subject, id });
}

/** Files of uploads that failed, of players and teams that are gone, and of old deletions. */
export async function deleteOrphans(
  { db, store }: { db: Db; store: PrivateStore },
  now: number,
): Promise<void> {
  await repository.deleteAllDeletedBefore(db, now - RETENTION.deletedAttachments.ms);
  const files = await store.list(FOLDER);
  // An upload that is still running has no row yet.
  const old = files.filter(({ modifiedAt }) => modifiedAt < now - RETENTION.unsentUploads.ms);
  const names = old.map(({ name }) => name);
  const used = await repository.findUsedNames(db, names);
  for (const name of names) if (!used.has(name)) await store.delete(name);
}

async function assertRoom(tx: Tx, subject: NamedSubject): Promise<void> {
  if ((await repository.countAll(tx, subject)) >= MAX_FILES) {
    throw new InvalidAction(texts.tooManyFiles);
  }
}

/** It is there. */
async function getAttachment(db: Db, { subject, id }: AttachmentKey): Promise<Attachment> {
  const listed = await listAttachments(db, subject);
  return listed.find((attachment) => attachment.id === id)!;
}

async function receive(store: PrivateStore, upload: Upload | null): Promise<ReceivedFile> {
  if (!upload) throw new InvalidParameter('file', texts.noFile);
  const received = await receiveFile(store, upload, { folder: FOLDER, maxBytes: MAX_BYTES });
  if (received === 'too-large') throw new InvalidParameter('file', texts.fileTooLarge);
  if (received === null) throw new InvalidParameter('file', texts.noFile);
  return received;
}

interface AttachmentChange extends AttachmentKey {
  readonly change: 'added' | 'deleted' | 'restored';
  readonly before?: object;
  readonly after?: object;
}

async function record(
  tx: Tx,
  { subject, id, change, before, after }: AttachmentChange,
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: `attachment.${change}`,
    subject: `${subject.kind}:${subject.id}`,
    before: before && { id, ...before },
    after: after && { id, ...after },
  });
  await publish(tx, channels.staff(), 'notes.changed', { about: subject.key });
}

function urlOf({ kind, key }: NamedSubject, id: string): string {
  const about = kind === 'team' ? `team:${key}` : key;
  return `/api/notes/${encodeURIComponent(about)}/attachments/${id}`;
}
