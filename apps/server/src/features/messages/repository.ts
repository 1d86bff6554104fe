import { and, asc, count, desc, eq, gt, isNotNull, lt, lte, ne, or, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { accounts } from '../accounts/tables';
import { players } from '../players/tables';
import {
  messageBlocks as blocks,
  conversations,
  privateMessages as messages,
  conversationSides as sides,
} from './tables';

export type PrivateMessageRow = typeof messages.$inferSelect;
export type ConversationRow = typeof conversations.$inferSelect;

/** The actor first, then whom they talk with. */
export interface Pair {
  readonly accountId: string;
  readonly otherId: string;
}

const REFERENCE = { id: players.id, name: players.name, photo: players.photo };

/** A player and, if they can sign in, since when. */
export async function findPlayer(db: Db, id: string) {
  const [row] = await db
    .select({ ...REFERENCE, team: players.team, registeredAt: accounts.createdAt })
    .from(players)
    .leftJoin(accounts, eq(accounts.id, players.id))
    .where(eq(players.id, id));
  return row;
}

/** What one account sends goes one after the other, so that its pace can be counted. */
export async function lockSender(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`messages:${accountId}`}, 0))`,
  );
}

export async function countSentSince(
  db: Db,
  { senderId, since }: { senderId: string; since: number },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(messages)
    .where(and(eq(messages.sender, senderId), gt(messages.sentAt, since)));
  return row!.total;
}

export async function countStartedSince(
  db: Db,
  { accountId, since }: { accountId: string; since: number },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(conversations)
    .where(and(eq(conversations.startedBy, accountId), gt(conversations.createdAt, since)));
  return row!.total;
}

/** Locked: of two messages at the same moment one comes after the other, for both sides alike. */
export async function findConversationForUpdate(
  tx: Tx,
  pair: Pair,
): Promise<ConversationRow | undefined> {
  const [row] = await tx.select().from(conversations).where(isOf(pair)).for('update');
  return row;
}

/** Answers undefined if the other side has begun at the same moment. */
export async function insertConversation(
  tx: Tx,
  conversation: typeof conversations.$inferInsert,
): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .insert(conversations)
    .values(conversation)
    .onConflictDoNothing({ target: [conversations.first, conversations.second] })
    .returning();
  return row;
}

export async function insertMessage(
  tx: Tx,
  message: typeof messages.$inferInsert,
): Promise<PrivateMessageRow> {
  const [row] = await tx.insert(messages).values(message).returning();
  return row!;
}

export async function saveSenderSide(
  tx: Tx,
  { accountId, otherId }: Pair,
  { conversation, id: lastMessage }: PrivateMessageRow,
): Promise<void> {
  await tx
    .insert(sides)
    .values({ account: accountId, other: otherId, conversation, lastMessage })
    .onConflictDoUpdate({
      target: [sides.account, sides.other],
      set: { lastMessage },
    });
}

/** Only the first unread message sets the time of the notification. */
export async function saveReceiverSide(
  tx: Tx,
  { accountId, otherId }: Pair,
  { conversation, id: lastMessage }: PrivateMessageRow,
  notifyAt: number,
): Promise<void> {
  await tx
    .insert(sides)
    .values({ account: accountId, other: otherId, conversation, lastMessage, unread: 1, notifyAt })
    .onConflictDoUpdate({
      target: [sides.account, sides.other],
      set: {
        lastMessage,
        unread: sql`${sides.unread} + 1`,
        notifyAt: sql`CASE WHEN ${sides.unread} = 0 THEN excluded.notify_at ELSE ${sides.notifyAt} END`,
      },
    });
}

export async function findSide(db: Db, pair: Pair) {
  const [row] = await db.select().from(sides).where(isSide(pair));
  return row;
}

export async function findSideForUpdate(tx: Tx, pair: Pair) {
  const [row] = await tx.select().from(sides).where(isSide(pair)).for('update');
  return row;
}

export async function updateSide(
  tx: Tx,
  pair: Pair,
  change: { unread: number; notifyAt: number | null },
): Promise<void> {
  await tx.update(sides).set(change).where(isSide(pair));
}

/** Newest first. */
export async function findMessages(
  db: Db,
  {
    conversationId,
    before,
    count: size,
  }: { conversationId: string; before?: string; count: number },
): Promise<PrivateMessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversation, conversationId),
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(size);
}

export async function countReceivedAfter(
  db: Db,
  {
    conversationId,
    accountId,
    after,
  }: { conversationId: string; accountId: string; after: string },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(messages)
    .where(
      and(
        eq(messages.conversation, conversationId),
        gt(messages.id, after),
        ne(messages.sender, accountId),
      ),
    );
  return row!.total;
}

/** A message that the account can see, with who wrote it. */
export async function findMessageFor(
  db: Db,
  { accountId, id }: { accountId: string; id: string },
): Promise<PrivateMessageRow | undefined> {
  const [row] = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(
      sides,
      and(eq(sides.conversation, messages.conversation), eq(sides.account, accountId)),
    )
    .where(eq(messages.id, id));
  return row?.message;
}

/** The conversations of an account, the newest message first. */
export async function findChannels(
  db: Db,
  { accountId, before, count: size }: { accountId: string; before?: string; count: number },
) {
  return db
    .select({ user: REFERENCE, last: messages, unread: sides.unread })
    .from(sides)
    .innerJoin(players, eq(players.id, sides.other))
    .innerJoin(messages, eq(messages.id, sides.lastMessage))
    .where(
      and(
        eq(sides.account, accountId),
        before === undefined ? undefined : lt(sides.lastMessage, before),
      ),
    )
    .orderBy(desc(sides.lastMessage))
    .limit(size);
}

export async function sumUnread(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ total: sum(sides.unread).mapWith(Number) })
    .from(sides)
    .where(eq(sides.account, accountId));
  return row?.total ?? 0;
}

/** Locked for this transaction; what another process has in hand is left out. */
export async function lockDueToNotify(
  tx: Tx,
  { now, count: size }: { now: number; count: number },
) {
  return tx
    .select({
      account: sides.account,
      unread: sides.unread,
      conversation: sides.conversation,
      lastMessage: sides.lastMessage,
      other: REFERENCE,
      text: messages.text,
    })
    .from(sides)
    .innerJoin(players, eq(players.id, sides.other))
    .innerJoin(messages, eq(messages.id, sides.lastMessage))
    .where(lte(sides.notifyAt, now))
    .orderBy(asc(sides.notifyAt))
    .limit(size)
    .for('update', { of: sides, skipLocked: true });
}

export async function findNextNotifyAt(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ notifyAt: sides.notifyAt })
    .from(sides)
    .where(isNotNull(sides.notifyAt))
    .orderBy(asc(sides.notifyAt))
    .limit(1);
  return row?.notifyAt ?? null;
}

/** The blocks between two people, in either direction. */
export async function findBlocks(db: Db, { accountId, otherId }: Pair) {
  return db
    .select({ account: blocks.account })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.account, accountId), eq(blocks.blocked, otherId)),
        and(eq(blocks.account, otherId), eq(blocks.blocked, accountId)),
      ),
    );
}

/** A pair has one row, whoever wrote first. */
export function ordered({ accountId, otherId }: Pair): {
  first: string;
  second: string;
} {
  return accountId < otherId
    ? { first: accountId, second: otherId }
    : { first: otherId, second: accountId };
}

function isOf(pair: Pair) {
  const { first, second } = ordered(pair);
  return and(eq(conversations.first, first), eq(conversations.second, second));
}

function isSide({ accountId, otherId }: Pair) {
  return and(eq(sides.account, accountId), eq(sides.other, otherId));
}
