import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { chatMessages, chatReadMarks } from '../tables';

interface ReadState {
  readonly channel: string;
  readonly lastRead: string;
  readonly unread: number;
}

/** Counts at most `most` messages in each channel, by the index of channel and id. */
export async function findAllByAccount(
  db: Db,
  { accountId, most }: { accountId: string; most: number },
): Promise<ReadState[]> {
  const { rows } = await db.execute<{ channel: string; last_read: string; unread: number }>(sql`
    SELECT mark.channel, mark.last_read, counted.unread
    FROM chat_read_marks AS mark
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS unread FROM (
        SELECT 1 FROM chat_messages AS message
        WHERE message.channel = mark.channel AND message.id > mark.last_read
          AND message.deleted_at IS NULL AND message.author IS DISTINCT FROM mark.account
        LIMIT ${most}
      ) AS newer
    ) AS counted
    WHERE mark.account = ${accountId}`);
  return rows.map(({ channel, last_read: lastRead, unread }) => ({ channel, lastRead, unread }));
}

interface ReadMark {
  readonly accountId: string;
  readonly channelId: string;
  readonly upTo: string;
}

/** At most `most`. */
export async function countUnread(
  db: Db,
  { accountId, channelId, upTo, most }: ReadMark & { most: number },
): Promise<number> {
  const newer = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.channel, channelId),
        gt(chatMessages.id, upTo),
        isNull(chatMessages.deletedAt),
        sql`${chatMessages.author} IS DISTINCT FROM ${accountId}`,
      ),
    )
    .limit(most);
  return newer.length;
}

/** Never moves a mark back: another page may have read further. Returns whether it has moved. */
export async function save(tx: Tx, { accountId, channelId, upTo }: ReadMark): Promise<boolean> {
  const rows = await tx
    .insert(chatReadMarks)
    .values({ account: accountId, channel: channelId, lastRead: upTo })
    .onConflictDoUpdate({
      target: [chatReadMarks.account, chatReadMarks.channel],
      set: { lastRead: upTo },
      setWhere: and(lt(chatReadMarks.lastRead, upTo), eq(chatReadMarks.account, accountId)),
    })
    .returning({ channel: chatReadMarks.channel });
  return rows.length > 0;
}
