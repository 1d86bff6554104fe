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
/** Sends the first messages to a new socket. */
let onConnect: (socket: Socket) => void;
let refusal: string | null;
const feeds: AccountFeed[] = [];

beforeEach(async () => {
  http = await startServer();
  server = new Server(http.server, { transports: ['websocket'] });
  handshakes = [];
  refusal = null;
  onConnect = (socket) =>
    socket.emit('subscribed', { channel: CHANNEL, revision: 7, snapshot: null });
  server.use((socket, next) => {
    handshakes.push(socket.handshake.auth);
    next(refusal === null ? undefined : new Error(refusal));
  });
  server.on('connection', (socket) => onConnect(socket));
});
afterEach(async () => {
  for (const feed of feeds.splice(0)) feed.close();
  await server.close();
  await http.close();
});

function setUp(account: typeof ANN | null = ANN) {
  const identity = createIdentity(memoryStorage(account));
  const events: ReceivedEvent<'account'>[] = [];
  const onMissed = vi.fn();
  const clock = manualClock();
  const fastIo = ((url: string, options: object) =>
    io(url, { ...options, reconnectionDelay: 1, reconnectionDelayMax: 5 })) as typeof io;
  const feed = createAccountFeed({
    url: http.url,
    identity,
    io: fastIo,
    clock,
    handlers: { '*': (event) => events.push(event), missed: onMissed },
  });
  feeds.push(feed);
  return { feed, identity, events, onMissed, clock };
}

const frame = (revision: number, type = 'message.added') => ({
  channel: CHANNEL,
  since: revision - 1,
  revision,
  type,
  data: { revision },
});
/** Connecting can be slow on a busy machine. */
const waitFor = (assertion: () => void) => vi.waitFor(assertion, { timeout: 4_000, interval: 5 });
const waitForConnections = (count: number) => waitFor(() => expect(handshakes).toHaveLength(count));

describe('the account feed', () => {
  it('delivers events, and calls missed at the start', async () => {
    const { feed, events, onMissed } = setUp();
    feed.open();
    await waitFor(() => expect(onMissed).toHaveBeenCalledTimes(1));
    server.emit('channel_event', frame(8));
    server.emit('channel_event', [frame(9), frame(10)]);
    await waitFor(() => expect(events.map(({ revision }) => revision)).toEqual([8, 9, 10]));
    expect(handshakes).toEqual([ANN]);
  });

  it('is connected only while somebody is signed in, as that account', async () => {
    const { feed, identity } = setUp(null);
    feed.open();
    identity.set(ANN);
    await waitForConnections(1);
    identity.set({ ...ANN, name: 'Ann' });
    identity.set(BEN);
    await waitForConnections(2);
    expect(handshakes).toEqual([ANN, BEN]);
    identity.clear();
    await waitFor(() => expect(server.engine.clientsCount).toBe(0));
  });

  it('continues from the last revision after a lost connection', async () => {
    const { feed, events, onMissed } = setUp();
    feed.open();
    await waitFor(() => expect(onMissed).toHaveBeenCalledTimes(1));
    onConnect = (socket) =>
      socket.emit('subscribed', { channel: CHANNEL, revision: 8, events: [frame(8)] });
    // Without a close message, like a lost connection.
    for (const { conn } of server.sockets.sockets.values()) conn.close(true);
    await waitForConnections(2);
    await waitFor(() => expect(events).toHaveLength(1));
    expect(handshakes[1]).toEqual({ ...ANN, revision: 7 });
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  it('reconnects after a gap and delivers no event twice', async () => {
    const { feed, events, onMissed } = setUp();
    feed.open();
    await waitFor(() => expect(onMissed).toHaveBeenCalled());
    onConnect = (socket) =>
      socket.emit('subscribed', {
        channel: CHANNEL,
        revision: 10,
        events: [frame(8), frame(9), frame(10)],
      });
    server.emit('channel_event', [frame(10), frame(11)]);
    await waitFor(() => expect(events.map(({ revision }) => revision)).toEqual([8, 9, 10, 11]));
    expect(handshakes[1]).toEqual({ ...ANN, revision: 7 });
  });

  it('calls missed if the server no longer has the events', async () => {
    const { feed, onMissed } = setUp();
    feed.open();
    await waitFor(() => expect(onMissed).toHaveBeenCalledTimes(1));
    onConnect = (socket) =>
      socket.emit('subscribed', { channel: CHANNEL, revision: 900, snapshot: null });
    server.emit('channel_event', frame(900));
    await waitFor(() => expect(onMissed).toHaveBeenCalledTimes(2));
  });

  it('retries later if it is refused', async () => {
    refusal = 'Please wait in the queue.';
    const { feed, clock } = setUp();
    feed.open();
    await waitForConnections(1);
    refusal = null;
    await waitFor(() => {
      clock.advance(5_000);
      expect(handshakes).toHaveLength(2);
    });
    feed.close();
    await waitFor(() => expect(server.engine.clientsCount).toBe(0));
  });
});
