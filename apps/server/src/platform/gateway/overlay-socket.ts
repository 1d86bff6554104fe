/**
 * `/stream/socket`: plain WebSocket with JSON for overlays. Public and read-only: there is no
 * authentication, and no message changes any data.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { channels } from '@mes/contract/channels';
import { InvalidRequest, type ProductError } from '@mes/contract/errors';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { errorAnswer } from '../calls/answer';
import type { OutboxEvent } from '../database/events';
import type { Log } from '../log';
import { isEventOn } from '../outbox/publish';
import { textFrame } from './frames';
import type { Limits } from './limits';
import { MessageLimiter } from './message-limiter';
import { OverlaySubscriber } from './overlay-subscriber';
import { Subscriptions } from './subscriptions';

/** A page that shows a scene, as described in the query of its connection. */
export interface ConnectedPage {
  /** Group and scene: `embers-s3/versus`. */
  readonly scene: string;
  readonly version: string;
  /** Embedded in another page. */
  readonly isMonitor: boolean;
  readonly connectedAt: number;
}

interface OverlaySocketOptions {
  readonly subscriptions: ConstructorParameters<typeof Subscriptions>[0];
  readonly limits: Limits;
  readonly log: Log;
}

export class OverlaySocket {
  readonly #options: OverlaySocketOptions;
  readonly #server: WebSocketServer;
  /** With the page of each; null for one that does not report it. */
  readonly #subscribers = new Map<OverlaySubscriber, ConnectedPage | null>();
  readonly #pingTimer: NodeJS.Timeout;

  constructor(options: OverlaySocketOptions) {
    this.#options = options;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: options.limits.overlayBytes,
    });
    this.#pingTimer = setInterval(() => this.#checkAlive(), options.limits.overlayPingIntervalMs);
    this.#pingTimer.unref();
  }

  get size(): number {
    return this.#subscribers.size;
  }

  get pages(): ConnectedPage[] {
    return [...this.#subscribers.values()].filter((page) => page !== null);
  }

  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, connection, head, (webSocket) =>
      this.#handleConnection(webSocket, connection, pageOf(request)),
    );
  }

  handleEvents(events: readonly OutboxEvent[]): void {
    for (const event of events) {
      if (!isEventOn(event, 'overlay')) continue;
      const custom = JSON.stringify({ action: 'custom', payload: event.data });
      const frame = textFrame(Buffer.from(custom));
      for (const subscriber of this.#subscribers.keys()) subscriber.sendUnlessSlow(frame);
    }
  }

  close(): void {
    clearInterval(this.#pingTimer);
    for (const subscriber of this.#subscribers.keys())
      subscriber.close(1001, 'The server restarts.');
    this.#server.close();
  }

  #handleConnection(webSocket: WebSocket, connection: Duplex, page: ConnectedPage | null): void {
    const { limits } = this.#options;
    const subscriber = new OverlaySubscriber(webSocket, connection, limits);
    const subscriptions = new Subscriptions(this.#options.subscriptions, {
      subscriber,
      credentials: null,
      actor: null,
    });
    const limiter = new MessageLimiter(limits, {
      maxPayload: limits.overlayCharacters,
      now: performance.now(),
    });
    let mistakes = 0;
    const refuse = (error: ProductError) => {
      mistakes++;
      // Only the first mistake is answered, so that a broken client gets no stream of errors.
      if (mistakes === 1) this.#sendError(subscriber, error);
      if (mistakes > limits.overlayMistakes) subscriber.close(1008, 'Too many mistakes.');
    };

    this.#subscribers.set(subscriber, page);
    webSocket.on('message', (raw) => {
      if (subscriber.backlog > limits.hardBacklogBytes) return subscriber.terminate();
      const text = textOf(raw);
      const { length } = text;
      const decision = limiter.check({ length, payload: length, now: performance.now() });
      if (decision === 'too many refusals') return subscriber.close(1008, 'Too many messages.');
      if (decision !== 'accepted') return refuse(decision);
      const message = parse(text);
      if (!message || !this.#handleMessage(message, subscriber, subscriptions))
        refuse(new InvalidRequest());
    });
    webSocket.on('error', () => webSocket.terminate());
    webSocket.on('close', () => {
      this.#subscribers.delete(subscriber);
      subscriptions.close();
    });
    // A failure can be ignored: orders reach every overlay without a subscription.
    subscriptions.subscribe({ channel: channels.stream().name }, () => {}).catch(() => {});
  }

  /** Returns false if overlays may not send such a message. */
  #handleMessage(
    message: Fields,
    subscriber: OverlaySubscriber,
    subscriptions: Subscriptions,
  ): boolean {
    const { action, channel, revision, time } = message;
    switch (action) {
      case 'ping':
        subscriber.send(pong(time));
        return true;
      case 'subscribe':
        subscriptions
          .subscribe({ channel, revision }, ({ json }) =>
            subscriber.send(`{"action":"subscribed",${json.slice(1)}`),
          )
          .catch((error) => this.#sendError(subscriber, error, channel));
        return true;
      case 'cancel':
        subscriptions.cancel(channel).then(
          () => subscriber.send(JSON.stringify({ action: 'cancelled', channel })),
          (error) => this.#sendError(subscriber, error, channel),
        );
        return true;
      default:
        return false;
    }
  }

  #sendError(subscriber: OverlaySubscriber, error: unknown, channel?: unknown): void {
    const body = JSON.parse(errorAnswer(error, this.#options.log).body.toString()) as object;
    subscriber.send(JSON.stringify({ action: 'error', channel, ...body }));
  }

  #checkAlive(): void {
    for (const subscriber of this.#subscribers.keys()) subscriber.checkAlive();
  }
}

type Fields = Record<string, unknown>;

/** Anyone can connect with any query, so only a well-formed scene is accepted. */
function pageOf({ url = '' }: IncomingMessage): ConnectedPage | null {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const scene = query.get('scene') ?? '';
  if (!/^[\w-]{1,40}\/[\w-]{1,40}$/.test(scene)) return null;
  return {
    scene,
    version: (query.get('version') ?? '').slice(0, 80),
    isMonitor: query.get('monitor') === 'true',
    connectedAt: Date.now(),
  };
}

/** `latency` is one-way and depends on both clocks; overlays measure the round trip themselves. */
function pong(time: unknown): string {
  const now = Date.now();
  const latency = typeof time === 'number' ? now - time : Number.NaN;
  const plausible = latency >= 0 && latency < 60_000;
  return JSON.stringify({ action: 'pong', time, ...(plausible ? { latency } : {}), now });
}

function textOf(raw: RawData): string {
  return Array.isArray(raw) ? Buffer.concat(raw).toString() : raw.toString();
}

function parse(text: string): Fields | null {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? (message as Fields) : null;
  } catch {
    return null;
  }
}
