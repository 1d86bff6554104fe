import { beforeEach, describe, expect, it } from 'vitest';
import { createOutbox, type Outgoing } from './outbox';

interface Sent extends Outgoing {
  arrive(): Promise<void>;
  fail(error: Error): Promise<void>;
}

const OFFLINE = new TypeError('Failed to fetch');
let sent: Sent[];
let kept: Map<string, string>;
let keys: number;

beforeEach(() => {
  sent = [];
  kept = new Map();
  keys = 0;
});

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function open() {
  return createOutbox({
    send: (outgoing) =>
      new Promise((resolve, reject) => {
        sent.push({
          ...outgoing,
          arrive() {
            resolve();
            return settle();
          },
          fail(error) {
            reject(error);
            return settle();
          },
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
    prefix: 'outbox:',
    newKey: () => `key-${++keys}`,
    now: () => 1_000,
  });
}

const statesOf = (items: readonly Outgoing[]) =>
  items.map(({ message, state }) => `${message}: ${state}`);

describe('what is written', () => {
  it('is shown at once and gone when it has arrived', async () => {
    const outbox = open();
    outbox.write('ben', 'hello');
    expect(statesOf(outbox.all())).toEqual(['hello: sending']);
    await sent[0]?.arrive();
    expect(outbox.all()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('goes out in its order, one after the other', async () => {
    const outbox = open();
    outbox.write('ben', 'one');
    outbox.write('ben', 'two');
    expect(statesOf(outbox.all())).toEqual(['one: sending', 'two: waiting']);
    await sent[0]?.arrive();
    expect(sent.map(({ message }) => message)).toEqual(['one', 'two']);
  });

  it('does not wait for other conversations', () => {
    const outbox = open();
    outbox.write('ben', 'one');
    outbox.write('cat', 'two');
    expect(sent.map(({ userId }) => userId)).toEqual(['ben', 'cat']);
  });
});

describe('what fails', () => {
  it('stays with its reason, and holds up what was written after it', async () => {
    const outbox = open();
    outbox.write('ben', 'one');
    outbox.write('ben', 'two');
    await sent[0]?.fail(new Error('This player does not take messages from you.'));
    expect(outbox.all()).toMatchObject([
      { state: 'failed', reason: 'This player does not take messages from you.', offline: false },
      { state: 'waiting' },
    ]);
    outbox.retryOffline();
    expect(sent).toHaveLength(1);
  });

  it('is tried again under the same key when one asks for it', async () => {
    const outbox = open();
    outbox.write('ben', 'one');
    await sent[0]?.fail(OFFLINE);
    outbox.retry('key-1');
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    await sent[1]?.arrive();
    expect(outbox.all()).toEqual([]);
  });

  it('for want of a connection goes out with the next one, and the rest behind it', async () => {
    const outbox = open();
    outbox.write('ben', 'one');
    outbox.write('ben', 'two');
    await sent[0]?.fail(OFFLINE);
    outbox.retryOffline();
    await sent[1]?.arrive();
    await sent[2]?.arrive();
    expect(sent.map(({ message }) => message)).toEqual(['one', 'one', 'two']);
    expect(outbox.all()).toEqual([]);
  });

  it('can be given up, and lets the rest go', async () => {
    const outbox = open();
    outbox.write('ben', 'one');
    outbox.write('ben', 'two');
    await sent[0]?.fail(new Error('refused'));
    outbox.discard('key-1');
    expect(sent.map(({ message }) => message)).toEqual(['one', 'two']);
  });
});

describe('a page that is opened again', () => {
  it('still has what did not arrive, and sends it by the same key', async () => {
    open().write('ben', 'one');
    const again = open();
    expect(again.all()).toMatchObject([{ message: 'one', state: 'failed', offline: true }]);
    again.retryOffline();
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('does not send again what the server refused', async () => {
    open().write('ben', 'one');
    await sent[0]?.fail(new Error('refused'));
    const again = open();
    again.retryOffline();
    expect(sent).toHaveLength(1);
    expect(again.all()).toMatchObject([{ reason: 'refused' }]);
  });

  it('begins with nothing when what was kept makes no sense', () => {
    for (const nonsense of ['{', '{}', 'null']) {
      kept.set('outbox:1', nonsense);
      expect(open().all()).toEqual([]);
    }
  });
});
