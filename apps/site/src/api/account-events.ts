/** Events of the signed-in account while the page is open, also those caused in another browser. */
import type { AccountFeed } from '@mes/client/account-feed';
import { type ChannelHandlers, handleEvent, type ReceivedEvent } from '@mes/client/handlers';
import { emitter, observable } from '@mes/client/observable';
import { useSyncExternalStore } from 'react';
import { client } from './client';

const LOAD_AGAIN_MS = 5_000;

const events = emitter<ReceivedEvent<'account'>>();
const stale = emitter<void>();
const wanted = observable(false);
let feed: AccountFeed | null = null;
let loading = false;

/** `missed`: cached answers may be outdated, as the connection was just made, or events were missed. */
export function onAccountEvents(handlers: ChannelHandlers<'account'>): () => void {
  const stopEvents = events.subscribe((event) => handleEvent(handlers, event));
  const stopStale = stale.subscribe(() => handlers.missed?.());
  return () => {
    stopEvents();
    stopStale();
  };
}

/** Loaded after the first paint, and only once somebody is signed in. */
export function openAccountEvents(): void {
  wanted.set(true);
  feed?.open();
  if (!feed) void load();
}

export function closeAccountEvents(): void {
  wanted.set(false);
  feed?.close();
}

/** Whether the page is far enough loaded to read what concerns the account. */
export function useAccountEventsOpen(): boolean {
  return useSyncExternalStore(wanted.subscribe, wanted.get, () => false);
}

client.identity.subscribe((account) => {
  if (account && wanted.get() && !feed) void load();
});

async function load(): Promise<void> {
  if (loading || !client.identity.get()) return;
  loading = true;
  try {
    const { createAccountFeed } = await import('@mes/client/account-feed');
    feed = createAccountFeed({
      identity: client.identity,
      handlers: { '*': events.emit, missed: () => stale.emit() },
    });
    if (wanted.get()) feed.open();
  } catch {
    // Offline, so the file could not be loaded.
    setTimeout(() => wanted.get() && void load(), LOAD_AGAIN_MS);
  } finally {
    loading = false;
  }
}
