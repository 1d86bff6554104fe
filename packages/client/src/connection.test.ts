import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../testing/clock';
import { loadFastSocket, startGateway, type TestGateway, waitForState } from '../testing/gateway';
import { type Client, type ClientOptions, createClient } from './client';
import type { Connection } from './connection';
import { memoryStorage } from './identity';

const ANN = { id: 'p1', secret: 's1', name: 'Ann' };
let gateway: TestGateway;
let clock: ManualClock;
const opened: Client[] = [];

beforeEach(async () => {
  gateway = await startGateway();
  clock = manualClock();
});
afterEach(async () => {
  for (const { connection } of opened.splice(0)) connection.close();
  await gateway.close();
});

function setUp(options: ClientOptions = {}): Client {
  const client = createClient({
    baseUrl: gateway.url,
    clock,
    loadSocket: loadFastSocket,
    onConnectError: () => {},
    ...options,
  });
  opened.push(client);
  return client;
}

async function setUpConnected(options?: ClientOptions): Promise<Client> {
  const client = setUp(options);
  client.connection.connect();
  await waitForState(client.connection, 'connected');
  return client;
}

/** Resolves with the next record of a kind. */
function nextRecord({ connection }: Client, status: string) {
  return new Promise<Connection['latencies'][number]>((resolve) => {
    const stop = connection.subscribeLatencies((records) => {
      const newest = records.at(-1);
      if (newest?.status !== status) return;
      stop();
      resolve(newest);
    });
  });
}

describe('the connection', () => {
  it('is not opened, and its library not loaded, before connect', async () => {
    let loads = 0;
    const { connection, call } = setUp({
      loadSocket: () => {
        loads++;
        return loadFastSocket();
      },
    });
    await call.properties.read({ id: 'a' });
    expect([connection.state, loads]).toEqual(['disconnected', 0]);
    connection.connect();
    connection.connect();
    expect(connection.state).toBe('connecting');
    await waitForState(connection, 'connected');
    expect(loads).toBe(1);
  });

  it('uses the documented path, transport and reconnection', async () => {
    const seen: [string, Record<string, unknown>][] = [];
    await setUpConnected({
      gatewayUrl: gateway.url,
      loadSocket: async () => ({
        io: ((url: string, options: Record<string, unknown>) => {
          seen.push([url, options]);
          return io(url, options);
        }) as typeof io,
      }),
    });
    expect(seen).toEqual([
      [
        gateway.url,
        expect.objectContaining({
          path: '/gatewayV3',
          transports: ['websocket'],
          reconnectionDelay: 1_000,
          reconnectionDelayMax: 5_000,
          randomizationFactor: 0.5,
          reconnectionAttempts: Number.POSITIVE_INFINITY,
          timeout: 10_000,
        }),
      ],
    ]);
  });

  it.each([
    { purpose: 'site', streaming: undefined },
    { purpose: 'requests', streaming: undefined },
    { purpose: 'streaming', streaming: 'true' },
  ] as const)(
    'for $purpose sends streaming=$streaming and the credentials',
    async ({ purpose, streaming }) => {
      await setUpConnected({ purpose, storage: memoryStorage(ANN) });
      const [socket] = await gateway.io.fetchSockets();
      expect(socket?.handshake.query.streaming).toBe(streaming);
      expect(socket?.handshake.auth).toEqual({ id: 'p1', secret: 's1' });
    },
  );

  it('reconnects when its purpose changes, and only then', async () => {
    const { connection } = await setUpConnected();
    connection.setPurpose('site');
    expect(connection.state).toBe('connected');
    for (const [purpose, streaming] of [
      ['streaming', 'true'],
      ['site', undefined],
    ] as const) {
      connection.setPurpose(purpose);
      expect(connection.state).toBe('connecting');
      await waitForState(connection, 'connected');
      await expect
        .poll(async () =>
          (await gateway.io.fetchSockets()).map(({ handshake }) => handshake.query.streaming),
        )
        .toEqual([streaming]);
    }
  });

  it('that is not open yet opens with the newest purpose', async () => {
    const { connection } = setUp();
    connection.setPurpose('streaming');
    expect(connection.state).toBe('disconnected');
    connection.connect();
    await waitForState(connection, 'connected');
    const [socket] = await gateway.io.fetchSockets();
    expect(socket?.handshake.query.streaming).toBe('true');
  });

  it('sends no credentials for a visitor', async () => {
    await setUpConnected();
    const [socket] = await gateway.io.fetchSockets();
    expect(socket?.handshake.auth).toEqual({});
  });

  it('reconnects for another account, but not for another name', async () => {
    const { connection, identity } = await setUpConnected({ storage: memoryStorage(ANN) });
    identity.set({ ...ANN, name: 'Anna' });
    expect(connection.state).toBe('connected');
    identity.clear();
    expect(connection.state).toBe('connecting');
    await waitForState(connection, 'connected');
    const [socket] = await gateway.io.fetchSockets();
    expect(socket?.handshake.auth).toEqual({});
  });

  it('waits for the answer to a call that ends the own session', async () => {
    const { connection, identity, call } = await setUpConnected({ storage: memoryStorage(ANN) });
    let answer = (_reply: Record<string, unknown>) => {};
    gateway.onRequest = () => new Promise((resolve) => (answer = resolve));
    const deletion = call.accounts.deleteAccount({ name: 'Ann' });
    await gateway.waitForRequests(1);
    identity.clear();
    expect(connection.state).toBe('connecting');
    answer({ status: 'SUCCESS', data: {} });
    await expect(deletion).resolves.toEqual({});
    expect(gateway.httpRequests).toEqual([]);
    await waitForState(connection, 'connected');
    const [socket] = await gateway.io.fetchSockets();
    expect(socket?.handshake.auth).toEqual({});
  });

  it('stays when the secret of the account moves into a cookie', async () => {
    const { connection, identity } = await setUpConnected({ storage: memoryStorage(ANN) });
    const { secret: _, ...withoutSecret } = ANN;
    identity.set(withoutSecret);
    expect(connection.state).toBe('connected');
    identity.set({ ...withoutSecret, id: 'p2' });
    expect(connection.state).toBe('connecting');
  });

  it('reports its states and reconnects after it broke', async () => {
    const { connection } = setUp();
    const states: string[] = [];
    connection.subscribeState((state) => states.push(state));
    connection.connect();
    await waitForState(connection, 'connected');
    for (const socket of gateway.io.of('/').sockets.values()) socket.conn.close();
    await waitForState(connection, 'disconnected');
    await waitForState(connection, 'connected');
    connection.close();
    expect(states).toEqual([
      'connecting',
      'connected',
      'disconnected',
      'connecting',
      'connected',
      'disconnected',
    ]);
  });

  it('reconnects after the server closed it', async () => {
    const { connection } = await setUpConnected();
    gateway.io.disconnectSockets();
    await waitForState(connection, 'disconnected');
    clock.advance(5_000);
    expect(connection.state).toBe('connecting');
    await waitForState(connection, 'connected');
  });

  it('stays closed until the next connect', async () => {
    const { connection } = setUp();
    connection.connect();
    connection.close();
    expect(connection.state).toBe('disconnected');
    clock.advance(60_000);
    await loadFastSocket();
    expect(connection.state).toBe('disconnected');
    connection.connect();
    await waitForState(connection, 'connected');
  });

  it('reports connect errors to onConnectError and retries', async () => {
    const errors: string[] = [];
    gateway.refuse = () => 'Not yet';
    const client = setUp({ onConnectError: ({ message }) => errors.push(message) });
    const record = nextRecord(client, 'error');
    client.connection.connect();
    expect(await record).toMatchObject({ status: 'error', latency: 0 });
    expect(errors).toEqual(['Not yet']);
    expect(client.connection.state).toBe('disconnected');
    gateway.refuse = () => null;
    clock.advance(5_000);
    await waitForState(client.connection, 'connected');
  });

  it('signs out an account that is refused and connects as a visitor', async () => {
    gateway.refuse = ({ handshake }) => (handshake.auth.id ? 'Invalid credentials.' : null);
    const { connection, identity } = setUp({ storage: memoryStorage(ANN) });
    connection.connect();
    await waitForState(connection, 'connected');
    expect(identity.get()).toBeNull();
  });

  it('retries if its library could not be loaded', async () => {
    let fails = true;
    const { connection } = setUp({
      loadSocket: () => (fails ? Promise.reject(new Error('offline')) : loadFastSocket()),
    });
    connection.connect();
    await waitForState(connection, 'disconnected');
    fails = false;
    clock.advance(5_000);
    await waitForState(connection, 'connected');
  });

  it('can be one of several of the same account', async () => {
    const client = await setUpConnected({ storage: memoryStorage(ANN) });
    const second = client.openConnection('streaming');
    second.connect();
    await waitForState(second, 'connected');
    const sockets = await gateway.io.fetchSockets();
    expect(sockets.map(({ handshake }) => handshake.query.streaming)).toEqual([undefined, 'true']);
    second.close();
    expect(client.connection.state).toBe('connected');
  });
});

describe('pings', () => {
  it.each([
    { purpose: 'site', everyMs: 2_000 },
    { purpose: 'requests', everyMs: 3_000 },
    { purpose: 'streaming', everyMs: 1_000 },
  ] as const)(
    'of a connection for $purpose are sent every $everyMs ms',
    async ({ purpose, everyMs }) => {
      const client = setUp({ purpose });
      const first = nextRecord(client, 'connected');
      client.connection.connect();
      await first;
      clock.advance(everyMs - 1);
      expect(client.connection.latencies).toHaveLength(1);
      const second = nextRecord(client, 'connected');
      clock.advance(1);
      await second;
      expect(client.connection.latencies).toHaveLength(2);
    },
  );

  it('record latency, time and status', async () => {
    const client = setUp();
    const record = nextRecord(client, 'connected');
    client.connection.connect();
    expect(await record).toEqual({ latency: 0, time: clock.now(), status: 'connected' });
    const broken = nextRecord(client, 'disconnected');
    gateway.io.disconnectSockets(true);
    expect(await broken).toEqual({ latency: 0, time: clock.now(), status: 'disconnected' });
  });

  it('without a pong for 5 seconds time the connection out, until the next pong', async () => {
    gateway.answersPings = false;
    const client = await setUpConnected();
    clock.advance(4_999);
    expect(client.connection.state).toBe('connected');
    clock.advance(1);
    expect(client.connection.state).toBe('connection timed out');
    expect(client.connection.latencies.at(-1)).toMatchObject({ status: 'error' });

    await client.call.properties.read({ id: 'a' });
    expect(gateway.httpRequests).toHaveLength(1);

    gateway.answersPings = true;
    clock.advance(2_000);
    await waitForState(client.connection, 'connected');
    await client.call.properties.read({ id: 'a' });
    expect(gateway.requests).toHaveLength(1);
  });

  it('stop with the connection', async () => {
    const client = await setUpConnected();
    client.connection.close();
    const before = client.connection.latencies;
    clock.advance(60_000);
    expect(client.connection.latencies).toBe(before);
  });
});
