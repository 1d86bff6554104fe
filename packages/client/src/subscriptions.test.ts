import { ForbiddenError } from '@mes/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../testing/clock';
import { loadFastSocket, startGateway, type TestGateway, waitForState } from '../testing/gateway';
import { type Channel, channels } from './channels';
import { type Client, createClient } from './client';
import type { Connection } from './connection';

let gateway: TestGateway;
let clock: ManualClock;
let client: Client;

beforeEach(async () => {
  gateway = await startGateway();
  clock = manualClock();
  client = createClient({
    baseUrl: gateway.url,
    clock,
    loadSocket: loadFastSocket,
    onConnectError: () => {},
  });
  client.connection.connect();
  await waitForState(client.connection, 'connected');
});
afterEach(async () => {
  client.connection.close();
  await gateway.close();
});

const frame = (revision: number, channel = 'stream') => ({
  channel,
  since: revision - 1,
  revision,
  type: 'stream.changed',
  data: revision,
});

interface Handlers {
  '*'(event: { data: unknown }): void;
  snapshot(snapshot: unknown, revision: number | null): void;
  missed(): void;
  state(state: unknown): void;
  ended(error: Error): void;
}

const on =
  (channel: Channel, connection?: Connection) =>
  (handlers: Handlers): (() => void) =>
    (connection ?? client.connection).subscribe(channel, handlers);

/** Subscribes and records what is received; `waitFor` resolves after so many items. */
function listen(subscribe: (handlers: Handlers) => () => void = on(channels.stream())) {
  const received: unknown[] = [];
  const watchers = new Set<() => void>();
  const record = (item: unknown) => {
    received.push(item);
    for (const check of watchers) check();
  };
  const cancel = subscribe({
    '*': ({ data }) => record(data),
    snapshot: (snapshot, revision) => record({ snapshot, revision }),
    missed: () => record('missed'),
    state: (state) => record({ state }),
    ended: (error) => record(error),
  });
  const waitFor = (count: number) =>
    new Promise<void>((resolve) => {
      const check = () => received.length >= count && watchers.delete(check) && resolve();
      watchers.add(check);
      check();
    });
  return { received, waitFor, cancel };
}

const respondWith = (data: object) => () => ({ status: 'SUCCESS', data });

describe('a subscription', () => {
  it('gets the snapshot and events of its channel', async () => {
    gateway.onSubscribe = respondWith({ channel: 'stream', revision: 4, snapshot: { a: 1 } });
    const { received, waitFor } = listen();
    await waitFor(1);
    gateway.push('channel_event', frame(5));
    gateway.push('channel_event', [frame(6), frame(7)]);
    gateway.push('channel_event', frame(1, 'another'));
    gateway.push('channel_event', { ...frame(8), events: [frame(8), frame(9)] });
    await waitFor(6);
    expect(received).toEqual([{ snapshot: { a: 1 }, revision: 4 }, 5, 6, 7, 8, 9]);
    expect(gateway.subscriptions).toEqual([
      { event: 'subscribe_channel', payload: { channel: 'stream' } },
    ]);
  });

  it('of a match is made by the id of the match', async () => {
    gateway.onSubscribe = respondWith({ channel: 'match:m1', revision: 1, snapshot: 'all' });
    const { received, waitFor } = listen((handlers) =>
      client.connection.subscribeMatchup('m1', handlers),
    );
    await waitFor(1);
    gateway.push('channel_event', frame(2, 'match:m1'));
    await waitFor(2);
    expect(received).toEqual([{ snapshot: 'all', revision: 1 }, 2]);
    expect(gateway.subscriptions).toEqual([{ event: 'subscribe_matchup', payload: { id: 'm1' } }]);
  });

  it('can be made and cancelled before the socket code is loaded', async () => {
    gateway.onSubscribe = respondWith({ revision: 4, snapshot: 'all' });
    const { connection } = createClient({
      baseUrl: gateway.url,
      clock,
      loadSocket: loadFastSocket,
    });
    const early = listen(on(channels.stream(), connection));
    const matchup = listen((handlers) => connection.subscribeMatchup('m1', handlers));
    listen(on(channels.voting(), connection)).cancel();
    connection.connect();
    await Promise.all([early.waitFor(1), matchup.waitFor(1)]);
    early.cancel();
    await gateway.waitForSubscriptions(3);
    connection.close();
    expect(gateway.subscriptions).toEqual([
      { event: 'subscribe_channel', payload: { channel: 'stream' } },
      { event: 'subscribe_matchup', payload: { id: 'm1' } },
      { event: 'cancel_subscription', payload: { channel: 'stream' } },
    ]);
  });

  it('waits for the connection', async () => {
    client.connection.close();
    gateway.onSubscribe = respondWith({ revision: 1, snapshot: 'all' });
    const { waitFor } = listen();
    expect(gateway.subscriptions).toEqual([]);
    client.connection.connect();
    await waitFor(1);
  });

  it('ignores duplicate and old frames and requests missed ones', async () => {
    gateway.onSubscribe = respondWith({ revision: 4, snapshot: 'all' });
    const { received, waitFor } = listen();
    await waitFor(1);
    gateway.onSubscribe = respondWith({ revision: 7, events: [frame(5), frame(6), frame(7)] });
    for (const revision of [4, 7, 7, 8]) gateway.push('channel_event', frame(revision));
    await waitFor(5);
    expect(received.slice(1)).toEqual([5, 6, 7, 8]);
    expect(gateway.subscriptions[1]?.payload).toEqual({ channel: 'stream', revision: 4 });
  });

  it('accepts a snapshot instead of the missed events', async () => {
    gateway.onSubscribe = respondWith({ revision: 4, snapshot: 'old' });
    const { received, waitFor } = listen();
    await waitFor(1);
    gateway.onSubscribe = respondWith({ revision: 9, snapshot: 'new' });
    gateway.push('channel_event', frame(9));
    await waitFor(2);
    gateway.push('channel_event', frame(10));
    await waitFor(3);
    expect(received.slice(1)).toEqual([{ snapshot: 'new', revision: 9 }, 10]);
  });

  it('continues from its last revision after a reconnect', async () => {
    gateway.onSubscribe = respondWith({ revision: 4, snapshot: 'all' });
    const { received, waitFor } = listen();
    await waitFor(1);
    gateway.onSubscribe = respondWith({ revision: 6, events: [frame(5), frame(6)] });
    for (const socket of gateway.io.of('/').sockets.values()) socket.conn.close();
    await waitFor(3);
    gateway.push('channel_event', frame(7));
    await waitFor(4);
    expect(received.slice(1)).toEqual([5, 6, 7]);
    expect(gateway.subscriptions.map(({ payload }) => payload)).toEqual([
      { channel: 'stream' },
      { channel: 'stream', revision: 4 },
    ]);
  });

  it('requests missed events after channel.advanced, if there are any', async () => {
    gateway.onSubscribe = respondWith({ revision: 4, snapshot: 'all' });
    const { received, waitFor } = listen();
    await waitFor(1);
    gateway.onSubscribe = respondWith({ revision: 6, events: [frame(5), frame(6)] });
    const advanced = (revision: number) => ({
      channel: 'stream',
      since: revision,
      revision,
      type: 'channel.advanced',
      data: null,
    });
    gateway.push('channel_event', advanced(4));
    gateway.push('channel_event', advanced(6));
    await waitFor(3);
    expect(received.slice(1)).toEqual([5, 6]);
    expect(gateway.subscriptions).toHaveLength(2);
  });

  it('calls missed if the channel has no snapshot', async () => {
    const { received, waitFor } = listen();
    await gateway.waitForSubscriptions(1);
    gateway.push('channel_event', frame(1));
    await waitFor(1);
    gateway.onSubscribe = respondWith({ revision: 9, snapshot: null });
    gateway.push('channel_event', frame(9));
    await waitFor(2);
    gateway.push('channel_event', frame(10));
    await waitFor(3);
    expect(received).toEqual([1, 'missed', 10]);
  });

  it('receives states without a revision', async () => {
    const { received, waitFor } = listen(on(channels.voting()));
    await gateway.waitForSubscriptions(1);
    gateway.push('channel_state', { channel: 'voting', data: { a: 60 } });
    gateway.push('channel_state', { channel: 'another', data: {} });
    gateway.push('channel_state', { channel: 'voting', data: { a: 61 } });
    await waitFor(2);
    expect(received).toEqual([{ state: { a: 60 } }, { state: { a: 61 } }]);
  });

  it('that is cancelled receives nothing more and is cancelled at the server', async () => {
    const { received, cancel } = listen();
    const other = listen(on(channels.voting()));
    await gateway.waitForSubscriptions(2);
    cancel();
    cancel();
    await gateway.waitForSubscriptions(3);
    expect(gateway.subscriptions[2]).toEqual({
      event: 'cancel_subscription',
      payload: { channel: 'stream' },
    });
    gateway.push('channel_event', frame(1));
    gateway.push('channel_state', { channel: 'voting', data: 1 });
    await other.waitFor(1);
    expect(received).toEqual([]);
    expect(gateway.subscriptions).toHaveLength(3);
  });

  it('is shared by all subscribers of a channel until the last one unsubscribes', async () => {
    gateway.onSubscribe = respondWith({ revision: 4, snapshot: 'all' });
    const first = listen();
    await first.waitFor(1);
    const second = listen();
    await second.waitFor(1);
    first.cancel();
    gateway.push('channel_event', frame(5));
    await second.waitFor(2);
    expect(second.received).toEqual([{ snapshot: 'all', revision: 4 }, 5]);
    expect(gateway.subscriptions.map(({ event }) => event)).toEqual([
      'subscribe_channel',
      'subscribe_channel',
    ]);
    second.cancel();
    await gateway.waitForSubscriptions(3);
    expect(gateway.subscriptions[2]?.event).toBe('cancel_subscription');
  });

  it('of a channel without snapshots is not requested again for a second subscriber', async () => {
    const first = listen();
    const second = listen();
    await gateway.waitForSubscriptions(1);
    gateway.push('channel_event', frame(1));
    await Promise.all([first.waitFor(1), second.waitFor(1)]);
    listen();
    gateway.push('channel_event', frame(2));
    await second.waitFor(2);
    expect(gateway.subscriptions).toHaveLength(1);
  });
});

describe('a refused subscription', () => {
  const refusal = {
    status: 'ERROR',
    message: 'No.',
    error: { type: 'ForbiddenError', message: 'No.' },
  };

  it('calls ended with its error and is not retried', async () => {
    gateway.onSubscribe = () => refusal;
    const { received, waitFor, cancel } = listen(on(channels.staff()));
    await waitFor(1);
    expect(received[0]).toBeInstanceOf(ForbiddenError);
    cancel();
    for (const socket of gateway.io.of('/').sockets.values()) socket.conn.close();
    await waitForState(client.connection, 'disconnected');
    await waitForState(client.connection, 'connected');
    listen(on(channels.stream()));
    await gateway.waitForSubscriptions(2);
    expect(gateway.subscriptions[1]?.payload).toEqual({ channel: 'stream' });
  });

  it('calls ended when the account loses its access', async () => {
    const { received, waitFor } = listen(on(channels.staff()));
    await gateway.waitForSubscriptions(1);
    gateway.push('subscription_ended', { channel: 'another', error: refusal.error });
    gateway.push('subscription_ended', { channel: 'staff', error: refusal.error });
    await waitFor(1);
    expect(received).toEqual([expect.objectContaining({ kind: 'Forbidden', message: 'No.' })]);
  });

  it.each([
    {
      of: 'with retryAfter',
      response: { status: 'ERROR', message: 'Later.', retryAfter: 7 },
      ms: 7_000,
    },
    {
      of: 'with an internal error',
      response: { status: 'ERROR', message: 'x', error: { type: 'InternalError' } },
      ms: 5_000,
    },
  ])('$of is retried', async ({ response, ms }) => {
    gateway.onSubscribe = () => response;
    const { received, waitFor } = listen();
    await clock.waitForTimer(ms);
    gateway.onSubscribe = respondWith({ revision: 1, snapshot: 'all' });
    clock.advance(ms);
    await waitFor(1);
    expect(received).toEqual([{ snapshot: 'all', revision: 1 }]);
  });
});

describe('handlers', () => {
  it('get the payloads of their own events, `*` all others', async () => {
    gateway.onSubscribe = respondWith({ revision: 4, snapshot: null });
    const received: unknown[] = [];
    const { promise, resolve } = withResolvers();
    client.connection.subscribe(channels.stream(), {
      'stream.directed': ({ revision }) => received.push(revision),
      '*': ({ type }) => {
        received.push(type);
        resolve();
      },
    });
    await gateway.waitForSubscriptions(1);
    gateway.push('channel_event', [
      { ...frame(5), type: 'stream.directed', data: { revision: 12 } },
      { ...frame(6), type: 'stream.configured', data: { revision: 13 } },
    ]);
    await promise;
    expect(received).toEqual([12, 'stream.configured']);
  });

  it('for an event that the channel does not have are a type error', () => {
    const { connection } = client;
    // @ts-expect-error: no such event
    const misspelt = () => connection.subscribe(channels.stream(), { 'stream.direct': () => {} });
    const wrong = () =>
      // @ts-expect-error: the payload has no such field
      connection.subscribe(channels.stream(), { 'stream.directed': ({ veto }) => veto });
    expect([misspelt, wrong]).toHaveLength(2);
  });
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
