/** What happens to the signed-in account while the page is open, in whichever browser it is done. */
import type { AccountFeed } from '@mes/client/account-feed';
import type { ChannelEvent } from '@mes/client/channel';
import { useSyncExternalStore } from 'react';
import { client } from './client';

export interface AccountListener {
  onEvent(event: ChannelEvent): void;
  /** What was read before may be old: the connection has just been made, or has missed something. */
  onStale(): void;
}

const LOAD_AGAIN_MS = 5_000;

const listeners = new Set<AccountListener>();
const watchers = new Set<() => void>();
let feed: AccountFeed | null = null;
let loading = false;
let wanted = false;

export function onAccountEvents(listener: AccountListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loaded after the first paint, and only once somebody is signed in. */
export function openAccountEvents(): void {
  setWanted(true);
  feed?.open();
  if (!feed) void load();
}

export function closeAccountEvents(): void {
  setWanted(false);
  feed?.close();
}

/** Whether the page has come so far that what concerns the account can be asked for. */
export function useAccountEventsOpen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => wanted,
    () => false,
  );
}

client.identity.subscribe((account) => {
  if (account && wanted && !feed) void load();
});

async function load(): Promise<void> {
  if (loading || !client.identity.get()) return;
  loading = true;
  try {
    const { createAccountFeed } = await import('@mes/client/account-feed');
    feed = createAccountFeed({
      identity: client.identity,
      onEvent: (event) => tell((listener) => listener.onEvent(event)),
      onStale: () => tell((listener) => listener.onStale()),
    });
    if (wanted) feed.open();
  } catch {
    // The network is away: the files come with it.
    setTimeout(() => wanted && void load(), LOAD_AGAIN_MS);
  } finally {
    loading = false;
  }
}

function setWanted(next: boolean): void {
  if (next === wanted) return;
  wanted = next;
  for (const changed of watchers) changed();
}

function tell(say: (listener: AccountListener) => void): void {
  for (const listener of listeners) say(listener);
}
