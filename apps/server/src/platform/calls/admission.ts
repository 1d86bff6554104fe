import type { Call } from '@mes/contract/define';
import type { Cookies } from '../cookies/cookies';
import type { Actor } from './actor';

/**
 * The door of the site. Calls, pages and sockets ask here whether someone may come in; which
 * feature keeps the door, and by what rule, is its own affair.
 */
export interface Admission {
  greet(cookies: Cookies): Visit;
}

/** One request, or one socket for as long as it is open. */
export interface Visit {
  readonly cookies: Cookies;
  /** A promise only where something has to be read first: most calls are judged at once. */
  mayCall(call: Call, actor: Actor | null): boolean | Promise<boolean>;
  /** Whether the address of a page or socket is open to the visitor, who then stays in. */
  mayOpen(path: string, actor: Actor | null): Promise<boolean>;
  /** A sign of life: whoever is let in stays in while there are some. */
  seen(): void;
}
