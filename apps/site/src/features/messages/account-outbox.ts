/** The outbox of the signed-in account. */
import { newId } from '@mes/client/ids';
import { ProductError } from '@mes/contract/errors';
import { useMemo, useSyncExternalStore } from 'react';
import { api, client } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { failureText } from '../../components/states/FailedToLoad';
import { createOutbox, type Outbox, type OutboxMessage } from './outbox';
import * as texts from './texts';
import { addMessage } from './use-conversation';

const outboxes = new Map<string, Outbox>();

export function outboxOf(accountId: string): Outbox {
  const existing = outboxes.get(accountId);
  if (existing) return existing;
  const outbox = createOutbox({
    send,
    refusalOf: (error) => (error instanceof ProductError ? failureText(error) : null),
    storage: localStorage,
    prefix: `messages-outbox:${accountId}:`,
    newKey: newId,
    now: Date.now,
  });
  outboxes.set(accountId, outbox);
  return outbox;
}

/** The unconfirmed messages to one user. */
export function useOutboxMessages(outbox: Outbox, userId: string): readonly OutboxMessage[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.all);
  return useMemo(() => all.filter((item) => item.userId === userId), [all, userId]);
}

/** Whether a received message is one that this page is sending. */
export function isSending(accountId: string, userId: string, message: string): boolean {
  return outboxOf(accountId)
    .all()
    .some((item) => item.userId === userId && item.state === 'sending' && item.message === message);
}

/** Sends all messages that failed without a connection. */
export function flushOutbox(): void {
  const account = client.identity.get();
  if (account) outboxOf(account.id).retryOffline();
}

async function send({ key, userId, message }: OutboxMessage): Promise<void> {
  const answer = await api.messages.privateConversation(
    { action: 'send_message', userId, message },
    { idempotencyKey: key },
  );
  if (answer.action !== 'send_message') throw new Error(texts.invalidResponse);
  await addMessage(userId, answer.message);
  void queryClient.invalidateQueries({ queryKey: ['messages', 'channels'] });
}
