/** Events of the signed-in account while the page is open, also those caused in another browser. */
import type { AccountFeed } from '@mes/client/account-feed';
import { type ChannelHandlers, handleEvent, type ReceivedEvent } from '@mes/client/handlers';
import { emitter, observable } from '@mes/client/observable';
import { useSyncExternalStore } from 'react';
import { client } from './client';

const RETRY_AFTER_MS = 5_000;

const events = emitter<ReceivedEvent<'account'>>();
const stale = emitter<void>();
const isOpen = observable(false);
let feed: AccountFeed | null = null;
let loading = false;

/** `missed` is called when events may have been missed, also right after connecting: refetch then. */
export function onAccountEvents(handlers: ChannelHandlers<'account'>): () => void {
  const stopEvents = events.subscribe((event) => handleEvent(handlers, event));
  const stopStale = stale.subscribe(() => handlers.missed?.());
  return () => {
    stopEvents();
    stopStale();
  };
}

/** The code is loaded after the first paint, and only once somebody is signed in. */
export function openAccountEvents(): void {
  isOpen.set(true);
  feed?.open();
  if (!feed) void load();
}

export function closeAccountEvents(): void {
  isOpen.set(false);
  feed?.close();
}

/** Whether the first paint is done, so that data of the account may be read. */
export function useAccountEventsOpen(): boolean {
  return useSyncExternalStore(isOpen.subscribe, isOpen.get, () => false);
}

client.identity.subscribe((account) => {
  if (account && isOpen.get() && !feed) void load();
});

async function load(): Promise<void> {
  if (loading || !client.identity.get()) return;
  loading = true;
  try {
    const { createAccountFeed } = await import('@mes/client/sockets');
    feed = createAccountFeed({
      identity: client.identity,
      handlers: { '*': events.emit, missed: () => stale.emit() },
    });
    if (isOpen.get()) feed.open();
  } catch {
    // Offline, so the file could not be loaded.
    setTimeout(() => isOpen.get() && void load(), RETRY_AFTER_MS);
  } finally {
    loading = false;
  }
}
