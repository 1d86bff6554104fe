import { beforeEach, describe, expect, it } from 'vitest';
import { storageOf } from '../../testing/storage';
import { createOutbox, type OutboxMessage } from './outbox';

interface Request extends OutboxMessage {
  confirm(): Promise<void>;
  fail(error: Error): Promise<void>;
}

const OFFLINE = new TypeError('Failed to fetch');
let requests: Request[];
let stored: Map<string, string>;
let keys: number;

beforeEach(() => {
  requests = [];
  stored = new Map();
  keys = 0;
});

const flushPromises = () => new Promise<void>((resolve) => setTimeout(resolve));

function open() {
  return createOutbox({
    send: (outgoing) =>
      new Promise((resolve, reject) => {
        requests.push({
          ...outgoing,
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
    refusalOf: (error) => (error === OFFLINE ? null : (error as Error).message),
    storage: storageOf(stored),
    prefix: 'outbox:',
    newKey: () => `key-${++keys}`,
    now: () => 1_000,
  });
}

const statesOf = (items: readonly OutboxMessage[]) =>
  items.map(({ text, state }) => `${text}: ${state}`);

describe('a written message', () => {
  it('is in the outbox until the server has confirmed it', async () => {
    const outbox = open();
    outbox.write('ben', 'hello');
    expect(statesOf(outbox.all())).toEqual(['hello: sending']);
    await requests[0]?.confirm();
    expect(outbox.all()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it('is sent in order, one after the other', async () => {
    const outbox = open();
    outbox.write('ben', 'one');
    outbox.write('ben', 'two');
    expect(statesOf(outbox.all())).toEqual(['one: sending', 'two: waiting']);
    await requests[0]?.confirm();
    expect(requests.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('does not wait for other conversations', () => {
    const outbox = open();
    outbox.write('ben', 'one');
    outbox.write('cat', 'two');
    expect(requests.map(({ recipientId }) => recipientId)).toEqual(['ben', 'cat']);
  });
});

describe('a failed message', () => {
  it('stays with its reason, and blocks later messages', async () => {
    const outbox = open();
    outbox.write('ben', 'one');
    outbox.write('ben', 'two');
    await requests[0]?.fail(new Error('This player does not accept messages from you.'));
    expect(outbox.all()).toMatchObject([
      { state: 'failed', reason: 'This player does not accept messages from you.', offline: false },
      { state: 'waiting' },
    ]);
    outbox.retryOffline();
    expect(requests).toHaveLength(1);
  });

  it('is retried with the same key', async () => {
    const outbox = open();
    outbox.write('ben', 'one');
    await requests[0]?.fail(OFFLINE);
    outbox.retry('key-1');
    expect(requests.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    await requests[1]?.confirm();
    expect(outbox.all()).toEqual([]);
  });

  it('is sent after reconnecting if it failed offline, and later messages after it', async () => {
    const outbox = open();
    outbox.write('ben', 'one');
    outbox.write('ben', 'two');
    await requests[0]?.fail(OFFLINE);
    outbox.retryOffline();
    await requests[1]?.confirm();
    await requests[2]?.confirm();
    expect(requests.map(({ text }) => text)).toEqual(['one', 'one', 'two']);
    expect(outbox.all()).toEqual([]);
  });

  it('can be discarded, and later messages are sent', async () => {
    const outbox = open();
    outbox.write('ben', 'one');
    outbox.write('ben', 'two');
    await requests[0]?.fail(new Error('refused'));
    outbox.discard('key-1');
    expect(requests.map(({ text }) => text)).toEqual(['one', 'two']);
  });
});

describe('a page that is opened again', () => {
  it('still has unconfirmed messages, and sends them with the same key', async () => {
    open().write('ben', 'one');
    const again = open();
    expect(again.all()).toMatchObject([{ text: 'one', state: 'failed', offline: true }]);
    again.retryOffline();
    expect(requests.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('does not send again what the server refused', async () => {
    open().write('ben', 'one');
    await requests[0]?.fail(new Error('refused'));
    const again = open();
    again.retryOffline();
    expect(requests).toHaveLength(1);
    expect(again.all()).toMatchObject([{ reason: 'refused' }]);
  });

  it('starts empty when the stored data are invalid', () => {
    for (const nonsense of ['{', '{}', 'null']) {
      stored.set('outbox:1', nonsense);
      expect(open().all()).toEqual([]);
    }
  });
});
