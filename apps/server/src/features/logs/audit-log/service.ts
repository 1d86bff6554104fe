import type { Page } from '@mes/contract/define';
import type { AuditEntry } from '@mes/contract/moderation-schemas';
import type { Json } from '@mes/contract/scalars';
import { isAdmin } from '@mes/domain/permissions/permissions';
import type { Actor } from '../../../platform/calls/actor';
import type { Db } from '../../../platform/database/database';
import { toPlayerReference } from '../../players/service';
import { findUnreadable } from '../../properties/service';
import * as repository from './repository';

interface FindInput extends Omit<repository.AuditQuery, 'actorId' | 'isForModerators'> {
  readonly actor?: string;
  readonly page: number;
  readonly size: number;
}

export async function findAuditEntries(
  db: Db,
  { actor, ...input }: FindInput,
  reader: Pick<Actor, 'permissions'>,
): Promise<Page<AuditEntry[]>> {
  const query = { ...input, actorId: actor, isForModerators: !isAdmin(reader.permissions) };
  const [rows, total] = await Promise.all([
    repository.findAll(db, query),
    repository.countAll(db, query),
  ]);
  const hidden = await findHiddenSubjects(db, rows, reader);
  return { data: rows.map((row) => toEntry(row, hidden)), total };
}

const PROPERTY = 'property:';

/** Subjects whose values the reader may not know. Older entries have those of every property. */
async function findHiddenSubjects(
  db: Db,
  rows: readonly repository.FoundAuditEntry[],
  { permissions }: Pick<Actor, 'permissions'>,
): Promise<ReadonlySet<string>> {
  const ids = rows
    .filter(({ entry }) => entry.subject.startsWith(PROPERTY))
    .map(({ entry }) => entry.subject.slice(PROPERTY.length));
  if (ids.length === 0 || isAdmin(permissions)) return new Set();
  const unreadable = await findUnreadable(db, [...new Set(ids)], permissions);
  return new Set([...unreadable].map((id) => `${PROPERTY}${id}`));
}

function toEntry(
  { entry, actor }: repository.FoundAuditEntry,
  hidden: ReadonlySet<string>,
): AuditEntry {
  const { id, at, action, subject } = entry;
  const { before, after } = hidden.has(subject) ? { before: null, after: null } : entry;
  return {
    id,
    at,
    actor: actor && toPlayerReference(actor),
    action,
    subject,
    before: before as Json,
    after: after as Json,
  };
}
