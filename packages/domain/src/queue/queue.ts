/**
 * The access queue: who comes in when. Whoever keeps the entries holds one lock on `State` for a
 * batch of arrivals, loads what `needs` names, calls `advance`, saves `changed` and the state, and
 * answers each arrival with its `ticket`.
 *
 * Guaranteed for any order of batches, settings changes and leaving visitors:
 * - first come, first served; no two entries share a slot; a slot never moves later;
 * - with a cap, slots are issued at most a minute ahead and only while active and reserved
 *   visitors together are below it;
 * - who arrives before the opening waits in a pool, which is drawn once and goes first.
 */

import { MAX_ADMISSIONS_PER_MINUTE, MINUTE_MS, nextSlot, type Pace } from './slots';

export interface Settings {
  readonly enabled: boolean;
  readonly admissionsPerMinute: number;
  /** Most active visitors; null for no cap. */
  readonly maxActive: number | null;
  /** Nobody gets a slot before this time; null when open. */
  readonly opensAt: number | null;
}

/** The one row that a batch locks. */
export interface State extends Pace {
  readonly nextSequence: number;
  /** First sequence of the pool that waits for its draw; null when there is none. */
  readonly poolFrom: number | null;
}

export interface Entry {
  readonly identifier: string;
  readonly sequence: number;
  readonly slot: number | null;
  readonly entered: number;
  readonly admitted: number | null;
  readonly lastSeen: number;
}

/** Entries that stand as `active` and as `reserved` before a batch. */
export interface Load {
  readonly active: number;
  readonly reserved: number;
}

export interface Batch {
  /** Who asks to enter, in order of arrival; doubles are harmless. */
  readonly identifiers: readonly string[];
  /** The entries that exist for those identifiers. */
  readonly known: readonly Entry[];
  /** The first entries that stand as `waiting`, by sequence, as many as `needs` says. */
  readonly waiting: readonly Entry[];
  /** Every entry without a slot from the sequence that `needs` says. */
  readonly pool: readonly Entry[];
  readonly load: Load;
}

export interface Ticket {
  /** When the visitor comes in: a promise, or an expectation when `estimate` is set. */
  readonly time: number;
  readonly estimate: boolean;
}

export type Standing =
  | 'waiting'
  | 'absent'
  | 'forgotten'
  | 'reserved'
  | 'lapsed'
  | 'active'
  | 'ended';

export const NEW_STATE: State = { nextSequence: 1, lastSlot: null, carry: 0, poolFrom: null };

/** A visitor without a sign of life for so long has left: a pass ends, a place is passed over. */
export const IDLE_MS = 2 * MINUTE_MS;

/** A phone in a pocket misses its minute: an unused slot is held this long after its time. */
export const SLOT_HELD_MS = 10 * MINUTE_MS;

/** Passed over is not thrown out: who comes back within a day finds the old place. */
export const PLACE_KEPT_MS = 24 * 60 * MINUTE_MS;

/** Why settings cannot be used, or null when they can. */
export function settingsProblem(settings: Settings): string | null {
  const { admissionsPerMinute: rate, maxActive, opensAt } = settings;
  if (!Number.isInteger(rate) || rate < 1 || rate > MAX_ADMISSIONS_PER_MINUTE)
    return `admissions per minute must be a whole number from 1 to ${MAX_ADMISSIONS_PER_MINUTE}`;
  if (maxActive !== null && (!Number.isInteger(maxActive) || maxActive < 1))
    return 'most active visitors must be a whole number from 1, or none';
  if (opensAt !== null && !Number.isSafeInteger(opensAt)) return 'opening time must be a time';
  return null;
}

/** What a batch must load: the pool from a sequence (null for none), and how many that wait. */
export function needs(
  state: State,
  { settings, now, load }: { settings: Settings; now: number; load: Load },
): { poolFrom: number | null; waiting: number } {
  return {
    poolFrom: drawIsDue(state, { settings, now }) ? state.poolFrom : null,
    waiting: isIssuing(settings, now) ? room(settings, load) : 0,
  };
}

/**
 * Decides one batch: draws the pool when its time has come, enters the arrivals, issues slots, and
 * admits the arrivals whose slot is due. Entering is idempotent: an entry that still stands keeps
 * its place and slot. `random` gives numbers from 0 up to 1 and is used by the draw only.
 *
 * `entries` has one for each distinct arrival, in order; `changed` is all that must be saved.
 * While the queue is off nothing is entered and everything that stands is kept.
 */
export function advance(
  state: State,
  batch: Batch,
  { settings, now, random }: { settings: Settings; now: number; random: () => number },
): { state: State; entries: Entry[]; changed: Entry[] } {
  if (!settings.enabled) return { state, entries: [], changed: [] };

  const book = new Map<string, Entry>();
  const changed = new Set<string>();
  const save = (entry: Entry) => {
    book.set(entry.identifier, entry);
    changed.add(entry.identifier);
  };
  for (const entry of [...batch.waiting, ...batch.pool, ...batch.known])
    book.set(entry.identifier, entry);
  const arrivals = [...new Set(batch.identifiers)];

  let next = state;
  if (drawIsDue(state, { settings, now })) {
    const drawn = draw(state, { pool: [...book.values()], now, random });
    drawn.entries.forEach(save);
    next = drawn.state;
  }

  const entered = enter(next, { arrivals, book, settings, now });
  entered.entries.forEach(save);

  const issued = issue(entered.state, {
    entries: [...book.values()],
    load: batch.load,
    settings,
    now,
  });
  issued.entries.forEach(save);

  for (const identifier of arrivals) {
    const entry = book.get(identifier)!;
    if (entry.admitted === null && entry.slot !== null && entry.slot <= now)
      save({ ...entry, admitted: now });
  }

  const read = (identifier: string) => book.get(identifier)!;
  return { state: issued.state, entries: arrivals.map(read), changed: [...changed].map(read) };
}

/**
 * What an entry stands as. `ended`, `lapsed` and `forgotten` are over: such an entry can be deleted,
 * and entering again starts anew. `waiting` is here and has no slot yet, `absent` has gone quiet.
 */
export function standing(entry: Entry, now: number): Standing {
  const quiet = now - entry.lastSeen;
  if (entry.admitted !== null) return quiet < IDLE_MS ? 'active' : 'ended';
  if (entry.slot !== null) return now - entry.slot < SLOT_HELD_MS ? 'reserved' : 'lapsed';
  if (quiet < IDLE_MS) return 'waiting';
  return quiet < PLACE_KEPT_MS ? 'absent' : 'forgotten';
}

/**
 * What an arrival is told. A slot is told as it is. Without one the time is an estimate, at least a
 * minute away, behind the slots already promised; it assumes that nobody ahead gives up.
 *
 * `ahead` counts who waits before this entry; in a pool that is everyone else without a slot, since
 * the draw may put them all first and an estimate should shrink rather than grow.
 */
export function ticket(
  entry: Entry,
  { state, settings, now, ahead }: { state: State; settings: Settings; now: number; ahead: number },
): Ticket {
  if (entry.slot !== null) return { time: entry.slot, estimate: false };

  const from = Math.max(now, settings.opensAt ?? now, state.lastSlot ?? now);
  const wait = Math.ceil(((ahead + 1) * MINUTE_MS) / settings.admissionsPerMinute);
  return { time: from + Math.max(MINUTE_MS, wait), estimate: true };
}

/** The ticket of whoever need not wait: queue off, staff, players of today, API keys. */
export const NO_WAIT: Ticket = { time: 0, estimate: false };

/**
 * Moves promised slots earlier after the rate went up, so that the line which is already there
 * gains from it. Order is kept and no slot moves later; with a cap nothing moves, because slots
 * promised before the cap would then break it sooner. Give every entry that stands as `reserved`.
 */
export function hasten(
  state: State,
  reserved: readonly Entry[],
  { settings, now }: { settings: Settings; now: number },
): { state: State; changed: Entry[] } {
  if (!isIssuing(settings, now) || settings.maxActive !== null) return { state, changed: [] };

  const ahead = reserved
    .filter((entry) => entry.admitted === null && entry.slot !== null && entry.slot > now)
    .sort((a, b) => a.slot! - b.slot!);
  const changed: Entry[] = [];
  let pace: Pace = { lastSlot: now, carry: 0 };
  for (const entry of ahead) {
    const earlier = nextSlot(pace, { rate: settings.admissionsPerMinute, now });
    pace = earlier.lastSlot < entry.slot! ? earlier : { lastSlot: entry.slot, carry: 0 };
    if (pace.lastSlot !== entry.slot) changed.push({ ...entry, slot: pace.lastSlot });
  }
  if (ahead.length === 0) return { state, changed };
  return { state: { ...state, ...pace }, changed };
}

function isIssuing(settings: Settings, now: number): boolean {
  return settings.enabled && (settings.opensAt === null || settings.opensAt <= now);
}

function drawIsDue(state: State, { settings, now }: { settings: Settings; now: number }): boolean {
  return state.poolFrom !== null && isIssuing(settings, now);
}

function room({ maxActive, admissionsPerMinute }: Settings, { active, reserved }: Load): number {
  if (maxActive === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(maxActive - active - reserved, admissionsPerMinute + 1));
}

/**
 * Fisher and Yates: every order is as likely as any other. Drawn entries take new sequences, so
 * the draw cannot collide with a number that another entry still holds.
 */
function draw(
  state: State,
  { pool, now, random }: { pool: readonly Entry[]; now: number; random: () => number },
): { state: State; entries: Entry[] } {
  const order = pool.filter(
    (entry) => isPooled(state, entry) && standing(entry, now) !== 'forgotten',
  );
  for (let last = order.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1));
    [order[last], order[pick]] = [order[pick]!, order[last]!];
  }
  const first = state.nextSequence;
  return {
    state: { ...state, poolFrom: null, nextSequence: first + order.length },
    entries: order.map((entry, place) => ({ ...entry, sequence: first + place })),
  };
}

function isPooled(state: State, entry: Entry): boolean {
  return state.poolFrom !== null && entry.slot === null && entry.sequence >= state.poolFrom;
}

interface Arrivals {
  readonly arrivals: readonly string[];
  readonly book: ReadonlyMap<string, Entry>;
  readonly settings: Settings;
  readonly now: number;
}

function enter(
  state: State,
  { arrivals, book, settings, now }: Arrivals,
): { state: State; entries: Entry[] } {
  let { nextSequence, poolFrom } = state;
  const entries = arrivals.map((identifier): Entry => {
    const known = book.get(identifier);
    if (known && !isOver(known, now)) return { ...known, lastSeen: Math.max(known.lastSeen, now) };

    const sequence = nextSequence++;
    if (!isIssuing(settings, now)) poolFrom ??= sequence;
    return { identifier, sequence, slot: null, entered: now, admitted: null, lastSeen: now };
  });
  return { state: { ...state, nextSequence, poolFrom }, entries };
}

function isOver(entry: Entry, now: number): boolean {
  const stands = standing(entry, now);
  return stands === 'ended' || stands === 'lapsed' || stands === 'forgotten';
}

interface Candidates {
  readonly entries: readonly Entry[];
  readonly load: Load;
  readonly settings: Settings;
  readonly now: number;
}

/** A cap makes each slot scarce, so only visitors who are still there get one. */
function issue(
  state: State,
  { entries, load, settings, now }: Candidates,
): { state: State; entries: Entry[] } {
  if (!isIssuing(settings, now)) return { state, entries: [] };

  const capped = settings.maxActive !== null;
  const latest = capped ? now + MINUTE_MS : Number.POSITIVE_INFINITY;
  const line = entries
    .filter((entry) => entry.slot === null && (!capped || standing(entry, now) === 'waiting'))
    .sort((a, b) => a.sequence - b.sequence)
    .slice(0, room(settings, load));

  const issued: Entry[] = [];
  let pace: Pace = state;
  for (const entry of line) {
    const next = nextSlot(pace, { rate: settings.admissionsPerMinute, now });
    if (next.lastSlot > latest) break;
    pace = next;
    issued.push({ ...entry, slot: next.lastSlot });
  }
  return { state: { ...state, lastSlot: pace.lastSlot, carry: pace.carry }, entries: issued };
}
