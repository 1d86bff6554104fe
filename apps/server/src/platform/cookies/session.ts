/**
 * The session of a browser: `user_id` for pages, and the secret in a cookie that no script can read.
 * With https it has the prefix that keeps other hosts of the domain from setting it.
 */
import type { Cookies } from './cookies';

export const ACCOUNT_COOKIE = 'user_id';
const SECRET_COOKIE = 'user_secret';
/** Browsers limit cookies to 400 days. The session itself ends 90 days after its last use. */
const MAX_AGE_MS = 400 * 86_400_000;

/** The credentials of an Authorization header, read from cookies. */
export interface BrowserSession {
  readonly id: string;
  readonly secret: string;
}

/** Null unless the request comes from a page of this site. */
export function readSession(cookies: Cookies): BrowserSession | null {
  if (!cookies.isOwnPage) return null;
  const id = cookies.get(ACCOUNT_COOKIE);
  const secret = cookies.get(secretCookie(cookies));
  return id && secret ? { id, secret } : null;
}

/** Returns false where nothing was saved: on sockets, and for clients that are no page. */
export function saveSession(cookies: Cookies, { id, secret }: BrowserSession): boolean {
  if (!cookies.isOwnPage) return false;
  clearOldSecret(cookies);
  cookies.set(ACCOUNT_COOKIE, id, { maxAgeMs: MAX_AGE_MS, isReadable: true, isHostOnly: true });
  cookies.set(secretCookie(cookies), secret, {
    maxAgeMs: MAX_AGE_MS,
    isStrict: true,
    isHostOnly: true,
  });
  return true;
}

export function clearSession(cookies: Cookies): void {
  if (!cookies.isOwnPage) return;
  clearOldSecret(cookies);
  cookies.set(ACCOUNT_COOKIE, '', { maxAgeMs: 0, isReadable: true, isHostOnly: true });
  cookies.set(secretCookie(cookies), '', { maxAgeMs: 0, isStrict: true, isHostOnly: true });
}

/** Pages of earlier versions wrote the secret themselves, without a prefix. */
function clearOldSecret(cookies: Cookies): void {
  if (secretCookie(cookies) !== SECRET_COOKIE) {
    cookies.set(SECRET_COOKIE, '', { maxAgeMs: 0, isHostOnly: true });
  }
}

function secretCookie({ isSecure }: Cookies): string {
  return isSecure ? `__Host-${SECRET_COOKIE}` : SECRET_COOKIE;
}
