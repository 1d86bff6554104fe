/** What the page starts after the first paint, so that nothing delays it. */
import { client } from '../api/client';
import { queryClient } from '../api/query-client';
import { darkMode } from '../preferences';
import { toHref } from '../router/location';
import type { Router } from '../router/router';
import { startConnection } from './live/connection';
import { isPrefetching } from './prefetch';
import { renewPush } from './push/push';
import { loadQueueFirst } from './queue/QueueGate';
import { registerServiceWorker } from './service-worker';
import { refreshAccount } from './sign-in/sign-in';

const IDLE_TIMEOUT_MS = 2_000;
/** After this the frame is shown without the page. */
const FIRST_VIEW_TIMEOUT_MS = 1_500;

export function startAfterFirstPaint(router: Router): void {
  reloadOnceWhenOutdated(router);
  resetQueriesOnAccountChange();
  darkMode.subscribe(updateThemeColor);
  whenIdle(() => {
    startConnection();
    registerServiceWorker();
    refreshAccount();
    renewPushOnSignIn();
    loadAccountUpdates();
  });
}

/**
 * Loads the code of what is shown first. Errors are ignored: rendering tries again and shows them. There
 * is no timeout for a server-rendered page, which can be read meanwhile.
 */
export async function loadFirstView(
  router: Router,
  { withTimeout }: { withTimeout: boolean },
): Promise<void> {
  const first = loadQueueFirst() ?? router.ready;
  const timeout = new Promise((done) => setTimeout(done, FIRST_VIEW_TIMEOUT_MS));
  await (withTimeout ? Promise.race([first, timeout]) : first).catch(() => {});
}

/** The code for notifications and messages is loaded once somebody is signed in. */
function loadAccountUpdates(): void {
  let isLoaded = false;
  const load = () => {
    if (isLoaded || !client.identity.get()) return;
    isLoaded = true;
    import('./live/account-updates')
      .then(({ subscribeToAccountUpdates }) => subscribeToAccountUpdates())
      .catch(() => {
        isLoaded = false;
        // Offline: tried again with the next connection. Messages written meanwhile stay in the outbox.
        addEventListener('online', load, { once: true });
      });
  };
  load();
  client.identity.subscribe(load);
}

/** Errors are ignored: the next visit tries again. */
function renewPushOnSignIn(): void {
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
      requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    } else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/**
 * After a deploy the files of the old build are gone, and a page that is opened then cannot be loaded.
 * Opening it by the browser gets the new build; only once, or a broken build would reload forever.
 */
function reloadOnceWhenOutdated(router: Router): void {
  const KEY = 'reloaded-for';
  addEventListener('vite:preloadError', (event) => {
    // Offline: a reload would only lose the open page.
    if (!navigator.onLine) return;
    const { next } = router.state;
    // Nobody has asked for the page yet: a click loads it again.
    if (!next && isPrefetching()) return;
    const address = next ? toHref(next) : location.href;
    try {
      if (sessionStorage.getItem(KEY) === address) return;
      sessionStorage.setItem(KEY, address);
    } catch {
      return;
    }
    event.preventDefault();
    if (next) location.assign(address);
    else location.reload();
  });
}

/** Cached answers of one account must not be shown to another. */
function resetQueriesOnAccountChange(): void {
  let owner = client.identity.get()?.id;
  client.identity.subscribe((account) => {
    if (account?.id === owner) return;
    owner = account?.id;
    void queryClient.resetQueries();
  });
}

function updateThemeColor(): void {
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', darkMode.get() ? '#0b0e0d' : '#eeefe9');
}
