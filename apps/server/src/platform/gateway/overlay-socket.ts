/**
 * `/stream/socket`: plain WebSocket with JSON for the overlays. Public and read only, so nobody
 * signs in here and nothing that is said here changes anything.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { channels } from '@mes/contract/channels';
import { InvalidRequest, type ProductError } from '@mes/contract/errors';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { fail } from '../calls/answer';
import type { OutboxEvent } from '../database/events';
import type { Log } from '../log';
import { isEventOn } from '../outbox/publish';
import { Conduct } from './conduct';
import { textFrame } from './frames';
import type { Limits } from './limits';
import { OverlayLink } from './overlay-link';
import { Subscriptions } from './subscriptions';

/** A page that shows a scene, as it describes itself when it connects. */
export interface ConnectedPage {
  /** Group and scene: `embers-s3/versus`. */
  readonly scene: string;
  readonly version: string;
  /** Shown within another page. */
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
  /** What each shows; null for one that does not say. */
  readonly #links = new Map<OverlayLink, ConnectedPage | null>();
  readonly #alive: NodeJS.Timeout;

  constructor(options: OverlaySocketOptions) {
    this.#options = options;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: options.limits.overlayBytes,
    });
    this.#alive = setInterval(() => this.#checkAlive(), options.limits.overlayAliveEveryMs);
    this.#alive.unref();
  }

  get size(): number {
    return this.#links.size;
  }

  get pages(): ConnectedPage[] {
    return [...this.#links.values()].filter((page) => page !== null);
  }

  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, connection, head, (webSocket) =>
      this.#welcome(webSocket, connection, pageOf(request)),
    );
  }

  hear(events: readonly OutboxEvent[]): void {
    for (const event of events) {
      if (!isEventOn(event, 'overlay')) continue;
      const custom = JSON.stringify({ action: 'custom', payload: event.data });
      const frame = textFrame(Buffer.from(custom));
      for (const link of this.#links.keys()) link.sendIfQuick(frame);
    }
  }

  close(): void {
    clearInterval(this.#alive);
    for (const link of this.#links.keys()) link.close(1001, 'The server restarts.');
    this.#server.close();
  }

  #welcome(webSocket: WebSocket, connection: Duplex, page: ConnectedPage | null): void {
    const { limits } = this.#options;
    const link = new OverlayLink(webSocket, connection, limits);
    const subscriptions = new Subscriptions(this.#options.subscriptions, {
      subscriber: link,
      credentials: null,
      actor: null,
    });
    const conduct = new Conduct(limits, {
      longest: limits.overlayCharacters,
      now: performance.now(),
    });
    let mistakes = 0;
    const refuse = (error: ProductError) => {
      mistakes++;
      // Said once: whoever does not listen the first time would not the second.
      if (mistakes === 1) this.#tell(link, error);
      if (mistakes > limits.overlayMistakes) link.close(1008, 'Too many mistakes.');
    };

    this.#links.set(link, page);
    webSocket.on('message', (raw) => {
      if (link.backlog > limits.hardBacklogBytes) return link.cutOff();
      const text = textOf(raw);
      const { length } = text;
      const verdict = conduct.judge({ length, payload: length, now: performance.now() });
      if (verdict === 'too many refusals') return link.close(1008, 'Too many messages.');
      if (verdict !== 'accepted') return refuse(verdict);
      const message = parse(text);
      if (!message || !this.#act(message, link, subscriptions)) refuse(new InvalidRequest());
    });
    webSocket.on('error', () => webSocket.terminate());
    webSocket.on('close', () => {
      this.#links.delete(link);
      subscriptions.close();
    });
    // Not declared in every installation; an overlay without it still gets its orders.
    subscriptions.subscribe({ channel: channels.stream().name }, () => {}).catch(() => {});
  }

  /** False if the message is none of those that overlays may send. */
  #act(message: Fields, link: OverlayLink, subscriptions: Subscriptions): boolean {
    const { action, channel, revision, time } = message;
    switch (action) {
      case 'ping':
        link.send(pong(time));
        return true;
      case 'subscribe':
        subscriptions
          .subscribe({ channel, revision }, ({ json }) =>
            link.send(`{"action":"subscribed",${json.slice(1)}`),
          )
          .catch((error) => this.#tell(link, error, channel));
        return true;
      case 'cancel':
        subscriptions.cancel(channel).then(
          () => link.send(JSON.stringify({ action: 'cancelled', channel })),
          (error) => this.#tell(link, error, channel),
        );
        return true;
      default:
        return false;
    }
  }

  #tell(link: OverlayLink, error: unknown, channel?: unknown): void {
    const body = JSON.parse(fail(error, this.#options.log).body.toString()) as object;
    link.send(JSON.stringify({ action: 'error', channel, ...body }));
  }

  #checkAlive(): void {
    for (const link of this.#links.keys()) link.checkAlive();
  }
}

type Fields = Record<string, unknown>;

/** Anyone can connect and say anything, so only what looks like a scene is believed. */
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

/** The way there, as far as both clocks agree; the way there and back is the overlay's to measure. */
function pong(time: unknown): string {
  const latency = typeof time === 'number' ? Date.now() - time : Number.NaN;
  const plausible = latency >= 0 && latency < 60_000;
  return JSON.stringify({ action: 'pong', time, ...(plausible ? { latency } : {}) });
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
