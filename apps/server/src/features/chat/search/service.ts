/** Full-text search over every channel that the caller may read. */
import type { StaffChatMessage } from '@mes/contract/chat-schemas';
import type { Actor } from '../../../platform/calls/actor';
import type { Db } from '../../../platform/database/database';
import { isModerator, listReadable } from '../channels/service';
import { findMentions } from '../mentions/service';
import { toStaffMessage } from '../views';
import * as repository from './repository';

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const MOST_WORDS = 10;

interface SearchInput {
  readonly query: string;
  readonly player?: string;
  readonly channel?: string;
  readonly from?: number;
  readonly to?: number;
  readonly before?: string;
  readonly count: number;
}

export async function searchMessages(
  db: Db,
  { query, player, channel, count, ...period }: SearchInput,
  actor: Actor | null,
): Promise<{ messages: StaffChatMessage[]; more: boolean }> {
  const readable = (await listReadable(db, actor)).map(({ id }) => id);
  const channelIds = channel === undefined ? readable : readable.filter((id) => id === channel);
  const words = (query.match(WORDS) ?? []).slice(0, MOST_WORDS);
  const isPointless = query !== '' && words.length === 0;
  if (channelIds.length === 0 || isPointless) return { messages: [], more: false };

  const isStaff = isModerator(actor);
  const rows = await repository.findAll(db, {
    ...period,
    words,
    channelIds,
    authorId: player,
    count: count + 1,
    withDeleted: isStaff,
  });
  const found = rows.slice(0, count);
  const mentions = await findMentions(
    db,
    found.map(({ message }) => message.id),
  );
  return {
    messages: found.map((row) => {
      const message = toStaffMessage(row, mentions);
      return isStaff ? message : { ...message, originalText: null };
    }),
    more: rows.length > count,
  };
}
