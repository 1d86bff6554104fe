/** Updates the messages on the page, and shows a toast with the sender of a new one. */
import type { MessageAdded, MessageRead } from '@mes/contract/messages';
import { createExcerpt } from '@mes/domain/messages/text';
import { onAccountEvents } from '../../api/account-events';
import { client } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { isSending } from '../../components/conversation/account-outboxes';
import { notify } from '../../components/toasts/notify';
import { flushOutbox, outboxOf } from './account-outbox';
import { addMessage, setUnread } from './use-conversation';

const EXCERPT_LENGTH = 120;
const REFETCH_DELAY_MS = 150;

/** The returned function unsubscribes. */
export function subscribeToMessages(): () => void {
  addEventListener('online', flushOutbox);
  // The connection may have been lost and restored before this listener was added.
  if (navigator.onLine) flushOutbox();
  const stop = onAccountEvents({
    'message.added': add,
    'message.read': setRead,
    'message.block_changed': refetchAll,
    missed: () => {
      refetchAll();
      flushOutbox();
    },
  });
  return () => {
    removeEventListener('online', flushOutbox);
    stop();
  };
}

function add({ user, message }: MessageAdded): void {
  const me = client.identity.get()?.id;
  if (!me) return;
  const isOwn = message.userId === me;
  // The response to sending adds it too, and replaces the outgoing message.
  const sent = { recipientId: user.id, text: message.message };
  if (!isOwn || !isSending(outboxOf(me), sent)) void addMessage(user.id, message);
  refetchCounts();
  if (isOwn || document.hidden || isOpen(user.id)) return;
  notify({ title: user.name, message: createExcerpt(message.message, EXCERPT_LENGTH) });
}

function setRead({ userId, unread }: MessageRead): void {
  setUnread(userId, unread);
  refetchCounts();
}

let isScheduled = false;

/** A new message and its read mark come right after each other: one refetch is enough for both. */
function refetchCounts(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    void queryClient.invalidateQueries({ queryKey: ['messages', 'channels'] });
    void queryClient.invalidateQueries({ queryKey: ['messages', 'unread'] });
  }, REFETCH_DELAY_MS);
}

function isOpen(userId: string): boolean {
  return location.pathname === `/app/messages/${encodeURIComponent(userId)}`;
}

function refetchAll(): void {
  void queryClient.invalidateQueries({ queryKey: ['messages'] });
}
