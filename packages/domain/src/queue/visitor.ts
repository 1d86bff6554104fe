/**
 * The queue in the browser. It protects nothing: the server requires a pass whatever the page
 * decides.
 */

/** For how long a stored item is used before the page requests a new one. */
export const REUSE_MS = 60_000;

const IDENTIFIER_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const IDENTIFIER_LENGTH = 24;
export const IDENTIFIER = /^queue-[A-Za-z0-9]{8,64}$/;

/** What the page stores. `time` comes from the wire, so it may not be a number. */
export interface QueueItem {
  readonly time: unknown;
  readonly addTime: number;
  readonly estimate?: boolean;
}

/** `random` returns numbers from 0 up to 1. */
export function createIdentifier(random: () => number): string {
  const character = () =>
    IDENTIFIER_CHARACTERS[Math.floor(random() * IDENTIFIER_CHARACTERS.length)];
  return `queue-${Array.from({ length: IDENTIFIER_LENGTH }, character).join('')}`;
}

export function isIdentifier(text: string): boolean {
  return IDENTIFIER.test(text);
}

/** False for an item from the future, which is left after the clock was set back. */
export function isReusable(item: QueueItem, now: number): boolean {
  const age = now - item.addTime;
  return age >= 0 && age < REUSE_MS;
}

/** When a waiting page sends its next request: at its time, or once its item is too old to be reused. */
export function nextRequestAt(item: QueueItem): number {
  const tooOldAt = item.addTime + REUSE_MS;
  if (item.estimate || !isTime(item.time)) return tooOldAt;
  return Math.min(Math.max(item.time, item.addTime), tooOldAt);
}

/** Whether the page skips the queue without a request, with time 0. */
export function skipsQueue({ pathname, search }: { pathname: string; search: string }): boolean {
  const query = search.replace(/^\?/, '').split('&');
  return query.includes('queue=skip') || /^\/?app\/clearcache\/?$/.test(pathname);
}

/** The remaining time as minutes:seconds. 0:00 only when the time has come. */
export function countdown(time: unknown, now: number): string {
  if (!isTime(time)) return 'Invalid Queue Time';
  const seconds = Math.max(0, Math.ceil((time - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export interface PageVisit {
  readonly item: Pick<QueueItem, 'time' | 'estimate'> | null | undefined;
  readonly now: number;
  readonly hostname: string;
  /** Shows the queue on localhost too, for tests. */
  readonly forced: boolean;
}

/**
 * Whether a page shows its content or the waiting view. An estimate never admits anyone: when it has
 * passed, the page waits for its next time.
 */
export function pageGate({ item, now, hostname, forced }: PageVisit): 'content' | 'waiting' {
  if (!item || (isLocalhost(hostname) && !forced)) return 'content';
  if (!isTime(item.time) || item.estimate) return 'waiting';
  return item.time > now ? 'waiting' : 'content';
}

function isTime(time: unknown): time is number {
  return typeof time === 'number' && Number.isFinite(time);
}

export function isLocalhost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.0\.0\.1|\[?::1\]?)$/i.test(hostname);
}
