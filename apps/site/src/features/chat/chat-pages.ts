import type { ChatMessage, StaffChatMessage } from '@mes/contract/chat-schemas';
import type { InfiniteData } from '@tanstack/react-query';
import {
  includesMessage,
  newestFirst,
  withMessage,
} from '../../components/conversation/message-pages';

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
export function withNewMessage(data: ChatPages, message: ShownMessage): ChatPages {
  if (data.pages[0]?.newer) return data;
  const added = withMessage(data, message);
  const newest = added.pages[0];
  if (!newest || newest.messages.length <= MAX_LIVE) return added;
  const kept = { ...newest, messages: newest.messages.slice(0, KEPT_LIVE), older: true };
  return { pages: [kept], pageParams: added.pageParams.slice(0, 1) };
}

/** Replaces a message; one that was deleted before gets its place back. */
export function withChangedMessage(data: ChatPages, message: ShownMessage): ChatPages {
  if (includesMessage(data, message.id)) {
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

/** The first loaded message that somebody else wrote after the last read one. */
export function firstUnread(
  messages: readonly ShownMessage[],
  { lastRead, accountId }: { lastRead: string | null; accountId: string | null },
): string | null {
  if (lastRead === null) return null;
  return messages.find(({ id, author }) => id > lastRead && author?.id !== accountId)?.id ?? null;
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
