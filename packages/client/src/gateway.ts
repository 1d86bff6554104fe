/**
 * The realtime connection: requests, channels, pings. Loaded together with the socket library,
 * after the first render.
 */
import type { io, Socket } from 'socket.io-client';
import type { Clock } from './clock';
import { type ConnectionPurpose, createHeartbeat, PING_EVERY_MS } from './heartbeat';
import { type Account, handshakeOf, type Identity, sameCredentials } from './identity';
import type { Latencies } from './latency';
import type { Writable } from './observable';
import { createPendingRequests } from './pending-requests';
import type { ResponseBody } from './response';
import { createSubscriptions, type Subscriptions } from './subscriptions';

/** Everyone is back 15 s after a server answers again: an attempt that hangs, and the longest pause after it. */
export const RECONNECTION = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  timeout: 10_000,
} as const;

export type ConnectionState = 'connected' | 'disconnected' | 'connecting' | 'connection timed out';

export interface Gateway {
  connect(): void;
  close(): void;
  setPurpose(purpose: ConnectionPurpose): void;
  readonly subscribe: Subscriptions['subscribe'];
  /** The number of requests without a reply yet. */
  readonly pendingCount: number;
  request(requestId: string, payload: object, signal?: AbortSignal): Promise<ResponseBody>;
}

export interface GatewayOptions {
  /** Empty for the page's own origin. */
  readonly url: string;
  readonly purpose: ConnectionPurpose;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly io: typeof io;
  readonly state: Writable<ConnectionState>;
  readonly latencies: Latencies;
  /** Connect errors change the state and are logged; no message is shown. */
  readonly onError: (error: Error) => void;
}

export function createGateway(options: GatewayOptions): Gateway {
  const { url, identity, clock, state, latencies, onError } = options;
  const pendingRequests = createPendingRequests(clock);
  let { purpose } = options;
  const socket: Socket = options.io(url || undefined, socketOptions(purpose, identity));
  let shouldConnect = false;
  let credentials: Account | null = null;
  let unsubscribeIdentity = () => {};

  const subscriptions = createSubscriptions({
    clock,
    // A connection without pongs may still deliver; only a broken one has to resubscribe.
    isConnected: () => socket.connected,
    emit: (event, payload, acknowledge) =>
      socket.emit(event, payload, ...(acknowledge ? [acknowledge] : [])),
  });

  const heartbeat = createHeartbeat({
    clock,
    everyMs: () => PING_EVERY_MS[purpose],
    ping: (pong) => socket.emit('ping', (reply: unknown) => reply === 'pong' && pong()),
    onPong(latency) {
      latencies.record('connected', latency);
      state.set('connected');
    },
    onTimeout() {
      latencies.record('error');
      state.set('connection timed out');
      pendingRequests.rejectAll();
    },
  });

  function handleDisconnect(): void {
    heartbeat.stop();
    state.set('disconnected');
    pendingRequests.rejectAll();
  }

  function openSocket(): void {
    state.set('connecting');
    socket.connect();
  }

  /**
   * For the cases in which the library does not reconnect by itself. The delay is random, so that
   * clients that were refused together do not all come back at the same time.
   */
  function reconnectLater(): void {
    const jitter = 1 - Math.random() * RECONNECTION.randomizationFactor;
    clock.after(RECONNECTION.reconnectionDelayMax * jitter, () => {
      if (shouldConnect && !socket.active) openSocket();
    });
  }

  /** The account is part of the handshake, so another account needs a new connection. */
  function handleAccountChange(account: Account | null): void {
    if (sameCredentials(account, credentials)) return;
    const movedIntoCookie = account?.secret === undefined && account?.id === credentials?.id;
    credentials = account;
    if (movedIntoCookie) return;
    if (pendingRequests.size === 0) reconnect();
    else void reconnectOnceAnswered();
  }

  /**
   * A call that ends the own session is answered after the event that says so: closing the socket in
   * between would lose the answer, and nobody could ask for it again.
   */
  async function reconnectOnceAnswered(): Promise<void> {
    heartbeat.stop();
    state.set('connecting');
    await pendingRequests.settled();
    if (shouldConnect) reconnect();
  }

  function reconnect(): void {
    socket.disconnect();
    openSocket();
  }

  socket.on('connect', () => {
    state.set('connected');
    heartbeat.start();
    subscriptions.resume();
  });
  socket.on('disconnect', (reason) => {
    latencies.record('disconnected');
    handleDisconnect();
    if (reason === 'io server disconnect') reconnectLater();
  });
  socket.on('connect_error', (error) => {
    onError(error);
    latencies.record('error');
    handleDisconnect();
    const isRefused = error.message === 'Invalid credentials.';
    if (isRefused && sameCredentials(identity.get(), credentials)) identity.clear();
    if (!socket.active) reconnectLater();
  });
  socket.io.on('reconnect_attempt', () => state.set('connecting'));
  socket.on('response', pendingRequests.resolve);
  socket.on('channel_event', subscriptions.receive);
  socket.on('channel_state', subscriptions.receiveState);
  socket.on('subscription_ended', subscriptions.end);

  return {
    connect() {
      shouldConnect = true;
      credentials = identity.get();
      unsubscribeIdentity();
      unsubscribeIdentity = identity.subscribe(handleAccountChange);
      openSocket();
    },
    close() {
      shouldConnect = false;
      unsubscribeIdentity();
      socket.disconnect();
      handleDisconnect();
    },
    setPurpose(wanted) {
      if (wanted === purpose) return;
      purpose = wanted;
      socket.io.opts.query = queryFor(purpose);
      // The handshake states the purpose.
      if (shouldConnect) reconnect();
    },
    subscribe: subscriptions.subscribe,
    get pendingCount() {
      return pendingRequests.size;
    },
    request: (requestId, payload, signal) =>
      pendingRequests.send(requestId, () => socket.emit('request', payload), signal),
  };
}

function socketOptions(purpose: ConnectionPurpose, identity: Identity) {
  return {
    ...RECONNECTION,
    path: '/gatewayV3',
    transports: ['websocket'],
    query: queryFor(purpose),
    autoConnect: false,
    forceNew: true,
    // Called at each attempt: the account may have changed in between.
    auth(callback: (credentials: object) => void) {
      callback(handshakeOf(identity.get()));
    },
  };
}

function queryFor(purpose: ConnectionPurpose): Record<string, string> {
  return purpose === 'streaming' ? { streaming: 'true' } : {};
}
