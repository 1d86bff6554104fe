/** The cached messages of all channels, and how events change them. */
import { updatePages } from '../../components/conversation/message-pages';
import {
  type ChatPages,
  type ShownMessage,
  withChangedMessage,
  withNewMessage,
  withoutMessage,
} from './chat-pages';

/** All ways in which a channel was read: from its end, or around a message. */
export const messagesKey = (channelId: string) => ['chat', 'messages', channelId] as const;

export function addMessage(message: ShownMessage): void {
  update(message.channel, (data) => withNewMessage(data, message));
}

export function changeMessage(message: ShownMessage): void {
  update(message.channel, (data) => withChangedMessage(data, message));
}

export function removeMessage(channelId: string, id: string): void {
  update(channelId, (data) => withoutMessage(data, id));
}

function update(channelId: string, change: (data: ChatPages) => ChatPages): void {
  void updatePages(messagesKey(channelId), change);
}
