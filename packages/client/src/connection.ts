/** The realtime connection as pages use it. The socket code is loaded on the first `connect`. */
import type { Channel, ChannelKey } from '@mes/contract/channels';
import { channels } from './channels';
import type { Clock } from './clock';
import type { ConnectionState, Gateway } from './gateway';
import type { ChannelHandlers } from './handlers';
import type { ConnectionPurpose } from './heartbeat';
import type { Identity } from './identity';
import { createLatencies, type LatencyRecord } from './latency';
import { observable } from './observable';
import type { ResponseBody } from './response';
import type { SubscribeMessage } from './subscriptions';

export type { ConnectionState } from './gateway';
export type { ChannelHandlers } from './handlers';

export interface Connection {
  connect(): void;
  /** Subscriptions are resumed by the next `connect`. */
  close(): void;
  /** Reconnects where the handshake differs. */
  setPurpose(purpose: ConnectionPurpose): void;
  readonly state: ConnectionState;
  subscribeState(changed: (state: ConnectionState) => void): () => void;
  /** The newest last. */
  readonly latencies: readonly LatencyRecord[];
  subscribeLatencies(changed: (records: readonly LatencyRecord[]) => void): () => void;
  /** Returns a function that unsubscribes. */
  subscribe<K extends ChannelKey>(channel: Channel<K>, handlers: ChannelHandlers<K>): () => void;
  /** Subscribes to the channel of a match. */
  subscribeMatchup(matchId: string, handlers: ChannelHandlers<'match'>): () => void;
}

/** How the client itself sends requests over the connection. */
export interface RequestSocket {
  /** True if it is connected and below the server's limit of concurrent requests. */
  canSend(): boolean;
  request(requestId: string, payload: object, signal?: AbortSignal): Promise<ResponseBody>;
}

export interface ConnectionOptions {
  readonly url: string;
  readonly purpose: ConnectionPurpose;
  readonly identity: Identity;
  readonly clock: Clock;
  /** Another socket library, for tests. */
  readonly load?: () => Promise<Pick<typeof import('socket.io-client'), 'io'>>;
  readonly onError: (error: Error) => void;
}

/** The server handles at most twenty requests of a socket at a time. */
const MAX_PENDING_REQUESTS = 20;
const RELOAD_MS = 5_000;

/** A subscription that was made before the socket code was loaded. */
interface EarlySubscription {
  /** Returns a function that unsubscribes. */
  start(gateway: Gateway): () => void;
  cancel(): void;
}

export function createConnection(options: ConnectionOptions): Connection & RequestSocket {
  const { clock, load, onError } = options;
  const state = observable<ConnectionState>('disconnected');
  const latencies = createLatencies(clock);
  const earlySubscriptions = new Set<EarlySubscription>();
  let { purpose } = options;
  let gateway: Gateway | null = null;
  let shouldConnect = false;
  let isLoading = false;

  async function loadGateway(): Promise<void> {
    isLoading = true;
    try {
      const sockets = await import('./sockets');
      const { io } = load ? await load() : sockets;
      gateway = sockets.createGateway({ ...options, purpose, io, state, latencies });
      for (const early of earlySubscriptions) early.cancel = early.start(gateway);
      earlySubscriptions.clear();
      if (shouldConnect) gateway.connect();
    } catch (error) {
      onError(error as Error);
      latencies.record('error');
      state.set('disconnected');
      clock.after(RELOAD_MS, () => shouldConnect && connect());
    } finally {
      isLoading = false;
    }
  }

  function connect(): void {
    if (gateway) {
      gateway.connect();
      return;
    }
    state.set('connecting');
    if (!isLoading) void loadGateway();
  }

  function subscribe<K extends ChannelKey>(
    channel: Channel<K>,
    handlers: ChannelHandlers<K>,
    message?: SubscribeMessage,
  ): () => void {
    if (gateway) return gateway.subscribe(channel, handlers, message);
    const early: EarlySubscription = {
      start: (loaded) => loaded.subscribe(channel, handlers, message),
      cancel: () => earlySubscriptions.delete(early),
    };
    earlySubscriptions.add(early);
    return () => early.cancel();
  }

  return {
    connect() {
      if (shouldConnect) return;
      shouldConnect = true;
      connect();
    },
    close() {
      shouldConnect = false;
      gateway?.close();
      state.set('disconnected');
    },
    setPurpose(wanted) {
      purpose = wanted;
      gateway?.setPurpose(purpose);
    },
    get state() {
      return state.get();
    },
    subscribeState: state.subscribe,
    get latencies() {
      return latencies.get();
    },
    subscribeLatencies: latencies.subscribe,
    subscribe: (channel, handlers) => subscribe(channel, handlers),
    subscribeMatchup: (matchId, handlers) =>
      subscribe(channels.match(matchId), handlers, {
        event: 'subscribe_matchup',
        payload: { id: matchId },
      }),
    canSend: () =>
      gateway !== null &&
      state.get() === 'connected' &&
      gateway.pendingCount < MAX_PENDING_REQUESTS,
    request(requestId, payload, signal) {
      if (!gateway) throw new Error('There is no connection.');
      return gateway.request(requestId, payload, signal);
    },
  };
}
