import { createHmac, randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import { InvalidRequest, ObjectNotFound, ProductError } from '@mes/contract/errors';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { LRUCache } from 'lru-cache';
import { fail } from '../calls/answer';
import type { Config } from '../config';
import type { Log } from '../log';

const MAX_BODY = 1024 * 1024;

/** Fastify with what every answer needs: security headers, request ids, errors of the catalogue. */
export async function createHttpServer(config: Config, log: Log): Promise<FastifyInstance> {
  const http = Fastify({
    bodyLimit: MAX_BODY,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    // Taken from a proxy in front only where that proxy is trusted.
    requestIdHeader: config.trustProxy ? 'x-request-id' : false,
    genReqId: () => randomBytes(9).toString('base64url'),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    logger: false,
    frameworkErrors: (_error, request, reply) =>
      void sendError(new InvalidRequest(), request, reply),
  });

  await http.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config) },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    strictTransportSecurity: config.siteUrl.startsWith('https:') && { maxAge: 31_536_000 },
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });

  // Some clients announce JSON and send nothing; that is an empty object, not an error.
  http.removeContentTypeParser('application/json');
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body as string, done);
  });

  http.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.setErrorHandler((error, request, reply) =>
    sendError(toProductError(error as FastifyError), request, reply),
  );

  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const answer = fail(error, log.child({ requestId: request.id }));
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
  }
  return http;
}

/** What Fastify itself refuses (malformed JSON, unknown content type, too large) is the caller's mistake. */
function toProductError(error: FastifyError): unknown {
  if (error instanceof ProductError || !error.statusCode || error.statusCode >= 500) return error;
  if (error.statusCode === 404) return new ObjectNotFound();
  if (error.statusCode === 413)
    return new InvalidRequest('Invalid Request: the body is too large.');
  return new InvalidRequest();
}

function contentPolicy(config: Config): Record<string, string[]> {
  const play = new URL(config.playUrl);
  const socket = `${play.protocol === 'https:' ? 'wss' : 'ws'}://${play.host}`;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // The UI kit sets styles inline.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', play.origin],
    'connect-src': ["'self'", play.origin, socket],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

/**
 * Tells visitors apart without keeping addresses: a keyed hash whose key lives only in this
 * process. Rate limits across processes share a key of their own.
 */
export function createVisitorHash(key: Buffer): (address: string) => string {
  const known = new LRUCache<string, string>({ max: 20_000 });
  return (address) => {
    const found = known.get(address);
    if (found) return found;
    const hash = createHmac('sha256', key).update(address).digest('base64url').slice(0, 16);
    known.set(address, hash);
    return hash;
  };
}
