/** The outbox of the signed-in account. */
import { api, client } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { createAccountOutboxes } from '../../components/conversation/account-outboxes';
import type { OutboxMessage } from '../../components/conversation/outbox';
import * as texts from './texts';
import { addMessage } from './use-conversation';

export const outboxOf = createAccountOutboxes({ prefix: 'private-messages', send });

/** Sends all messages that failed without a connection. */
export function flushOutbox(): void {
  const account = client.identity.get();
  if (account) outboxOf(account.id).retryOffline();
}

async function send({ key, recipientId: userId, text }: OutboxMessage): Promise<void> {
  const answer = await api.messages.privateConversation(
    { action: 'send_message', userId, message: text },
    { idempotencyKey: key },
  );
  if (answer.action !== 'send_message') throw new Error(texts.invalidResponse);
  await addMessage(userId, answer.message);
  void queryClient.invalidateQueries({ queryKey: ['messages', 'channels'] });
}
