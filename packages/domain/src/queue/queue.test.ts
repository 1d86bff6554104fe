import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as queue from './queue';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;

const open: queue.AdmissionSettings = {
  enabled: true,
  admissionsPerMinute: 60,
  maxActive: null,
  opensAt: null,
};

/** Stores entries as the server does, and loads what `entriesToLoad` returns. */
function createQueue(initial: queue.AdmissionSettings = open) {
  const entries = new Map<string, queue.QueueEntry>();
  let state = queue.NEW_STATE;
  let settings = initial;

  const standingAs = (standing: queue.EntryStatus, now: number) =>
    [...entries.values()]
      .filter((entry) => queue.entryStatus(entry, now) === standing)
      .sort((a, b) => a.sequence - b.sequence);
  const load = (now: number) => ({
    active: standingAs('active', now).length,
    reserved: standingAs('reserved', now).length,
  });

  return {
    load,
    entry: (identifier: string) => entries.get(identifier)!,
    slot: (identifier: string) => entries.get(identifier)!.slot,
    state: () => state,
    set: (change: Partial<queue.AdmissionSettings>) => {
      settings = { ...settings, ...change };
    },
    arrive: (identifiers: readonly string[], now = NOW, random = () => 0.5) => {
      const needs = queue.entriesToLoad(state, { settings, now, load: load(now) });
      const batch: queue.ArrivalBatch = {
        identifiers,
        known: identifiers.flatMap((identifier) => entries.get(identifier) ?? []),
        waiting: standingAs('waiting', now).slice(0, needs.waiting),
        pool: [...entries.values()].filter(
          (entry) =>
            needs.poolFrom !== null && entry.slot === null && entry.sequence >= needs.poolFrom,
        ),
        load: load(now),
      };
      const done = queue.processBatch(state, batch, { settings, now, random });
      state = done.state;
      for (const entry of done.changed) entries.set(entry.identifier, entry);
      return done.entries;
    },
    hasten: (now = NOW) => {
      const done = queue.moveSlotsEarlier(state, standingAs('reserved', now), { settings, now });
      state = done.state;
      for (const entry of done.changed) entries.set(entry.identifier, entry);
      return done.changed;
    },
    ticket: (identifier: string, { now = NOW, ahead = 0 } = {}) =>
      queue.ticketOf(entries.get(identifier)!, { state, settings, now, ahead }),
  };
}

const people = (count: number, prefix = 'p') =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('without a cap', () => {
  it('the first arrival is admitted at once and the others a second apart', () => {
    const visitors = createQueue();
    visitors.arrive(['a', 'b', 'c']);
    expect(['a', 'b', 'c'].map(visitors.slot)).toEqual([NOW, NOW + 1_000, NOW + 2_000]);
    expect(visitors.entry('a').admitted).toBe(NOW);
    expect(visitors.entry('b').admitted).toBeNull();
  });

  it('a slot is issued at once, however far ahead', () => {
    const visitors = createQueue({ ...open, admissionsPerMinute: 1 });
    visitors.arrive(people(1_000));
    expect(visitors.slot('p999')).toBe(NOW + 999 * MINUTE);
    expect(visitors.ticket('p999')).toEqual({ time: NOW + 999 * MINUTE, estimate: false });
  });

  it('a whole batch or one by one gives the same slots', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 })), (sizes) => {
        const together = createQueue({ ...open, admissionsPerMinute: 7 });
        const apart = createQueue({ ...open, admissionsPerMinute: 7 });
        const all = people(sizes.reduce((sum, size) => sum + size, 0));
        together.arrive(all);
        let from = 0;
        for (const size of sizes) {
          apart.arrive(all.slice(from, from + size));
          from += size;
        }
        expect(all.map(apart.slot)).toEqual(all.map(together.slot));
      }),
    );
  });
});

describe('entering again', () => {
  it.each([
    { after: 0, same: true, because: 'twice in one moment' },
    { after: 5 * MINUTE, same: true, because: 'long before the slot' },
    { after: 29 * MINUTE, same: true, because: 'the slot is held ten minutes' },
    { after: 30 * MINUTE, same: false, because: 'the slot has lapsed' },
  ])('after $after ms keeps the slot: $same ($because)', ({ after, same }) => {
    const visitors = createQueue({ ...open, admissionsPerMinute: 1 });
    visitors.arrive([...people(20), 'me', 'me']);
    expect(visitors.slot('me')).toBe(NOW + 20 * MINUTE);
    visitors.arrive(['me'], NOW + after);
    expect(visitors.slot('me') === NOW + 20 * MINUTE).toBe(same);
  });

  it('is admitted at the time of the slot', () => {
    const visitors = createQueue();
    visitors.arrive(['a', 'b']);
    visitors.arrive(['b'], NOW + 999);
    expect(visitors.entry('b').admitted).toBeNull();
    visitors.arrive(['b'], NOW + 1_000);
    expect(visitors.entry('b').admitted).toBe(NOW + 1_000);
  });

  it('gets a new place after the pass has ended', () => {
    const visitors = createQueue();
    visitors.arrive(['a']);
    visitors.arrive(['a'], NOW + queue.IDLE_MS - 1);
    expect(visitors.entry('a')).toMatchObject({ sequence: 1, admitted: NOW });
    visitors.arrive(['a'], NOW + 2 * queue.IDLE_MS);
    expect(visitors.entry('a')).toMatchObject({ sequence: 2, admitted: NOW + 2 * queue.IDLE_MS });
  });
});

describe('with a cap', () => {
  const capped = { ...open, maxActive: 10 };

  it('slots are issued only while active and reserved are below it', () => {
    const visitors = createQueue(capped);
    visitors.arrive(people(15));
    expect(people(15).filter((one) => visitors.slot(one) !== null)).toEqual(people(10));
    expect(visitors.load(NOW)).toEqual({ active: 1, reserved: 9 });
  });

  it('slots are issued at most one minute ahead', () => {
    const visitors = createQueue({ ...capped, maxActive: 500 });
    visitors.arrive(people(50));
    visitors.arrive(people(100));
    visitors.arrive(people(100));
    expect(people(100).filter((one) => visitors.slot(one) !== null)).toHaveLength(61);
    expect(visitors.slot('p60')).toBe(NOW + MINUTE);
  });

  it('a visitor who leaves makes room for the next in order', () => {
    const visitors = createQueue({ ...capped, maxActive: 1 });
    visitors.arrive(['a', 'b', 'c']);
    visitors.arrive(['c', 'b'], NOW + queue.IDLE_MS - 1);
    expect(visitors.slot('b')).toBeNull();
    visitors.arrive(['c', 'b'], NOW + queue.IDLE_MS);
    expect(visitors.slot('b')).toBe(NOW + queue.IDLE_MS);
    expect(visitors.slot('c')).toBeNull();
  });

  it('an absent visitor is skipped and has the old place on return', () => {
    const visitors = createQueue({ ...capped, maxActive: 1 });
    visitors.arrive(['a', 'gone', 'c', 'd']);
    const later = NOW + 10 * MINUTE;
    visitors.arrive(['d', 'c'], later);
    expect([visitors.slot('gone'), visitors.slot('c'), visitors.slot('d')]).toEqual([
      null,
      later,
      null,
    ]);
    const muchLater = NOW + 20 * MINUTE;
    visitors.arrive(['d', 'gone'], muchLater);
    expect([visitors.slot('gone'), visitors.slot('d')]).toEqual([muchLater, null]);
  });

  it('a visitor without a slot gets an estimate by position of at least a minute', () => {
    const visitors = createQueue({ ...capped, maxActive: 1 });
    visitors.arrive(people(200));
    expect(visitors.ticket('p1', { ahead: 0 })).toEqual({ time: NOW + MINUTE, estimate: true });
    expect(visitors.ticket('p120', { ahead: 119 })).toEqual({
      time: NOW + 2 * MINUTE,
      estimate: true,
    });
  });
});

describe('the opening', () => {
  const opensAt = NOW + 10 * MINUTE;
  const closed = { ...open, opensAt };

  it('nobody gets a slot before it, and estimates are after it', () => {
    const visitors = createQueue(closed);
    visitors.arrive(people(120));
    expect(people(120).every((one) => visitors.slot(one) === null)).toBe(true);
    expect(visitors.ticket('p0', { ahead: 119 })).toEqual({
      time: opensAt + 2 * MINUTE,
      estimate: true,
    });
  });

  it('the pool goes first, later arrivals after it', () => {
    const visitors = createQueue(closed);
    visitors.arrive(people(10, 'early'));
    visitors.arrive(people(3, 'late'), opensAt);
    const pool = people(10, 'early').map((one) => visitors.slot(one)!);
    expect(pool.toSorted((a, b) => a - b)).toEqual(people(10).map((_, i) => opensAt + i * 1_000));
    expect(visitors.slot('late0')).toBe(opensAt + 10_000);
  });

  it('is drawn exactly once', () => {
    const visitors = createQueue({ ...closed, maxActive: 1 });
    visitors.arrive(people(10));
    visitors.arrive([], opensAt);
    const drawn = people(10).map((one) => visitors.entry(one).sequence);
    let draws = 0;
    visitors.arrive(people(10), opensAt + MINUTE, () => {
      draws++;
      return 0;
    });
    expect(draws).toBe(0);
    expect(people(10).map((one) => visitors.entry(one).sequence)).toEqual(drawn);
  });

  it('a second opening draws only its own pool', () => {
    const visitors = createQueue({ ...closed, maxActive: 1 });
    visitors.arrive(people(5, 'first'));
    visitors.arrive(people(5, 'first'), opensAt);
    const places = people(5, 'first').map((one) => visitors.entry(one).sequence);
    visitors.set({ opensAt: opensAt + 30 * MINUTE });
    visitors.arrive(people(5, 'second'), opensAt + MINUTE);
    visitors.set({ opensAt: null });
    visitors.arrive([], opensAt + 2 * MINUTE, () => 0);
    expect(people(5, 'first').map((one) => visitors.entry(one).sequence)).toEqual(places);
    const second = people(5, 'second').map((one) => visitors.entry(one).sequence);
    expect(Math.min(...second)).toBeGreaterThan(Math.max(...places));
  });

  it('moved to a later time keeps the pool waiting and issued slots unchanged', () => {
    const visitors = createQueue({ ...open, admissionsPerMinute: 1 });
    visitors.arrive(['a', 'b']);
    visitors.set({ opensAt });
    visitors.arrive(['c'], NOW + 1);
    visitors.set({ opensAt: opensAt + MINUTE });
    visitors.arrive(['b', 'c'], opensAt);
    expect(visitors.slot('b')).toBe(NOW + MINUTE);
    expect(visitors.slot('c')).toBeNull();
    visitors.arrive([], opensAt + MINUTE);
    expect(visitors.slot('c')).toBe(opensAt + MINUTE);
  });
});

describe('changed settings', () => {
  it.each([
    { change: { admissionsPerMinute: 6_000 }, next: NOW + 19_010, because: 'faster' },
    { change: { admissionsPerMinute: 1 }, next: NOW + 79_000, because: 'slower' },
    { change: { maxActive: 1 }, next: null, because: 'a cap delays only new slots' },
  ])('$because: $change keeps every issued slot', ({ change, next }) => {
    const visitors = createQueue();
    visitors.arrive(people(20));
    const promised = people(20).map(visitors.slot);
    visitors.set(change);
    visitors.arrive(['new', ...people(20)]);
    expect(people(20).map(visitors.slot)).toEqual(promised);
    expect(visitors.slot('new')).toBe(next);
  });

  it('off enters nobody and keeps the queue until it is on again', () => {
    const visitors = createQueue({ ...open, maxActive: 1 });
    visitors.arrive(['a', 'b']);
    visitors.set({ enabled: false });
    expect(visitors.arrive(['b', 'c'])).toEqual([]);
    visitors.set({ enabled: true, maxActive: null });
    visitors.arrive(['c', 'b'], NOW + 1_000);
    expect([visitors.slot('b'), visitors.slot('c')]).toEqual([NOW + 1_000, NOW + 2_000]);
  });

  it('without a cap everyone who waits gets a slot in order', () => {
    const visitors = createQueue({ ...open, maxActive: 1 });
    visitors.arrive(people(5));
    visitors.set({ maxActive: null });
    visitors.arrive([], NOW + 1_000);
    expect(people(5).map(visitors.slot)).toEqual([0, 1, 2, 3, 4].map((i) => NOW + i * 1_000));
  });

  it('a higher rate can move issued slots earlier', () => {
    const visitors = createQueue({ ...open, admissionsPerMinute: 1 });
    visitors.arrive(people(4));
    visitors.set({ admissionsPerMinute: 60 });
    expect(visitors.hasten()).toHaveLength(3);
    expect(people(4).map(visitors.slot)).toEqual([NOW, NOW + 1_000, NOW + 2_000, NOW + 3_000]);
    visitors.arrive(['new']);
    expect(visitors.slot('new')).toBe(NOW + 4_000);
  });

  it('moveSlotsEarlier never moves a slot later, keeps the order and never duplicates one', () => {
    const rate = fc.integer({ min: 1, max: 3_000 });
    const steps = fc.array(fc.tuple(rate, fc.integer({ min: 1, max: 8 })), { minLength: 1 });
    fc.assert(
      fc.property(steps, rate, fc.nat({ max: 200_000 }), (issued, finalRate, elapsed) => {
        const visitors = createQueue();
        const all: string[] = [];
        for (const [admissionsPerMinute, size] of issued) {
          visitors.set({ admissionsPerMinute });
          const group = people(size, `g${all.length}-`);
          visitors.arrive(group);
          all.push(...group);
        }
        const before = all.map((one) => visitors.slot(one)!);
        visitors.set({ admissionsPerMinute: finalRate });
        visitors.hasten(NOW + elapsed);
        visitors.arrive(['new'], NOW + elapsed);
        const after = [...all, 'new'].map((one) => visitors.slot(one)!);
        expect(before.every((slot, index) => after[index]! <= slot)).toBe(true);
        expect(after.every((slot, index) => index === 0 || slot > after[index - 1]!)).toBe(true);
      }),
    );
  });
});

describe('settings', () => {
  it.each([
    { change: {}, fine: true },
    { change: { maxActive: 1, opensAt: NOW }, fine: true },
    { change: { admissionsPerMinute: 60_000 }, fine: true },
    { change: { admissionsPerMinute: 0 }, fine: false },
    { change: { admissionsPerMinute: 60_001 }, fine: false },
    { change: { admissionsPerMinute: 1.5 }, fine: false },
    { change: { maxActive: 0 }, fine: false },
    { change: { opensAt: Number.NaN }, fine: false },
  ])('$change are valid: $fine', ({ change, fine }) => {
    expect(queue.settingsProblem({ ...open, ...change }) === null).toBe(fine);
  });
});

describe('the status of an entry', () => {
  const entry = (change: Partial<queue.QueueEntry>): queue.QueueEntry => ({
    identifier: 'a',
    sequence: 1,
    slot: null,
    entered: NOW,
    admitted: null,
    lastSeen: NOW,
    ...change,
  });

  it.each([
    { change: {}, at: NOW + queue.IDLE_MS - 1, as: 'waiting' },
    { change: {}, at: NOW + queue.IDLE_MS, as: 'absent' },
    { change: {}, at: NOW + queue.PLACE_HOLD_MS, as: 'forgotten' },
    { change: { slot: NOW }, at: NOW - MINUTE, as: 'reserved' },
    { change: { slot: NOW }, at: NOW + queue.SLOT_HOLD_MS - 1, as: 'reserved' },
    { change: { slot: NOW }, at: NOW + queue.SLOT_HOLD_MS, as: 'lapsed' },
    { change: { slot: NOW, admitted: NOW }, at: NOW + queue.IDLE_MS - 1, as: 'active' },
    { change: { slot: NOW, admitted: NOW }, at: NOW + queue.IDLE_MS, as: 'ended' },
  ])('with $change at $at is $as', ({ change, at, as }) => {
    expect(queue.entryStatus(entry(change), at)).toBe(as);
  });
});
