import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { conversations, messageBlocks, messageReports, privateMessages } from '../tables';

/** Everything here that a player has made. */
export async function findAllOfPlayer(db: Db, playerId: string) {
  const sent = await db
    .select({
      id: privateMessages.id,
      text: privateMessages.text,
      sentAt: privateMessages.sentAt,
      first: conversations.first,
      second: conversations.second,
    })
    .from(privateMessages)
    .innerJoin(conversations, eq(conversations.id, privateMessages.conversation))
    .where(eq(privateMessages.sender, playerId))
    .orderBy(asc(privateMessages.id));
  const blocked = await db
    .select({ player: messageBlocks.blocked, since: messageBlocks.createdAt })
    .from(messageBlocks)
    .where(eq(messageBlocks.account, playerId));
  const reports = await db
    .select({
      message: messageReports.message,
      reason: messageReports.reason,
      note: messageReports.note,
      createdAt: messageReports.createdAt,
    })
    .from(messageReports)
    .where(eq(messageReports.reporter, playerId));
  return {
    sent: sent.map(({ first, second, ...message }) => ({
      ...message,
      to: first === playerId ? second : first,
    })),
    blocked,
    reports,
  };
}
