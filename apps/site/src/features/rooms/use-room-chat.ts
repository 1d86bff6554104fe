import { revisionsOf } from '@mes/client/response';
import type { RoomMessage } from '@mes/contract/room-schemas';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { rememberRevisions } from '../../api/revisions';
import { useWrite } from '../../api/use-call';
import { createAccountOutboxes, isSending } from '../../components/conversation/account-outboxes';
import {
  messagesInOrder,
  updatePages,
  withMessage,
} from '../../components/conversation/message-pages';
import { toGrowingList } from '../../components/lists/growing-list';

type ChatPages = InfiniteData<{ messages: RoomMessage[]; more: boolean }, string | undefined>;

const chatKey = (matchId: string) => ['rooms', 'messages', matchId] as const;

/** Messages of the signed-in account that the server has not confirmed, by match. */
export const roomOutboxOf = createAccountOutboxes({
  prefix: 'room-messages',
  async send({ key, recipientId: id, text }) {
    const message = await api.rooms.send({ id, text }, { idempotencyKey: key });
    await updatePages<ChatPages>(chatKey(id), (data) => withMessage(data, message));
    // What others wrote meanwhile was not read.
    void queryClient.invalidateQueries({ queryKey: chatKey(id) });
  },
});

/** The chat of a match room, oldest message first. */
export function useRoomChat(matchId: string) {
  const client = useQueryClient();
  const queryKey = chatKey(matchId);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam: before, signal }) => {
      const page = await api.rooms.messages({ id: matchId, before }, { signal });
      const revisions = revisionsOf(page);
      if (revisions) rememberRevisions(client, queryKey, revisions);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more, messages }) => (more ? messages.at(-1)?.id : undefined),
  });
  const remove = useWrite('rooms', 'deleteMessage');
  const messages = query.data ? messagesInOrder(query.data) : [];
  return {
    query,
    messages,
    older: toGrowingList(query, messages),
    remove: (messageId: string) => remove.mutateAsync({ message: messageId }),
  };
}

/** Reads the chat again, at once: a room has few readers. An own message comes with its response. */
export function readRoomChat(matchId: string, accountId: string | undefined): undefined {
  const isWriting =
    accountId !== undefined && isSending(roomOutboxOf(accountId), { recipientId: matchId });
  if (!isWriting) void queryClient.invalidateQueries({ queryKey: chatKey(matchId) });
}
