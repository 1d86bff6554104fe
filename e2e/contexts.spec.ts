import { newContext } from './contexts';
import { expect, test } from './fixtures';

/** The path of a file without scripts of the site. */
const FILE = '/static/icon-192.png';

test('a context that another test had is as if it were new', async ({ browser, baseURL }) => {
  const first = await newContext(browser, { baseURL });
  const page = await first.newPage();
  await first.addInitScript(() => Object.assign(window, { added: true }));
  await first.route('**/static/*', (route) => route.fulfill({ body: 'routed' }));
  await page.goto('/app/about');
  await page.evaluate(async () => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('left', '1');
    await caches.open('left');
    await new Promise((done) => {
      indexedDB.open('left').onsuccess = done;
    });
    await navigator.serviceWorker.ready;
  });
  await first.addCookies([{ name: 'left', value: '1', url: baseURL! }]);
  await first.setOffline(true);
  await first.close();

  const second = await newContext(browser, { baseURL });
  expect(second).toBe(first);
  const other = await second.newPage();
  expect(second.pages()).toEqual([other]);
  const answer = await other.goto(FILE);
  expect(await answer?.text()).not.toBe('routed');
  expect(await second.cookies()).toEqual([]);
  const left = await other.evaluate(async () => ({
    added: 'added' in window,
    stored: [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({
    ...{ added: false, stored: [], caches: [], databases: [], workers: 0 },
  });
});

test('what cannot be undone ends a context', async ({ browser, baseURL }) => {
  const first = await newContext(browser, { baseURL });
  await (await first.newPage()).clock.install();
  await first.close();
  expect(browser.contexts()).not.toContain(first);
  const second = await newContext(browser, { baseURL });
  expect(second).not.toBe(first);
  const narrow = await newContext(browser, { baseURL, viewport: { width: 390, height: 844 } });
  expect(narrow).not.toBe(second);
});
