/** The three sockets on the one port, and what brings events to them. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Gauge } from 'prom-client';
import type { Server } from 'socket.io';
import type { Authenticate } from '../calls/actor';
import type { Visit } from '../calls/admission';
import type { AnswerEnvelope } from '../calls/envelope';
import type { Database } from '../database/database';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import type { Feed } from '../outbox/feed';
import { Accounts } from './accounts';
import { createAddressOf } from './address';
import { type Channel, Channels } from './channels';
import { openGatewaySocket } from './gateway-socket';
import { createHandshake } from './handshake';
import { Hub } from './hub';
import { LIMITS, type Limits } from './limits';
import { type ConnectedPage, OverlaySocket } from './overlay-socket';
import { openPageSocket } from './page-socket';

export interface Gateway {
  /** The overlays that are connected to this process and say what they show. */
  overlayPages(): readonly ConnectedPage[];
  /** Before the HTTP server closes, which waits for every connection. */
  close(): Promise<void>;
}

interface GatewayOptions {
  readonly http: HttpServer;
  readonly database: Database;
  readonly feed: Feed;
  readonly channels: readonly Channel[];
  readonly envelopes: AnswerEnvelope;
  readonly authenticate: Authenticate;
  readonly visitorOf: (address: string) => string;
  readonly greet: (request: IncomingMessage) => Visit;
  readonly trustProxy: string | undefined;
  readonly build: string;
  /** Whether other processes serve the same clients. */
  readonly several: boolean;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits?: Partial<Limits>;
}

const ANSWERS_WITHIN_MS = 1_500;
const FAREWELL_WITHIN_MS = 500;

export function openGateway(options: GatewayOptions): Gateway {
  const { http, database, feed, log, authenticate, visitorOf } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const hub = new Hub({ db: database.db, limits, log });
  const accounts = new Accounts(log);
  const channels = new Channels(options.channels);
  const subscriptions = { db: database.db, hub, channels, limits, authenticate };
  const handshake = createHandshake({ authenticate, greet: options.greet, log });
  const addressOf = createAddressOf(options.trustProxy);

  const { io: gateway, underWay } = openGatewaySocket({
    ...options,
    visitorOf: (request) => visitorOf(addressOf(request)),
    handshake,
    subscriptions,
    accounts,
    limits,
  });
  const page = openPageSocket({
    ...options,
    polling: !options.several,
    handshake,
    subscriptions,
    accounts,
    limits,
  });
  const overlays = new OverlaySocket({ subscriptions, limits, log });
  const connections = routeUpgrades(http, overlays);
  countSockets(options.metrics, {
    gateway: () => gateway.engine.clientsCount,
    streaming: () => countStreaming(gateway),
    page: () => page.engine.clientsCount,
    overlay: () => overlays.size,
  });

  feed.onPublished((events) => {
    accounts.hear(events);
    overlays.hear(events);
    hub.offer(events);
  });
  feed.onState((channel, state) => hub.setState(channel, state));

  return {
    overlayPages: () => overlays.pages,
    async close() {
      await within(ANSWERS_WITHIN_MS, Promise.all(underWay));
      // Not `io.close()`: it would close the HTTP server, and tell clients not to come back.
      gateway.engine.close();
      page.engine.close();
      overlays.close();
      await within(FAREWELL_WITHIN_MS, Promise.all([...connections].map(ended)));
      for (const connection of connections) connection.destroy();
      hub.close();
    },
  };
}

/** Answers the connections that were upgraded and are still open. */
function routeUpgrades(http: HttpServer, overlays: OverlaySocket): ReadonlySet<Duplex> {
  const connections = new Set<Duplex>();
  http.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    connections.add(connection);
    // Until one of the sockets has taken it over, a reset would end the process.
    connection.on('error', () => connection.destroy());
    connection.once('close', () => connections.delete(connection));
    const path = request.url?.split('?')[0] ?? '';
    if (/^\/stream\/socket\/?$/.test(path)) overlays.upgrade(request, connection, head);
    else if (!/^\/(gatewayV3|socket\.io)\//.test(path)) {
      connection.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    }
  });
  return connections;
}

/** Of those at the gateway, the ones that said `streaming=true`. */
function countStreaming(gateway: Server): number {
  let count = 0;
  for (const { data } of gateway.sockets.sockets.values()) if (data.streaming) count++;
  return count;
}

function countSockets(metrics: Metrics, counts: Record<string, () => number>): void {
  new Gauge({
    name: 'mes_sockets',
    help: 'Open sockets',
    labelNames: ['socket'] as const,
    registers: [metrics.registry],
    collect() {
      for (const [socket, count] of Object.entries(counts)) this.labels(socket).set(count());
    },
  });
}

function ended(connection: Duplex): Promise<void> {
  return new Promise((resolve) => connection.once('close', () => resolve()));
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, overdue]);
  clearTimeout(timer);
}
