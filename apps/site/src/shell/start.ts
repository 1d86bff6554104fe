/** What the page does once it stands: nothing of it may hold up the first paint. */
import type { DataRouter } from 'react-router';
import { client } from '../api/client';
import { queryClient } from '../api/query-client';
import { darkMode } from '../preferences';
import { startConnection } from './live/connection';
import { renewPush } from './push/push';
import { loadQueueFirst } from './queue/QueueGate';
import { registerServiceWorker } from './service-worker';
import { refreshAccount } from './sign-in/sign-in';

const IDLE_WITHIN_MS = 2_000;
/** A page that takes longer shows the frame first. */
const FIRST_PAGE_WITHIN_MS = 1_500;

export function startAfterFirstPaint(): void {
  reloadOnceWhenOutdated();
  followAccount();
  darkMode.subscribe(paintBrowserBar);
  whenIdle(() => {
    startConnection();
    registerServiceWorker();
    refreshAccount();
    keepPush();
    followNews();
  });
}

/**
 * The code of what is shown first. Should loading fail, rendering tries again and shows
 * the error. A server-rendered page can be read meanwhile, however long it takes.
 */
export async function firstViewLoaded(
  router: FirstRouter,
  { inTime }: { inTime: boolean },
): Promise<void> {
  const first = loadQueueFirst() ?? firstPageLoaded(router);
  const tooLate = new Promise((done) => setTimeout(done, FIRST_PAGE_WITHIN_MS));
  await (inTime ? Promise.race([first, tooLate]) : first).catch(() => {});
}

type FirstRouter = Pick<DataRouter, 'state' | 'subscribe'>;

function firstPageLoaded(router: FirstRouter): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}

/** Visitors have no news of their own: the code for it comes once somebody is signed in. */
function followNews(): void {
  let following = false;
  const follow = () => {
    if (following || !client.identity.get()) return;
    following = true;
    import('./live/account-news')
      .then(({ followAccountNews }) => followAccountNews())
      .catch(() => {
        following = false;
        // The connection was lost before it came: what is written meanwhile waits for it.
        addEventListener('online', follow, { once: true });
      });
  };
  follow();
  client.identity.subscribe(follow);
}

/** The reasons why it can fail are the visitor's own: the next visit tries again. */
function keepPush(): void {
  const renew = () => {
    if (client.identity.get()) renewPush().catch(() => {});
  };
  renew();
  client.identity.subscribe(renew);
}

function whenIdle(work: () => void): void {
  const later = () => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
    } else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/**
 * After a deploy the files of the old build are gone, and a page that is opened then cannot be
 * loaded. The new build can, so the page starts anew; only once, or a broken one would never stop.
 */
function reloadOnceWhenOutdated(): void {
  const KEY = 'reloaded-for';
  addEventListener('vite:preloadError', (event) => {
    // Without a connection no build can be loaded, and what is open would be lost.
    if (!navigator.onLine) return;
    try {
      if (sessionStorage.getItem(KEY) === location.href) return;
      sessionStorage.setItem(KEY, location.href);
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
}

/** What one account was shown is not for the next. */
function followAccount(): void {
  let owner = client.identity.get()?.id;
  client.identity.subscribe((account) => {
    if (account?.id === owner) return;
    owner = account?.id;
    void queryClient.resetQueries();
  });
}

function paintBrowserBar(): void {
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', darkMode.get() ? '#0b0e0d' : '#eeefe9');
}
