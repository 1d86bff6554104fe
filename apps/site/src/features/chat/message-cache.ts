/** The cached messages of all channels, and how events change them. */
import { queryClient } from '../../api/query-client';
import {
  type ChatPages,
  type ShownMessage,
  withChangedMessage,
  withMessage,
  withoutMessage,
} from './chat-pages';

/** All ways in which a channel was read: from its end, or around a message. */
export const messagesKey = (channelId: string) => ['chat', 'messages', channelId] as const;

export function addMessage(message: ShownMessage): void {
  void update(message.channel, (data) => withMessage(data, message));
}

export function changeMessage(message: ShownMessage): void {
  void update(message.channel, (data) => withChangedMessage(data, message));
}

export function removeMessage(channelId: string, id: string): void {
  void update(channelId, (data) => withoutMessage(data, id));
}

async function update(channelId: string, change: (data: ChatPages) => ChatPages): Promise<void> {
  const queryKey = messagesKey(channelId);
  // A pending answer may be older than the change and would undo it.
  const isFetching = queryClient.isFetching({ queryKey }) > 0;
  if (isFetching) await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<ChatPages>({ queryKey }, (data) => data && change(data));
  if (isFetching) void queryClient.invalidateQueries({ queryKey });
}
