// Push notifications and a page for when there is no network. It keeps no page, script or answer of
// the app: whatever is online is always the newest, and a deploy never meets an old copy.
const CACHE = 'offline-4';
const OFFLINE = '/static/offline.html';
const KEPT = [
  OFFLINE,
  '/static/offline.css',
  '/static/offline.js',
  '/static/color-scheme.js',
  '/static/icon.svg',
];

/** Overlays keep files of their own in the same browser. */
function isOld(name) {
  return name.startsWith('offline-') && name !== CACHE;
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(KEPT.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => isOld(name)).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => kept(OFFLINE)));
  } else if (origin === self.location.origin && KEPT.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => kept(pathname)));
  }
});

async function kept(path) {
  return (await caches.match(path)) ?? Response.error();
}

// The message is JSON: {title, body, url, tag}. Every push must show something, even a broken one.
self.addEventListener('push', (event) => {
  const { title = self.location.hostname, body = '', url = '/app', tag } = read(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/static/icon-192.png',
      badge: '/static/badge.png',
      data: { url },
    }),
  );
});

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return { body: data.text() };
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

// Links come from the server, but a notification never leads off the site.
async function open(url) {
  const address = new URL(url ?? '/app', self.location.origin);
  const target = address.origin === self.location.origin ? address.href : self.location.origin;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === target);
  if (shown) return shown.focus();
  return self.clients.openWindow(target);
}
