/**
 * Keeps the account as pages expect it: the account under `userdata` in local storage, without
 * its secret, and `user_id` and `user_secret` as cookies. Without both cookies nobody is signed in.
 */
import type { Account, IdentityStorage } from './identity';

const USER_DATA = 'userdata';
const COOKIES = { id: 'user_id', secret: 'user_secret' } as const;
/** Browsers keep no cookie longer than 400 days. */
const KEPT_S = 400 * 86_400;

/** The part of `window` that is used. */
export interface Page {
  readonly document: { cookie: string };
  readonly localStorage: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  };
  readonly location: { readonly protocol: string };
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
}

export function browserStorage(page: Page): IdentityStorage {
  return {
    load() {
      const id = readCookie(page, COOKIES.id);
      const secret = readCookie(page, COOKIES.secret);
      return id && secret ? { ...readUserData(page), id, secret } : null;
    },
    save(account) {
      // Cookies first: other tabs read them when they hear that `userdata` has changed.
      writeCookie(page, { name: COOKIES.id, value: account?.id });
      writeCookie(page, { name: COOKIES.secret, value: account?.secret });
      writeUserData(page, account);
    },
    watch(changed) {
      page.addEventListener('storage', ({ key }) => {
        // Null means that everything was cleared.
        if (key === USER_DATA || key === null) changed();
      });
    },
  };
}

function readUserData({ localStorage }: Page): Partial<Account> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(USER_DATA) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    // Blocked storage or broken text: the cookies are enough to be signed in.
    return {};
  }
}

function writeUserData({ localStorage }: Page, account: Account | null): void {
  try {
    const { secret: _, ...userData } = account ?? {};
    if (account) localStorage.setItem(USER_DATA, JSON.stringify(userData));
    else localStorage.removeItem(USER_DATA);
  } catch {
    // Private windows may refuse; the session then lasts as long as the cookies.
  }
}

function readCookie({ document }: Page, name: string): string | null {
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found ? decodeURIComponent(found.slice(prefix.length)) : null;
}

function writeCookie(
  { document, location }: Page,
  { name, value }: { name: string; value?: string },
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === undefined ? 0 : KEPT_S;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
