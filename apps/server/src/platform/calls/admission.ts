import type { Call } from '@mes/contract/define';
import type { Cookies } from '../cookies/cookies';
import type { Actor } from './actor';

/**
 * Decides who may enter the site. Calls, pages and sockets check it; the rule belongs to the
 * feature that implements this interface.
 */
export interface Admission {
  startVisit(cookies: Cookies): Visit;
}

/** One request, or one socket for as long as it is open. */
export interface Visit {
  readonly cookies: Cookies;
  /** Returns a promise only where data must be read first: for most calls the result is immediate. */
  mayCall(call: Call, actor: Actor | null): boolean | Promise<boolean>;
  /** Whether the visitor may open the address of a page or socket. If so, the visit stays admitted. */
  mayOpen(path: string, actor: Actor | null): Promise<boolean>;
  /** Call it on every sign of activity: an admitted visitor stays admitted while active. */
  recordActivity(): void;
}
