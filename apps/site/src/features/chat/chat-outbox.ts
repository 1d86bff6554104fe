import { api } from '../../api/client';
import { createAccountOutboxes } from '../../components/conversation/account-outboxes';
import { addMessage } from './message-cache';

/** Messages of the signed-in account that the server has not confirmed, by channel. */
export const chatOutboxOf = createAccountOutboxes({
  prefix: 'chat-messages',
  async send({ key, recipientId: channel, text }) {
    addMessage(await api.chat.send({ channel, text }, { idempotencyKey: key }));
  },
});
