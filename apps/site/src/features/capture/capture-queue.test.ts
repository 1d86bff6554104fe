import type { CaptureEvent } from '@mes/contract/capture';
import { beforeEach, describe, expect, it } from 'vitest';
import { storageOf } from '../../testing/storage';
import { type CaptureQueue, type CaptureQueueChange, createCaptureQueue } from './capture-queue';

interface Request {
  readonly map: number;
  readonly ids: readonly string[];
  readonly times: readonly number[];
  confirm(): Promise<void>;
  fail(error: Error): Promise<void>;
}

const OFFLINE = new TypeError('Failed to fetch');
let requests: Request[];
let stored: Map<string, string>;
let postponed: (() => void)[];
let now: number;

beforeEach(() => {
  requests = [];
  stored = new Map();
  postponed = [];
  now = 1_000;
});

const flushPromises = () => new Promise<void>((resolve) => setTimeout(resolve));

function open(): CaptureQueue {
  return createCaptureQueue({
    send: (map, changes) =>
      new Promise((resolve, reject) => {
        const andFlush = (action: () => void) => () => {
          action();
          return flushPromises();
        };
        requests.push({
          map,
          ids: changes.map(idOf),
          times: changes.flatMap((change) => (change.kind === 'record' ? change.event.at : [])),
          confirm: andFlush(resolve),
          fail: (error) => andFlush(() => reject(error))(),
        });
      }),
    refusalOf: (error) => (error === OFFLINE ? null : (error as Error).message),
    storage: storageOf(stored),
    prefix: 'capture:me:match:',
    now: () => now,
    later: (work) => void postponed.push(work),
  });
}

const event = (id: string): CaptureEvent => ({ kind: 'round_end', id, at: 1, winner: 'A' });
const record = (id: string, at = 1): CaptureQueueChange => ({
  kind: 'record',
  event: { ...event(id), at },
});
const remove = (id: string): CaptureQueueChange => ({
  kind: 'take_back',
  id: `remove ${id}`,
  request: { kind: 'remove', event: id },
});
const idOf = (change: CaptureQueueChange) =>
  change.kind === 'record' ? change.event.id : change.id;
const waiting = (queue: CaptureQueue) => queue.state().queued.map(({ change }) => idOf(change));

describe('events', () => {
  it('are never placed before events of an earlier, slower request', async () => {
    const queue = open();
    queue.add(0, record('a', 1_000));
    queue.add(0, record('b', 1_040));
    queue.add(0, record('c', 1_600));
    now = 1_400;
    await requests[0]?.confirm();
    // A request that took 400 ms may have placed its event as much too late.
    expect(requests[1]?.times).toEqual([1_400, 1_600]);
    now = 1_700;
    await requests[1]?.confirm();
    queue.add(0, record('d', 5_000));
    expect(requests[2]?.times).toEqual([5_000]);
  });

  it('are sent at once; events added during a request are sent together after it', async () => {
    const queue = open();
    queue.add(0, record('a'));
    queue.add(0, record('b'));
    queue.add(0, record('c'));
    expect(requests.map(({ ids }) => ids)).toEqual([['a']]);
    await requests[0]?.confirm();
    expect(requests.map(({ ids }) => ids)).toEqual([['a'], ['b', 'c']]);
    await requests[1]?.confirm();
    expect(queue.state()).toEqual({ queued: [], problem: null });
    expect(stored.size).toBe(0);
  });

  it('keep their order across maps and removals', async () => {
    const queue = open();
    for (const change of [record('a'), record('b'), remove('b'), record('c')]) queue.add(0, change);
    queue.add(1, record('d'));
    for (let request = 0; request < 5; request++) await requests[request]?.confirm();
    expect(requests.map(({ map, ids }) => [map, ...ids])).toEqual([
      [0, 'a'],
      [0, 'b'],
      [0, 'remove b'],
      [0, 'c'],
      [1, 'd'],
    ]);
  });

  it('are sent in batches of at most 200', async () => {
    const queue = open();
    for (let number = 0; number <= 300; number++) queue.add(0, record(`${number}`));
    await requests[0]?.confirm();
    await requests[1]?.confirm();
    expect(requests.map(({ ids }) => ids.length)).toEqual([1, 200, 100]);
  });
});

describe('without a connection', () => {
  it('changes wait in order and are sent after reconnecting', async () => {
    const queue = open();
    queue.add(0, record('a'));
    await requests[0]?.fail(OFFLINE);
    queue.add(0, record('b'));
    expect(queue.state().problem).toEqual({ kind: 'offline' });
    expect(requests).toHaveLength(1);
    postponed[0]?.();
    expect(requests[1]?.ids).toEqual(['a', 'b']);
    await requests[1]?.confirm();
    expect(queue.state()).toEqual({ queued: [], problem: null });
  });

  it('nothing is lost when the page is closed', async () => {
    const first = open();
    first.add(0, record('b'));
    await requests[0]?.fail(OFFLINE);
    first.add(0, record('a'));
    const second = open();
    expect(waiting(second)).toEqual(['b', 'a']);
    expect(requests[1]?.ids).toEqual(['b', 'a']);
  });

  it('a second tab overwrites nothing', async () => {
    const first = open();
    const second = open();
    first.add(0, record('a'));
    second.add(0, record('b'));
    await requests[1]?.confirm();
    expect([...stored.values()]).toHaveLength(1);
    expect([...stored.values()][0]).toContain('"a"');
  });
});

describe('withdrawing', () => {
  it('removes an event that was never sent', async () => {
    const queue = open();
    queue.add(0, record('a'));
    queue.add(0, record('b'));
    expect(queue.withdraw('b')).toBe(true);
    await requests[0]?.confirm();
    expect(requests).toHaveLength(1);
  });

  it('is refused for an event that the server may have', async () => {
    const queue = open();
    queue.add(0, record('a'));
    expect(queue.withdraw('a')).toBe(false);
    await requests[0]?.fail(OFFLINE);
    expect(queue.withdraw('a')).toBe(false);
  });
});

describe('a change that the server refuses', () => {
  it('blocks later changes until it is discarded', async () => {
    const queue = open();
    queue.add(1, record('a'));
    await requests[0]?.fail(new Error('Map 1 is not over yet.'));
    queue.add(0, record('b'));
    expect(queue.state().problem).toEqual({ kind: 'refused', reason: 'Map 1 is not over yet.' });
    expect(requests).toHaveLength(1);
    queue.discard();
    expect(requests[1]?.ids).toEqual(['b']);
    await requests[1]?.confirm();
    expect(queue.state()).toEqual({ queued: [], problem: null });
  });
});
