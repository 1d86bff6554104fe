import { describe, expect, it } from 'vitest';
import * as queue from './queue';

const MINUTE = 60_000;

/** mulberry32: deterministic, and uniform enough for these counts. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('the draw of the pool', () => {
  const settings: queue.AdmissionSettings = {
    enabled: true,
    admissionsPerMinute: 60,
    maxActive: null,
    opensAt: 1_000,
  };

  /** The order in which people come in who arrived as given before the opening. */
  function drawnOrder(arrivals: readonly string[], random: () => number): string[] {
    const load = { active: 0, reserved: 0 };
    const nothing = { known: [], waiting: [], pool: [], load };
    const before = queue.processBatch(
      queue.NEW_STATE,
      { ...nothing, identifiers: arrivals },
      { settings, now: 0, random },
    );
    const after = queue.processBatch(
      before.state,
      { ...nothing, identifiers: [], pool: before.entries },
      { settings, now: 1_000, random },
    );
    return after.changed.toSorted((a, b) => a.slot! - b.slot!).map((entry) => entry.identifier);
  }

  it.each([
    { arrivals: ['a', 'b', 'c', 'd'], seed: 1 },
    { arrivals: ['d', 'b', 'a', 'c'], seed: 2 },
  ])('makes every order of $arrivals equally likely', ({ arrivals, seed }) => {
    const random = seeded(seed);
    const draws = 24_000;
    const counts = new Map<string, number>();
    for (let index = 0; index < draws; index++) {
      const order = drawnOrder(arrivals, random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const expected = draws / 24;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: a fair draw stays below 49.7 in 999 of 1,000 runs.
    expect(chiSquare).toBeLessThan(49.7);
  });

  it('gives an early arrival no better place than a late one', () => {
    const random = seeded(3);
    const size = 500;
    const arrivals = Array.from({ length: size }, (_, index) => String(index));
    const draws = 40;
    let correlation = 0;
    for (let draw = 0; draw < draws; draw++) {
      const middle = (size - 1) / 2;
      const variance = (size ** 2 - 1) / 12;
      const covariance = drawnOrder(arrivals, random)
        .map((arrival, place) => (Number(arrival) - middle) * (place - middle))
        .reduce((sum, product) => sum + product / size, 0);
      correlation += covariance / variance / draws;
    }
    expect(Math.abs(correlation)).toBeLessThan(4 / Math.sqrt(size * draws));
  });
});

interface Visitor {
  readonly stay: number;
  readonly showsUp: boolean;
  readonly givesUpAt: number;
  leavesAt: number;
}

interface Crowd {
  readonly waiting: queue.QueueEntry[];
  readonly absent: queue.QueueEntry[];
  readonly reserved: queue.QueueEntry[];
  readonly active: queue.QueueEntry[];
}

/**
 * A busy evening: bursts, visitors who leave, no-shows, and staff who change every setting. Violations
 * are collected instead of asserted one by one, which would take minutes.
 */
function simulate({ arrivals, seed }: { arrivals: number; seed: number }) {
  const random = seeded(seed);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const visitors = new Map<string, Visitor>();
  const entries = new Map<string, queue.QueueEntry>();
  /** Visitors who left and still have a place; few come back. */
  const left = new Map<string, queue.QueueEntry>();
  const schedule: { identifier: string; at: number }[] = [];
  let nextScheduled = 0;
  const holders = new Map<number, string>();
  const violations: string[] = [];
  const seen = { issued: 0, admitted: 0, draws: 0, moved: 0, returned: 0, changes: 0 };

  let now = 1_700_000_000_000;
  let state = queue.NEW_STATE;
  let settings: queue.AdmissionSettings = {
    enabled: true,
    admissionsPerMinute: 1_200,
    maxActive: null,
    opensAt: now + 3 * MINUTE,
  };
  let arrived = 0;
  let promised = 0;

  const step = () => {
    now += between(1_000, 29_000);
    if (random() < 0.15) changeSettings(crowd());

    const before = crowd();
    const load = { active: before.active.length, reserved: before.reserved.length };
    const needs = queue.entriesToLoad(state, { settings, now, load });
    const pool = needs.poolFrom === null ? [] : poolFrom(needs.poolFrom);
    const identifiers = [...askAgain(before), ...newcomers()];
    const done = queue.processBatch(
      state,
      {
        identifiers,
        known: identifiers.flatMap((one) => entries.get(one) ?? left.get(one) ?? []),
        waiting: before.waiting.slice(0, needs.waiting),
        pool,
        load,
      },
      { settings, now, random },
    );
    if (pool.length > 0) seen.draws++;
    checkSlots(done.changed, before);
    for (const entry of done.changed) save(entry);
    for (const { identifier, slot } of done.entries)
      if (slot === null) schedule.push({ identifier, at: now + MINUTE });
    state = done.state;
    checkCap(crowd());
  };

  const crowd = (): Crowd => {
    const all: Crowd = { waiting: [], absent: [], reserved: [], active: [] };
    for (const entry of entries.values()) {
      const stands = queue.entryStatus(entry, now);
      if (stands === 'ended' || stands === 'lapsed' || stands === 'forgotten')
        entries.delete(entry.identifier);
      else all[stands].push(entry);
    }
    for (const entry of all.absent) {
      entries.delete(entry.identifier);
      left.set(entry.identifier, entry);
    }
    all.waiting.sort((a, b) => a.sequence - b.sequence);
    return all;
  };

  const poolFrom = (first: number) =>
    [...entries.values(), ...left.values()].filter(
      (entry) => entry.slot === null && entry.sequence >= first,
    );

  const newcomers = () => {
    const burst = random() < 0.05 ? between(500, 6_000) : between(0, 300);
    return Array.from({ length: Math.min(burst, arrivals - arrived) }, () => {
      const identifier = `queue-${arrived++}`;
      visitors.set(identifier, {
        stay: between(20_000, 4 * MINUTE),
        showsUp: random() > 0.1,
        givesUpAt: now + between(1, 10) * MINUTE,
        leavesAt: now,
      });
      return identifier;
    });
  };

  const askAgain = ({ reserved, active }: Crowd): string[] => {
    const asking: string[] = [];
    while (schedule[nextScheduled] && schedule[nextScheduled]!.at <= now) {
      const { identifier } = schedule[nextScheduled++]!;
      const entry = entries.get(identifier);
      if (entry?.slot === null && now < visitors.get(identifier)!.givesUpAt)
        asking.push(identifier);
    }
    for (const { identifier, slot } of reserved)
      if (slot! <= now && visitors.get(identifier)!.showsUp) asking.push(identifier);
    for (const entry of active)
      if (now - entry.lastSeen > MINUTE && visitors.get(entry.identifier)!.leavesAt > now)
        entries.set(entry.identifier, { ...entry, lastSeen: now });
    for (let tries = 0; tries < 5; tries++) {
      const returning = `queue-${between(0, arrived)}`;
      if (!left.has(returning)) continue;
      seen.returned++;
      asking.push(returning);
    }
    return asking;
  };

  const changeSettings = ({ reserved, active }: Crowd) => {
    seen.changes++;
    const earlier = settings.admissionsPerMinute;
    settings = {
      enabled: random() > 0.1,
      admissionsPerMinute: between(200, 3_000),
      maxActive: random() < 0.7 ? between(200, 3_000) : null,
      opensAt: random() < 0.1 ? now + between(10_000, 90_000) : settings.opensAt,
    };
    promised = reserved.length + active.length;
    if (settings.admissionsPerMinute <= earlier) return;

    const moved = queue.moveSlotsEarlier(state, reserved, { settings, now });
    for (const entry of moved.changed) holders.delete(entries.get(entry.identifier)!.slot!);
    for (const entry of moved.changed) save(entry);
    state = moved.state;
    seen.moved += moved.changed.length;
  };

  const save = (entry: queue.QueueEntry) => {
    const { identifier, slot } = entry;
    const before = entries.get(identifier) ?? left.get(identifier);
    const sameEntry = before?.entered === entry.entered;
    left.delete(identifier);
    entries.set(identifier, entry);

    if (before && !sameEntry) violations.push(`${identifier} lost the place it had`);
    if (entry.admitted !== null && !(sameEntry && before.admitted !== null)) {
      seen.admitted++;
      visitors.get(identifier)!.leavesAt = now + visitors.get(identifier)!.stay;
    }
    if (sameEntry && before.slot !== null && (slot === null || slot > before.slot))
      violations.push(`${identifier} moved from ${before.slot} to ${slot}`);
    if (slot === null || (sameEntry && before.slot === slot)) return;
    if (holders.has(slot)) violations.push(`${identifier} and ${holders.get(slot)} share ${slot}`);
    holders.set(slot, identifier);
  };

  const checkSlots = (changed: readonly queue.QueueEntry[], { waiting }: Crowd) => {
    const slotBefore = ({ identifier, entered }: queue.QueueEntry) => {
      const before = entries.get(identifier);
      return before?.entered === entered ? before.slot : null;
    };
    const issued = changed
      .filter((entry) => entry.slot !== null && slotBefore(entry) === null)
      .sort((a, b) => a.sequence - b.sequence);
    seen.issued += issued.length;

    let last = state.lastSlot ?? 0;
    for (const { identifier, slot } of issued) {
      if (slot! <= last) violations.push(`${identifier} got ${slot}, not after ${last}`);
      if (settings.maxActive !== null && slot! > now + MINUTE)
        violations.push(`${identifier} got ${slot}, more than a minute after ${now}`);
      last = slot!;
    }
    const newest = issued.at(-1)?.sequence ?? 0;
    const decided = new Map(changed.map((entry) => [entry.identifier, entry]));
    for (const { identifier, sequence } of waiting) {
      const entry = decided.get(identifier);
      if ((entry?.sequence ?? sequence) < newest && (entry?.slot ?? null) === null)
        violations.push(`${identifier} was passed over`);
    }
  };

  /** Over the cap only by what was promised before the cap was set or lowered. */
  const checkCap = ({ reserved, active, waiting }: Crowd) => {
    const total = reserved.length + active.length;
    const isOpen = settings.enabled && (settings.opensAt === null || settings.opensAt <= now);
    if (settings.maxActive === null) {
      if (isOpen && waiting.length > 0) violations.push(`${waiting.length} wait without a cap`);
      return;
    }
    if (total > Math.max(settings.maxActive, promised))
      violations.push(`${total} active or promised, cap ${settings.maxActive} at ${now}`);
    promised = Math.min(promised, total);
  };

  while (arrived < arrivals) step();
  settings = { ...settings, enabled: true, maxActive: null, opensAt: null };
  step();
  return { ...seen, violations, stillWaiting: crowd().waiting.length };
}

describe('a busy evening', () => {
  it('of 100,000 arrivals violates no guarantee', { timeout: 60_000 }, () => {
    const evening = simulate({ arrivals: 100_000, seed: 3 });
    expect(evening.violations).toEqual([]);
    expect(evening.stillWaiting).toBe(0);
    expect(evening.changes).toBeGreaterThan(10);
    expect(evening.draws).toBeGreaterThan(1);
    expect(evening.moved).toBeGreaterThan(100);
    expect(evening.returned).toBeGreaterThan(20);
    expect(evening.issued).toBeGreaterThan(50_000);
    expect(evening.admitted).toBeGreaterThan(40_000);
  });
});
