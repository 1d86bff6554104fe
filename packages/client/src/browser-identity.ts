/**
 * Stores the account under `userdata` in local storage, and `user_id` and `user_secret` as cookies. The
 * server sets both, the second as HttpOnly: a script in the page can act while it runs, but cannot
 * steal the session.
 */
import type { Account, IdentityStorage } from './identity';

const USER_DATA = 'userdata';
const ID_COOKIE = 'user_id';
/** Readable only where a page of an earlier version wrote it. */
const OLD_SECRET_COOKIE = 'user_secret';

/** The part of `window` that is used. */
export interface BrowserWindow {
  readonly document: { cookie: string };
  readonly localStorage: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  };
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
}

/** `endSession` asks the server to delete the cookies. */
export function browserStorage(browser: BrowserWindow, endSession: () => void): IdentityStorage {
  return {
    isBrowser: true,
    load() {
      const id = readCookie(browser, ID_COOKIE);
      if (!id) return null;
      const { secret: stored, ...userData } = readUserData(browser);
      const secret = readCookie(browser, OLD_SECRET_COOKIE) ?? stored;
      return { ...userData, id, ...(secret ? { secret } : {}) };
    },
    save(account) {
      // Cookies first: other tabs read them on the storage event of `userdata`.
      if (!account) deleteCookie(browser, ID_COOKIE);
      if (!account?.secret) deleteCookie(browser, OLD_SECRET_COOKIE);
      writeUserData(browser, account);
      if (!account) endSession();
    },
    watch(changed) {
      browser.addEventListener('storage', ({ key }) => {
        // Null means that everything was cleared.
        if (key === USER_DATA || key === null) changed();
      });
    },
  };
}

function readUserData({ localStorage }: BrowserWindow): Partial<Account> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(USER_DATA) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Blocked storage or invalid JSON: the cookies are enough to be signed in.
    return {};
  }
}

function writeUserData({ localStorage }: BrowserWindow, account: Account | null): void {
  try {
    const { secret: _, ...userData } = account ?? {};
    if (account) localStorage.setItem(USER_DATA, JSON.stringify(userData));
    else localStorage.removeItem(USER_DATA);
  } catch {
    // Private windows may refuse to store; the cookies still keep the session.
  }
}

function readCookie({ document }: BrowserWindow, name: string): string | undefined {
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found && decodeURIComponent(found.slice(prefix.length));
}

function deleteCookie(browser: BrowserWindow, name: string): void {
  if (readCookie(browser, name) !== undefined)
    browser.document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
