/**
 * `/stream/socket`, the overlay's only socket: plain WebSocket with JSON. A ping each second, events
 * of the channels that scenes depend on, and orders as `custom` messages. It reconnects by itself,
 * and nobody on air sees that it was gone.
 */
import type { Clock } from '@mes/client/clock';
import type { ConnectionState } from '@mes/client/connection';
import { createHeartbeat, PING_EVERY_MS } from '@mes/client/heartbeat';
import { type Observable, observable } from '@mes/client/observable';
import { createSubscriptions, type Subscriptions } from '@mes/client/subscriptions';
import type { OverlayMessage } from '@mes/contract/sockets';
import type { OverlayOrder } from '@mes/contract/stream-control';
import { backOff } from './back-off';

export interface OverlaySocketHandlers {
  onOrder?(order: OverlayOrder): void;
  /** Connected again: whatever was published meanwhile is not known. */
  onReturn?(): void;
}

export interface OverlaySocket {
  open(): void;
  close(): void;
  /** The function returned ends it. */
  use(handlers: OverlaySocketHandlers): () => void;
  readonly subscribe: Subscriptions['subscribe'];
  readonly state: Observable<ConnectionState>;
  /** Milliseconds there and back; null before the first answer. */
  readonly latency: Observable<number | null>;
}

/** The part of a browser's WebSocket that is used. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
}

export interface OverlaySocketOptions {
  readonly connect: () => Line;
  readonly clock: Clock;
}

/** The page opens the socket before it knows whether its scene listens. */
const UNUSED_AFTER_MS = 10_000;
const LONGEST_PAUSE_MS = 5_000;
/** Some answers may be late; a line that stays silent is dead, though the browser holds it open. */
const MOST_SILENCES = 5;

export function createOverlaySocket({ connect, clock }: OverlaySocketOptions): OverlaySocket {
  const state = observable<ConnectionState>('disconnected');
  const latency = observable<number | null>(null);
  const users = new Set<OverlaySocketHandlers>();
  const pings = new Map<number, () => void>();
  /** Who waits for the answer about a channel. */
  const subscribing = new Map<string, (answer: unknown) => void>();
  let line: Line | null = null;
  let isOpen = false;
  let failures = 0;
  let silences = 0;
  let wasOpen = false;
  let cancelReconnect = () => {};
  let cancelUnused = () => {};

  const send = (message: object) => line?.send(JSON.stringify(message));

  const subscriptions = createSubscriptions({
    clock,
    isConnected: () => isOpen,
    emit(event, { channel, revision }, answered) {
      if (channel === undefined) return;
      if (answered) subscribing.set(channel, answered);
      else subscribing.delete(channel);
      send({ action: event === 'cancel_subscription' ? 'cancel' : 'subscribe', channel, revision });
    },
  });

  const heartbeat = createHeartbeat({
    clock,
    everyMs: PING_EVERY_MS.streaming,
    ping(pong) {
      const time = clock.now();
      pings.set(time, pong);
      send({ action: 'ping', time });
    },
    onPong(ms) {
      silences = 0;
      latency.set(ms);
      state.set('connected');
    },
    onTimeout() {
      state.set('connection timed out');
      if (++silences >= MOST_SILENCES) lose();
    },
  });

  function begin(): void {
    cancelReconnect();
    state.set('connecting');
    const opened = connect();
    line = opened;
    opened.onopen = () => line === opened && welcome();
    opened.onmessage = ({ data }) => line === opened && hear(data);
    opened.onclose = () => line === opened && lose();
  }

  function welcome(): void {
    failures = 0;
    silences = 0;
    isOpen = true;
    state.set('connected');
    heartbeat.start();
    subscriptions.resume();
    if (wasOpen) for (const { onReturn } of [...users]) onReturn?.();
    wasOpen = true;
  }

  function lose(): void {
    end();
    cancelReconnect = clock.after(backOff(failures++, LONGEST_PAUSE_MS), begin);
  }

  function end(): void {
    heartbeat.stop();
    pings.clear();
    subscribing.clear();
    isOpen = false;
    const ended = line;
    line = null;
    ended?.close();
    state.set('disconnected');
  }

  function hear(data: unknown): void {
    const message = parse(data);
    switch (message?.action) {
      case 'pong':
        answered(message.time);
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
        settle(message.channel, { status: 'SUCCESS', data: message });
        break;
      case 'error':
        if (typeof message.channel === 'string') settle(message.channel, message);
        break;
      case 'ended':
        subscriptions.end(message);
        break;
      case 'custom':
        for (const { onOrder } of [...users]) onOrder?.(message.payload);
        break;
      case 'cancelled':
      case undefined:
    }
  }

  /** The server answers about a channel in the order in which it was asked; the last one counts. */
  function settle(channel: string, answer: object): void {
    subscribing.get(channel)?.(answer);
    subscribing.delete(channel);
  }

  function answered(time: number | undefined): void {
    if (time === undefined) return;
    pings.get(time)?.();
    // Earlier ones are answered too late to say anything.
    for (const sent of pings.keys()) if (sent <= time) pings.delete(sent);
  }

  function close(): void {
    cancelReconnect();
    cancelUnused();
    end();
  }

  return {
    open() {
      if (line) return;
      begin();
      cancelUnused = clock.after(UNUSED_AFTER_MS, () => users.size === 0 && close());
    },
    close,
    use(handlers) {
      const own = { ...handlers };
      users.add(own);
      cancelUnused();
      if (!line && state.get() === 'disconnected') begin();
      return () => users.delete(own);
    },
    subscribe: subscriptions.subscribe,
    state,
    latency,
  };
}

/** The edge between wire and types: the server sends nothing that the contract does not declare. */
function parse(data: unknown): OverlayMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null ? (message as OverlayMessage) : null;
  } catch {
    return null;
  }
}
