const SCRIPT = '/service-worker.js';

/** Only in builds: in development it would interfere with Vite. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it there are no push notifications and no offline page.
  navigator.serviceWorker
    .register(SCRIPT, { updateViaCache: 'none' })
    .catch((error: unknown) => console.info('Service worker:', error));
}
