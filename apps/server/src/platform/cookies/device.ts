/**
 * A random number by which accounts of one browser are recognized. It is stored nowhere else: the
 * server keeps only a hash of it, with a key that changes.
 */
import { randomBytes } from 'node:crypto';
import type { Cookies } from './cookies';

const DEVICE_COOKIE = 'device';
const DEVICE_BYTES = 16;
const MAX_AGE_MS = 400 * 86_400_000;

/** Called when somebody begins to sign in; a browser keeps its number for all its accounts. */
export function ensureDevice(cookies: Cookies): void {
  if (readDevice(cookies) !== null) return;
  const value = randomBytes(DEVICE_BYTES).toString('base64url');
  cookies.set(DEVICE_COOKIE, value, { maxAgeMs: MAX_AGE_MS, isStrict: true, isHostOnly: true });
}

/** Null without one, or where somebody made it up in another form. */
export function readDevice(cookies: Cookies): string | null {
  const value = cookies.get(DEVICE_COOKIE);
  return value !== undefined && /^[\w-]{22}$/.test(value) ? value : null;
}
