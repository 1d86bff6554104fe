import type { Conversation, PrivateMessage } from '@mes/contract/messages';
import type { InfiniteData } from '@tanstack/react-query';
import { withMessage } from '../../components/conversation/message-pages';

/** The loaded pages of a conversation: newest page first, and newest message first in each. */
export type ConversationPages = InfiniteData<Conversation>;

/** Adds a new message, unless it is already there; one of the other user is unread. */
export function withNewMessage(
  data: ConversationPages,
  message: PrivateMessage,
): ConversationPages {
  const added = withMessage(data, message);
  const newest = added.pages[0];
  const isNewOfOther = added !== data && message.userId === newest?.user.id;
  return isNewOfOther ? withUnread(added, newest.unread + 1) : added;
}

export function withUnread(data: ConversationPages, unread: number): ConversationPages {
  const [newest, ...older] = data.pages;
  return newest ? { ...data, pages: [{ ...newest, unread }, ...older] } : data;
}

/** Id of the first unread message of the other user; null if all were read. */
export function firstUnread(
  messages: readonly PrivateMessage[],
  { userId, unread }: { userId: string; unread: number },
): string | null {
  if (unread === 0) return null;
  return messages.filter((message) => message.userId === userId).at(-unread)?.id ?? null;
}
