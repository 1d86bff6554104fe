import { passState } from '@mes/domain/queue/gate';
import type { Cookies } from '../../../platform/cookies/cookies';
import type { QueueLinks } from '../links/service';
import type { Pass, Passes } from '../passes/service';
import { HEARTBEAT_MS, type Presence } from '../presence/service';

export const PASS_COOKIE = 'queue_pass';
export const WHITELIST_COOKIE = 'queue_whitelist';

/** Shows the page that it is whitelisted. It gives no access: only the signed cookie beside it does. */
const WHITELIST_MARKER = { name: 'whitelist', value: '999' };

/** The cookies by which visitors prove that they are admitted. */
export interface PassCookies {
  /** The visitor's pass, whether or not it has expired. */
  read(cookies: Cookies): Pass | null;
  isActive(pass: Pass, now: number): boolean;
  /** Notes a heartbeat, and now and then sets a newer pass. */
  renew(cookies: Cookies, pass: Pass, now: number): Pass;
  grant(cookies: Cookies, identifier: string, now: number): void;
  isWhitelisted(cookies: Cookies, now: number): boolean;
  /** False for a token that does not count, or not any more. */
  whitelist(cookies: Cookies, token: string, now: number): Promise<boolean>;
}

interface Deps {
  readonly passes: Passes;
  readonly presence: Presence;
  readonly links: Pick<QueueLinks, 'isRevoked' | 'use'>;
}

export function createPassCookies({ passes, presence, links }: Deps): PassCookies {
  const give = (cookies: Cookies, pass: Pass) => {
    cookies.set(PASS_COOKIE, passes.sign(pass));
    return pass;
  };
  const linkOf = (token: string | undefined, now: number) => {
    const link = token === undefined ? null : passes.readWhitelist(token);
    return link && link.expiresAt > now && !links.isRevoked(link.id) ? link : null;
  };

  return {
    read(cookies) {
      const text = cookies.get(PASS_COOKIE);
      return text === undefined ? null : passes.read(text);
    },
    // A socket never gets a newer cookie, so the memory of the process counts too.
    isActive: ({ identifier, seen }, now) =>
      passState(Math.max(seen, presence.lastSeen(identifier) ?? 0), now) === 'active',
    renew(cookies, pass, now) {
      presence.markSeen(pass.identifier, { admitted: pass.issued, now });
      return now - pass.seen < HEARTBEAT_MS ? pass : give(cookies, { ...pass, seen: now });
    },
    grant(cookies, identifier, now) {
      presence.markSeen(identifier, { admitted: now, now });
      give(cookies, { identifier, issued: now, seen: now });
    },
    isWhitelisted: (cookies, now) => linkOf(cookies.get(WHITELIST_COOKIE), now) !== null,
    async whitelist(cookies, token, now) {
      const link = linkOf(token, now);
      if (!link) return false;
      // A browser counts once, however often it opens the link.
      if (cookies.get(WHITELIST_COOKIE) === token) return true;
      if (!(await links.use(link.id, now))) return false;
      const maxAgeMs = link.expiresAt - now;
      cookies.set(WHITELIST_COOKIE, token, { maxAgeMs });
      cookies.set(WHITELIST_MARKER.name, WHITELIST_MARKER.value, { maxAgeMs, isReadable: true });
      return true;
    },
  };
}
