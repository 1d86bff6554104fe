import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/database';
import { chatReadMarks } from '../tables';

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

/** Never moves a mark back: another page may have read further. */
export async function save(
  tx: Tx,
  { accountId, channelId, upTo }: { accountId: string; channelId: string; upTo: string },
): Promise<void> {
  await tx
    .insert(chatReadMarks)
    .values({ account: accountId, channel: channelId, lastRead: upTo })
    .onConflictDoUpdate({
      target: [chatReadMarks.account, chatReadMarks.channel],
      set: { lastRead: upTo },
      setWhere: and(lt(chatReadMarks.lastRead, upTo), eq(chatReadMarks.account, accountId)),
    });
}
