/** Ends the HTTP server within a bounded time, without cutting off answers that are nearly ready. */
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Requests in flight get this long; then their connections are cut, a stalled body included. */
const GRACE_MS = 1_500;
/** The same for connections on which nothing has arrived yet. */
const UNUSED_GRACE_MS = 100;

/**
 * A proxy that sends this header asks another process when it gets the status below, and sends this one
 * nothing for a while: deploy/nginx.conf. No call answers with that status.
 */
const RETRY_HEADER = 'x-can-retry';
const HAND_BACK_STATUS = 502;
/** Proxies do not repeat them, because they may have been executed. */
const UNREPEATABLE = new Set(['POST', 'PATCH', 'LOCK']);

export async function closeHttpServer(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), GRACE_MS);
  try {
    await http.close();
  } finally {
    clearTimeout(cut);
  }
}

/** Browsers connect in advance. Node.js would wait for the request of such a connection. */
export function closeUnusedConnections(http: FastifyInstance): void {
  const connections = new Set<Socket>();
  http.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  http.addHook('preClose', (done) => {
    const close = () => {
      for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
    };
    setTimeout(close, UNUSED_GRACE_MS).unref();
    done();
  });
}

/** While the server stops, requests that the proxy can repeat are left to another process. */
export function handBackRequests(http: FastifyInstance, isStopping: () => boolean): void {
  http.addHook('onRequest', (request, reply, done) => {
    if (!isStopping() || !canRepeat(request)) return done();
    reply
      .code(HAND_BACK_STATUS)
      .header('cache-control', 'no-store')
      .send({ status: 'ERROR', message: 'The server is stopping.' });
  });
}

function canRepeat({ method, headers }: FastifyRequest): boolean {
  return headers[RETRY_HEADER] !== undefined && !UNREPEATABLE.has(method);
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** While the server stops, each answer closes its connection: a client that kept it would be cut off. */
export function createResponseClass(isStopping: () => boolean) {
  return class<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
    override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
      if (isStopping()) this.shouldKeepAlive = false;
      // One of its two forms; Node.js looks at what it is given.
      return super.writeHead(status, reason as string, headers);
    }
  };
}
