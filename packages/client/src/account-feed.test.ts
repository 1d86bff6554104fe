import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manualClock } from '../testing/clock';
import { startServer, type TestServer } from '../testing/server';
import { type AccountFeed, createAccountFeed } from './account-feed';
import type { ReceivedEvent } from './handlers';
import { createIdentity, memoryStorage } from './identity';

const ANN = { id: 'p1', secret: 's1' };
const BEN = { id: 'p2', secret: 's2' };
const CHANNEL = 'account:p1';

let http: TestServer;
let server: Server;
let handshakes: Record<string, unknown>[];
/** What the server says to a new page. */
let welcome: (socket: Socket) => void;
let refusal: string | null;
const feeds: AccountFeed[] = [];

beforeEach(async () => {
  http = await startServer();
  server = new Server(http.server, { transports: ['websocket'] });
  handshakes = [];
  refusal = null;
  welcome = (socket) =>
    socket.emit('subscribed', { channel: CHANNEL, revision: 7, snapshot: null });
  server.use((socket, next) => {
    handshakes.push(socket.handshake.auth);
    next(refusal === null ? undefined : new Error(refusal));
  });
  server.on('connection', (socket) => welcome(socket));
});
afterEach(async () => {
  for (const feed of feeds.splice(0)) feed.close();
  await server.close();
  await http.close();
});

function setUp(account: typeof ANN | null = ANN) {
  const identity = createIdentity(memoryStorage(account));
  const events: ReceivedEvent<'account'>[] = [];
  const onStale = vi.fn();
  const clock = manualClock();
  const fastIo = ((url: string, options: object) =>
    io(url, { ...options, reconnectionDelay: 1, reconnectionDelayMax: 5 })) as typeof io;
  const feed = createAccountFeed({
    url: http.url,
    identity,
    io: fastIo,
    clock,
    handlers: { '*': (event) => events.push(event), missed: onStale },
  });
  feeds.push(feed);
  return { feed, identity, events, onStale, clock };
}

const frame = (revision: number, type = 'message.added') => ({
  channel: CHANNEL,
  since: revision - 1,
  revision,
  type,
  data: { revision },
});
/** A busy machine takes its time to connect. */
const waitFor = (isSo: () => void) => vi.waitFor(isSo, { timeout: 4_000, interval: 5 });
const connections = (count: number) => waitFor(() => expect(handshakes).toHaveLength(count));

describe('the feed of an account', () => {
  it('brings what happens, and says at its start that earlier reads may be old', async () => {
    const { feed, events, onStale } = setUp();
    feed.open();
    await waitFor(() => expect(onStale).toHaveBeenCalledTimes(1));
    server.emit('channel_event', frame(8));
    server.emit('channel_event', [frame(9), frame(10)]);
    await waitFor(() => expect(events.map(({ revision }) => revision)).toEqual([8, 9, 10]));
    expect(handshakes).toEqual([ANN]);
  });

  it('is not opened while nobody is signed in, and follows who is', async () => {
    const { feed, identity } = setUp(null);
    feed.open();
    identity.set(ANN);
    await connections(1);
    identity.set({ ...ANN, name: 'Ann' });
    identity.set(BEN);
    await connections(2);
    expect(handshakes).toEqual([ANN, BEN]);
    identity.clear();
    await waitFor(() => expect(server.engine.clientsCount).toBe(0));
  });

  it('goes on where it was after a lost connection', async () => {
    const { feed, events, onStale } = setUp();
    feed.open();
    await waitFor(() => expect(onStale).toHaveBeenCalledTimes(1));
    welcome = (socket) =>
      socket.emit('subscribed', { channel: CHANNEL, revision: 8, events: [frame(8)] });
    // Without a farewell, as a lost connection is.
    for (const { conn } of server.sockets.sockets.values()) conn.close(true);
    await connections(2);
    await waitFor(() => expect(events).toHaveLength(1));
    expect(handshakes[1]).toEqual({ ...ANN, revision: 7 });
    expect(onStale).toHaveBeenCalledTimes(1);
  });

  it('asks again when something is missing, and tells nothing twice', async () => {
    const { feed, events, onStale } = setUp();
    feed.open();
    await waitFor(() => expect(onStale).toHaveBeenCalled());
    welcome = (socket) =>
      socket.emit('subscribed', {
        channel: CHANNEL,
        revision: 10,
        events: [frame(8), frame(9), frame(10)],
      });
    server.emit('channel_event', [frame(10), frame(11)]);
    await waitFor(() => expect(events.map(({ revision }) => revision)).toEqual([8, 9, 10, 11]));
    expect(handshakes[1]).toEqual({ ...ANN, revision: 7 });
  });

  it('says so when what was missed can no longer be told', async () => {
    const { feed, onStale } = setUp();
    feed.open();
    await waitFor(() => expect(onStale).toHaveBeenCalledTimes(1));
    welcome = (socket) =>
      socket.emit('subscribed', { channel: CHANNEL, revision: 900, snapshot: null });
    server.emit('channel_event', frame(900));
    await waitFor(() => expect(onStale).toHaveBeenCalledTimes(2));
  });

  it('tries again later when it is refused', async () => {
    refusal = 'Please wait in the queue.';
    const { feed, clock } = setUp();
    feed.open();
    await connections(1);
    refusal = null;
    await waitFor(() => {
      clock.advance(5_000);
      expect(handshakes).toHaveLength(2);
    });
    feed.close();
    await waitFor(() => expect(server.engine.clientsCount).toBe(0));
  });
});
