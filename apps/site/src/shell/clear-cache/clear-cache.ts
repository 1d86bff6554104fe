import { queryClient } from '../../api/query-client';
import { QUEUE_IDENTIFIER } from '../queue/queue-store';

/** The sign-in, choices and place in the queue of the visitor; everything else can be fetched again. */
const PRESERVED_KEYS = [
  'userdata',
  'darkMode',
  'spoilerFree',
  'cookie-consent',
  'telemetry-identifier',
  QUEUE_IDENTIFIER,
];

/** Deletes what this browser stores of the site, except the sign-in and preferences. */
export async function clearCache(): Promise<void> {
  queryClient.clear();
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (!PRESERVED_KEYS.includes(key)) localStorage.removeItem(key);
  }
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
