import { ForbiddenError } from '@mes/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../testing/clock';
import { loadFastSocket, reached, startGateway, type TestGateway } from '../testing/gateway';
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
  await reached(client.connection, 'connected');
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

/** Subscribes, and keeps what is heard; `until` resolves once so much has been. */
function listen(subscribe: (handlers: Handlers) => () => void = on(channels.stream())) {
  const heard: unknown[] = [];
  const watchers = new Set<() => void>();
  const hear = (what: unknown) => {
    heard.push(what);
    for (const look of watchers) look();
  };
  const cancel = subscribe({
    '*': ({ data }) => hear(data),
    snapshot: (snapshot, revision) => hear({ snapshot, revision }),
    missed: () => hear('missed'),
    state: (state) => hear({ state }),
    ended: (error) => hear(error),
  });
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      const look = () => heard.length >= count && watchers.delete(look) && resolve();
      watchers.add(look);
      look();
    });
  return { heard, until, cancel };
}

const answerWith = (data: object) => () => ({ status: 'SUCCESS', data });

describe('a subscription', () => {
  it('asks for its channel and gets snapshot and events', async () => {
    gateway.onSubscribe = answerWith({ channel: 'stream', revision: 4, snapshot: { a: 1 } });
    const { heard, until } = listen();
    await until(1);
    gateway.push('channel_event', frame(5));
    gateway.push('channel_event', [frame(6), frame(7)]);
    gateway.push('channel_event', frame(1, 'another'));
    gateway.push('channel_event', { ...frame(8), events: [frame(8), frame(9)] });
    await until(6);
    expect(heard).toEqual([{ snapshot: { a: 1 }, revision: 4 }, 5, 6, 7, 8, 9]);
    expect(gateway.subscriptions).toEqual([
      { event: 'subscribe_channel', payload: { channel: 'stream' } },
    ]);
  });

  it('of a match goes by its id', async () => {
    gateway.onSubscribe = answerWith({ channel: 'match:m1', revision: 1, snapshot: 'all' });
    const { heard, until } = listen((handlers) =>
      client.connection.subscribeMatchup('m1', handlers),
    );
    await until(1);
    gateway.push('channel_event', frame(2, 'match:m1'));
    await until(2);
    expect(heard).toEqual([{ snapshot: 'all', revision: 1 }, 2]);
    expect(gateway.subscriptions).toEqual([{ event: 'subscribe_matchup', payload: { id: 'm1' } }]);
  });

  it('can be made, and cancelled, before anything is loaded', async () => {
    gateway.onSubscribe = answerWith({ revision: 4, snapshot: 'all' });
    const { connection } = createClient({
      baseUrl: gateway.url,
      clock,
      loadSocket: loadFastSocket,
    });
    const early = listen(on(channels.stream(), connection));
    const matchup = listen((handlers) => connection.subscribeMatchup('m1', handlers));
    listen(on(channels.voting(), connection)).cancel();
    connection.connect();
    await Promise.all([early.until(1), matchup.until(1)]);
    early.cancel();
    await gateway.subscribed(3);
    connection.close();
    expect(gateway.subscriptions).toEqual([
      { event: 'subscribe_channel', payload: { channel: 'stream' } },
      { event: 'subscribe_matchup', payload: { id: 'm1' } },
      { event: 'cancel_subscription', payload: { channel: 'stream' } },
    ]);
  });

  it('made before the connection is there waits for it', async () => {
    client.connection.close();
    gateway.onSubscribe = answerWith({ revision: 1, snapshot: 'all' });
    const { until } = listen();
    expect(gateway.subscriptions).toEqual([]);
    client.connection.connect();
    await until(1);
  });

  it('ignores doubled and old frames, and asks for missed ones', async () => {
    gateway.onSubscribe = answerWith({ revision: 4, snapshot: 'all' });
    const { heard, until } = listen();
    await until(1);
    gateway.onSubscribe = answerWith({ revision: 7, events: [frame(5), frame(6), frame(7)] });
    for (const revision of [4, 7, 7, 8]) gateway.push('channel_event', frame(revision));
    await until(5);
    expect(heard.slice(1)).toEqual([5, 6, 7, 8]);
    expect(gateway.subscriptions[1]?.payload).toEqual({ channel: 'stream', revision: 4 });
  });

  it('takes a snapshot for what was missed', async () => {
    gateway.onSubscribe = answerWith({ revision: 4, snapshot: 'old' });
    const { heard, until } = listen();
    await until(1);
    gateway.onSubscribe = answerWith({ revision: 9, snapshot: 'new' });
    gateway.push('channel_event', frame(9));
    await until(2);
    gateway.push('channel_event', frame(10));
    await until(3);
    expect(heard.slice(1)).toEqual([{ snapshot: 'new', revision: 9 }, 10]);
  });

  it('is taken up after a reconnect where it was', async () => {
    gateway.onSubscribe = answerWith({ revision: 4, snapshot: 'all' });
    const { heard, until } = listen();
    await until(1);
    gateway.onSubscribe = answerWith({ revision: 6, events: [frame(5), frame(6)] });
    for (const socket of gateway.io.of('/').sockets.values()) socket.conn.close();
    await until(3);
    gateway.push('channel_event', frame(7));
    await until(4);
    expect(heard.slice(1)).toEqual([5, 6, 7]);
    expect(gateway.subscriptions.map(({ payload }) => payload)).toEqual([
      { channel: 'stream' },
      { channel: 'stream', revision: 4 },
    ]);
  });

  it('asks when it is told that the channel has moved on, and not when it has not', async () => {
    gateway.onSubscribe = answerWith({ revision: 4, snapshot: 'all' });
    const { heard, until } = listen();
    await until(1);
    gateway.onSubscribe = answerWith({ revision: 6, events: [frame(5), frame(6)] });
    const advanced = (revision: number) => ({
      channel: 'stream',
      since: revision,
      revision,
      type: 'channel.advanced',
      data: null,
    });
    gateway.push('channel_event', advanced(4));
    gateway.push('channel_event', advanced(6));
    await until(3);
    expect(heard.slice(1)).toEqual([5, 6]);
    expect(gateway.subscriptions).toHaveLength(2);
  });

  it('is told to read afresh where the channel has no snapshot', async () => {
    const { heard, until } = listen();
    await gateway.subscribed(1);
    gateway.push('channel_event', frame(1));
    await until(1);
    gateway.onSubscribe = answerWith({ revision: 9, snapshot: null });
    gateway.push('channel_event', frame(9));
    await until(2);
    gateway.push('channel_event', frame(10));
    await until(3);
    expect(heard).toEqual([1, 'missed', 10]);
  });

  it('hears of passing states', async () => {
    const { heard, until } = listen(on(channels.voting()));
    await gateway.subscribed(1);
    gateway.push('channel_state', { channel: 'voting', data: { a: 60 } });
    gateway.push('channel_state', { channel: 'another', data: {} });
    gateway.push('channel_state', { channel: 'voting', data: { a: 61 } });
    await until(2);
    expect(heard).toEqual([{ state: { a: 60 } }, { state: { a: 61 } }]);
  });

  it('that is cancelled hears nothing more and is ended at the server', async () => {
    const { heard, cancel } = listen();
    const other = listen(on(channels.voting()));
    await gateway.subscribed(2);
    cancel();
    cancel();
    await gateway.subscribed(3);
    expect(gateway.subscriptions[2]).toEqual({
      event: 'cancel_subscription',
      payload: { channel: 'stream' },
    });
    gateway.push('channel_event', frame(1));
    gateway.push('channel_state', { channel: 'voting', data: 1 });
    await other.until(1);
    expect(heard).toEqual([]);
    expect(gateway.subscriptions).toHaveLength(3);
  });

  it('is shared by all who listen to a channel, until the last leaves', async () => {
    gateway.onSubscribe = answerWith({ revision: 4, snapshot: 'all' });
    const first = listen();
    await first.until(1);
    const second = listen();
    await second.until(1);
    first.cancel();
    gateway.push('channel_event', frame(5));
    await second.until(2);
    expect(second.heard).toEqual([{ snapshot: 'all', revision: 4 }, 5]);
    expect(gateway.subscriptions.map(({ event }) => event)).toEqual([
      'subscribe_channel',
      'subscribe_channel',
    ]);
    second.cancel();
    await gateway.subscribed(3);
    expect(gateway.subscriptions[2]?.event).toBe('cancel_subscription');
  });

  it('joins a channel without snapshots as it is', async () => {
    const first = listen();
    const second = listen();
    await gateway.subscribed(1);
    gateway.push('channel_event', frame(1));
    await Promise.all([first.until(1), second.until(1)]);
    listen();
    gateway.push('channel_event', frame(2));
    await second.until(2);
    expect(gateway.subscriptions).toHaveLength(1);
  });
});

describe('a refused subscription', () => {
  const refusal = {
    status: 'ERROR',
    message: 'No.',
    error: { type: 'ForbiddenError', message: 'No.' },
  };

  it('is told with its error, and not asked for again', async () => {
    gateway.onSubscribe = () => refusal;
    const { heard, until, cancel } = listen(on(channels.staff()));
    await until(1);
    expect(heard[0]).toBeInstanceOf(ForbiddenError);
    cancel();
    for (const socket of gateway.io.of('/').sockets.values()) socket.conn.close();
    await reached(client.connection, 'disconnected');
    await reached(client.connection, 'connected');
    listen(on(channels.stream()));
    await gateway.subscribed(2);
    expect(gateway.subscriptions[1]?.payload).toEqual({ channel: 'stream' });
  });

  it('ends when its audience no longer holds', async () => {
    const { heard, until } = listen(on(channels.staff()));
    await gateway.subscribed(1);
    gateway.push('subscription_ended', { channel: 'another', error: refusal.error });
    gateway.push('subscription_ended', { channel: 'staff', error: refusal.error });
    await until(1);
    expect(heard).toEqual([expect.objectContaining({ kind: 'Forbidden', message: 'No.' })]);
  });

  it.each([
    { of: 'put off', answer: { status: 'ERROR', message: 'Later.', retryAfter: 7 }, ms: 7_000 },
    {
      of: 'met by a fault',
      answer: { status: 'ERROR', message: 'x', error: { type: 'InternalError' } },
      ms: 5_000,
    },
  ])('that was $of is asked for again', async ({ answer, ms }) => {
    gateway.onSubscribe = () => answer;
    const { heard, until } = listen();
    await clock.scheduled(ms);
    gateway.onSubscribe = answerWith({ revision: 1, snapshot: 'all' });
    clock.advance(ms);
    await until(1);
    expect(heard).toEqual([{ snapshot: 'all', revision: 1 }]);
  });
});

describe('handlers', () => {
  it('get the payloads of their own events, and one for all others', async () => {
    gateway.onSubscribe = answerWith({ revision: 4, snapshot: null });
    const heard: unknown[] = [];
    const { promise, resolve } = withResolvers();
    client.connection.subscribe(channels.stream(), {
      'stream.directed': ({ revision }) => heard.push(revision),
      '*': ({ type }) => {
        heard.push(type);
        resolve();
      },
    });
    await gateway.subscribed(1);
    gateway.push('channel_event', [
      { ...frame(5), type: 'stream.directed', data: { revision: 12 } },
      { ...frame(6), type: 'stream.configured', data: { revision: 13 } },
    ]);
    await promise;
    expect(heard).toEqual([12, 'stream.configured']);
  });

  it('of a name that the channel does not have are a type error', () => {
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
