/** What the queue keeps closed, and who need not wait. The server's side of the gate. */

import { hasAny } from '../permissions/permissions';
import { IDLE_MS } from './queue';

/** Any of these makes a signed-in account staff; admins hold them all. */
export const STAFF_PERMISSIONS = ['Admin', 'Moderator', 'editstream', 'readfacts', 'fullclips'];

/** A match at half past midnight belongs to the evening before for those who play it. */
export const MATCH_MARGIN_MS = 6 * 60 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

/** Only these lead to the site; files, pictures and the service worker beside them stay open. */
const GATED_ROOTS = ['app', 'api', 'gatewayv3', 'socket.io'];

/** Open with everything below them. */
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

const OPEN_CALLS = new Set(['player/login', 'player/push_endpoint', 'player/has_endpoint']);
const OPEN_OBJECTS = new Set(['stream', 'stream_match']);

/** A pass lasts while its holder is active and ends after two idle minutes. */
export function passState(lastSeen: number, now: number): 'active' | 'ended' {
  return now - lastSeen < IDLE_MS ? 'active' : 'ended';
}

export interface Caller {
  readonly permissions: readonly string[];
  /** Start times of the matches that the caller has checked in for. */
  readonly checkedInFor: readonly number[];
  readonly hasApiKey: boolean;
}

/** Why a caller passes without waiting, or null for whoever must queue. Days end by UTC. */
export function bypass(caller: Caller, now: number): 'staff' | 'player' | 'api key' | null {
  if (caller.hasApiKey) return 'api key';
  if (hasAny(caller.permissions, STAFF_PERMISSIONS)) return 'staff';
  if (caller.checkedInFor.some((start) => playsToday(start, now))) return 'player';
  return null;
}

/**
 * Whether a path asks for a pass. Never gated: overlays with their data and live socket, login,
 * register, queue, clearcache, push, health, and all that is neither page nor API nor gateway.
 * A path that could be read in two ways (dot segments, broken escapes) is gated.
 */
export function isGated(path: string): boolean {
  const [pathname = '', query = ''] = path.split('#', 1)[0]!.split('?', 2);
  const segments = readSegments(pathname);
  if (segments === null) return true;

  const [root, ...below] = segments;
  if (root === undefined) return true;
  if (!GATED_ROOTS.includes(root.toLowerCase())) return false;
  if (root === 'app' && below.at(-1) === 'queue') return false;
  if (root === 'gatewayV3' && query.split('&').includes('streaming=true')) return false;
  return !OPEN_PATHS.some((open) => open.every((part, index) => segments[index] === part));
}

/** The same for object/action calls, which share one path; a batch is judged call by call. */
export function isGatedCall({ object, action }: { object: string; action: string }): boolean {
  return !OPEN_OBJECTS.has(object) && !OPEN_CALLS.has(`${object}/${action}`);
}

function playsToday(start: number, now: number): boolean {
  const sameDay = Math.floor(start / DAY_MS) === Math.floor(now / DAY_MS);
  return sameDay || Math.abs(start - now) <= MATCH_MARGIN_MS;
}

/** Split before decoding, so that an escaped slash in a team's name makes no new segment. */
function readSegments(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => segment === '.' || segment === '..') ? null : segments;
  } catch {
    return null;
  }
}
