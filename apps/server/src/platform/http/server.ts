import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidRequest, ObjectNotFound, ProductError } from '@mes/contract/errors';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { fail } from '../calls/answer';
import type { Config } from '../config';
import type { Log } from '../log';
import { pageProtection } from './protection';

const MAX_BODY = 1024 * 1024;

/** Fastify with what every answer needs: security headers, request ids, errors of the catalogue. */
export function createHttpServer(config: Config, log: Log): FastifyInstance {
  const protection = pageProtection(config, builtPage(config));
  const http = Fastify({
    bodyLimit: MAX_BODY,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    // Taken from a proxy in front only where that proxy is trusted.
    requestIdHeader: config.trustProxy ? 'x-request-id' : false,
    genReqId: requestIds(),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    logger: false,
    frameworkErrors: (_error, request, reply) =>
      void sendError(new InvalidRequest(), request, reply),
  });

  // Some clients announce JSON and send nothing; that is an empty object, not an error.
  http.removeContentTypeParser('application/json');
  const parseJson = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body as string, done);
  });

  http.addHook('onRequest', (request, reply, done) => {
    // They protect pages and mean nothing to JSON, which is read far more often.
    if (!request.url.startsWith('/api/')) {
      reply.headers(protection).header('x-request-id', request.id);
    }
    done();
  });
  http.setErrorHandler((error, request, reply) =>
    sendError(toProductError(error as FastifyError), request, reply),
  );

  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const answer = fail(error, log.child({ requestId: request.id }));
    return reply
      .code(answer.status)
      .header('x-request-id', request.id)
      .type('application/json; charset=utf-8')
      .send(answer.body);
  }
  return http;
}

function builtPage({ root }: Config): string {
  try {
    return readFileSync(join(root, 'dist', 'site', 'index.html'), 'utf8');
  } catch {
    return '';
  }
}

/** Unique among all processes and restarts, and cheaper than a random number for each request. */
function requestIds(): () => string {
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${start}${(count++).toString(36)}`;
}

/** What Fastify itself refuses (malformed JSON, unknown content type, too large) is the actor's mistake. */
function toProductError(error: FastifyError): unknown {
  if (error instanceof ProductError || !error.statusCode || error.statusCode >= 500) return error;
  if (error.statusCode === 404) return new ObjectNotFound();
  if (error.statusCode === 413)
    return new InvalidRequest('Invalid Request: the body is too large.');
  return new InvalidRequest();
}
