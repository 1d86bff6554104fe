import { channels } from '@mes/contract/channels';
import type { Page } from '@mes/contract/define';
import { ForbiddenError, ObjectNotFound } from '@mes/contract/errors';
import type { LogEntry, LogVersion } from '@mes/contract/moderation-schemas';
import { RETENTION } from '@mes/domain/retention/retention';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { toPlayerReference } from '../../players/service';
import type { LogDetails } from '../tables';
import * as repository from './repository';

/** As the privacy statement says. */

export interface ReportedEvent {
  /** The own player id, or the telemetry identifier of a visitor. */
  readonly id: string;
  readonly event: string;
  readonly path: string | null;
  readonly message: string | null;
  readonly details: LogDetails;
}

/** A signed-in browser reports for its own account only, and a visitor for no account. */
export async function recordEvent(
  db: Db,
  { id, ...event }: ReportedEvent,
  { actor, now }: Action<Actor | null>,
): Promise<void> {
  if (actor && id !== actor.id) throw new ForbiddenError();
  await repository.insert(db, {
    ...event,
    id: uuidv7(),
    player: actor?.id ?? null,
    identifier: actor ? null : id,
    at: now,
  });
}

interface SearchInput extends Omit<repository.LogQuery, 'playerId'> {
  readonly player?: string;
  readonly page: number;
  readonly size: number;
}

export async function searchLog(
  db: Db,
  { player, ...input }: SearchInput,
): Promise<Page<LogEntry[]>> {
  const query = { ...input, playerId: player };
  const [rows, total] = await Promise.all([
    repository.findAll(db, query),
    repository.countAll(db, query),
  ]);
  return { data: rows.map(toEntry), total };
}

/** Without a change the entry is deleted. What it said before is kept either way. */
export async function editEntry(
  tx: Tx,
  { id, change }: { id: string; change?: repository.LogChange },
  { actor, now }: Action,
): Promise<LogEntry | null> {
  const before = await repository.lockById(tx, id);
  if (!before || before.deletedAt !== null) throw new ObjectNotFound();
  const { event, path, message, details } = before;
  await saveVersion(tx, before, { actor, now });
  await repository.update(
    tx,
    id,
    change ? { ...change, editedAt: now, editedBy: actor.id } : { deletedAt: now },
  );
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: change ? 'player_log.edited' : 'player_log.deleted',
    subject: `player_log:${id}`,
    before: { event, path, message, details },
    after: change ?? null,
  });
  await publish(tx, channels.logs(), 'log.entry_changed', { id });
  return change ? toEntry((await repository.findById(tx, id))!) : null;
}

/** Also of an entry that was deleted. */
export async function readVersions(
  db: Db,
  id: string,
): Promise<{ entry: LogEntry | null; versions: LogVersion[] }> {
  const found = await repository.findById(db, id);
  if (!found) throw new ObjectNotFound();
  const versions = await repository.findVersions(db, id);
  return {
    entry: found.entry.deletedAt === null ? toEntry(found) : null,
    versions: versions.map(({ version, changedBy }) => ({
      id: version.id,
      ...contentOf(version),
      changedAt: version.changedAt,
      changedBy: changedBy && toPlayerReference(changedBy),
    })),
  };
}

/** What the entry says now becomes a version itself, unless it is deleted and has one already. */
export async function restoreVersion(
  tx: Tx,
  versionId: string,
  { actor, now }: Action,
): Promise<LogEntry> {
  const version = await repository.findVersion(tx, versionId);
  const before = version && (await repository.lockById(tx, version.entry));
  if (!before) throw new ObjectNotFound();
  const { id } = before;
  if (before.deletedAt === null) await saveVersion(tx, before, { actor, now });
  const content = contentOf(version);
  await repository.update(tx, id, {
    ...content,
    editedAt: now,
    editedBy: actor.id,
    deletedAt: null,
  });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'player_log.restored',
    subject: `player_log:${id}`,
    before: before.deletedAt === null ? contentOf(before) : null,
    after: content,
  });
  await publish(tx, channels.logs(), 'log.entry_changed', { id });
  return toEntry((await repository.findById(tx, id))!);
}

async function saveVersion(
  tx: Tx,
  entry: repository.LogRow,
  { actor, now }: Action,
): Promise<void> {
  await repository.insertVersion(tx, {
    ...contentOf(entry),
    id: uuidv7(),
    entry: entry.id,
    changedAt: now,
    changedBy: actor.id,
  });
}

function contentOf({
  event,
  path,
  message,
  details,
}: Pick<repository.LogRow, 'event' | 'path' | 'message' | 'details'>) {
  return { event, path, message, details };
}

export function deleteOldEntries(db: Db, now: number): Promise<void> {
  return repository.deleteOlderThan(db, now - RETENTION.playerLog.ms);
}

function toEntry({ entry, player, editor }: repository.FoundLogEntry): LogEntry {
  const { id, identifier, event, path, message, details, at, editedAt } = entry;
  return {
    _id: id,
    player: player && toPlayerReference(player),
    identifier,
    event,
    path,
    message,
    details,
    at,
    editedAt,
    editedBy: editor && toPlayerReference(editor),
  };
}
