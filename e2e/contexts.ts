/**
 * Browser contexts that one test has after the other. The first page of a new context takes a third more CPU
 * time than that of one which has loaded the site before (decision 419). Each test gets a context as if it were
 * new: without pages, sessions, storage, routes and scripts of the test before. Only the cached files stay.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { openContext } from './pages';

interface PooledContext {
  readonly context: BrowserContext;
  readonly options: string;
  /** That a page was on since it was lent. */
  readonly origins: Set<string>;
  /** Opened for the next test, which begins with it. */
  blank: Page | null;
  /** Removes the scripts that a test has added to every page. */
  readonly undo: (() => Promise<void>)[];
  /** A test has done what nothing undoes. */
  isSpoiled: boolean;
  isLent: boolean;
}

type Action = (...args: never[]) => Promise<unknown>;

interface ContextPool {
  /** Of the running test, as far as tests change them. */
  readonly defaults: BrowserContextOptions;
  readonly pool: PooledContext[];
}

const poolOf = new WeakMap<Browser, ContextPool>();

/** From now on contexts of this browser are pooled, and have these options if the test says nothing else. */
export function poolContexts(browser: Browser, defaults: BrowserContextOptions): void {
  poolOf.set(browser, { defaults, pool: poolOf.get(browser)?.pool ?? [] });
}

/** A context for another person. Closing it returns it, for the same test or another. */
export async function newContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const contexts = poolOf.get(browser);
  if (!contexts) return openContext(browser, options);
  const { defaults, pool } = contexts;
  const wanted = JSON.stringify(Object.entries({ ...defaults, ...options }).toSorted());
  const found = pool.find((each) => !each.isLent && each.options === wanted);
  if (found) {
    found.isLent = true;
    return found.context;
  }
  const context = await openContext(browser, options);
  const added = poolContext(context, wanted);
  pool.push(added);
  context.once('close', () => pool.splice(pool.indexOf(added), 1));
  return context;
}

/** To be called when a test has ended. */
export async function returnContexts(browser: Browser): Promise<void> {
  const lent = poolOf.get(browser)?.pool.filter(({ isLent }) => isLent) ?? [];
  await Promise.all(lent.map(({ context }) => context.close()));
}

function poolContext(context: BrowserContext, options: string): PooledContext {
  const newPage = context.newPage.bind(context);
  const close = context.close.bind(context);
  const pooled: PooledContext = {
    ...{ context, options, origins: new Set<string>(), undo: [] },
    ...{ blank: null, isSpoiled: false, isLent: true },
  };
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      const { protocol, origin } = new URL(frame.url());
      if (protocol.startsWith('http')) pooled.origins.add(origin);
    });
  });
  context.newPage = async () => {
    const page = pooled.blank ?? (await newPage());
    pooled.blank = null;
    return page;
  };
  context.close = async () => {
    if (!pooled.isLent) return;
    if (pooled.isSpoiled) return close();
    await clear(pooled, newPage);
    pooled.isLent = false;
  };
  for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding'] as const)
    after(context, name, (added) => {
      const { dispose } = added as { dispose: () => Promise<void> };
      pooled.undo.push(dispose.bind(added));
    });
  const spoil = () => {
    pooled.isSpoiled = true;
  };
  for (const name of ['routeWebSocket', 'setExtraHTTPHeaders', 'setGeolocation'] as const)
    after(context, name, spoil);
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const)
    after(context.clock, name, spoil);
  return pooled;
}

/** Calls `then` with what the method of the object has returned. */
function after<Name extends string>(
  object: { [N in Name]: Action },
  name: Name,
  then: (returned: unknown) => void,
): void {
  const action: Action = object[name].bind(object);
  const wrapped: Action = async (...args) => {
    const returned = await action(...args);
    then(returned);
    return returned;
  };
  Object.assign(object, { [name]: wrapped });
}

async function clear(pooled: PooledContext, newPage: () => Promise<Page>): Promise<void> {
  const { context, origins, undo } = pooled;
  // A page that closes may write to the storage, so it is cleared afterwards.
  const [blank] = await Promise.all([newPage(), ...context.pages().map((page) => page.close())]);
  const session = await context.newCDPSession(blank);
  await Promise.all([
    ...undo.splice(0).map((dispose) => dispose()),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
    context.clearCookies(),
    ...[...origins].map((origin) =>
      session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE }),
    ),
  ]);
  origins.clear();
  await session.detach();
  pooled.blank = blank;
}

const STORAGE = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';
