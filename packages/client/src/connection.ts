/** The connection as pages see it. What makes it work is loaded when it is first wanted. */
import type { Channel, ChannelKey } from '@mes/contract/channels';
import type { Body } from './answer';
import { channels } from './channels';
import type { Clock } from './clock';
import type { ConnectionState, Gateway } from './gateway';
import type { ChannelHandlers } from './handlers';
import type { Use } from './heartbeat';
import type { Identity } from './identity';
import { createLatencies, type LatencyRecord } from './latency';
import { observable } from './observable';
import type { Asking } from './subscriptions';

export type { ConnectionState } from './gateway';
export type { ChannelHandlers } from './handlers';

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
  subscribe<K extends ChannelKey>(channel: Channel<K>, handlers: ChannelHandlers<K>): () => void;
  /** The channel of a match by its id. */
  subscribeMatchup(id: string, handlers: ChannelHandlers<'match'>): () => void;
}

/** What the client itself uses the connection for. */
export interface RequestLine {
  /** Connected, and not so busy that the server would put the next request off. */
  isFree(): boolean;
  request(requestId: string, payload: object, signal?: AbortSignal): Promise<Body>;
}

export interface ConnectionOptions {
  readonly url: string;
  readonly use: Use;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly load: () => Promise<Pick<typeof import('socket.io-client'), 'io'>>;
  readonly onError: (error: Error) => void;
}

/** The server answers no more than twenty requests of a socket at a time. */
const MAX_UNDER_WAY = 20;
const LOAD_AGAIN_MS = 5_000;

interface Waiting {
  /** Answers what cancels the subscription. */
  start(gateway: Gateway): () => void;
  cancel(): void;
}

export function createConnection(options: ConnectionOptions): Connection & RequestLine {
  const { clock, load, onError } = options;
  const state = observable<ConnectionState>('disconnected');
  const latencies = createLatencies(clock);
  const waiting = new Set<Waiting>();
  let gateway: Gateway | null = null;
  let wanted = false;
  let loading = false;

  async function open(): Promise<void> {
    loading = true;
    try {
      const [{ createGateway }, { io }] = await Promise.all([import('./gateway'), load()]);
      gateway = createGateway({ ...options, io, state, latencies });
      for (const each of waiting) each.cancel = each.start(gateway);
      waiting.clear();
      if (wanted) gateway.connect();
    } catch (error) {
      onError(error as Error);
      latencies.record('error');
      state.set('disconnected');
      clock.after(LOAD_AGAIN_MS, () => wanted && begin());
    } finally {
      loading = false;
    }
  }

  function begin(): void {
    if (gateway) {
      gateway.connect();
      return;
    }
    state.set('connecting');
    if (!loading) void open();
  }

  function subscribe<K extends ChannelKey>(
    channel: Channel<K>,
    handlers: ChannelHandlers<K>,
    by?: Asking,
  ): () => void {
    if (gateway) return gateway.subscribe(channel, handlers, by);
    const each: Waiting = {
      start: (opened) => opened.subscribe(channel, handlers, by),
      cancel: () => waiting.delete(each),
    };
    waiting.add(each);
    return () => each.cancel();
  }

  return {
    connect() {
      if (wanted) return;
      wanted = true;
      begin();
    },
    close() {
      wanted = false;
      gateway?.close();
      state.set('disconnected');
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
    subscribeMatchup: (id, handlers) =>
      subscribe(channels.match(id), handlers, { event: 'subscribe_matchup', payload: { id } }),
    isFree: () =>
      gateway !== null && state.get() === 'connected' && gateway.underWay < MAX_UNDER_WAY,
    request(requestId, payload, signal) {
      if (!gateway) throw new Error('There is no connection.');
      return gateway.request(requestId, payload, signal);
    },
  };
}
