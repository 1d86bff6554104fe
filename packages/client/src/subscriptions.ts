/** The channel subscriptions of one connection. Resubscribes after gaps and reconnects. */
import type { Channel, ChannelKey } from '@mes/contract/channels';
import { InternalError } from '@mes/contract/errors';
import type { Clock } from './clock';
import { FrameSequencer, parseFrames, type SubscribeResult } from './frame-sequencer';
import { type ChannelHandlers, createReceiver, type Receiver } from './handlers';
import { type Emitter, emitter } from './observable';
import { assertSuccess, errorFromBody, toResponseBody } from './response';
import { RetryAfterError } from './retry';

const RETRY_MS = 5_000;

export interface SubscriptionsOptions {
  readonly clock: Clock;
  readonly isConnected: () => boolean;
  readonly emit: (
    event: string,
    payload: SubscribePayload,
    acknowledge?: (response: unknown) => void,
  ) => void;
}

export interface Subscriptions {
  subscribe<K extends ChannelKey>(
    channel: Channel<K>,
    handlers: ChannelHandlers<K>,
    message?: SubscribeMessage,
  ): () => void;
  /** To be called after each connect and reconnect. */
  resume(): void;
  receive(push: unknown): void;
  receiveState(push: unknown): void;
  end(push: unknown): void;
}

/** Names the channel, or the match whose channel is meant. */
export interface SubscribePayload {
  readonly channel?: string;
  readonly id?: string;
  /** The last revision that the client has. */
  readonly revision?: number;
}

/** The socket message that subscribes to a channel. */
export interface SubscribeMessage {
  readonly event: string;
  readonly payload: SubscribePayload;
}

interface Subscription {
  readonly name: string;
  readonly message: SubscribeMessage;
  /** Emits what is to be done with each receiver. */
  readonly receivers: Emitter<(receiver: Receiver) => void>;
  readonly sequencer: FrameSequencer;
  /** Numbers the requests: responses to earlier ones are ignored. */
  lastRequest: number;
  hasSnapshot: boolean;
  /** A new receiver waits for a snapshot; the missed events would not be enough for it. */
  needsSnapshot: boolean;
}

export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const { clock, isConnected, emit } = options;
  const subscriptions = new Map<string, Subscription>();
  const isOpen = (subscription: Subscription) =>
    subscriptions.get(subscription.name) === subscription;

  function request(subscription: Subscription): void {
    // `resume` sends the request once the connection is open.
    if (!isConnected()) return;
    const { message, sequencer } = subscription;
    const requestNumber = ++subscription.lastRequest;
    const revision = subscription.needsSnapshot ? null : sequencer.revision;
    const payload = revision === null ? message.payload : { ...message.payload, revision };
    sequencer.startBuffering();
    emit(message.event, payload, (response) => {
      if (!isOpen(subscription) || subscription.lastRequest !== requestNumber) return;
      handleResponse(subscription, response);
    });
  }

  function handleResponse(subscription: Subscription, response: unknown): void {
    const body = toResponseBody(response);
    try {
      assertSuccess(body);
    } catch (error) {
      handleError(subscription, error as Error);
      return;
    }
    const { receivers, sequencer } = subscription;
    const result = parseSubscribeResult(body.data);
    const isFirst = sequencer.revision === null;
    subscription.hasSnapshot ||= result.snapshot !== undefined;
    subscription.needsSnapshot = false;
    const { revision } = result;
    if (isFirst && revision !== undefined)
      receivers.emit((receiver) => receiver.subscribed(revision));
    if (sequencer.applyResult(result) === 'gap') request(subscription);
  }

  function handleError(subscription: Subscription, error: Error): void {
    const hasRetryAfter = error instanceof RetryAfterError;
    if (hasRetryAfter || error instanceof InternalError) {
      clock.after(hasRetryAfter ? error.seconds * 1_000 : RETRY_MS, () => {
        if (isOpen(subscription)) request(subscription);
      });
      return;
    }
    close(subscription, error);
  }

  function close({ name, receivers }: Subscription, error: Error): void {
    subscriptions.delete(name);
    receivers.emit((receiver) => receiver.ended(error));
  }

  function open(name: string, message: SubscribeMessage): Subscription {
    const receivers = emitter<(receiver: Receiver) => void>();
    const sequencer = new FrameSequencer({
      event: (frame) => receivers.emit((receiver) => receiver.event(frame)),
      snapshot: (snapshot, revision) =>
        receivers.emit((receiver) => receiver.snapshot(snapshot, revision)),
      missed: () => receivers.emit((receiver) => receiver.missed()),
    });
    const subscription = {
      name,
      message,
      receivers,
      sequencer,
      lastRequest: 0,
      hasSnapshot: false,
      needsSnapshot: true,
    };
    subscriptions.set(name, subscription);
    request(subscription);
    return subscription;
  }

  return {
    subscribe(
      { name },
      handlers,
      message = { event: 'subscribe_channel', payload: { channel: name } },
    ) {
      const receiver = createReceiver(handlers);
      const subscription = subscriptions.get(name) ?? open(name, message);
      const removeReceiver = subscription.receivers.subscribe((run) =>
        throwLater(() => run(receiver)),
      );
      // The channel is subscribed already: this receiver gets its events from this revision on.
      const { revision } = subscription.sequencer;
      if (revision !== null) queueMicrotask(() => receiver.subscribed(revision));
      if (subscription.hasSnapshot && !subscription.needsSnapshot) {
        subscription.needsSnapshot = true;
        request(subscription);
      }
      return () => {
        removeReceiver();
        if (subscription.receivers.size > 0 || !isOpen(subscription)) return;
        subscriptions.delete(name);
        if (isConnected()) emit('cancel_subscription', { channel: name });
      };
    },

    resume() {
      for (const subscription of subscriptions.values()) request(subscription);
    },

    receive(push) {
      for (const frame of parseFrames(push)) {
        const subscription = subscriptions.get(frame.channel);
        if (subscription?.sequencer.receive(frame) === 'gap') request(subscription);
      }
    },

    receiveState(push) {
      const { channel, data } = push as { channel: string; data: unknown };
      subscriptions.get(channel)?.receivers.emit((receiver) => receiver.state(data));
    },

    end(push) {
      const { channel, error } = push as { channel: string; error?: unknown };
      const subscription = subscriptions.get(channel);
      if (subscription) close(subscription, errorFromBody({ error }, 'Subscription ended'));
    },
  };
}

export function parseSubscribeResult(data: unknown): SubscribeResult {
  const { revision, events, snapshot } = (data ?? {}) as Record<string, unknown>;
  return {
    revision: typeof revision === 'number' ? revision : undefined,
    events: Array.isArray(events) ? parseFrames(events) : undefined,
    snapshot: snapshot ?? undefined,
  };
}

/** A receiver that throws must not stop the others, nor the bookkeeping. */
function throwLater(run: () => void): void {
  try {
    run();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
