/**
 * The access queue: which visitor is admitted when. For a batch of arrivals, the caller locks the
 * `QueueState`, loads what `entriesToLoad` returns, calls `processBatch`, saves `changed` and the
 * state, and responds to each arrival with `ticketOf`.
 *
 * Guarantees, for any order of batches, settings changes and leaving visitors:
 * - first come, first served; no two entries share a slot; a slot never moves to a later time;
 * - with a cap, slots are issued at most a minute ahead, and only while there are fewer active and
 *   reserved visitors than the cap;
 * - visitors who arrive before the opening wait in a pool, whose order is drawn once; the pool goes
 *   first.
 */

import { MAX_ADMISSIONS_PER_MINUTE, MINUTE_MS, nextSlot, type Pace } from './slots';

export interface AdmissionSettings {
  readonly enabled: boolean;
  readonly admissionsPerMinute: number;
  /** The maximum of active visitors; null for no cap. */
  readonly maxActive: number | null;
  /** Nobody gets a slot before this time; null when open. */
  readonly opensAt: number | null;
}

/** The one row that a batch locks. */
export interface QueueState extends Pace {
  readonly nextSequence: number;
  /** First sequence of the pool before its draw; null without a pool. */
  readonly poolFrom: number | null;
}

export interface QueueEntry {
  readonly identifier: string;
  readonly sequence: number;
  readonly slot: number | null;
  readonly entered: number;
  readonly admitted: number | null;
  readonly lastSeen: number;
}

/** The numbers of `active` and `reserved` entries before a batch. */
export interface QueueLoad {
  readonly active: number;
  readonly reserved: number;
}

export interface ArrivalBatch {
  /** The arrivals in order; duplicates are allowed. */
  readonly identifiers: readonly string[];
  /** The existing entries of these identifiers. */
  readonly known: readonly QueueEntry[];
  /** The first `waiting` entries by sequence, as many as `entriesToLoad` returns. */
  readonly waiting: readonly QueueEntry[];
  /** Every entry without a slot from the sequence that `entriesToLoad` returns. */
  readonly pool: readonly QueueEntry[];
  readonly load: QueueLoad;
}

export interface QueueTicket {
  /** When the visitor is admitted: guaranteed, or an estimate if `estimate` is set. */
  readonly time: number;
  readonly estimate: boolean;
}

export type EntryStatus =
  | 'waiting'
  | 'absent'
  | 'forgotten'
  | 'reserved'
  | 'lapsed'
  | 'active'
  | 'ended';

export const NEW_STATE: QueueState = { nextSequence: 1, lastSlot: null, carry: 0, poolFrom: null };

/** After so long without a request a visitor has left: the pass ends, the place is skipped. */
export const IDLE_MS = 2 * MINUTE_MS;

/** An unused slot is held so long after its time, for phones in a pocket. */
export const SLOT_HOLD_MS = 10 * MINUTE_MS;

/** A skipped place is held so long: visitors who come back within a day have their old place. */
export const PLACE_HOLD_MS = 24 * 60 * MINUTE_MS;

/** Why the settings are invalid, or null. */
export function settingsProblem(settings: AdmissionSettings): string | null {
  const { admissionsPerMinute: rate, maxActive, opensAt } = settings;
  if (!Number.isInteger(rate) || rate < 1 || rate > MAX_ADMISSIONS_PER_MINUTE)
    return `admissions per minute must be a whole number from 1 to ${MAX_ADMISSIONS_PER_MINUTE}`;
  if (maxActive !== null && (!Number.isInteger(maxActive) || maxActive < 1))
    return 'most active visitors must be a whole number from 1, or none';
  if (opensAt !== null && !Number.isSafeInteger(opensAt)) return 'opening time must be a time';
  return null;
}

/** What must be loaded for a batch: the pool from a sequence (null for none), and how many waiting entries. */
export function entriesToLoad(
  state: QueueState,
  { settings, now, load }: { settings: AdmissionSettings; now: number; load: QueueLoad },
): { poolFrom: number | null; waiting: number } {
  return {
    poolFrom: isDrawDue(state, { settings, now }) ? state.poolFrom : null,
    waiting: isIssuing(settings, now) ? availableSlots(settings, load) : 0,
  };
}

/**
 * Processes one batch: draws the pool if that is due, enters the arrivals, issues slots, and admits
 * the arrivals whose slot is due. Entering is idempotent: a valid entry keeps its place and slot.
 * `random` returns numbers from 0 up to 1 and is used by the draw only.
 *
 * `entries` has one entry for each distinct arrival, in order; `changed` has all entries to save.
 * While the queue is off, nothing is entered and existing entries do not change.
 */
export function processBatch(
  state: QueueState,
  batch: ArrivalBatch,
  { settings, now, random }: { settings: AdmissionSettings; now: number; random: () => number },
): { state: QueueState; entries: QueueEntry[]; changed: QueueEntry[] } {
  if (!settings.enabled) return { state, entries: [], changed: [] };

  const entriesById = new Map<string, QueueEntry>();
  const changed = new Set<string>();
  const save = (entry: QueueEntry) => {
    entriesById.set(entry.identifier, entry);
    changed.add(entry.identifier);
  };
  for (const entry of [...batch.waiting, ...batch.pool, ...batch.known])
    entriesById.set(entry.identifier, entry);
  const arrivals = [...new Set(batch.identifiers)];

  let next = state;
  if (isDrawDue(state, { settings, now })) {
    const drawResult = drawPool(state, { pool: [...entriesById.values()], now, random });
    drawResult.entries.forEach(save);
    next = drawResult.state;
  }

  const entered = enterArrivals(next, { arrivals, entriesById, settings, now });
  entered.entries.forEach(save);

  const issued = issueSlots(entered.state, {
    entries: [...entriesById.values()],
    load: batch.load,
    settings,
    now,
  });
  issued.entries.forEach(save);

  for (const identifier of arrivals) {
    const entry = entriesById.get(identifier)!;
    if (entry.admitted === null && entry.slot !== null && entry.slot <= now)
      save({ ...entry, admitted: now });
  }

  const read = (identifier: string) => entriesById.get(identifier)!;
  return { state: issued.state, entries: arrivals.map(read), changed: [...changed].map(read) };
}

/**
 * The status of an entry. `ended`, `lapsed` and `forgotten` are final: such an entry can be deleted,
 * and the visitor enters as a new one. `waiting` has no slot yet; `absent` is waiting without recent
 * requests.
 */
export function entryStatus(entry: QueueEntry, now: number): EntryStatus {
  const idleMs = now - entry.lastSeen;
  if (entry.admitted !== null) return idleMs < IDLE_MS ? 'active' : 'ended';
  if (entry.slot !== null) return now - entry.slot < SLOT_HOLD_MS ? 'reserved' : 'lapsed';
  if (idleMs < IDLE_MS) return 'waiting';
  return idleMs < PLACE_HOLD_MS ? 'absent' : 'forgotten';
}

/**
 * The time for an entry. Without a slot it is an estimate: at least a minute away, after all issued
 * slots, assuming that nobody ahead leaves.
 *
 * `ahead` is the number of waiting entries before this one. In a pool that is everyone else without a
 * slot, since the draw may put them all first, and an estimate should shrink rather than grow.
 */
export function ticketOf(
  entry: QueueEntry,
  {
    state,
    settings,
    now,
    ahead,
  }: { state: QueueState; settings: AdmissionSettings; now: number; ahead: number },
): QueueTicket {
  if (entry.slot !== null) return { time: entry.slot, estimate: false };

  const from = Math.max(now, settings.opensAt ?? now, state.lastSlot ?? now);
  const wait = Math.ceil(((ahead + 1) * MINUTE_MS) / settings.admissionsPerMinute);
  return { time: from + Math.max(MINUTE_MS, wait), estimate: true };
}

/** The ticket of visitors who bypass the queue: queue off, staff, players of today, API keys. */
export const NO_WAIT: QueueTicket = { time: 0, estimate: false };

/**
 * Moves issued slots to an earlier time after the rate was raised. The order stays and no slot moves
 * to a later time. With a cap nothing moves, because slots that were issued before the cap would
 * exceed it sooner. `reserved` must have every `reserved` entry.
 */
export function moveSlotsEarlier(
  state: QueueState,
  reserved: readonly QueueEntry[],
  { settings, now }: { settings: AdmissionSettings; now: number },
): { state: QueueState; changed: QueueEntry[] } {
  if (!isIssuing(settings, now) || settings.maxActive !== null) return { state, changed: [] };

  const ahead = reserved
    .filter((entry) => entry.admitted === null && entry.slot !== null && entry.slot > now)
    .sort((a, b) => a.slot! - b.slot!);
  const changed: QueueEntry[] = [];
  let pace: Pace = { lastSlot: now, carry: 0 };
  for (const entry of ahead) {
    const earlier = nextSlot(pace, { rate: settings.admissionsPerMinute, now });
    pace = earlier.lastSlot < entry.slot! ? earlier : { lastSlot: entry.slot, carry: 0 };
    if (pace.lastSlot !== entry.slot) changed.push({ ...entry, slot: pace.lastSlot });
  }
  if (ahead.length === 0) return { state, changed };
  return { state: { ...state, ...pace }, changed };
}

function isIssuing(settings: AdmissionSettings, now: number): boolean {
  return settings.enabled && (settings.opensAt === null || settings.opensAt <= now);
}

function isDrawDue(
  state: QueueState,
  { settings, now }: { settings: AdmissionSettings; now: number },
): boolean {
  return state.poolFrom !== null && isIssuing(settings, now);
}

function availableSlots(
  { maxActive, admissionsPerMinute }: AdmissionSettings,
  { active, reserved }: QueueLoad,
): number {
  if (maxActive === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(maxActive - active - reserved, admissionsPerMinute + 1));
}

/**
 * Fisher-Yates shuffle: every order is equally likely. The entries get new sequences, so that the draw
 * cannot collide with the number of another entry.
 */
function drawPool(
  state: QueueState,
  { pool, now, random }: { pool: readonly QueueEntry[]; now: number; random: () => number },
): { state: QueueState; entries: QueueEntry[] } {
  const order = pool.filter(
    (entry) => isPooled(state, entry) && entryStatus(entry, now) !== 'forgotten',
  );
  for (let last = order.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1));
    [order[last], order[pick]] = [order[pick]!, order[last]!];
  }
  const first = state.nextSequence;
  return {
    state: { ...state, poolFrom: null, nextSequence: first + order.length },
    entries: order.map((entry, index) => ({ ...entry, sequence: first + index })),
  };
}

function isPooled(state: QueueState, entry: QueueEntry): boolean {
  return state.poolFrom !== null && entry.slot === null && entry.sequence >= state.poolFrom;
}

interface Arrivals {
  readonly arrivals: readonly string[];
  readonly entriesById: ReadonlyMap<string, QueueEntry>;
  readonly settings: AdmissionSettings;
  readonly now: number;
}

function enterArrivals(
  state: QueueState,
  { arrivals, entriesById, settings, now }: Arrivals,
): { state: QueueState; entries: QueueEntry[] } {
  let { nextSequence, poolFrom } = state;
  const entries = arrivals.map((identifier): QueueEntry => {
    const known = entriesById.get(identifier);
    if (known && !isOver(known, now)) return { ...known, lastSeen: Math.max(known.lastSeen, now) };

    const sequence = nextSequence++;
    if (!isIssuing(settings, now)) poolFrom ??= sequence;
    return { identifier, sequence, slot: null, entered: now, admitted: null, lastSeen: now };
  });
  return { state: { ...state, nextSequence, poolFrom }, entries };
}

function isOver(entry: QueueEntry, now: number): boolean {
  const status = entryStatus(entry, now);
  return status === 'ended' || status === 'lapsed' || status === 'forgotten';
}

interface Candidates {
  readonly entries: readonly QueueEntry[];
  readonly load: QueueLoad;
  readonly settings: AdmissionSettings;
  readonly now: number;
}

/** With a cap, only visitors who are still present get a slot. */
function issueSlots(
  state: QueueState,
  { entries, load, settings, now }: Candidates,
): { state: QueueState; entries: QueueEntry[] } {
  if (!isIssuing(settings, now)) return { state, entries: [] };

  const capped = settings.maxActive !== null;
  const latest = capped ? now + MINUTE_MS : Number.POSITIVE_INFINITY;
  const waiting = entries
    .filter((entry) => entry.slot === null && (!capped || entryStatus(entry, now) === 'waiting'))
    .sort((a, b) => a.sequence - b.sequence)
    .slice(0, availableSlots(settings, load));

  const issued: QueueEntry[] = [];
  let pace: Pace = state;
  for (const entry of waiting) {
    const next = nextSlot(pace, { rate: settings.admissionsPerMinute, now });
    if (next.lastSlot > latest) break;
    pace = next;
    issued.push({ ...entry, slot: next.lastSlot });
  }
  return { state: { ...state, lastSlot: pace.lastSlot, carry: pace.carry }, entries: issued };
}
