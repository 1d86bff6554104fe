/**
 * `/stream/socket`, the overlay's only socket: plain WebSocket with JSON. A ping each second, events
 * of the channels that scenes depend on, and orders as `custom` messages. It reconnects by itself.
 */
import type { Clock } from '@mes/client/clock';
import type { ConnectionState } from '@mes/client/connection';
import { createHeartbeat, PING_EVERY_MS } from '@mes/client/heartbeat';
import { emitter, type Observable, observable } from '@mes/client/observable';
import { createSubscriptions, type Subscriptions } from '@mes/client/subscriptions';
import type { OverlayMessage } from '@mes/contract/sockets';
import type { OverlayOrder } from '@mes/contract/stream-control';
import { backOff } from './back-off';
import { createServerClock } from './server-clock';

export interface OverlaySocketHandlers {
  onOrder?(order: OverlayOrder): void;
  /** Connected again: what was published in between may have been missed. */
  onReconnect?(): void;
}

export interface OverlaySocket {
  open(): void;
  close(): void;
  /** Keeps the socket open and adds handlers; the returned function removes them. */
  listen(handlers: OverlaySocketHandlers): () => void;
  readonly subscribe: Subscriptions['subscribe'];
  readonly state: Observable<ConnectionState>;
  /** Round trip in milliseconds; null before the first pong. */
  readonly latency: Observable<number | null>;
  /** The time of the server; null before the first pong. The clock of the PC may be wrong. */
  serverNow(): number | null;
}

/** The part of the WebSocket API that is used here. */
export interface WebSocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
}

export interface OverlaySocketOptions {
  readonly connect: () => WebSocketLike;
  readonly clock: Clock;
}

/** The page opens the socket before it knows whether its scene needs it. */
const CLOSE_UNUSED_AFTER_MS = 10_000;
const MAX_RECONNECT_DELAY_MS = 5_000;
/** Browsers wait for minutes for a server that accepts a connection and does not answer. */
const CONNECT_TIMEOUT_MS = 10_000;
/** A few late pongs are tolerated; after this many the connection is considered dead. */
const MAX_MISSED_PONGS = 5;

export function createOverlaySocket({ connect, clock }: OverlaySocketOptions): OverlaySocket {
  const state = observable<ConnectionState>('disconnected');
  const latency = observable<number | null>(null);
  /** Emits what is to be done with each set of handlers. */
  const listeners = emitter<(handlers: OverlaySocketHandlers) => void>();
  const pings = new Map<number, () => void>();
  /** Callbacks for pending subscription requests, by channel. */
  const pendingSubscriptions = new Map<string, (answer: unknown) => void>();
  let socket: WebSocketLike | null = null;
  let isOpen = false;
  let failures = 0;
  let missedPongs = 0;
  let hasBeenOpen = false;
  let cancelReconnect = () => {};
  let cancelTimeout = () => {};
  let cancelUnused = () => {};
  const serverClock = createServerClock(clock);

  const send = (message: object) => socket?.send(JSON.stringify(message));

  const subscriptions = createSubscriptions({
    clock,
    isConnected: () => isOpen,
    emit(event, { channel, revision }, answered) {
      if (channel === undefined) return;
      if (answered) pendingSubscriptions.set(channel, answered);
      else pendingSubscriptions.delete(channel);
      send({ action: event === 'cancel_subscription' ? 'cancel' : 'subscribe', channel, revision });
    },
  });

  const heartbeat = createHeartbeat({
    clock,
    everyMs: () => PING_EVERY_MS.streaming,
    ping(pong) {
      const time = clock.now();
      pings.set(time, pong);
      send({ action: 'ping', time });
    },
    onPong(ms) {
      missedPongs = 0;
      latency.set(ms);
      state.set('connected');
    },
    onTimeout() {
      state.set('connection timed out');
      if (++missedPongs >= MAX_MISSED_PONGS) reconnect();
    },
  });

  function openSocket(): void {
    cancelReconnect();
    state.set('connecting');
    const newSocket = connect();
    socket = newSocket;
    cancelTimeout = clock.after(CONNECT_TIMEOUT_MS, reconnect);
    newSocket.onopen = () => socket === newSocket && handleOpen();
    newSocket.onmessage = ({ data }) => socket === newSocket && handleMessage(data);
    newSocket.onclose = () => socket === newSocket && reconnect();
  }

  function handleOpen(): void {
    cancelTimeout();
    failures = 0;
    missedPongs = 0;
    isOpen = true;
    state.set('connected');
    heartbeat.start();
    subscriptions.resume();
    if (hasBeenOpen) listeners.emit(({ onReconnect }) => onReconnect?.());
    hasBeenOpen = true;
  }

  function reconnect(): void {
    disconnect();
    cancelReconnect = clock.after(backOff(failures++, MAX_RECONNECT_DELAY_MS), openSocket);
  }

  function disconnect(): void {
    cancelTimeout();
    heartbeat.stop();
    pings.clear();
    pendingSubscriptions.clear();
    isOpen = false;
    const oldSocket = socket;
    socket = null;
    oldSocket?.close();
    state.set('disconnected');
  }

  function handleMessage(data: unknown): void {
    const message = parse(data);
    switch (message?.action) {
      case 'pong':
        serverClock.sync({ sentAt: message.time, serverTime: message.now });
        handlePong(message.time);
        break;
      case 'event':
        subscriptions.receive(message);
        break;
      case 'events':
        subscriptions.receive(message.events);
        break;
      case 'state':
        subscriptions.receiveState(message);
        break;
      case 'subscribed':
        resolveSubscription(message.channel, { status: 'SUCCESS', data: message });
        break;
      case 'error':
        if (typeof message.channel === 'string') resolveSubscription(message.channel, message);
        break;
      case 'ended':
        subscriptions.end(message);
        break;
      case 'custom':
        listeners.emit(({ onOrder }) => onOrder?.(message.payload));
        break;
      case 'cancelled':
      case undefined:
    }
  }

  /** The server answers requests for a channel in their order, so only the last callback is kept. */
  function resolveSubscription(channel: string, answer: object): void {
    pendingSubscriptions.get(channel)?.(answer);
    pendingSubscriptions.delete(channel);
  }

  function handlePong(time: number | undefined): void {
    if (time === undefined) return;
    pings.get(time)?.();
    // Pongs for earlier pings would come too late to be useful.
    for (const sent of pings.keys()) if (sent <= time) pings.delete(sent);
  }

  function close(): void {
    cancelReconnect();
    cancelUnused();
    disconnect();
  }

  return {
    open() {
      if (socket) return;
      openSocket();
      cancelUnused = clock.after(CLOSE_UNUSED_AFTER_MS, () => listeners.size === 0 && close());
    },
    close,
    listen(handlers) {
      const remove = listeners.subscribe((run) => run(handlers));
      cancelUnused();
      if (!socket && state.get() === 'disconnected') openSocket();
      return remove;
    },
    subscribe: subscriptions.subscribe,
    state,
    latency,
    serverNow: serverClock.now,
  };
}

/** Untyped data becomes typed here: the server sends only what the contract declares. */
function parse(data: unknown): OverlayMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null ? (message as OverlayMessage) : null;
  } catch {
    return null;
  }
}
