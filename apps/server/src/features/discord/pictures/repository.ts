import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { discordMessages, discordPictures, discordTicketMessages } from '../tables';

export interface PictureCopy {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

type PictureRow = typeof discordPictures.$inferSelect;

/** Those that are known already stay as they are. */
export async function insert(
  tx: Tx,
  pictures: readonly (typeof discordPictures.$inferInsert)[],
): Promise<number> {
  if (pictures.length === 0) return 0;
  const inserted = await tx
    .insert(discordPictures)
    .values([...pictures])
    .onConflictDoNothing()
    .returning({ id: discordPictures.id });
  return inserted.length;
}

/** The first that waits, for this process alone until `until`. */
export async function claimFirst(
  db: Db,
  { now, until }: { now: number; until: number },
): Promise<(PictureRow & { channel: string }) | undefined> {
  const first = db
    .select({ id: discordPictures.id })
    .from(discordPictures)
    .where(and(eq(discordPictures.state, 'waiting'), lte(discordPictures.notBefore, now)))
    .orderBy(asc(discordPictures.notBefore))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(discordPictures)
    .set({ notBefore: until, attempt: sql`${discordPictures.attempt} + 1` })
    .where(inArray(discordPictures.id, first))
    .returning();
  if (!claimed) return undefined;
  const [message] = await db
    .select({ channel: discordMessages.channel })
    .from(discordMessages)
    .where(eq(discordMessages.id, claimed.message));
  return message && { ...claimed, ...message };
}

/** Resolves to false if its message was erased meanwhile. */
export async function update(
  db: Db,
  id: string,
  change: Partial<Omit<PictureRow, 'id' | 'message'>>,
): Promise<boolean> {
  const rows = await db
    .update(discordPictures)
    .set(change)
    .where(eq(discordPictures.id, id))
    .returning({ id: discordPictures.id });
  return rows.length > 0;
}

export async function findSaved(
  db: Db,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, PictureCopy>> {
  if (messageIds.length === 0) return new Map();
  const { id, width, height } = discordPictures;
  const rows = await db
    .select({ id, width, height })
    .from(discordPictures)
    .where(
      and(inArray(discordPictures.message, [...messageIds]), eq(discordPictures.state, 'saved')),
    );
  return new Map(rows.map((row) => [row.id, { ...row, width: row.width!, height: row.height! }]));
}

export async function findFile(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ file: discordPictures.file })
    .from(discordPictures)
    .where(eq(discordPictures.id, id));
  return row?.file ?? null;
}

/** The message of a ticket that a message of Discord became, if it did. */
export async function findTicketMessage(db: Db, messageId: string): Promise<string | null> {
  const [row] = await db
    .select({ message: discordTicketMessages.message })
    .from(discordTicketMessages)
    .where(eq(discordTicketMessages.id, messageId));
  return row?.message ?? null;
}

/** Of messages that were emptied. Resolves to the files that nothing refers to any more. */
export async function deleteOfEmptied(tx: Tx): Promise<string[]> {
  const emptied = tx
    .select({ id: discordMessages.id })
    .from(discordMessages)
    .innerJoin(discordPictures, eq(discordPictures.message, discordMessages.id))
    .where(sql`${discordMessages.text} = '' AND ${discordMessages.attachments} = '[]'::jsonb`);
  const deleted = await tx
    .delete(discordPictures)
    .where(inArray(discordPictures.message, emptied))
    .returning({ file: discordPictures.file });
  return deleted.flatMap(({ file }) => file ?? []);
}
