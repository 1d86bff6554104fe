const SCRIPT = '/app/streaming/service-worker.js';
const SCOPE = '/app/streaming/';
/** The picture comes first. */
const START_AFTER_MS = 3_000;

/**
 * Keeps the files of this page for when the server is away. Browsers offer it on https and localhost
 * only; without it overlays still survive an outage, but do not open during one.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    register().catch((error: unknown) => console.info('Service worker:', error));
  }, START_AFTER_MS);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // What a controlled page loads is kept without a word.
  const isControlled = serviceWorker.controller !== null;
  await serviceWorker.register(SCRIPT, { scope: SCOPE, updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (isControlled) return;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ urls });
}
