import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { findUnusedFiles } from '../messages/repository';
import { ticketMessages, ticketNotes, ticketPictures, tickets } from '../tables';

/** The person's tickets with their conversations, without the internal notes. */
export async function findAllOfPlayer(db: Db, playerId: string) {
  const own = await db
    .select({
      id: tickets.id,
      category: tickets.category,
      subject: tickets.subject,
      state: tickets.state,
      createdAt: tickets.createdAt,
      closedAt: tickets.closedAt,
    })
    .from(tickets)
    .where(eq(tickets.player, playerId))
    .orderBy(asc(tickets.id));
  if (own.length === 0) return [];
  const messages = await db
    .select({
      ticket: ticketMessages.ticket,
      side: ticketMessages.side,
      text: ticketMessages.text,
      sentAt: ticketMessages.sentAt,
    })
    .from(ticketMessages)
    .where(
      inArray(
        ticketMessages.ticket,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ticketMessages.id));
  return own.map((ticket) => ({
    ...ticket,
    messages: messages
      .filter((message) => message.ticket === ticket.id)
      .map(({ side, text, sentAt }) => ({ side, text, sentAt })),
  }));
}

/**
 * The tickets stay for the statistics, without a person and without anything that was written. Returns
 * the files that nothing refers to any more.
 */
export async function anonymize(
  tx: Tx,
  { playerId, now }: { playerId: string; now: number },
): Promise<{ files: string[] }> {
  const own = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.player, playerId));
  const written = tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticket, own));
  const pictures = await tx
    .delete(ticketPictures)
    .where(or(inArray(ticketPictures.message, written), eq(ticketPictures.uploadedBy, playerId)))
    .returning({ file: ticketPictures.file });
  await tx.update(ticketMessages).set({ text: '' }).where(inArray(ticketMessages.ticket, own));
  await tx.delete(ticketNotes).where(inArray(ticketNotes.ticket, own));
  await tx.update(ticketMessages).set({ by: null }).where(eq(ticketMessages.by, playerId));
  await tx
    .update(tickets)
    .set({ state: 'closed', closedAt: now })
    .where(and(eq(tickets.player, playerId), isNull(tickets.closedAt)));
  await tx
    .update(tickets)
    .set({ player: null, subject: '', ban: null })
    .where(eq(tickets.player, playerId));
  await tx.update(tickets).set({ about: null }).where(eq(tickets.about, playerId));
  return { files: await findUnusedFiles(tx, pictures) };
}

/** Deletes a batch; returns how many tickets, and the files that nothing refers to any more. */
export async function deleteClosedBefore(
  tx: Tx,
  { before, count }: { before: number; count: number },
): Promise<{ deleted: number; files: string[] }> {
  const old = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(isNotNull(tickets.closedAt), lt(tickets.closedAt, before)))
    .limit(count);
  if (old.length === 0) return { deleted: 0, files: [] };
  const ids = old.map(({ id }) => id);
  const written = tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticket, ids));
  const pictures = await tx
    .delete(ticketPictures)
    .where(inArray(ticketPictures.message, written))
    .returning({ file: ticketPictures.file });
  await tx.delete(tickets).where(inArray(tickets.id, ids));
  return { deleted: ids.length, files: await findUnusedFiles(tx, pictures) };
}
