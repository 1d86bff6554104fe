/**
 * The realtime connection itself: requests and their replies, channels, pings. Loaded together
 * with the socket library, after the page has been drawn.
 */
import type { io, Socket } from 'socket.io-client';
import type { Body } from './answer';
import type { Clock } from './clock';
import { createHeartbeat, PING_EVERY_MS, type Use } from './heartbeat';
import { type Account, type Identity, sameCredentials } from './identity';
import type { Latencies } from './latency';
import type { Writable } from './observable';
import { createPending } from './pending';
import { createSubscriptions, type Subscriptions } from './subscriptions';

export const RECONNECTION = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  timeout: 20_000,
} as const;

export type ConnectionState = 'connected' | 'disconnected' | 'connecting' | 'connection timed out';

export interface Gateway {
  connect(): void;
  close(): void;
  readonly subscribe: Subscriptions['subscribe'];
  /** How many requests wait for a reply. */
  readonly underWay: number;
  request(requestId: string, payload: object, signal?: AbortSignal): Promise<Body>;
}

export interface GatewayOptions {
  /** Empty for the page's own origin. */
  readonly url: string;
  readonly use: Use;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly io: typeof io;
  readonly state: Writable<ConnectionState>;
  readonly latencies: Latencies;
  /** Connect errors are logged and change the state; nobody is shown a message. */
  readonly onError: (error: Error) => void;
}

export function createGateway(options: GatewayOptions): Gateway {
  const { url, use, identity, clock, state, latencies, onError } = options;
  const pending = createPending(clock);
  const socket: Socket = options.io(url || undefined, socketOptions(use, identity));
  let wanted = false;
  let credentials: Account | null = null;
  let stopWatching = () => {};

  const channels = createSubscriptions({
    clock,
    // A silent connection may still deliver: only a broken one needs asking anew.
    isConnected: () => socket.connected,
    emit: (event, payload, answered) =>
      socket.emit(event, payload, ...(answered ? [answered] : [])),
  });

  const heartbeat = createHeartbeat({
    clock,
    everyMs: PING_EVERY_MS[use],
    ping: (pong) => socket.emit('ping', (answer: unknown) => answer === 'pong' && pong()),
    onReply(latency) {
      latencies.record('connected', latency);
      state.set('connected');
    },
    onSilence() {
      latencies.record('error');
      state.set('connection timed out');
      pending.loseAll();
    },
  });

  function down(): void {
    heartbeat.stop();
    state.set('disconnected');
    pending.loseAll();
  }

  function begin(): void {
    state.set('connecting');
    socket.connect();
  }

  /**
   * For the cases in which the library does not come back by itself. Spread out, because a server
   * that turns everyone away would have everyone back at the same moment.
   */
  function againLater(): void {
    const spread = 1 - Math.random() * RECONNECTION.randomizationFactor;
    clock.after(RECONNECTION.reconnectionDelayMax * spread, () => {
      if (wanted && !socket.active) begin();
    });
  }

  /** The handshake says who listens: another account needs another one. */
  function changeAccount(account: Account | null): void {
    if (sameCredentials(account, credentials)) return;
    credentials = account;
    socket.disconnect();
    begin();
  }

  socket.on('connect', () => {
    state.set('connected');
    heartbeat.start();
    channels.resume();
  });
  socket.on('disconnect', (reason) => {
    latencies.record('disconnected');
    down();
    if (reason === 'io server disconnect') againLater();
  });
  socket.on('connect_error', (error) => {
    onError(error);
    latencies.record('error');
    down();
    const isRefused = error.message === 'Invalid credentials.';
    if (isRefused && sameCredentials(identity.get(), credentials)) identity.clear();
    if (!socket.active) againLater();
  });
  socket.io.on('reconnect_attempt', () => state.set('connecting'));
  socket.on('response', pending.settle);
  socket.on('channel_event', channels.receive);
  socket.on('channel_state', channels.receiveState);
  socket.on('subscription_ended', channels.end);

  return {
    connect() {
      wanted = true;
      credentials = identity.get();
      stopWatching();
      stopWatching = identity.subscribe(changeAccount);
      begin();
    },
    close() {
      wanted = false;
      stopWatching();
      socket.disconnect();
      down();
    },
    subscribe: channels.subscribe,
    get underWay() {
      return pending.size;
    },
    request: (requestId, payload, signal) =>
      pending.wait(requestId, () => socket.emit('request', payload), signal),
  };
}

function socketOptions(use: Use, identity: Identity) {
  return {
    ...RECONNECTION,
    path: '/gatewayV3',
    transports: ['websocket'],
    query: use === 'streaming' ? { streaming: 'true' } : {},
    autoConnect: false,
    forceNew: true,
    // Asked for at each attempt: the account may have changed in between.
    auth(give: (credentials: object) => void) {
      const account = identity.get();
      give(account ? { id: account.id, secret: account.secret } : {});
    },
  };
}
