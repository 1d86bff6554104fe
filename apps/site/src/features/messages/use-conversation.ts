import type { PrivateMessage } from '@mes/contract/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { queryClient } from '../../api/query-client';
import {
  type ConversationPages,
  messagesInOrder,
  withMessage,
  withUnread,
} from './conversation-pages';
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
    older: {
      rows: messages,
      hasMore: query.hasNextPage,
      loadingMore: query.isFetchingNextPage,
      error: query.isFetchNextPageError ? query.error : null,
      loadMore: () => {
        if (!query.isFetching) void query.fetchNextPage();
      },
    },
  };
}

/** Adds a message from an event or from the response to sending it. */
export async function addMessage(userId: string, message: PrivateMessage): Promise<void> {
  const queryKey = keyOf(userId);
  // A pending answer may be older than the message and would remove it again.
  const isFetching = queryClient.isFetching({ queryKey }) > 0;
  if (isFetching) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ConversationPages>(
    queryKey,
    (data) => data && withMessage(data, message),
  );
  if (isFetching) void queryClient.invalidateQueries({ queryKey });
}

export function setUnread(userId: string, unread: number): void {
  queryClient.setQueryData<ConversationPages>(
    keyOf(userId),
    (data) => data && withUnread(data, unread),
  );
}
