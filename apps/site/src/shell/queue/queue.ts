import { isGated } from '@mes/domain/queue/gate';
import { pageGate, skipsQueue } from '@mes/domain/queue/visitor';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../api/client';
import { site } from '../../api/first-data';
import { inBrowser } from '../../ssr/hydration';
import { type AccessQueueState, createQueueStore, INITIAL_STATE } from './queue-store';

const NO_STORAGE = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** The queue of this page. */
export const queue = createQueueStore({
  storage: inBrowser ? localStorage : NO_STORAGE,
  requestPlace: (queueIdentifier) =>
    api.queue.enter({ queueIdentifier, whitelist: whitelistToken() }),
  now: Date.now,
  random() {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    return number / 2 ** 32;
  },
  at(time, work) {
    const timer = setTimeout(work, Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  },
});

/** Ignores the stored place with a whitelist link, which may change it. */
export function enterQueue(): Promise<void> {
  return whitelistToken() ? queue.reenter() : queue.enter();
}

/** Pages are server-rendered only for visitors who were admitted. */
const initialState = () => INITIAL_STATE;

export function useQueue(): AccessQueueState {
  return useSyncExternalStore(queue.subscribe, queue.get, initialState);
}

/** The time, once a second while `running`. */
export function useSeconds(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

/**
 * Whether a path requires passing the queue: not on localhost. Neither `queue=skip` nor the whitelist
 * cookie count once the server has refused the visitor in spite of them.
 */
export function hasToQueue(
  path: { pathname: string; search: string },
  { wasRefused }: { wasRefused: boolean },
): boolean {
  if (!inBrowser || !isGated(path.pathname)) return false;
  if (!wasRefused && (skipsQueue(path) || isWhitelisted(document.cookie))) return false;
  return gateFor({ time: Number.MAX_SAFE_INTEGER }, 0) === 'waiting';
}

export function gateFor(
  item: { time: unknown; estimate?: boolean } | null,
  now: number,
): 'content' | 'waiting' {
  const { hostname } = location;
  return pageGate({ item, now, hostname, forced: site.queueOnLocalhost });
}

/** From a link that staff handed out: `/app/queue?whitelist=…`. */
export function whitelistToken(): string | undefined {
  return new URLSearchParams(location.search).get('whitelist') ?? undefined;
}

/** This cookie only saves a request: the server checks a signed one that pages cannot read. */
export function isWhitelisted(cookies: string): boolean {
  return cookies.split('; ').includes('whitelist=999');
}

/** Any path whose last part is `queue` opens the queue. */
export function isQueuePath(pathname: string): boolean {
  return /\/queue\/?$/i.test(pathname);
}
