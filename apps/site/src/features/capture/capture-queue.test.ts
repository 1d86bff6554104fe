import type { CaptureEvent } from '@mes/contract/capture';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CaptureQueue, type Change, createCaptureQueue } from './capture-queue';

interface Sent {
  readonly map: number;
  readonly ids: readonly string[];
  readonly times: readonly number[];
  arrive(): Promise<void>;
  fail(error: Error): Promise<void>;
}

const OFFLINE = new TypeError('Failed to fetch');
let sent: Sent[];
let kept: Map<string, string>;
let postponed: (() => void)[];
let now: number;

beforeEach(() => {
  sent = [];
  kept = new Map();
  postponed = [];
  now = 1_000;
});

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function open(): CaptureQueue {
  return createCaptureQueue({
    send: (map, changes) =>
      new Promise((resolve, reject) => {
        const settled = (how: () => void) => () => {
          how();
          return settle();
        };
        sent.push({
          map,
          ids: changes.map(idOf),
          times: changes.flatMap((change) => (change.kind === 'record' ? change.event.at : [])),
          arrive: settled(resolve),
          fail: (error) => settled(() => reject(error))(),
        });
      }),
    refusalOf: (error) => (error === OFFLINE ? null : (error as Error).message),
    storage: {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
    },
    prefix: 'capture:me:match:',
    now: () => now,
    later: (work) => void postponed.push(work),
  });
}

const event = (id: string): CaptureEvent => ({ kind: 'round_end', id, at: 1, winner: 'A' });
const record = (id: string, at = 1): Change => ({ kind: 'record', event: { ...event(id), at } });
const remove = (id: string): Change => ({
  kind: 'take_back',
  id: `remove ${id}`,
  request: { kind: 'remove', event: id },
});
const idOf = (change: Change) => (change.kind === 'record' ? change.event.id : change.id);
const waiting = (queue: CaptureQueue) => queue.state().queued.map(({ change }) => idOf(change));

describe('what is pressed', () => {
  it('is never placed before what was longer on its way', async () => {
    const queue = open();
    queue.add(0, record('a', 1_000));
    queue.add(0, record('b', 1_040));
    queue.add(0, record('c', 1_600));
    now = 1_400;
    await sent[0]?.arrive();
    // A request that took 400 ms may have placed its event as much too late.
    expect(sent[1]?.times).toEqual([1_400, 1_600]);
    now = 1_700;
    await sent[1]?.arrive();
    queue.add(0, record('d', 5_000));
    expect(sent[2]?.times).toEqual([5_000]);
  });

  it('goes out at once, and what comes meanwhile together after it', async () => {
    const queue = open();
    queue.add(0, record('a'));
    queue.add(0, record('b'));
    queue.add(0, record('c'));
    expect(sent.map(({ ids }) => ids)).toEqual([['a']]);
    await sent[0]?.arrive();
    expect(sent.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']]);
    await sent[1]?.arrive();
    expect(queue.state()).toEqual({ queued: [], problem: null });
    expect(kept.size).toBe(0);
  });

  it('keeps its order across maps and takings back', async () => {
    const queue = open();
    for (const change of [record('a'), record('b'), remove('b'), record('c')]) queue.add(0, change);
    queue.add(1, record('d'));
    for (let request = 0; request < 5; request++) await sent[request]?.arrive();
    expect(sent.map(({ map, ids }) => [map, ...ids])).toEqual([
      [0, 'a'],
      [0, 'b'],
      [0, 'remove b'],
      [0, 'c'],
      [1, 'd'],
    ]);
  });

  it('sends at most as many as the server takes at once', async () => {
    const queue = open();
    for (let number = 0; number <= 300; number++) queue.add(0, record(`${number}`));
    await sent[0]?.arrive();
    await sent[1]?.arrive();
    expect(sent.map(({ ids }) => ids.length)).toEqual([1, 200, 100]);
  });
});

describe('without a connection', () => {
  it('everything waits in its order and goes out when it is back', async () => {
    const queue = open();
    queue.add(0, record('a'));
    await sent[0]?.fail(OFFLINE);
    queue.add(0, record('b'));
    expect(queue.state().problem).toEqual({ kind: 'offline' });
    expect(sent).toHaveLength(1);
    postponed[0]?.();
    expect(sent[1]?.ids).toEqual(['a', 'b']);
    await sent[1]?.arrive();
    expect(queue.state()).toEqual({ queued: [], problem: null });
  });

  it('nothing is lost when the page is closed', async () => {
    const first = open();
    first.add(0, record('b'));
    await sent[0]?.fail(OFFLINE);
    first.add(0, record('a'));
    const second = open();
    expect(waiting(second)).toEqual(['b', 'a']);
    expect(sent[1]?.ids).toEqual(['b', 'a']);
  });

  it('a second tab writes over nothing', async () => {
    const first = open();
    const second = open();
    first.add(0, record('a'));
    second.add(0, record('b'));
    await sent[1]?.arrive();
    expect([...kept.values()]).toHaveLength(1);
    expect([...kept.values()][0]).toContain('"a"');
  });
});

describe('taking out', () => {
  it('leaves no trace of what was never sent', async () => {
    const queue = open();
    queue.add(0, record('a'));
    queue.add(0, record('b'));
    expect(queue.withdraw('b')).toBe(true);
    await sent[0]?.arrive();
    expect(sent).toHaveLength(1);
  });

  it('refuses what may have arrived', async () => {
    const queue = open();
    queue.add(0, record('a'));
    expect(queue.withdraw('a')).toBe(false);
    await sent[0]?.fail(OFFLINE);
    expect(queue.withdraw('a')).toBe(false);
  });
});

describe('a change that the server refuses', () => {
  it('holds up what follows until somebody decides', async () => {
    const queue = open();
    queue.add(1, record('a'));
    await sent[0]?.fail(new Error('Map 1 is not over yet.'));
    queue.add(0, record('b'));
    expect(queue.state().problem).toEqual({ kind: 'refused', reason: 'Map 1 is not over yet.' });
    expect(sent).toHaveLength(1);
    queue.discard();
    expect(sent[1]?.ids).toEqual(['b']);
    await sent[1]?.arrive();
    expect(queue.state()).toEqual({ queued: [], problem: null });
  });
});
