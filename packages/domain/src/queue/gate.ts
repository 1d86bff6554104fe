/** Which requests need a queue pass, and who bypasses the queue. Used by the server. */

import { hasAny } from '../permissions/permissions';
import { IDLE_MS } from './queue';

/** An account with any of these is staff. Admins have all permissions. */
export const STAFF_PERMISSIONS = ['Admin', 'Moderator', 'editstream', 'readfacts', 'fullclips'];

/** Players of a match shortly after midnight also bypass the queue on the evening before. */
export const MATCH_MARGIN_MS = 6 * 60 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

/** Only these are gated; files, pictures and the service worker are open. */
const GATED_ROOTS = ['app', 'api', 'gatewayv3', 'socket.io'];

/** Open, including all paths below them. */
const OPEN_PATHS = [
  ['app', 'streaming'],
  ['app', 'login'],
  ['app', 'register'],
  ['app', 'clearcache'],
  ['api', 'stream'],
  ['api', 'login'],
  ['api', 'register'],
  ['api', 'queue'],
  ['api', 'push'],
  ['api', 'health'],
];

const OPEN_CALLS = new Set([
  'player/login',
  'player/save_session',
  'player/clear_session',
  'player/push_endpoint',
  'player/has_endpoint',
]);
const OPEN_OBJECTS = new Set(['stream', 'stream_match']);

/** A pass ends after two minutes without activity. */
export function passState(lastSeen: number, now: number): 'active' | 'ended' {
  return now - lastSeen < IDLE_MS ? 'active' : 'ended';
}

export interface Caller {
  readonly permissions: readonly string[];
  /** Start times of the matches that the caller has checked in for. */
  readonly checkedInFor: readonly number[];
  readonly hasApiKey: boolean;
}

/** Why a caller bypasses the queue, or null if the caller must wait. Days are UTC days. */
export function bypassReason(caller: Caller, now: number): 'staff' | 'player' | 'api key' | null {
  if (caller.hasApiKey) return 'api key';
  if (hasAny(caller.permissions, STAFF_PERMISSIONS)) return 'staff';
  if (caller.checkedInFor.some((start) => playsToday(start, now))) return 'player';
  return null;
}

/**
 * Whether a path needs a pass. Never gated: overlays with their data and live socket, login,
 * register, queue, clearcache, push, health, and all that is neither page nor API nor gateway.
 * Ambiguous paths (dot segments, invalid escapes) are gated.
 */
export function isGated(path: string): boolean {
  const [pathname = '', query = ''] = path.split('#', 1)[0]!.split('?', 2);
  const segments = parseSegments(pathname);
  if (segments === null) return true;

  const [root, ...below] = segments;
  if (root === undefined) return true;
  if (!GATED_ROOTS.includes(root.toLowerCase())) return false;
  if (root === 'app' && below.at(-1) === 'queue') return false;
  if (root === 'gatewayV3' && query.split('&').includes('streaming=true')) return false;
  return !OPEN_PATHS.some((open) => open.every((part, index) => segments[index] === part));
}

/** The same for object/action calls, which share one path. The calls of a batch are checked one by one. */
export function isGatedCall({ object, action }: { object: string; action: string }): boolean {
  return !OPEN_OBJECTS.has(object) && !OPEN_CALLS.has(`${object}/${action}`);
}

function playsToday(start: number, now: number): boolean {
  const sameDay = Math.floor(start / DAY_MS) === Math.floor(now / DAY_MS);
  return sameDay || Math.abs(start - now) <= MATCH_MARGIN_MS;
}

/** Splits before decoding, so that an escaped slash in a team name does not start a new segment. */
function parseSegments(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => segment === '.' || segment === '..') ? null : segments;
  } catch {
    return null;
  }
}
