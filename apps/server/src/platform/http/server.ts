import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { InvalidRequest, ObjectNotFound, ProductError } from '@mes/contract/errors';
import Fastify, {
  type ConnectionError,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { errorAnswer } from '../calls/answer';
import type { Config } from '../config';
import type { Log } from '../log';
import { pageProtection } from './protection';
import { closeUnusedConnections, createResponseClass, handBackRequests } from './shutdown';

const MAX_BODY = 1024 * 1024;

interface HttpOptions {
  readonly isStopping?: () => boolean;
  readonly limits?: Partial<HttpLimits>;
  readonly requestIdOf?: RequestIdOf;
}

export type RequestIdOf = (request: { readonly headers: IncomingHttpHeaders }) => string;

export interface HttpLimits {
  /** From the first byte of a request to the last of its headers. */
  readonly headersMs: number;
  /** To the last byte of its body: enough for a picture of 8 MB over a slow line. */
  readonly requestMs: number;
}

const LIMITS: HttpLimits = { headersMs: 10_000, requestMs: 60_000 };
/** Node.js looks for overdue requests at intervals; one is cut at most this much too late. */
const MAX_CHECK_INTERVAL_MS = 5_000;

/** Fastify with security headers, request ids and errors of the catalogue. */
export function createHttpServer(
  config: Config,
  log: Log,
  { isStopping = () => false, limits, requestIdOf = createRequestIds(config) }: HttpOptions = {},
): FastifyInstance {
  const { headersMs, requestMs } = { ...LIMITS, ...limits };
  const protection = pageProtection(config, readBuiltPage(config));
  const http = Fastify({
    bodyLimit: MAX_BODY,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    // What still arrives on open connections while the server stops is answered, too.
    return503OnClosing: false,
    requestTimeout: requestMs,
    http: {
      ServerResponse: createResponseClass(isStopping),
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(requestMs / 2, MAX_CHECK_INTERVAL_MS),
    },
    clientErrorHandler: refuseConnection,
    requestIdHeader: false,
    genReqId: requestIdOf,
    rewriteUrl: ({ url = '/' }) => withReadableEscapes(url),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    logger: false,
    frameworkErrors: (_error, request, reply) =>
      void sendError(new InvalidRequest(), request, reply),
  });
  closeUnusedConnections(http);
  handBackRequests(http, isStopping);

  // Some clients send the JSON content type with an empty body: treat it as an empty object.
  http.removeContentTypeParser('application/json');
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body as string, done);
  });

  http.addHook('onRequest', (request, reply, done) => {
    // They protect pages and have no effect on JSON, which is requested far more often.
    if (!request.url.startsWith('/api/')) {
      reply.headers(protection).header('x-request-id', request.id);
    }
    done();
  });
  http.setErrorHandler((error, request, reply) =>
    sendError(toProductError(error as FastifyError), request, reply),
  );

  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const answer = errorAnswer(error, log.child({ requestId: request.id }));
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
    return reply
      .code(answer.status)
      .header('x-request-id', request.id)
      .type('application/json; charset=utf-8')
      .send(answer.body);
  }
  return http;
}

/**
 * Pages answer at every address. One with broken escapes (a link that was cut, a bare %) would be
 * refused before any page is looked up, so its % is read as the character.
 */
function withReadableEscapes(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const [path = '', ...query] = url.split('?');
  if (isDecodable(path)) return url;
  const parts = path
    .split('/')
    .map((part) => (isDecodable(part) ? part : part.replaceAll('%', '%25')));
  return [parts.join('/'), ...query].join('?');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Answers what is no usable HTTP request, or not in time, and closes the connection. */
function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const message = isLate ? 'Invalid Request: it took too long to arrive.' : 'Invalid Request';
  const body = JSON.stringify({
    status: 'ERROR',
    message,
    error: { type: 'InvalidRequestError', message },
  });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${isLate ? '408 Request Timeout' : '400 Bad Request'}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}

function readBuiltPage({ root }: Config): string {
  try {
    return readFileSync(join(root, 'dist', 'site', 'index.html'), 'utf8');
  } catch {
    return '';
  }
}

/**
 * Unique across processes and restarts, and cheaper than a random number for each request. The id of a
 * proxy counts only if the proxy is trusted.
 */
export function createRequestIds({ trustProxy }: Pick<Config, 'trustProxy'>): RequestIdOf {
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  return ({ headers }) => {
    const given = trustProxy ? headers['x-request-id'] : undefined;
    return given ? String(given) : `${start}${(count++).toString(36)}`;
  };
}

/** Requests that Fastify itself refuses (malformed JSON, unknown content type, too large) are client errors. */
function toProductError(error: FastifyError): unknown {
  if (error instanceof ProductError || !error.statusCode || error.statusCode >= 500) return error;
  if (error.statusCode === 404) return new ObjectNotFound();
  if (error.statusCode === 413)
    return new InvalidRequest('Invalid Request: the body is too large.');
  return new InvalidRequest();
}
