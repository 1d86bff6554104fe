import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { ticketMessages, tickets } from '../../support/tables';
import { discordChannels, discordMessages, discordTicketMessages, discordUsers } from '../tables';

/** Archived messages of people that have not been taken over or refused, oldest first. */
export async function findUnanswered(db: Db, channelId: string) {
  const rows = await db
    .select({
      id: discordMessages.id,
      author: discordMessages.author,
      text: discordMessages.text,
      attachments: discordMessages.attachments,
    })
    .from(discordMessages)
    .innerJoin(discordUsers, eq(discordUsers.id, discordMessages.author))
    .leftJoin(discordTicketMessages, eq(discordTicketMessages.id, discordMessages.id))
    .where(
      and(
        eq(discordMessages.channel, channelId),
        eq(discordUsers.bot, false),
        isNull(discordTicketMessages.id),
        isNull(discordMessages.deletedAt),
      ),
    )
    .orderBy(asc(discordMessages.id));
  return rows.flatMap(({ author, ...row }) => (author === null ? [] : [{ ...row, author }]));
}

/** Does nothing for a message that is known already. */
export async function insert(
  tx: Tx,
  message: typeof discordTicketMessages.$inferInsert,
): Promise<void> {
  await tx.insert(discordTicketMessages).values(message).onConflictDoNothing();
}

/** Tickets with a channel that exists or was deleted since. */
export async function findLinked(db: Db) {
  return db
    .select({
      ticketId: tickets.id,
      subject: tickets.subject,
      closedAt: tickets.closedAt,
      updatedAt: tickets.updatedAt,
      channelId: discordChannels.id,
      name: discordChannels.name,
      deleted: discordChannels.deleted,
    })
    .from(tickets)
    .innerJoin(discordChannels, sql`${discordChannels.id} = ${tickets.channel}::bigint`)
    .where(and(isNotNull(tickets.channel), eq(tickets.archived, false)));
}

/** Empties the copies of messages that were emptied on the site. Resolves to their channels. */
export async function eraseCopies(tx: Tx): Promise<string[]> {
  const emptied = tx
    .select({ id: discordTicketMessages.id })
    .from(discordTicketMessages)
    .innerJoin(ticketMessages, eq(ticketMessages.id, discordTicketMessages.message))
    .where(eq(ticketMessages.text, ''));
  const rows = await tx
    .update(discordMessages)
    .set({ text: '', attachments: [] })
    .where(
      and(
        inArray(discordMessages.id, emptied),
        // A picture may be all that a message is.
        sql`(${discordMessages.text} <> '' OR ${discordMessages.attachments} <> '[]'::jsonb)`,
      ),
    )
    .returning({ channel: discordMessages.channel });
  return rows.map(({ channel }) => channel);
}
