import { queryClient } from '../../api/query-client';

/** Sign-in and choices of the visitor; all else can be had again. */
const STAYS = ['userdata', 'darkMode', 'cookie-consent', 'telemetry-identifier'];

/** Throws away what this browser keeps of the site, but signs nobody out. */
export async function clearCache(): Promise<void> {
  queryClient.clear();
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (!STAYS.includes(key)) localStorage.removeItem(key);
  }
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
