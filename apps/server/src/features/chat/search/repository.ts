import { and, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { type FoundMessage, selectMessages } from '../repository';
import { chatMessages } from '../tables';

export interface MessageQuery {
  /** Words or their beginnings; all of them must occur. */
  readonly words: readonly string[];
  readonly channelIds: readonly string[];
  readonly authorId?: string;
  readonly from?: number;
  readonly to?: number;
  readonly before?: string;
  readonly count: number;
  readonly withDeleted: boolean;
}

/** Newest first. */
export async function findAll(db: Db, query: MessageQuery): Promise<FoundMessage[]> {
  const { words, channelIds, authorId, from, to, before, count, withDeleted } = query;
  const search = words.map((word) => `${word}:*`).join(' & ');
  return selectMessages(db)
    .where(
      and(
        inArray(chatMessages.channel, [...channelIds]),
        words.length === 0
          ? undefined
          : sql`${chatMessages.search} @@ to_tsquery('simple', ${search})`,
        authorId === undefined ? undefined : eq(chatMessages.author, authorId),
        from === undefined ? undefined : gte(chatMessages.sentAt, from),
        to === undefined ? undefined : lte(chatMessages.sentAt, to),
        before === undefined ? undefined : lt(chatMessages.id, before),
        withDeleted ? undefined : isNull(chatMessages.deletedAt),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(count);
}
