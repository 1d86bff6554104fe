/** What the signed-in account has written and the server has not confirmed. */
import { newId } from '@mes/client/ids';
import { ProductError } from '@mes/contract/errors';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { failureText } from '../states/FailedToLoad';
import { createOutbox, type Outbox, type OutboxMessage } from './outbox';

interface Options {
  /** Of the keys in the storage of the browser; one for each kind of conversation. */
  readonly prefix: string;
  /** Resolves when the server has confirmed it. */
  readonly send: (message: OutboxMessage) => Promise<void>;
}

/** One outbox for each account of this browser. */
export function createAccountOutboxes({ prefix, send }: Options): (accountId: string) => Outbox {
  const outboxes = new Map<string, Outbox>();
  return (accountId) => {
    const existing = outboxes.get(accountId);
    if (existing) return existing;
    const outbox = createOutbox({
      send,
      refusalOf: (error) => (error instanceof ProductError ? failureText(error) : null),
      storage: localStorage,
      prefix: `${prefix}:${accountId}:`,
      newKey: newId,
      now: Date.now,
    });
    outboxes.set(accountId, outbox);
    return outbox;
  };
}

const NONE: readonly OutboxMessage[] = [];
const getNone = () => NONE;
const neverChanges = () => () => {};

/** The unconfirmed messages of one conversation; none for visitors. */
export function useOutgoing(outbox: Outbox | null, recipientId: string): readonly OutboxMessage[] {
  const all = useSyncExternalStore(
    outbox?.subscribe ?? neverChanges,
    outbox?.all ?? getNone,
    getNone,
  );
  return useMemo(() => all.filter((item) => item.recipientId === recipientId), [all, recipientId]);
}

/** Whether a received message is one that this page is sending: the response adds it. */
export function isSending(
  outbox: Outbox,
  { recipientId, text }: { recipientId: string; text?: string },
): boolean {
  return outbox
    .all()
    .some(
      (item) =>
        item.recipientId === recipientId &&
        item.state === 'sending' &&
        (text === undefined || item.text === text),
    );
}

/** Sends what was written without a connection, now and with every new one. */
export function useFlushOutbox(outbox: Outbox | null): void {
  useEffect(() => {
    if (!outbox) return;
    const flush = () => outbox.retryOffline();
    if (navigator.onLine) flush();
    addEventListener('online', flush);
    return () => removeEventListener('online', flush);
  }, [outbox]);
}
