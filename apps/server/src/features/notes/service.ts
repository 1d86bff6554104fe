/** What moderators know and decide about a player or a team. */
import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import type { Notes } from '@mes/contract/moderation-schemas';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../platform/audit/audit';
import type { Action } from '../../platform/calls/actor';
import { assertRevision } from '../../platform/calls/revision';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { listBans, type NamedSubject } from '../moderation/records/service';
import { listAttachments } from './attachments/service';
import * as repository from './repository';
import { texts } from './texts';
import { toBanRecord, toEntry, widestBan } from './views';

/** Whom notes are about. */
export interface NoteSubject extends NamedSubject {
  readonly name: string;
  /** Of the player's account; empty for a team. */
  readonly permissions: readonly string[];
}

const TEAM_PREFIX = /^team:\s*/i;

/** A player id, else a team name; `team:` before a name means the team in any case. */
export async function findSubject(db: Db, about: string): Promise<NoteSubject> {
  const teamName = about.replace(TEAM_PREFIX, '');
  const player = teamName === about ? await repository.findPlayer(db, about) : undefined;
  if (player) {
    const { id, name, permissions } = player;
    return { kind: 'player', id, key: id, name, permissions: permissions ?? [] };
  }
  const team = await repository.findTeam(db, teamName);
  if (!team) throw new ObjectNotFound();
  return { kind: 'team', id: team.id, key: team.name, name: team.name, permissions: [] };
}

export async function readNotes(db: Db, subject: NoteSubject, now: number): Promise<Notes> {
  const [rows, banRows, attachments] = await Promise.all([
    repository.findAll(db, subject),
    listBans(db, subject),
    listAttachments(db, subject),
  ]);
  const bans = banRows.map(toBanRecord);
  return {
    about: subject.key,
    kind: subject.kind,
    name: subject.name,
    auditSubject: `${subject.kind}:${subject.id}`,
    entries: rows.map(toEntry),
    ban: widestBan(bans, now),
    bans,
    attachments,
  };
}

/** Resolves to the id of the note, as the other two. */
export async function addNote(
  tx: Tx,
  { subject, note }: { subject: NoteSubject; note: string },
  action: Action,
): Promise<string> {
  const id = uuidv7();
  const { actor, now } = action;
  await repository.insert(tx, subject, { id, text: note, createdAt: now, createdBy: actor.id });
  await record(tx, { subject, noteId: id, change: 'added', after: note }, action);
  return id;
}

interface NoteEdit {
  readonly subject: NoteSubject;
  readonly noteId?: string;
  readonly note: string;
  /** As the moderator saw it. */
  readonly revision?: number;
}

export async function editNote(
  tx: Tx,
  { subject, noteId, note, revision: seen }: NoteEdit,
  action: Action,
): Promise<string> {
  const { id, text, revision } = await lockNote(tx, subject, noteId);
  if (text === note) return id;
  assertRevision({ current: revision, seen, message: texts.changedMeanwhile });
  await repository.update(tx, id, { text: note, editedAt: action.now, revision: revision + 1 });
  await record(tx, { subject, noteId: id, change: 'edited', before: text, after: note }, action);
  return id;
}

/** By its id, else by its exact text, else the newest. */
export async function deleteNote(
  tx: Tx,
  { subject, noteId, note }: { subject: NoteSubject; noteId?: string; note?: string },
  action: Action,
): Promise<string> {
  const byText = noteId === undefined && note !== undefined && note !== '';
  const wanted = byText ? await repository.findIdByText(tx, subject, note) : noteId;
  if (byText && wanted === undefined) throw new ObjectNotFound();
  const { id, text } = await lockNote(tx, subject, wanted);
  await repository.update(tx, id, { deletedAt: action.now });
  await record(tx, { subject, noteId: id, change: 'deleted', before: text }, action);
  return id;
}

export async function restoreNote(
  tx: Tx,
  { subject, noteId }: { subject: NoteSubject; noteId: string },
  action: Action,
): Promise<string> {
  const note = await repository.lockDeleted(tx, subject, noteId);
  if (!note) throw new ObjectNotFound();
  await repository.update(tx, noteId, { deletedAt: null });
  await record(tx, { subject, noteId, change: 'restored', after: note.text }, action);
  return noteId;
}

async function lockNote(
  tx: Tx,
  subject: NoteSubject,
  noteId: string | undefined,
): Promise<repository.NoteRow> {
  const note = await repository.lockOne(tx, subject, noteId);
  if (!note) throw new ObjectNotFound();
  return note;
}

interface NoteChange {
  readonly subject: NoteSubject;
  readonly noteId: string;
  readonly change: 'added' | 'edited' | 'deleted' | 'restored';
  readonly before?: string;
  readonly after?: string;
}

async function record(
  tx: Tx,
  { subject, noteId, change, before, after }: NoteChange,
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: `note.${change}`,
    subject: `note:${noteId}`,
    before: before ?? null,
    after: after === undefined ? null : { about: `${subject.kind}:${subject.id}`, note: after },
  });
  await publishNotesChange(tx, subject);
}

export async function publishNotesChange(tx: Tx, { key }: NoteSubject): Promise<void> {
  await publish(tx, channels.staff(), 'notes.changed', { about: key });
}
