import { passState } from '@mes/domain/queue/gate';
import type { Cookies } from '../../../platform/http/cookies';
import type { Pass, Passes } from '../passes/service';
import { type Presence, SIGN_EVERY_MS } from '../presence/service';

export const PASS_COOKIE = 'queue_pass';
export const WHITELIST_COOKIE = 'queue_whitelist';

/** Tells the page that it is whitelisted. It opens nothing: only the signed cookie beside it does. */
const WHITELIST_MARKER = { name: 'whitelist', value: '999' };

/** What visitors show at the door, and what they are given there. */
export interface PassCookies {
  /** The pass that the visitor shows, whether or not it has ended. */
  shown(cookies: Cookies): Pass | null;
  isActive(pass: Pass, now: number): boolean;
  /** Notes a sign of life, and has the answer carry a newer pass now and then. */
  renew(cookies: Cookies, pass: Pass, now: number): Pass;
  grant(cookies: Cookies, identifier: string, now: number): void;
  isWhitelisted(cookies: Cookies, now: number): boolean;
  /** False for a token that does not count. */
  whitelist(cookies: Cookies, token: string, now: number): boolean;
}

interface Parts {
  readonly passes: Passes;
  readonly presence: Presence;
}

export function createPassCookies({ passes, presence }: Parts): PassCookies {
  const give = (cookies: Cookies, pass: Pass) => {
    cookies.set(PASS_COOKIE, passes.sign(pass));
    return pass;
  };
  const expiryOf = (token: string | undefined) =>
    (token === undefined ? null : passes.readWhitelist(token)) ?? 0;

  return {
    shown(cookies) {
      const text = cookies.get(PASS_COOKIE);
      return text === undefined ? null : passes.read(text);
    },
    // A socket shows life without ever getting a newer cookie, so the process's own memory counts.
    isActive: ({ identifier, seen }, now) =>
      passState(Math.max(seen, presence.lastSeen(identifier) ?? 0), now) === 'active',
    renew(cookies, pass, now) {
      presence.see(pass.identifier, { admitted: pass.issued, now });
      return now - pass.seen < SIGN_EVERY_MS ? pass : give(cookies, { ...pass, seen: now });
    },
    grant(cookies, identifier, now) {
      presence.see(identifier, { admitted: now, now });
      give(cookies, { identifier, issued: now, seen: now });
    },
    isWhitelisted: (cookies, now) => expiryOf(cookies.get(WHITELIST_COOKIE)) > now,
    whitelist(cookies, token, now) {
      const lastsMs = expiryOf(token) - now;
      if (!(lastsMs > 0)) return false;
      cookies.set(WHITELIST_COOKIE, token, { lastsMs });
      cookies.set(WHITELIST_MARKER.name, WHITELIST_MARKER.value, { lastsMs, readable: true });
      return true;
    },
  };
}
