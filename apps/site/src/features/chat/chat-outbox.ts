import { api } from '../../api/client';
import { createAccountOutboxes } from '../../components/conversation/account-outboxes';
import { addMessage } from './message-cache';
import { setRead } from './use-own-chat';

/** Messages of the signed-in account that the server has not confirmed, by channel. */
export const chatOutboxOf = createAccountOutboxes({
  prefix: 'chat-messages',
  async send({ key, recipientId: channel, text }) {
    const message = await api.chat.send({ channel, text }, { idempotencyKey: key });
    addMessage(message);
    // Whoever writes has read what came before; the server knows it already.
    setRead({ channel, lastRead: message.id, unread: 0 });
  },
});
