const SCRIPT = '/service-worker.js';

/** Only builds have one: in development it would stand between the browser and Vite. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it the site works all the same, only without push and the offline page.
  navigator.serviceWorker
    .register(SCRIPT, { updateViaCache: 'none' })
    .catch((error: unknown) => console.info('Service worker:', error));
}
