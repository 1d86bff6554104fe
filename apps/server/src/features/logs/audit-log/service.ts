import type { Page } from '@mes/contract/define';
import type { AuditEntry } from '@mes/contract/moderation-schemas';
import type { Json } from '@mes/contract/scalars';
import type { Db } from '../../../platform/database/database';
import { toPlayerReference } from '../../players/service';
import * as repository from './repository';

interface FindInput extends Omit<repository.AuditQuery, 'actorId'> {
  readonly actor?: string;
  readonly page: number;
  readonly size: number;
}

export async function findAuditEntries(
  db: Db,
  { actor, ...input }: FindInput,
): Promise<Page<AuditEntry[]>> {
  const query = { ...input, actorId: actor };
  const [rows, total] = await Promise.all([
    repository.findAll(db, query),
    repository.countAll(db, query),
  ]);
  return { data: rows.map(toEntry), total };
}

function toEntry({ entry, actor }: repository.FoundAuditEntry): AuditEntry {
  const { id, at, action, subject, before, after } = entry;
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
