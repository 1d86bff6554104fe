/** Messages of the signed-in account that the server has not confirmed, by channel. */
import { newId } from '@mes/client/ids';
import { ProductError } from '@mes/contract/errors';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { api } from '../../api/client';
import { failureText } from '../../components/states/FailedToLoad';
import { createOutbox, type Outbox, type OutboxMessage } from '../messages/outbox';
import { addMessage } from './message-cache';

const outboxes = new Map<string, Outbox>();

export function chatOutboxOf(accountId: string): Outbox {
  const existing = outboxes.get(accountId);
  if (existing) return existing;
  const outbox = createOutbox({
    // The recipient is a channel.
    async send({ key, userId: channel, message: text }) {
      addMessage(await api.chat.send({ channel, text }, { idempotencyKey: key }));
    },
    refusalOf: (error) => (error instanceof ProductError ? failureText(error) : null),
    storage: localStorage,
    prefix: `chat-outbox:${accountId}:`,
    newKey: newId,
    now: Date.now,
  });
  outboxes.set(accountId, outbox);
  return outbox;
}

export function useOutgoing(outbox: Outbox, channelId: string): readonly OutboxMessage[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.all);
  return useMemo(() => all.filter((item) => item.userId === channelId), [all, channelId]);
}

/** Whether a received message is one that this page is sending: the response adds it. */
export function isSending(
  accountId: string | undefined,
  { channel, text }: { channel: string; text: string },
): boolean {
  if (accountId === undefined) return false;
  return chatOutboxOf(accountId)
    .all()
    .some(
      ({ userId, state, message }) => userId === channel && state === 'sending' && message === text,
    );
}

/** Sends what was written without a connection, now and with every new one. */
export function useFlushOutbox(accountId: string | undefined): void {
  useEffect(() => {
    if (accountId === undefined) return;
    const flush = () => chatOutboxOf(accountId).retryOffline();
    if (navigator.onLine) flush();
    addEventListener('online', flush);
    return () => removeEventListener('online', flush);
  }, [accountId]);
}
