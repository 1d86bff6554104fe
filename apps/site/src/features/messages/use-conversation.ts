import type { PrivateMessage } from '@mes/contract/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { messagesInOrder, updatePages } from '../../components/conversation/message-pages';
import { toGrowingList } from '../../components/lists/growing-list';
import { type ConversationPages, withNewMessage, withUnread } from './conversation-pages';
import * as texts from './texts';

const keyOf = (userId: string) => ['messages', 'conversation', userId] as const;

/** The conversation with a user, as an infinite list towards its beginning. */
export function useConversation(userId: string) {
  const query = useInfiniteQuery({
    queryKey: keyOf(userId),
    queryFn: async ({ pageParam: before, signal }) => {
      const answer = await api.messages.privateConversation(
        { action: 'get_conversation', userId, before },
        { signal },
      );
      if (answer.action !== 'get_conversation') throw new Error(texts.invalidResponse);
      return answer;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more, messages }) => (more ? messages.at(-1)?.id : undefined),
  });
  const messages = query.data ? messagesInOrder(query.data) : [];
  return {
    query,
    /** From the newest page. */
    conversation: query.data?.pages[0],
    messages,
    older: toGrowingList(query, messages),
  };
}

/** Adds a message from an event or from the response to sending it. */
export async function addMessage(userId: string, message: PrivateMessage): Promise<void> {
  await updatePages<ConversationPages>(keyOf(userId), (data) => withNewMessage(data, message));
}

export function setUnread(userId: string, unread: number): void {
  queryClient.setQueryData<ConversationPages>(
    keyOf(userId),
    (data) => data && withUnread(data, unread),
  );
}
