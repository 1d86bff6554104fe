/** A real gateway beside the HTTP server, with replies that tests choose. */

import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import type { Connection, ConnectionState } from '../src/connection';
import { startServer, type TestServer } from './server';

type Fields = Record<string, unknown>;
type Reply = Fields | null;

export interface TestGateway extends TestServer {
  readonly io: Server;
  readonly requests: readonly Fields[];
  readonly subscriptions: readonly { event: string; payload: Fields }[];
  /** The reply to a `request`; null for none. */
  onRequest: (request: Fields) => Reply | Promise<Reply>;
  /** The acknowledgement of a subscription; null for none. */
  onSubscribe: (payload: Fields) => Reply;
  /** False to leave pings without a pong. */
  answersPings: boolean;
  /** The error with which a handshake is refused; null to accept it. */
  refuse: (socket: Socket) => string | null;
  push(event: string, payload: unknown): void;
  /** Resolves after so many subscriptions or cancellations. */
  waitForSubscriptions(count: number): Promise<void>;
  waitForRequests(count: number): Promise<void>;
}

export async function startGateway(): Promise<TestGateway> {
  const http = await startServer();
  const server = new Server(http.server, { path: '/gatewayV3', transports: ['websocket'] });
  const requests: Fields[] = [];
  const subscriptions: { event: string; payload: Fields }[] = [];
  const watchers = new Set<() => void>();
  const notifyWatchers = () => {
    for (const check of watchers) check();
  };
  const waitForCount = (list: readonly unknown[], count: number) =>
    new Promise<void>((resolve) => {
      const check = () => list.length >= count && watchers.delete(check) && resolve();
      watchers.add(check);
      check();
    });

  const gateway: TestGateway = {
    ...http,
    io: server,
    requests,
    subscriptions,
    onRequest: () => ({ status: 'SUCCESS', data: { by: 'socket' } }),
    onSubscribe: ({ channel }) => ({ status: 'SUCCESS', data: { channel, revision: 0 } }),
    answersPings: true,
    refuse: () => null,
    push: (event, payload) => void server.emit(event, payload),
    waitForSubscriptions: (count) => waitForCount(subscriptions, count),
    waitForRequests: (count) => waitForCount(requests, count),
    close: async () => {
      await server.close();
      await http.close();
    },
  };

  server.use((socket, next) => {
    const refusal = gateway.refuse(socket);
    next(refusal === null ? undefined : new Error(refusal));
  });
  server.on('connection', (socket) => {
    socket.on('ping', (pong: (reply: string) => void) => gateway.answersPings && pong('pong'));
    socket.on('request', async (request: Fields) => {
      requests.push(request);
      notifyWatchers();
      const reply = await gateway.onRequest(request);
      if (reply) socket.emit('response', { requestId: request.requestId, ...reply });
    });
    for (const event of ['subscribe_channel', 'subscribe_matchup', 'cancel_subscription']) {
      socket.on(event, (payload: Fields, acknowledge?: (reply: Fields) => void) => {
        subscriptions.push({ event, payload });
        notifyWatchers();
        const reply = gateway.onSubscribe(payload);
        if (reply) acknowledge?.(reply);
      });
    }
  });
  return gateway;
}

/** Reconnects almost at once, so that tests do not wait a second for it. */
export const loadFastSocket = async () => ({
  io: ((url: string, options: object) =>
    io(url, { ...options, reconnectionDelay: 1, reconnectionDelayMax: 5 })) as typeof io,
});

export function waitForState(connection: Connection, state: ConnectionState): Promise<void> {
  return new Promise((resolve) => {
    if (connection.state === state) return resolve();
    const stop = connection.subscribeState((next) => {
      if (next !== state) return;
      stop();
      resolve();
    });
  });
}
