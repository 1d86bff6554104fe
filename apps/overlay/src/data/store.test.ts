import type { Calls } from '@mes/client/calls';
import { channels } from '@mes/client/channels';
import { expect, it, vi } from 'vitest';
import { type ManualClock, manualClock } from '../../../../packages/client/testing/clock';
import { createStore, type Source } from './store';

function setUp(kept: Record<string, unknown> = {}) {
  const clock = manualClock();
  const written: Record<string, unknown> = {};
  const followed = new Set<string>();
  const store = createStore({
    call: {} as Calls,
    kept: {
      read: (key) => kept[key],
      write: (key, value) => {
        written[key] = value;
      },
    },
    clock,
    follow({ name }) {
      followed.add(name);
      return () => followed.delete(name);
    },
  });
  return { store, clock, written, followed };
}

/** A source that answers, or refuses, what it is told to. */
function scripted(everyMs: number | null = 3_000) {
  const read = vi.fn<() => Promise<unknown>>();
  const channel = () => channels.match('1');
  const source: Source<unknown> = { key: 'score', read, everyMs, channel };
  return { read, source };
}

const settled = () => new Promise((done) => setTimeout(done));

/** A second at a time, so that answers can come in between. */
async function pass(clock: ManualClock, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    clock.advance(1_000);
    await settled();
  }
}

it('reads at once, then at the pace of the source, and keeps what it read', async () => {
  const { store, clock, written } = setUp();
  const { read, source } = scripted();
  read.mockResolvedValueOnce('0 - 0').mockResolvedValueOnce('1 - 0');
  const changed = vi.fn();
  store.watch(source, changed);
  await settled();
  expect(store.get(source)).toBe('0 - 0');
  clock.advance(3_000);
  await settled();
  expect(store.get(source)).toBe('1 - 0');
  clock.advance(1_000);
  expect(written).toEqual({ score: '1 - 0' });
  expect(changed).toHaveBeenCalledTimes(2);
});

it('an equal answer changes nothing, not even the object', async () => {
  const { store, clock } = setUp();
  const { read, source } = scripted();
  read.mockImplementation(async () => ({ score: [1, 0] }));
  const changed = vi.fn();
  store.watch(source, changed);
  await settled();
  const first = store.get(source);
  clock.advance(3_000);
  await settled();
  expect(read).toHaveBeenCalledTimes(2);
  expect(store.get(source)).toBe(first);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('shows what was kept before anything is answered', () => {
  const { store, followed } = setUp({ score: '1 - 1' });
  const { read, source } = scripted();
  read.mockReturnValue(new Promise(() => {}));
  store.watch(source, () => {});
  expect(store.get(source)).toBe('1 - 1');
  expect([...followed]).toEqual(['match:1']);
});

it('keeps the last answer through failures, asks ever more slowly and recovers', async () => {
  const { store, clock } = setUp();
  const { read, source } = scripted();
  read.mockResolvedValueOnce('1 - 0').mockRejectedValue(new TypeError('Failed to fetch'));
  store.watch(source, () => {});
  await settled();
  await pass(clock, 60);
  expect(store.get(source)).toBe('1 - 0');
  expect(store.faults.get()).toEqual([]);
  expect(read.mock.calls.length).toBeLessThan(15);

  read.mockResolvedValue('2 - 0');
  await pass(clock, 15);
  expect(store.get(source)).toBe('2 - 0');
});

it('gives up on an answer that never comes, and asks again', async () => {
  const { store, clock } = setUp();
  const { read, source } = scripted();
  read.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue('1 - 0');
  store.watch(source, () => {});
  clock.advance(8_000);
  await settled();
  expect(store.faults.get()).toEqual(['Response Timeout']);
  clock.advance(1_000);
  await settled();
  expect(store.get(source)).toBe('1 - 0');
});

it('names the fault of an answer that is missing altogether', async () => {
  const { store } = setUp();
  const { read, source } = scripted();
  read.mockRejectedValue(new Error('Resource not found'));
  expect(store.isWaiting.get()).toBe(true);
  store.watch(source, () => {});
  expect(store.isWaiting.get()).toBe(true);
  await settled();
  expect(store.isWaiting.get()).toBe(false);
  expect(store.faults.get()).toEqual(['Resource not found']);
});

it('reads again when its channel tells, and only then', async () => {
  const { store } = setUp();
  const { read, source } = scripted(null);
  read.mockResolvedValue('1 - 0');
  store.watch(source, () => {});
  await settled();
  store.refresh('match:2');
  store.refresh('match:1');
  await settled();
  expect(read).toHaveBeenCalledTimes(2);
});

it('a change during a reading makes it read once more', async () => {
  const { store } = setUp({ score: 'kept' });
  const { read, source } = scripted(null);
  let answer: (value: unknown) => void = () => {};
  read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  read.mockResolvedValue('new');
  store.watch(source, () => {});
  store.refresh('match:1');
  store.refresh('match:1');
  answer('old');
  await settled();
  expect(read).toHaveBeenCalledTimes(2);
  expect(store.get(source)).toBe('new');
});

it('an answer that cannot be drawn is not kept, and is asked for again', async () => {
  const { store, clock, written } = setUp();
  const { read, source } = scripted(null);
  read.mockResolvedValueOnce('broken').mockResolvedValue('whole');
  const stop = store.watch(source, () => {});
  await settled();
  stop();
  await store.distrust();
  expect(store.get(source)).toBe('whole');
  clock.advance(1_000);
  expect(written).toEqual({ score: 'whole' });
});

it('stops when nobody watches any more', async () => {
  const { store, clock, followed } = setUp();
  const { read, source } = scripted();
  read.mockResolvedValue('1 - 0');
  const stop = store.watch(source, () => {});
  await settled();
  stop();
  clock.advance(60_000);
  store.refresh();
  await settled();
  expect(read).toHaveBeenCalledTimes(1);
  expect(followed.size).toBe(0);
});
