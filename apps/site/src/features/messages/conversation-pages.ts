import type { Conversation, PrivateMessage } from '@mes/contract/messages';
import type { InfiniteData } from '@tanstack/react-query';

/** The loaded pages of a conversation: newest page first, and newest message first in each. */
export type ConversationPages = InfiniteData<Conversation>;

/** Adds a new message, unless it is already there. */
export function withMessage(data: ConversationPages, message: PrivateMessage): ConversationPages {
  const [newest, ...older] = data.pages;
  const known = data.pages.some(({ messages }) => messages.some(({ id }) => id === message.id));
  if (!newest || known) return data;
  const messages = [message, ...newest.messages].toSorted((one, other) =>
    one.id < other.id ? 1 : -1,
  );
  const unread = newest.unread + (message.userId === newest.user.id ? 1 : 0);
  return { ...data, pages: [{ ...newest, messages, unread }, ...older] };
}

export function withUnread(data: ConversationPages, unread: number): ConversationPages {
  const [newest, ...older] = data.pages;
  return newest ? { ...data, pages: [{ ...newest, unread }, ...older] } : data;
}

/** All loaded messages, oldest first. */
export function messagesInOrder(data: ConversationPages): PrivateMessage[] {
  return data.pages.flatMap(({ messages }) => messages).reverse();
}

/** Id of the first unread message of the other user; null if all were read. */
export function firstUnread(
  messages: readonly PrivateMessage[],
  { userId, unread }: { userId: string; unread: number },
): string | null {
  if (unread === 0) return null;
  return messages.filter((message) => message.userId === userId).at(-unread)?.id ?? null;
}

export interface MessageGroup {
  readonly userId: string;
  readonly messages: readonly PrivateMessage[];
}

const GROUP_WINDOW_MS = 5 * 60_000;

/** Groups consecutive messages of one user. */
export function groupMessages(messages: readonly PrivateMessage[]): MessageGroup[] {
  const groups: { userId: string; messages: PrivateMessage[] }[] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    const before = group?.messages.at(-1);
    const belongsToGroup =
      before?.userId === message.userId && message.sentAt - before.sentAt < GROUP_WINDOW_MS;
    if (group && belongsToGroup) group.messages.push(message);
    else groups.push({ userId: message.userId, messages: [message] });
  }
  return groups;
}
