/** A real gateway beside the HTTP server, answering what a test tells it to. */

import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import type { Connection, ConnectionState } from '../src/connection';
import { startServer, type TestServer } from './server';

type Fields = Record<string, unknown>;
type Answer = Fields | null;

export interface TestGateway extends TestServer {
  readonly io: Server;
  readonly requests: readonly Fields[];
  readonly subscriptions: readonly { event: string; payload: Fields }[];
  /** Answers a `request`; null leaves it without a reply. */
  onRequest: (request: Fields) => Answer | Promise<Answer>;
  /** Answers a subscription; null leaves it without an acknowledgement. */
  onSubscribe: (payload: Fields) => Answer;
  /** Whether pings are answered. */
  answersPings: boolean;
  /** What a handshake is refused with, if it is. */
  refuse: (socket: Socket) => string | null;
  push(event: string, payload: unknown): void;
  /** Resolves once so many subscriptions or cancellations have arrived. */
  subscribed(count: number): Promise<void>;
  requested(count: number): Promise<void>;
}

export async function startGateway(): Promise<TestGateway> {
  const http = await startServer();
  const server = new Server(http.server, { path: '/gatewayV3', transports: ['websocket'] });
  const requests: Fields[] = [];
  const subscriptions: { event: string; payload: Fields }[] = [];
  const watchers = new Set<() => void>();
  const look = () => {
    for (const watch of watchers) watch();
  };
  const reached = (list: readonly unknown[], count: number) =>
    new Promise<void>((resolve) => {
      const watch = () => list.length >= count && watchers.delete(watch) && resolve();
      watchers.add(watch);
      watch();
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
    subscribed: (count) => reached(subscriptions, count),
    requested: (count) => reached(requests, count),
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
    socket.on('ping', (pong: (answer: string) => void) => gateway.answersPings && pong('pong'));
    socket.on('request', async (request: Fields) => {
      requests.push(request);
      look();
      const answer = await gateway.onRequest(request);
      if (answer) socket.emit('response', { requestId: request.requestId, ...answer });
    });
    for (const event of ['subscribe_channel', 'subscribe_matchup', 'cancel_subscription']) {
      socket.on(event, (payload: Fields, acknowledge?: (answer: Fields) => void) => {
        subscriptions.push({ event, payload });
        look();
        const answer = gateway.onSubscribe(payload);
        if (answer) acknowledge?.(answer);
      });
    }
  });
  return gateway;
}

/** Reconnects at once, so that no test waits for the second that a page waits. */
export const loadFastSocket = async () => ({
  io: ((url: string, options: object) =>
    io(url, { ...options, reconnectionDelay: 1, reconnectionDelayMax: 5 })) as typeof io,
});

export function reached(connection: Connection, state: ConnectionState): Promise<void> {
  return new Promise((resolve) => {
    if (connection.state === state) return resolve();
    const stop = connection.subscribeState((next) => {
      if (next !== state) return;
      stop();
      resolve();
    });
  });
}
