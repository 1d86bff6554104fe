/**
 * How moderators remove what somebody wrote, and bring it back: one rule for messages of the chat and for
 * comments below matches. What the author has deleted stays deleted.
 */
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { Json } from '@mes/contract/scalars';
import { RETENTION } from '@mes/domain/retention/retention';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { texts } from '../texts';

interface Removal {
  readonly deletedAt: number | null;
  readonly deletedBy: string | null;
  readonly deletionReason: string;
}

interface WrittenText extends Removal {
  readonly id: string;
  readonly author: string | null;
}

/** Where the texts of one kind are, and how the audit log speaks of them. */
interface TextSource<Row extends WrittenText> {
  /** Also one that is deleted. */
  lockById(tx: Tx, id: string): Promise<Row | undefined>;
  update(tx: Tx, id: string, change: Removal): Promise<void>;
  /** Resolves to whether there may be more. */
  deleteBatchDeletedBefore(db: Db, batch: { before: number; count: number }): Promise<boolean>;
  readonly actions: { readonly removed: string; readonly restored: string };
  subjectOf(row: Row): string;
  describe(row: Row): Record<string, Json>;
}

const NOT_REMOVED: Removal = { deletedAt: null, deletedBy: null, deletionReason: '' };
const BATCH = 1_000;

export function createRemovals<Row extends WrittenText>(source: TextSource<Row>) {
  return {
    /** Resolves to what was removed, so that it can be published to readers. */
    async remove(
      tx: Tx,
      { id, reason }: { id: string; reason: string },
      { actor, now }: Action,
    ): Promise<Row> {
      const row = await source.lockById(tx, id);
      if (!row || row.deletedAt !== null) throw new ObjectNotFound();
      const removal = { deletedAt: now, deletedBy: actor.id, deletionReason: reason };
      await source.update(tx, id, removal);
      await audit(tx, {
        ...{ at: now, actor: actor.id, subject: source.subjectOf(row) },
        action: source.actions.removed,
        before: source.describe(row),
        after: { reason },
      });
      return row;
    },

    /** Resolves to what was restored, as it was before. */
    async restore(tx: Tx, id: string, { actor, now }: Action): Promise<Row> {
      const row = await source.lockById(tx, id);
      if (!row) throw new ObjectNotFound();
      if (row.deletedAt === null) throw new InvalidAction(texts.notDeleted);
      if (row.deletedBy !== null && row.deletedBy === row.author)
        throw new InvalidAction(texts.deletedByAuthor);
      await source.update(tx, id, NOT_REMOVED);
      await audit(tx, {
        ...{ at: now, actor: actor.id, subject: source.subjectOf(row) },
        action: source.actions.restored,
        before: { deletedBy: row.deletedBy, reason: row.deletionReason },
        after: source.describe(row),
      });
      return row;
    },

    /** Deleted texts are not kept forever. */
    async deleteExpired(db: Db, now: number): Promise<void> {
      const before = now - RETENTION.deletedChatMessages.ms;
      let more = true;
      while (more) more = await source.deleteBatchDeletedBefore(db, { before, count: BATCH });
    },
  };
}
