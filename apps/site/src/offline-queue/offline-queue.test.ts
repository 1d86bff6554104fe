import { beforeEach, describe, expect, it } from 'vitest';
import { storageOf } from '../testing/storage';
import { createOfflineQueue, isOffline, type OfflineQueue } from './offline-queue';

interface Request {
  readonly ids: readonly string[];
  confirm(): Promise<void>;
  fail(error: Error): Promise<void>;
}

const NO_CONNECTION = new TypeError('Failed to fetch');
let requests: Request[];
let stored: Map<string, string>;

beforeEach(() => {
  requests = [];
  stored = new Map();
});

const flushPromises = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Values are `lane/…`; all waiting items of a lane are sent in one batch. */
function open({ setItem = (key: string, value: string) => void stored.set(key, value) } = {}) {
  return createOfflineQueue<string>({
    send: (items) =>
      new Promise((resolve, reject) => {
        requests.push({
          ids: items.map(({ id }) => id),
          confirm() {
            resolve();
            return flushPromises();
          },
          fail(error) {
            reject(error);
            return flushPromises();
          },
        });
      }),
    refusalOf: (error) => (error === NO_CONNECTION ? null : (error as Error).message),
    laneOf: (value) => value.split('/')[0] ?? '',
    batchSize: (values) => values.length,
    restoredFailure: (failure) => failure,
    storage: Object.assign(storageOf(stored), { setItem }),
    prefix: 'queue:',
    now: () => 1_000,
  });
}

const statesOf = ({ items }: OfflineQueue<string>) =>
  items.get().map(({ id, state }) => `${id} ${state}`);

describe('the order of items', () => {
  it('holds within a lane, and lanes do not wait for each other', async () => {
    const queue = open();
    queue.add('1', 'left/a');
    queue.add('2', 'left/b');
    queue.add('3', 'right/c');
    expect(requests.map(({ ids }) => ids)).toEqual([['1'], ['3']]);
    await requests[0]?.confirm();
    expect(requests.at(-1)?.ids).toEqual(['2']);
  });

  it('survives a reload even when all were added within a millisecond', () => {
    const queue = open();
    for (let number = 0; number < 12; number++) queue.add(`${11 - number}`, 'lane/a');
    const ids = open()
      .items.get()
      .map(({ id }) => Number(id));
    expect(ids).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });
});

describe('discarding', () => {
  it('removes the refused item, and not the ones added after it', async () => {
    const queue = open();
    queue.add('1', 'lane/a');
    await requests[0]?.fail(new Error('refused'));
    queue.add('2', 'lane/b');
    queue.discard(({ state }) => state === 'failed');
    expect(requests.at(-1)?.ids).toEqual(['2']);
    await requests.at(-1)?.confirm();
    expect(stored.size).toBe(0);
  });

  it('during a request is final even when the request fails', async () => {
    const queue = open();
    queue.add('1', 'lane/a');
    queue.discard(() => true);
    await requests[0]?.fail(new Error('refused'));
    expect(queue.items.get()).toEqual([]);
    expect(stored.size).toBe(0);
  });
});

describe('after a reload', () => {
  it('a refused item is still refused, one without an answer is sent again', async () => {
    const queue = open();
    queue.add('1', 'left/a');
    queue.add('2', 'right/b');
    await requests[0]?.fail(new Error('too late'));
    await requests[1]?.fail(NO_CONNECTION);
    const reopened = open();
    expect(statesOf(reopened)).toEqual(['1 failed', '2 sending']);
    expect(reopened.items.get()[0]?.failure).toEqual({ kind: 'refused', reason: 'too late' });
  });

  it('nothing can be withdrawn, as another tab or the previous page may have sent it', async () => {
    const queue = open();
    queue.add('1', 'lane/a');
    queue.add('2', 'lane/b');
    expect(open().withdraw('2')).toBe(false);
    expect(queue.withdraw('2')).toBe(true);
  });
});

it('retries items that failed offline, and not those that were refused', async () => {
  const queue = open();
  queue.add('1', 'left/a');
  queue.add('2', 'right/b');
  await requests[0]?.fail(new Error('too late'));
  await requests[1]?.fail(NO_CONNECTION);
  queue.retry(isOffline);
  expect(statesOf(queue)).toEqual(['1 failed', '2 sending']);
});

it('works without storage until the page is left', async () => {
  const queue = open({
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  queue.add('1', 'lane/a');
  expect(requests[0]?.ids).toEqual(['1']);
  await requests[0]?.confirm();
  expect(queue.items.get()).toEqual([]);
});
