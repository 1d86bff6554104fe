import { channels } from '@mes/client/channels';
import { revisionsOf } from '@mes/client/response';
import { satisfies } from '@mes/domain/permissions/permissions';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount, usePermissions } from '../../api/account';
import { api } from '../../api/client';
import { takeFirstPage } from '../../api/first-page';
import { rememberRevisions } from '../../api/revisions';
import { keyOf } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { isSending } from '../../components/conversation/account-outboxes';
import { messagesInOrder } from '../../components/conversation/message-pages';
import { toGrowingList } from '../../components/lists/growing-list';
import { chatOutboxOf } from './chat-outbox';
import type { ChatPageData, PagePosition } from './chat-pages';
import { addMessage, changeMessage, messagesKey, removeMessage } from './message-cache';
import { messagesRequest } from './requests';

/** Messages of a channel, live: from its end, or around one message. */
export function useChatMessages(channelId: string, around: string | null) {
  const queryClient = useQueryClient();
  const accountId = useAccount()?.id;
  const isStaff = satisfies(usePermissions(), 'Moderator');
  const queryKey = [...messagesKey(channelId), { around, isStaff }];
  const start: PagePosition = around === null ? {} : { around };
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const input = { channel: channelId, ...pageParam };
      const page = isStaff
        ? await api.chat.staffMessages(input, { signal })
        : await api.chat.messages(input, { signal });
      const revisions = revisionsOf(page);
      if (revisions) rememberRevisions(queryClient, queryKey, revisions);
      return page;
    },
    initialPageParam: start,
    initialData: () => {
      // Moderators read more.
      if (isStaff) return undefined;
      const request = messagesRequest(channelId, around);
      const from = keyOf('chat', 'messages', request);
      const page = takeFirstPage<ChatPageData>(queryClient, { from, to: queryKey });
      return page && { pages: [page], pageParams: [start] };
    },
    getNextPageParam: ({ older, messages }): PagePosition | undefined =>
      older && messages.length > 0 ? { before: messages.at(-1)!.id } : undefined,
    getPreviousPageParam: ({ newer, messages }): PagePosition | undefined =>
      newer && messages.length > 0 ? { after: messages[0]!.id } : undefined,
  });
  useLive(channels.chat(channelId), {
    'chat.message_added': ({ message }) => {
      const sent = { recipientId: channelId, text: message.text };
      const isOwn = accountId !== undefined && message.author?.id === accountId;
      if (!isOwn || !isSending(chatOutboxOf(accountId), sent)) addMessage(message);
      return undefined;
    },
    'chat.message_changed': ({ message }) => {
      changeMessage(message);
      return isStaff ? 'read' : undefined;
    },
    'chat.message_deleted': ({ id }) => {
      if (isStaff) return 'read';
      removeMessage(channelId, id);
      return undefined;
    },
    reads: ['chat'],
  });
  const messages = query.data ? messagesInOrder(query.data) : [];
  return {
    query,
    messages,
    newer: query.hasPreviousPage
      ? {
          isLoading: query.isFetchingPreviousPage,
          load: () => {
            if (!query.isFetching) void query.fetchPreviousPage();
          },
        }
      : null,
    older: toGrowingList(query, messages),
  };
}
