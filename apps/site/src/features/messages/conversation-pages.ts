import type { Conversation, PrivateMessage } from '@mes/contract/messages';
import type { InfiniteData } from '@tanstack/react-query';

/** A conversation as far as it was read: the newest page first, in each the newest message first. */
export type ConversationPages = InfiniteData<Conversation>;

/** With a message that has just come; one that is there already changes nothing. */
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

/** In the order in which they were written. */
export function inOrder(data: ConversationPages): PrivateMessage[] {
  return data.pages.flatMap(({ messages }) => messages).reverse();
}

/** The first of the other side's messages that were not read, or null if all were. */
export function firstUnread(
  messages: readonly PrivateMessage[],
  { userId, unread }: { userId: string; unread: number },
): string | null {
  if (unread === 0) return null;
  return messages.filter((message) => message.userId === userId).at(-unread)?.id ?? null;
}

export interface Group {
  readonly userId: string;
  readonly messages: readonly PrivateMessage[];
}

const TOGETHER_MS = 5 * 60_000;

/** What one person says in one go stands together. */
export function grouped(messages: readonly PrivateMessage[]): Group[] {
  const groups: { userId: string; messages: PrivateMessage[] }[] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    const before = group?.messages.at(-1);
    const together =
      before?.userId === message.userId && message.sentAt - before.sentAt < TOGETHER_MS;
    if (group && together) group.messages.push(message);
    else groups.push({ userId: message.userId, messages: [message] });
  }
  return groups;
}
