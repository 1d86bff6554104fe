/** The outbox of whoever is signed in on this page. */
import { newId } from '@mes/client/ids';
import { ProductError } from '@mes/contract/errors';
import { useMemo, useSyncExternalStore } from 'react';
import { api, client } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { failureText } from '../../components/states/FailedToLoad';
import { createOutbox, type Outbox, type Outgoing } from './outbox';
import { addMessage } from './use-conversation';

const outboxes = new Map<string, Outbox>();

export function outboxOf(account: string): Outbox {
  const known = outboxes.get(account);
  if (known) return known;
  const outbox = createOutbox({
    send,
    refusalOf: (error) => (error instanceof ProductError ? failureText(error) : null),
    storage: localStorage,
    prefix: `messages-outbox:${account}:`,
    newKey: newId,
    now: Date.now,
  });
  outboxes.set(account, outbox);
  return outbox;
}

/** The unconfirmed messages to one player. */
export function useOutgoing(outbox: Outbox, userId: string): readonly Outgoing[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.all);
  return useMemo(() => all.filter((item) => item.userId === userId), [all, userId]);
}

/** Whether a message of the event stream is one that this page is just sending. */
export function isSending(account: string, userId: string, message: string): boolean {
  return outboxOf(account)
    .all()
    .some((item) => item.userId === userId && item.state === 'sending' && item.message === message);
}

/** Sends everything that waited for a connection. */
export function flushOutbox(): void {
  const account = client.identity.get();
  if (account) outboxOf(account.id).retryOffline();
}

async function send({ key, userId, message }: Outgoing): Promise<void> {
  const answer = await api.messages.privateConversation(
    { action: 'send_message', userId, message },
    { idempotencyKey: key },
  );
  if (answer.action !== 'send_message') throw new Error('Invalid Server Response');
  await addMessage(userId, answer.message);
  void queryClient.invalidateQueries({ queryKey: ['messages', 'channels'] });
}
