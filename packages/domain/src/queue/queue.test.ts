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

/** Keeps entries as the server would, and loads for a batch what the rules ask for. */
function createLine(initial: queue.AdmissionSettings = open) {
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
  it('the first arrival comes in at once and the others a second apart', () => {
    const line = createLine();
    line.arrive(['a', 'b', 'c']);
    expect(['a', 'b', 'c'].map(line.slot)).toEqual([NOW, NOW + 1_000, NOW + 2_000]);
    expect(line.entry('a').admitted).toBe(NOW);
    expect(line.entry('b').admitted).toBeNull();
  });

  it('a slot is issued at once, however far ahead', () => {
    const line = createLine({ ...open, admissionsPerMinute: 1 });
    line.arrive(people(1_000));
    expect(line.slot('p999')).toBe(NOW + 999 * MINUTE);
    expect(line.ticket('p999')).toEqual({ time: NOW + 999 * MINUTE, estimate: false });
  });

  it('a whole batch or one by one gives the same slots', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 })), (sizes) => {
        const together = createLine({ ...open, admissionsPerMinute: 7 });
        const apart = createLine({ ...open, admissionsPerMinute: 7 });
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
    const line = createLine({ ...open, admissionsPerMinute: 1 });
    line.arrive([...people(20), 'me', 'me']);
    expect(line.slot('me')).toBe(NOW + 20 * MINUTE);
    line.arrive(['me'], NOW + after);
    expect(line.slot('me') === NOW + 20 * MINUTE).toBe(same);
  });

  it('comes in on the promised time', () => {
    const line = createLine();
    line.arrive(['a', 'b']);
    line.arrive(['b'], NOW + 999);
    expect(line.entry('b').admitted).toBeNull();
    line.arrive(['b'], NOW + 1_000);
    expect(line.entry('b').admitted).toBe(NOW + 1_000);
  });

  it('starts anew once the pass has ended', () => {
    const line = createLine();
    line.arrive(['a']);
    line.arrive(['a'], NOW + queue.IDLE_MS - 1);
    expect(line.entry('a')).toMatchObject({ sequence: 1, admitted: NOW });
    line.arrive(['a'], NOW + 2 * queue.IDLE_MS);
    expect(line.entry('a')).toMatchObject({ sequence: 2, admitted: NOW + 2 * queue.IDLE_MS });
  });
});

describe('with a cap', () => {
  const capped = { ...open, maxActive: 10 };

  it('slots are issued only while active and reserved are below it', () => {
    const line = createLine(capped);
    line.arrive(people(15));
    expect(people(15).filter((one) => line.slot(one) !== null)).toEqual(people(10));
    expect(line.load(NOW)).toEqual({ active: 1, reserved: 9 });
  });

  it('slots are issued at most one minute ahead', () => {
    const line = createLine({ ...capped, maxActive: 500 });
    line.arrive(people(50));
    line.arrive(people(100));
    line.arrive(people(100));
    expect(people(100).filter((one) => line.slot(one) !== null)).toHaveLength(61);
    expect(line.slot('p60')).toBe(NOW + MINUTE);
  });

  it('who leaves makes room for the next in order', () => {
    const line = createLine({ ...capped, maxActive: 1 });
    line.arrive(['a', 'b', 'c']);
    line.arrive(['c', 'b'], NOW + queue.IDLE_MS - 1);
    expect(line.slot('b')).toBeNull();
    line.arrive(['c', 'b'], NOW + queue.IDLE_MS);
    expect(line.slot('b')).toBe(NOW + queue.IDLE_MS);
    expect(line.slot('c')).toBeNull();
  });

  it('an absent visitor is passed over and finds the old place on return', () => {
    const line = createLine({ ...capped, maxActive: 1 });
    line.arrive(['a', 'gone', 'c', 'd']);
    const later = NOW + 10 * MINUTE;
    line.arrive(['d', 'c'], later);
    expect([line.slot('gone'), line.slot('c'), line.slot('d')]).toEqual([null, later, null]);
    const muchLater = NOW + 20 * MINUTE;
    line.arrive(['d', 'gone'], muchLater);
    expect([line.slot('gone'), line.slot('d')]).toEqual([muchLater, null]);
  });

  it('who has no slot gets an estimate by position, at least a minute', () => {
    const line = createLine({ ...capped, maxActive: 1 });
    line.arrive(people(200));
    expect(line.ticket('p1', { ahead: 0 })).toEqual({ time: NOW + MINUTE, estimate: true });
    expect(line.ticket('p120', { ahead: 119 })).toEqual({ time: NOW + 2 * MINUTE, estimate: true });
  });
});

describe('the opening', () => {
  const opensAt = NOW + 10 * MINUTE;
  const closed = { ...open, opensAt };

  it('nobody gets a slot before it, and the estimate lies behind it', () => {
    const line = createLine(closed);
    line.arrive(people(120));
    expect(people(120).every((one) => line.slot(one) === null)).toBe(true);
    expect(line.ticket('p0', { ahead: 119 })).toEqual({
      time: opensAt + 2 * MINUTE,
      estimate: true,
    });
  });

  it('the pool goes first, later arrivals behind it', () => {
    const line = createLine(closed);
    line.arrive(people(10, 'early'));
    line.arrive(people(3, 'late'), opensAt);
    const pool = people(10, 'early').map((one) => line.slot(one)!);
    expect(pool.toSorted((a, b) => a - b)).toEqual(people(10).map((_, i) => opensAt + i * 1_000));
    expect(line.slot('late0')).toBe(opensAt + 10_000);
  });

  it('is drawn exactly once', () => {
    const line = createLine({ ...closed, maxActive: 1 });
    line.arrive(people(10));
    line.arrive([], opensAt);
    const drawn = people(10).map((one) => line.entry(one).sequence);
    let draws = 0;
    line.arrive(people(10), opensAt + MINUTE, () => {
      draws++;
      return 0;
    });
    expect(draws).toBe(0);
    expect(people(10).map((one) => line.entry(one).sequence)).toEqual(drawn);
  });

  it('a second opening draws only those who came for it', () => {
    const line = createLine({ ...closed, maxActive: 1 });
    line.arrive(people(5, 'first'));
    line.arrive(people(5, 'first'), opensAt);
    const places = people(5, 'first').map((one) => line.entry(one).sequence);
    line.set({ opensAt: opensAt + 30 * MINUTE });
    line.arrive(people(5, 'second'), opensAt + MINUTE);
    line.set({ opensAt: null });
    line.arrive([], opensAt + 2 * MINUTE, () => 0);
    expect(people(5, 'first').map((one) => line.entry(one).sequence)).toEqual(places);
    const second = people(5, 'second').map((one) => line.entry(one).sequence);
    expect(Math.min(...second)).toBeGreaterThan(Math.max(...places));
  });

  it('moved later, the pool waits with it and slots already promised stay', () => {
    const line = createLine({ ...open, admissionsPerMinute: 1 });
    line.arrive(['a', 'b']);
    line.set({ opensAt });
    line.arrive(['c'], NOW + 1);
    line.set({ opensAt: opensAt + MINUTE });
    line.arrive(['b', 'c'], opensAt);
    expect(line.slot('b')).toBe(NOW + MINUTE);
    expect(line.slot('c')).toBeNull();
    line.arrive([], opensAt + MINUTE);
    expect(line.slot('c')).toBe(opensAt + MINUTE);
  });
});

describe('changed settings', () => {
  it.each([
    { change: { admissionsPerMinute: 6_000 }, next: NOW + 19_010, because: 'faster' },
    { change: { admissionsPerMinute: 1 }, next: NOW + 79_000, because: 'slower' },
    { change: { maxActive: 1 }, next: null, because: 'a cap delays only new slots' },
  ])('$because: $change keeps every promised slot', ({ change, next }) => {
    const line = createLine();
    line.arrive(people(20));
    const promised = people(20).map(line.slot);
    line.set(change);
    line.arrive(['new', ...people(20)]);
    expect(people(20).map(line.slot)).toEqual(promised);
    expect(line.slot('new')).toBe(next);
  });

  it('off enters nobody and keeps the line for when it is on again', () => {
    const line = createLine({ ...open, maxActive: 1 });
    line.arrive(['a', 'b']);
    line.set({ enabled: false });
    expect(line.arrive(['b', 'c'])).toEqual([]);
    line.set({ enabled: true, maxActive: null });
    line.arrive(['c', 'b'], NOW + 1_000);
    expect([line.slot('b'), line.slot('c')]).toEqual([NOW + 1_000, NOW + 2_000]);
  });

  it('a removed cap gives everyone who waits a slot in order', () => {
    const line = createLine({ ...open, maxActive: 1 });
    line.arrive(people(5));
    line.set({ maxActive: null });
    line.arrive([], NOW + 1_000);
    expect(people(5).map(line.slot)).toEqual([0, 1, 2, 3, 4].map((i) => NOW + i * 1_000));
  });

  it('a faster rate can move promised slots earlier', () => {
    const line = createLine({ ...open, admissionsPerMinute: 1 });
    line.arrive(people(4));
    line.set({ admissionsPerMinute: 60 });
    expect(line.hasten()).toHaveLength(3);
    expect(people(4).map(line.slot)).toEqual([NOW, NOW + 1_000, NOW + 2_000, NOW + 3_000]);
    line.arrive(['new']);
    expect(line.slot('new')).toBe(NOW + 4_000);
  });

  it('hastening never moves a slot later, keeps the order and never doubles one', () => {
    const rate = fc.integer({ min: 1, max: 3_000 });
    const steps = fc.array(fc.tuple(rate, fc.integer({ min: 1, max: 8 })), { minLength: 1 });
    fc.assert(
      fc.property(steps, rate, fc.nat({ max: 200_000 }), (issued, finalRate, elapsed) => {
        const line = createLine();
        const all: string[] = [];
        for (const [admissionsPerMinute, size] of issued) {
          line.set({ admissionsPerMinute });
          const group = people(size, `g${all.length}-`);
          line.arrive(group);
          all.push(...group);
        }
        const before = all.map((one) => line.slot(one)!);
        line.set({ admissionsPerMinute: finalRate });
        line.hasten(NOW + elapsed);
        line.arrive(['new'], NOW + elapsed);
        const after = [...all, 'new'].map((one) => line.slot(one)!);
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
  ])('$change can be used: $fine', ({ change, fine }) => {
    expect(queue.settingsProblem({ ...open, ...change }) === null).toBe(fine);
  });
});

describe('an entry stands', () => {
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
  ])('$change at $at as $as', ({ change, at, as }) => {
    expect(queue.entryStatus(entry(change), at)).toBe(as);
  });
});
