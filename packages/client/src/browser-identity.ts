/**
 * Stores the account under `userdata` in local storage, without its secret, and `user_id` and
 * `user_secret` as cookies. Without both cookies nobody is signed in.
 */
import type { Account, IdentityStorage } from './identity';

const USER_DATA = 'userdata';
const COOKIES = { id: 'user_id', secret: 'user_secret' } as const;
/** Browsers limit cookies to 400 days. */
const COOKIE_MAX_AGE_S = 400 * 86_400;

/** The part of `window` that is used. */
export interface BrowserWindow {
  readonly document: { cookie: string };
  readonly localStorage: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  };
  readonly location: { readonly protocol: string };
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
}

export function browserStorage(browser: BrowserWindow): IdentityStorage {
  return {
    load() {
      const id = readCookie(browser, COOKIES.id);
      const secret = readCookie(browser, COOKIES.secret);
      return id && secret ? { ...readUserData(browser), id, secret } : null;
    },
    save(account) {
      // Cookies first: other tabs read them on the storage event of `userdata`.
      writeCookie(browser, { name: COOKIES.id, value: account?.id });
      writeCookie(browser, { name: COOKIES.secret, value: account?.secret });
      writeUserData(browser, account);
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

function readCookie({ document }: BrowserWindow, name: string): string | null {
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found ? decodeURIComponent(found.slice(prefix.length)) : null;
}

function writeCookie(
  { document, location }: BrowserWindow,
  { name, value }: { name: string; value?: string },
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const maxAge = value === undefined ? 0 : COOKIE_MAX_AGE_S;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
