import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { accounts } from '../../accounts/tables';
import { players } from '../../players/tables';
import { chatMentions } from '../tables';

/** By the id of the message. */
export type Mentions = ReadonlyMap<string, { id: string; name: string }[]>;

/** Players by their names in lower case; permissions are null for those without an account. */
export async function findPlayersByNames(db: Db, names: readonly string[]) {
  return db
    .select({ id: players.id, name: players.name, permissions: accounts.permissions })
    .from(players)
    .leftJoin(accounts, eq(accounts.id, players.id))
    .where(and(inArray(sql`lower(${players.name})`, [...names]), isNull(players.deletedAt)));
}

export async function findAllByMessages(db: Db, messageIds: readonly string[]) {
  return db
    .select()
    .from(chatMentions)
    .where(inArray(chatMentions.message, [...messageIds]))
    .orderBy(asc(chatMentions.message), asc(chatMentions.player));
}

export async function insert(
  tx: Tx,
  mentions: readonly (typeof chatMentions.$inferInsert)[],
): Promise<void> {
  await tx.insert(chatMentions).values([...mentions]);
}

export async function deleteAllByMessage(tx: Tx, messageId: string): Promise<void> {
  await tx.delete(chatMentions).where(eq(chatMentions.message, messageId));
}

export async function deleteAllByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(chatMentions).where(eq(chatMentions.player, playerId));
}
