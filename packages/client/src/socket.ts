/** The realtime connection: requests and their replies, channels, and how fast it answers. */
import type { Socket } from 'socket.io-client';
import type { Body } from './answer';
import type { Clock } from './clock';
import { createHeartbeat, PING_EVERY_MS, type Use } from './heartbeat';
import { type Account, type Identity, sameCredentials } from './identity';
import { newId } from './ids';
import { createLatencies, type LatencyRecord } from './latency';
import { observable } from './observable';
import type { Envelope } from './outgoing';
import { createPending } from './pending';
import { type ChannelHandlers, createSubscriptions } from './subscriptions';

export const RECONNECTION = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  timeout: 20_000,
} as const;

export type ConnectionState = 'connected' | 'disconnected' | 'connecting' | 'connection timed out';

export interface Connection {
  connect(): void;
  /** Subscriptions stay and are taken up again by the next `connect`. */
  close(): void;
  readonly state: ConnectionState;
  subscribeState(changed: (state: ConnectionState) => void): () => void;
  /** The newest last. */
  readonly latencies: readonly LatencyRecord[];
  subscribeLatencies(changed: (records: readonly LatencyRecord[]) => void): () => void;
  /** The function returned cancels. */
  subscribe(channel: string, handlers: ChannelHandlers): () => void;
  /** The channel of a match by its id. */
  subscribeMatchup(id: string, handlers: ChannelHandlers): () => void;
}

/** What the client itself uses the connection for. */
export interface RequestLine {
  readonly isConnected: () => boolean;
  request(
    envelope: Envelope,
    options: { idempotencyKey?: string; signal?: AbortSignal },
  ): Promise<Body>;
}

export interface ConnectionOptions {
  /** Empty for the page's own origin. */
  readonly url: string;
  readonly use: Use;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly load: () => Promise<Pick<typeof import('socket.io-client'), 'io'>>;
  /** Connect errors are logged and change the state; nobody is shown a message. */
  readonly onError: (error: Error) => void;
}

export function createConnection(options: ConnectionOptions): Connection & RequestLine {
  const { url, use, identity, clock, load, onError } = options;
  const state = observable<ConnectionState>('disconnected');
  const latencies = createLatencies(clock);
  const pending = createPending(clock);
  let wanted = false;
  let socket: Socket | null = null;
  let credentials: Account | null = null;
  let stopWatching = () => {};

  const isConnected = () => state.get() === 'connected';
  const emit = (event: string, ...args: unknown[]) => socket?.emit(event, ...args);
  const channels = createSubscriptions({
    clock,
    // A silent connection may still deliver: only a broken one needs asking anew.
    isConnected: () => socket?.connected ?? false,
    emit: (event, payload, answered) => emit(event, payload, ...(answered ? [answered] : [])),
  });

  const heartbeat = createHeartbeat({
    clock,
    everyMs: PING_EVERY_MS[use],
    ping: (pong) => emit('ping', (answer: unknown) => answer === 'pong' && pong()),
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

  function up(): void {
    state.set('connected');
    heartbeat.start();
    channels.resume();
  }

  function down(): void {
    heartbeat.stop();
    state.set('disconnected');
    pending.loseAll();
  }

  function failed(error: Error): void {
    onError(error);
    latencies.record('error');
    down();
    const isRefused = error.message === 'Invalid credentials.';
    if (isRefused && sameCredentials(identity.get(), credentials)) identity.clear();
  }

  /**
   * For the cases in which the library does not come back by itself. Spread out, because a server
   * that turns everyone away would have everyone back at the same moment.
   */
  function againLater(): void {
    const spread = 1 - Math.random() * RECONNECTION.randomizationFactor;
    clock.after(RECONNECTION.reconnectionDelayMax * spread, () => {
      if (wanted && !socket?.active) begin();
    });
  }

  function begin(): void {
    state.set('connecting');
    if (socket) socket.connect();
    else void open();
  }

  async function open(): Promise<void> {
    try {
      const { io } = await load();
      // Closed, or opened by another call, while the library was on its way.
      if (!wanted || socket) return;
      socket = listen(io(url || undefined, socketOptions(use, identity)));
      socket.connect();
    } catch (error) {
      failed(error as Error);
      againLater();
    }
  }

  function listen(opened: Socket): Socket {
    opened.on('connect', up);
    opened.on('disconnect', (reason) => {
      latencies.record('disconnected');
      down();
      if (reason === 'io server disconnect') againLater();
    });
    opened.on('connect_error', (error) => {
      failed(error);
      if (!opened.active) againLater();
    });
    opened.io.on('reconnect_attempt', () => state.set('connecting'));
    opened.on('response', pending.settle);
    opened.on('channel_event', channels.receive);
    opened.on('channel_state', channels.receiveState);
    opened.on('subscription_ended', channels.end);
    return opened;
  }

  /** The handshake says who listens: another account needs another one. */
  function changeAccount(account: Account | null): void {
    if (sameCredentials(account, credentials)) return;
    credentials = account;
    if (!socket) return;
    socket.disconnect();
    state.set('connecting');
    socket.connect();
  }

  return {
    connect() {
      if (wanted) return;
      wanted = true;
      credentials = identity.get();
      stopWatching = identity.subscribe(changeAccount);
      begin();
    },
    close() {
      wanted = false;
      stopWatching();
      socket?.disconnect();
      down();
    },
    get state() {
      return state.get();
    },
    subscribeState: state.subscribe,
    get latencies() {
      return latencies.get();
    },
    subscribeLatencies: latencies.subscribe,
    subscribe: (channel, handlers) => channels.subscribe(channel, handlers),
    subscribeMatchup: (id, handlers) =>
      channels.subscribe(`match:${id}`, handlers, { event: 'subscribe_matchup', payload: { id } }),
    isConnected,
    request(envelope, { idempotencyKey, signal }) {
      const requestId = newId();
      const sent = { requestId, ...envelope, ...(idempotencyKey ? { idempotencyKey } : {}) };
      return pending.wait(requestId, () => emit('request', sent), signal);
    },
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
