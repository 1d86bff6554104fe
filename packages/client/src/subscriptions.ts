/** Who listens to which channel, and keeping what they hear whole through gaps and reconnects. */
import type { ChannelKey, Channel as ChannelReference } from '@mes/contract/channels';
import { InternalError } from '@mes/contract/errors';
import { asBody, assertAnswered, errorIn } from './answer';
import { Channel, framesIn, type Subscribed } from './channel';
import type { Clock } from './clock';
import { type ChannelHandlers, type Receiver, receiverOf } from './handlers';
import { RetryLater } from './retry';

const ASK_AGAIN_MS = 5_000;

export interface SubscriptionsOptions {
  readonly clock: Clock;
  readonly isConnected: () => boolean;
  readonly emit: (
    event: string,
    payload: SubscriptionRequest,
    answered?: (answer: unknown) => void,
  ) => void;
}

export interface Subscriptions {
  subscribe<K extends ChannelKey>(
    channel: ChannelReference<K>,
    handlers: ChannelHandlers<K>,
    by?: Asking,
  ): () => void;
  /** The connection is there (again). */
  resume(): void;
  receive(push: unknown): void;
  receiveState(push: unknown): void;
  end(push: unknown): void;
}

/** A channel by its name, or that of a match by the match's id. */
export interface SubscriptionRequest {
  readonly channel?: string;
  readonly id?: string;
  /** The last revision that the client has. */
  readonly revision?: number;
}

/** The event and payload that ask for a channel. */
export interface Asking {
  readonly event: string;
  readonly payload: SubscriptionRequest;
}

interface Line {
  readonly name: string;
  readonly by: Asking;
  readonly receivers: Set<Receiver>;
  readonly channel: Channel;
  /** Which question was the last: only its answer counts. */
  asked: number;
  hasSnapshot: boolean;
  /** Somebody new waits for a snapshot, so that what was missed is not enough. */
  wantsSnapshot: boolean;
}

export function createSubscriptions(options: SubscriptionsOptions): Subscriptions {
  const { clock, isConnected, emit } = options;
  const lines = new Map<string, Line>();
  const isOpen = (line: Line) => lines.get(line.name) === line;

  function ask(line: Line): void {
    // `resume` asks once the connection is there.
    if (!isConnected()) return;
    const { by, channel } = line;
    const question = ++line.asked;
    const revision = line.wantsSnapshot ? null : channel.last;
    channel.await();
    emit(by.event, revision === null ? by.payload : { ...by.payload, revision }, (answer) => {
      if (isOpen(line) && line.asked === question) answered(line, answer);
    });
  }

  function answered(line: Line, answer: unknown): void {
    const body = asBody(answer);
    try {
      assertAnswered(body);
    } catch (error) {
      refused(line, error as Error);
      return;
    }
    const subscribed = readSubscribed(body.data);
    const isFirst = line.channel.last === null;
    line.hasSnapshot ||= subscribed.snapshot !== undefined;
    line.wantsSnapshot = false;
    const { revision } = subscribed;
    if (isFirst && revision !== undefined)
      tell(line.receivers, (receiver) => receiver.subscribed(revision));
    if (line.channel.subscribed(subscribed) === 'gap') ask(line);
  }

  function refused(line: Line, error: Error): void {
    const isPutOff = error instanceof RetryLater;
    if (isPutOff || error instanceof InternalError) {
      clock.after(isPutOff ? error.seconds * 1_000 : ASK_AGAIN_MS, () => {
        if (isOpen(line)) ask(line);
      });
      return;
    }
    close(line, error);
  }

  function close(line: Line, error: Error): void {
    lines.delete(line.name);
    tell(line.receivers, (each) => each.ended(error));
  }

  function open(name: string, by: Asking): Line {
    const receivers = new Set<Receiver>();
    const channel = new Channel({
      event: (event) => tell(receivers, (each) => each.event(event)),
      snapshot: (all, revision) => tell(receivers, (each) => each.snapshot(all, revision)),
      missed: () => tell(receivers, (each) => each.missed()),
    });
    const line = {
      name,
      by,
      receivers,
      channel,
      asked: 0,
      hasSnapshot: false,
      wantsSnapshot: true,
    };
    lines.set(name, line);
    ask(line);
    return line;
  }

  return {
    subscribe({ name }, handlers, by = { event: 'subscribe_channel', payload: { channel: name } }) {
      // Its own, so that the same handlers can be given twice and cancelled once.
      const receiver = receiverOf(handlers);
      const line = lines.get(name) ?? open(name, by);
      line.receivers.add(receiver);
      // Somebody follows it already: from here on this receiver does, too.
      const { last } = line.channel;
      if (last !== null) queueMicrotask(() => receiver.subscribed(last));
      if (line.hasSnapshot && !line.wantsSnapshot) {
        line.wantsSnapshot = true;
        ask(line);
      }
      return () => {
        line.receivers.delete(receiver);
        if (line.receivers.size > 0 || !isOpen(line)) return;
        lines.delete(name);
        if (isConnected()) emit('cancel_subscription', { channel: name });
      };
    },

    resume() {
      for (const line of lines.values()) ask(line);
    },

    receive(push) {
      for (const frame of framesIn(push)) {
        const line = lines.get(frame.channel);
        if (line?.channel.receive(frame) === 'gap') ask(line);
      }
    },

    receiveState(push) {
      const { channel, data } = push as { channel: string; data: unknown };
      tell(lines.get(channel)?.receivers ?? [], (each) => each.state(data));
    },

    end(push) {
      const { channel, error } = push as { channel: string; error?: unknown };
      const line = lines.get(channel);
      if (line) close(line, errorIn({ error }, 'Subscription ended'));
    },
  };
}

export function readSubscribed(data: unknown): Subscribed {
  const { revision, events, snapshot } = (data ?? {}) as Record<string, unknown>;
  return {
    revision: typeof revision === 'number' ? revision : undefined,
    events: Array.isArray(events) ? framesIn(events) : undefined,
    snapshot: snapshot ?? undefined,
  };
}

/** One listener that throws must not keep the others, or the bookkeeping, from going on. */
function tell(receivers: Iterable<Receiver>, say: (receiver: Receiver) => void): void {
  for (const each of receivers) {
    try {
      say(each);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
