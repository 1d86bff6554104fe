import type { ChatMessage, StaffChatMessage } from '@mes/contract/chat-schemas';
import type { InfiniteData } from '@tanstack/react-query';

/** Moderators also get what happened to a message. */
export type ShownMessage = ChatMessage &
  Partial<Pick<StaffChatMessage, 'originalText' | 'deletion'>>;

export interface ChatPageData {
  /** Newest first. */
  readonly messages: readonly ShownMessage[];
  readonly older: boolean;
  readonly newer: boolean;
}

export interface PagePosition {
  readonly before?: string;
  readonly after?: string;
  readonly around?: string;
}

/** The loaded pages of a channel, newest page first. */
export type ChatPages = InfiniteData<ChatPageData, PagePosition>;

/** A page that stays open for hours forgets what scrolled away. */
const MAX_LIVE = 500;
const KEPT_LIVE = 200;

/** Adds a new message, unless it is there or newer ones are not loaded. */
export function withMessage(data: ChatPages, message: ShownMessage): ChatPages {
  const [newest, ...older] = data.pages;
  if (!newest || newest.newer || includes(data, message.id)) return data;
  const messages = [message, ...newest.messages].toSorted(newestFirst);
  if (messages.length > MAX_LIVE) {
    const kept = { ...newest, messages: messages.slice(0, KEPT_LIVE), older: true };
    return { pages: [kept], pageParams: data.pageParams.slice(0, 1) };
  }
  return { ...data, pages: [{ ...newest, messages }, ...older] };
}

/** Replaces a message; one that was deleted before gets its place back. */
export function withChangedMessage(data: ChatPages, message: ShownMessage): ChatPages {
  if (includes(data, message.id)) {
    return mapMessages(data, (each) => [each.id === message.id ? { ...each, ...message } : each]);
  }
  const index = pageIndexOf(data.pages, message.id);
  if (index === -1) return data;
  return {
    ...data,
    pages: data.pages.map((page, at) =>
      at === index
        ? { ...page, messages: [...page.messages, message].toSorted(newestFirst) }
        : page,
    ),
  };
}

/** The page in whose range a message is, or -1 if that range is not loaded. */
function pageIndexOf(pages: readonly ChatPageData[], id: string): number {
  const newest = pages[0];
  if (newest?.newer && newest.messages.every((message) => message.id < id)) return -1;
  const index = pages.findIndex(({ messages }) => messages.some((message) => message.id < id));
  // Before all others, where nothing older is left to load.
  return index === -1 && pages.at(-1)?.older === false ? pages.length - 1 : index;
}

export function withoutMessage(data: ChatPages, id: string): ChatPages {
  return mapMessages(data, (each) => (each.id === id ? [] : [each]));
}

/** All loaded messages, oldest first. */
export function messagesInOrder(data: Pick<ChatPages, 'pages'>): ShownMessage[] {
  return data.pages.flatMap(({ messages }) => messages).reverse();
}

/** The first loaded message that somebody else wrote after the last read one. */
export function firstUnread(
  messages: readonly ShownMessage[],
  { lastRead, accountId }: { lastRead: string | null; accountId: string | null },
): string | null {
  if (lastRead === null) return null;
  return messages.find(({ id, author }) => id > lastRead && author?.id !== accountId)?.id ?? null;
}

export interface MessageGroup {
  readonly messages: readonly ShownMessage[];
}

const GROUP_WINDOW_MS = 5 * 60_000;

/** Groups consecutive messages of one author. */
export function groupMessages(messages: readonly ShownMessage[]): MessageGroup[] {
  const groups: { messages: ShownMessage[] }[] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    const before = group?.messages.at(-1);
    const belongsToGroup =
      before?.author != null &&
      before.author.id === message.author?.id &&
      message.sentAt - before.sentAt < GROUP_WINDOW_MS;
    if (group && belongsToGroup) group.messages.push(message);
    else groups.push({ messages: [message] });
  }
  return groups;
}

function mapMessages(
  data: ChatPages,
  map: (message: ShownMessage) => readonly ShownMessage[],
): ChatPages {
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, messages: page.messages.flatMap(map) })),
  };
}

function includes({ pages }: ChatPages, id: string): boolean {
  return pages.some(({ messages }) => messages.some((message) => message.id === id));
}

function newestFirst(one: ShownMessage, other: ShownMessage): number {
  return one.id < other.id ? 1 : -1;
}
