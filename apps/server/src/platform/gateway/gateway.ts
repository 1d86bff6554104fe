/** Opens the three sockets on one port and delivers events to them. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Server } from 'socket.io';
import type { Authenticate } from '../calls/actor';
import type { Visit } from '../calls/admission';
import type { AnswerEnvelope } from '../calls/envelope';
import type { Database } from '../database/database';
import type { Log } from '../log';
import type { Metrics } from '../metrics';
import type { Feed } from '../outbox/feed';
import { AccountConnections } from './account-connections';
import { type Channel, Channels } from './channels';
import { createAddressReader } from './client-address';
import { openGatewaySocket } from './gateway-socket';
import { createHandshake } from './handshake';
import { Hub } from './hub';
import { LIMITS, type Limits } from './limits';
import { type ConnectedPage, OverlaySocket } from './overlay-socket';
import { openPageSocket } from './page-socket';

export interface Gateway {
  /** The overlays connected to this process that report their scene. */
  overlayPages(): readonly ConnectedPage[];
  /** Of this process, of all kinds. */
  socketCount(): number;
  /** Whether a socket of this process listens to the channel. */
  hasSubscribers(channel: string): boolean;
  /** Call it together with closing the HTTP server, which waits for every connection. */
  close(): Promise<void>;
}

interface GatewayOptions {
  readonly http: HttpServer;
  readonly database: Database;
  readonly feed: Feed;
  readonly channels: readonly Channel[];
  readonly answerEnvelope: AnswerEnvelope;
  readonly authenticate: Authenticate;
  readonly visitorOf: (address: string) => string;
  readonly startVisit: (request: IncomingMessage) => Visit;
  readonly trustProxy: string | undefined;
  readonly build: string;
  /** Whether other processes serve the same clients. */
  readonly isMultiProcess: boolean;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits?: Partial<Limits>;
}

const PENDING_CALLS_TIMEOUT_MS = 1_500;
const CLOSE_TIMEOUT_MS = 500;

export function openGateway(options: GatewayOptions): Gateway {
  const { http, database, feed, log, authenticate, visitorOf } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const hub = new Hub({ db: database.db, limits, log });
  const accountConnections = new AccountConnections(log);
  const channels = new Channels(options.channels);
  const subscriptions = { db: database.db, hub, channels, limits, authenticate };
  const handshake = createHandshake({ authenticate, startVisit: options.startVisit, log });
  const addressOf = createAddressReader(options.trustProxy);

  const { io: gateway, pendingCalls } = openGatewaySocket({
    ...options,
    visitorOf: (request) => visitorOf(addressOf(request)),
    handshake,
    subscriptions,
    accountConnections,
    limits,
  });
  const page = openPageSocket({
    ...options,
    polling: !options.isMultiProcess,
    handshake,
    subscriptions,
    accountConnections,
    limits,
  });
  const overlays = new OverlaySocket({ subscriptions, limits, log });
  const connections = routeUpgrades(http, overlays);
  options.metrics.gauge({
    name: 'mes_sockets',
    help: 'Open sockets',
    label: 'socket',
    read: () => ({
      gateway: gateway.engine.clientsCount,
      streaming: countStreaming(gateway),
      page: page.engine.clientsCount,
      overlay: overlays.size,
    }),
  });

  feed.onPublished((events) => {
    accountConnections.handleEvents(events);
    overlays.handleEvents(events);
    hub.deliver(events);
  });
  feed.onState((channel, state) => hub.setState(channel, state));

  return {
    overlayPages: () => overlays.pages,
    socketCount: () => gateway.engine.clientsCount + page.engine.clientsCount + overlays.size,
    hasSubscribers: (channel) => hub.hasSubscribers(channel),
    async close() {
      await waitAtMost(PENDING_CALLS_TIMEOUT_MS, Promise.all(pendingCalls));
      // Not `io.close()`: it would close the HTTP server, and tell clients not to reconnect.
      gateway.engine.close();
      page.engine.close();
      overlays.close();
      await waitAtMost(CLOSE_TIMEOUT_MS, Promise.all([...connections].map(closed)));
      for (const connection of connections) connection.destroy();
      hub.close();
    },
  };
}

/** Returns the upgraded connections that are still open. */
function routeUpgrades(http: HttpServer, overlays: OverlaySocket): ReadonlySet<Duplex> {
  const connections = new Set<Duplex>();
  http.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    connections.add(connection);
    // Until a socket server handles the connection, an unhandled 'error' would end the process.
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

/** Clients of the gateway that connected with `streaming=true`. */
function countStreaming(gateway: Server): number {
  let count = 0;
  for (const { data } of gateway.sockets.sockets.values()) if (data.streaming) count++;
  return count;
}

function closed(connection: Duplex): Promise<void> {
  return new Promise((resolve) => connection.once('close', () => resolve()));
}

async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, overdue]);
  clearTimeout(timer);
}
