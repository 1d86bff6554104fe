// Overlays and outputs open while the server is away, with the files of the build that was served last. What
// the server answers always comes first, so a new build is never held back. The data of scenes are not
// here: pages keep the last answers by themselves.
const PREFIX = 'overlay-';
const PICTURES = `${PREFIX}pictures`;
/** All addresses of overlays are one page. */
const SHELL = '/app/streaming/';
/** A page that still runs the build before may load its parts late. */
const BUILDS_KEPT = 2;
const PICTURES_KEPT = 300;
/** A server that hangs is away as well. */
const LONGEST_WAIT_MS = 4_000;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(servePage(event));
  else if (pathname.startsWith('/overlay-assets/')) event.respondWith(serveAsset(request));
  else if (pathname.startsWith('/files/') && request.destination === 'image')
    event.respondWith(servePicture(event));
});

// A page that was open before this worker names the files that it has loaded.
self.addEventListener('message', (event) => {
  const { urls } = event.data ?? {};
  if (Array.isArray(urls)) event.waitUntil(keepFiles(urls));
});

async function servePage(event) {
  const response = await answerInTime(event.request);
  if (!response || response.status >= 500) return (await caches.match(SHELL)) ?? Response.error();
  if (response.ok) event.waitUntil(keepShell(response.clone()));
  return response;
}

function answerInTime(request) {
  const answer = fetch(request).catch(() => null);
  const timeout = new Promise((resolve) => setTimeout(() => resolve(null), LONGEST_WAIT_MS));
  return Promise.race([answer, timeout]);
}

/** Names of files have a hash of their content, so what is kept is right. */
async function serveAsset(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await putAsset(request.url, response.clone());
  return response;
}

async function servePicture({ request }) {
  const cache = await caches.open(PICTURES);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (!response.ok) return response;
  await cache.put(request.url, response.clone());
  const urls = await cache.keys();
  await Promise.all(urls.slice(0, -PICTURES_KEPT).map((url) => cache.delete(url)));
  return response;
}

async function keepShell(response) {
  const html = await response.clone().text();
  const [, script] = /src="(\/overlay-assets\/[^"]+)"/.exec(html) ?? [];
  if (!script) return;
  const name = `${PREFIX}${Date.now()}:${script}`;
  const builds = await buildNames();
  const current = builds.at(-1);
  const isSame = current?.endsWith(`:${script}`);
  const cache = await caches.open(isSame ? current : name);
  await cache.put(SHELL, response);
  const others = isSame ? builds : [...builds, name];
  // The newest shell is the one that is found.
  for (const each of others.slice(0, -1)) await (await caches.open(each)).delete(SHELL);
  await Promise.all(others.slice(0, -BUILDS_KEPT).map((each) => caches.delete(each)));
}

async function putAsset(url, response) {
  const builds = await buildNames();
  const cache = await caches.open(builds.at(-1) ?? `${PREFIX}0:`);
  await cache.put(url, response);
}

async function buildNames() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name !== PICTURES).sort();
}

async function keepFiles(urls) {
  const shell = await fetch(SHELL).catch(() => null);
  if (shell?.ok) await keepShell(shell);
  for (const url of urls) {
    const { origin, pathname } = new URL(url, self.location.href);
    if (origin !== self.location.origin || !pathname.startsWith('/overlay-assets/')) continue;
    // What cannot be read now is kept when it is loaded the next time.
    await serveAsset(new Request(url)).catch(() => {});
  }
}
