/** Ends the HTTP server within a bounded time, without cutting off answers that are nearly ready. */
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Requests in flight get this long; then their connections are cut, a stalled body included. */
const GRACE_MS = 1_500;

export async function closeHttpServer(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), GRACE_MS);
  try {
    await http.close();
  } finally {
    clearTimeout(cut);
  }
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** While the server stops, each answer closes its connection: a client that kept it would be cut off. */
export function createResponseClass(isStopping: () => boolean) {
  return class<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
    override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
      if (isStopping()) this.shouldKeepAlive = false;
      return Reflect.apply(super.writeHead, this, [status, reason, headers]);
    }
  };
}
