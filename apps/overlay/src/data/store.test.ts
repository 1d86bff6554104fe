import type { Calls } from '@mes/client/calls';
import { channels } from '@mes/client/channels';
import type { ShowProgram } from '@mes/contract/show-schemas';
import { expect, it, vi } from 'vitest';
import { type ManualClock, manualClock } from '../../../../packages/client/testing/clock';
import { sampleProgram } from '../../testing/sample-program';
import { createStore, type Source } from './store';

function setUp(cached: Record<string, unknown> = {}) {
  const clock = manualClock();
  const written: Record<string, unknown> = {};
  const subscribed = new Set<string>();
  const store = createStore({
    call: {} as Calls,
    cache: {
      read: (key) => cached[key],
      write: (key, value) => {
        written[key] = value;
      },
    },
    clock,
    subscribe({ name }) {
      subscribed.add(name);
      return () => subscribed.delete(name);
    },
  });
  return { store, clock, written, subscribed };
}

/** A source whose answers and errors the test sets. */
function scripted(everyMs: number | null = 3_000) {
  const read = vi.fn<() => Promise<unknown>>();
  const channel = () => channels.match('1');
  const source: Source<unknown> = { key: 'score', read, everyMs, channel };
  return { read, source };
}

const revisionOf = (revision: number) => ({ ...sampleProgram({ now: 0 }), revision });

const flushPromises = () => new Promise((done) => setTimeout(done));

/** One second at a time, so that promises resolve in between. */
async function passSeconds(clock: ManualClock, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    clock.advance(1_000);
    await flushPromises();
  }
}

it('reads again after an event of any channel of the source', async () => {
  const { store, subscribed } = setUp();
  const { read, source } = scripted();
  read.mockResolvedValue('0 - 0');
  const both = [channels.stream(), channels.match('1')];
  const stop = store.watch({ ...source, channel: () => both }, () => {});
  await flushPromises();
  expect([...subscribed]).toEqual(['stream', 'match:1']);
  for (const name of ['stream', 'match:1', 'match:2']) {
    store.refresh(name);
    await flushPromises();
  }
  expect(read).toHaveBeenCalledTimes(3);
  stop();
  expect(subscribed.size).toBe(0);
});

it('reads at once, then at the interval of the source, and caches the answer', async () => {
  const { store, clock, written } = setUp();
  const { read, source } = scripted();
  read.mockResolvedValueOnce('0 - 0').mockResolvedValueOnce('1 - 0');
  const changed = vi.fn();
  store.watch(source, changed);
  await flushPromises();
  expect(store.get(source)).toBe('0 - 0');
  clock.advance(3_000);
  await flushPromises();
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
  await flushPromises();
  const first = store.get(source);
  clock.advance(3_000);
  await flushPromises();
  expect(read).toHaveBeenCalledTimes(2);
  expect(store.get(source)).toBe(first);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('shows the cached answer before the first read is done', () => {
  const { store, subscribed } = setUp({ score: '1 - 1' });
  const { read, source } = scripted();
  read.mockReturnValue(new Promise(() => {}));
  store.watch(source, () => {});
  expect(store.get(source)).toBe('1 - 1');
  expect([...subscribed]).toEqual(['match:1']);
});

it('keeps the last answer through failures, backs off and recovers', async () => {
  const { store, clock } = setUp();
  const { read, source } = scripted();
  read.mockResolvedValueOnce('1 - 0').mockRejectedValue(new TypeError('Failed to fetch'));
  store.watch(source, () => {});
  await flushPromises();
  await passSeconds(clock, 60);
  expect(store.get(source)).toBe('1 - 0');
  expect(store.faults.get()).toEqual([]);
  expect(read.mock.calls.length).toBeLessThan(15);

  read.mockResolvedValue('2 - 0');
  await passSeconds(clock, 15);
  expect(store.get(source)).toBe('2 - 0');
});

it('times out on an answer that never comes, and reads again', async () => {
  const { store, clock } = setUp();
  const { read, source } = scripted();
  read.mockReturnValueOnce(new Promise(() => {})).mockResolvedValue('1 - 0');
  store.watch(source, () => {});
  clock.advance(8_000);
  await flushPromises();
  expect(store.faults.get()).toEqual(['Response Timeout']);
  clock.advance(1_000);
  await flushPromises();
  expect(store.get(source)).toBe('1 - 0');
});

it('reports the error of a source that never had an answer', async () => {
  const { store } = setUp();
  const { read, source } = scripted();
  read.mockRejectedValue(new Error('Resource not found'));
  expect(store.isLoading.get()).toBe(true);
  store.watch(source, () => {});
  expect(store.isLoading.get()).toBe(true);
  await flushPromises();
  expect(store.isLoading.get()).toBe(false);
  expect(store.faults.get()).toEqual(['Resource not found']);
});

it('reads again after events of its own channel only', async () => {
  const { store } = setUp();
  const { read, source } = scripted(null);
  read.mockResolvedValue('1 - 0');
  store.watch(source, () => {});
  await flushPromises();
  store.refresh('match:2');
  store.refresh('match:1');
  await flushPromises();
  expect(read).toHaveBeenCalledTimes(2);
});

it('an event during a read makes it read once more', async () => {
  const { store } = setUp({ score: 'cached' });
  const { read, source } = scripted(null);
  let answer: (value: unknown) => void = () => {};
  read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  read.mockResolvedValue('new');
  store.watch(source, () => {});
  store.refresh('match:1');
  store.refresh('match:1');
  answer('old');
  await flushPromises();
  expect(read).toHaveBeenCalledTimes(2);
  expect(store.get(source)).toBe('new');
});

it('an answer that cannot be rendered is not cached, and is read again', async () => {
  const { store, clock, written } = setUp();
  const { read, source } = scripted(null);
  read.mockResolvedValueOnce('broken').mockResolvedValue('whole');
  const stop = store.watch(source, () => {});
  await flushPromises();
  stop();
  await store.reloadAll();
  expect(store.get(source)).toBe('whole');
  clock.advance(1_000);
  expect(written).toEqual({ score: 'whole' });
});

it('stops when nobody watches', async () => {
  const { store, clock, subscribed } = setUp();
  const { read, source } = scripted();
  read.mockResolvedValue('1 - 0');
  const stop = store.watch(source, () => {});
  await flushPromises();
  stop();
  clock.advance(60_000);
  store.refresh();
  await flushPromises();
  expect(read).toHaveBeenCalledTimes(1);
  expect(subscribed.size).toBe(0);
});

it('a scope is loading until what it watches is read, whatever others watch', async () => {
  const { store } = setUp();
  const first = scripted();
  const second = scripted();
  first.read.mockResolvedValue('0 - 0');
  second.read.mockReturnValue(new Promise(() => {}));
  store.watch(first.source, () => {});
  await flushPromises();
  const scope = store.openScope();
  expect([store.isLoading.get(), scope.isLoading.get()]).toEqual([false, true]);
  scope.watch({ ...second.source, key: 'other' }, () => {});
  expect([store.isLoading.get(), scope.isLoading.get()]).toEqual([false, true]);
  const third = store.openScope();
  third.watch(first.source, () => {});
  expect(third.isLoading.get()).toBe(false);
});

it('an event that carries the answer is applied without a request, and nothing older after it', async () => {
  const { store } = setUp();
  const read = vi.fn(async () => revisionOf(1));
  const other = scripted();
  other.read.mockResolvedValue('any');
  const program: Source<ShowProgram> = {
    key: 'program',
    read,
    everyMs: null,
    channel: () => channels.match('1'),
    withEvent: (answer, event) => (event.type === 'program.changed' ? event.data : answer),
    isOlder: (answer, than) => answer.revision < than.revision,
  };
  store.watch(program, () => {});
  store.watch({ ...other.source, key: 'other' }, () => {});
  await flushPromises();
  store.applyEvent('match:1', { type: 'program.changed', data: revisionOf(5) });
  expect(store.get(program)?.revision).toBe(5);
  store.applyEvent('match:1', { type: 'program.changed', data: revisionOf(4) });
  expect(store.get(program)?.revision).toBe(5);
  expect([read.mock.calls.length, other.read.mock.calls.length]).toEqual([1, 1]);
  store.applyEvent('match:1', { type: 'stream.scored', data: { revision: 2 } });
  await flushPromises();
  expect([read.mock.calls.length, other.read.mock.calls.length]).toEqual([1, 2]);
});

it('what nobody watched for a while counts as read only after it is read again', async () => {
  const { store } = setUp();
  const { read, source } = scripted(null);
  read.mockResolvedValue('0 - 0');
  store.watch(source, () => {})();
  await flushPromises();
  const scope = store.openScope();
  scope.watch(source, () => {});
  expect(scope.isLoading.get()).toBe(true);
  await flushPromises();
  expect(scope.isLoading.get()).toBe(false);
});
