import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RestCall } from '@mes/contract/define';
import { InvalidRequest, ObjectNotFound } from '@mes/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../calls/answer';
import { parseAuthorization } from '../calls/caller';
import { assertVersion, type Dispatcher } from '../calls/dispatcher';
import type { AnswerEnvelope } from '../calls/envelope';
import { describeApi } from '../calls/openapi';
import { textReader } from '../calls/parse';
import type { Admission } from './admission';
import { describeForPeople } from './api-page';
import type { OpenCookies } from './cookies';

/** Uploads travel as text in the envelope: an 8 MB picture, encoded. */
const MAX_ENVELOPE = 12 * 1024 * 1024;
const COMPRESS_FROM = 1_400;
const compress = promisify(gzip);

const NOTHING: Record<string, unknown> = {};

interface Api {
  readonly dispatcher: Dispatcher;
  readonly envelopes: AnswerEnvelope;
  readonly visitorOf: (address: string) => string;
  readonly admission: Admission;
  readonly openCookies: OpenCookies;
}

/** Everything under /api. */
export function registerApi(http: FastifyInstance, api: Api): void {
  const description = Buffer.from(JSON.stringify(describeApi(api.dispatcher.calls)));
  const page = describeForPeople(api.dispatcher.calls);

  http.register(
    async (scope) => {
      scope.get('/openapi.json', (_request, reply) =>
        reply.type('application/json').send(description),
      );
      scope.get('/docs', (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .send(page),
      );
      scope.post('/request', { bodyLimit: MAX_ENVELOPE }, async (request, reply) => {
        const answer = await api.envelopes(request.body, senderOf(api, request, reply));
        return send(request, reply, answer);
      });
      for (const call of api.dispatcher.calls) {
        // The envelope's own route is above: it is the door, not a call behind it.
        if (call.kind === 'rest' && call.path !== '/request') registerCall(scope, api, call);
      }
      scope.setNotFoundHandler(() => {
        throw new ObjectNotFound();
      });
    },
    { prefix: '/api' },
  );
}

function registerCall(scope: FastifyInstance, api: Api, call: RestCall): void {
  const readText = textReader(call);
  scope.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    async handler(request, reply) {
      const { version = request.headers['x-api-version'], ...query } = request.query as Record<
        string,
        unknown
      >;
      assertVersion(version);
      const answer = await api.dispatcher.dispatch({
        ...senderOf(api, request, reply),
        call,
        address: call.cache && request.url,
        fields: () => ({
          ...headersOf(call, request),
          ...bodyOf(request),
          ...readText(query),
          ...readText(request.params as Record<string, unknown>),
        }),
      });
      return send(request, reply, answer);
    },
  });
}

function headersOf({ headers }: RestCall, request: FastifyRequest): Record<string, unknown> {
  if (!headers) return NOTHING;
  return Object.fromEntries(
    Object.entries(headers)
      .map(([field, name]) => [field, request.headers[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  );
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  if (body === undefined || body === null) return NOTHING;
  if (typeof body !== 'object' || Array.isArray(body)) throw new InvalidRequest();
  return body as Record<string, unknown>;
}

function senderOf(
  { visitorOf, admission, openCookies }: Api,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const key = request.headers['idempotency-key'];
  return {
    credentials: parseAuthorization(request.headers.authorization),
    requestId: request.id,
    visitor: visitorOf(request.ip),
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
    visit: admission.greet(openCookies(request.headers.cookie, reply)),
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply.header('content-type', 'application/json; charset=utf-8');
  reply.header('x-content-type-options', 'nosniff');
  // A cookie is for one visitor: no cache between may keep the answer that brings it.
  const audience = reply.hasHeader('set-cookie') ? 'private' : 'public';
  reply.header('cache-control', answer.etag ? `${audience}, no-cache` : 'no-store');
  if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
  if (answer.etag) {
    reply.header('etag', answer.etag);
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  }
  reply.code(answer.status);
  if (answer.body.length < COMPRESS_FROM) return reply.send(answer.body);
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(answer.body);
  return reply.header('content-encoding', 'gzip').send(await compressed(answer));
}

/** Kept answers are compressed once; they are the same object for as long as they are kept. */
const compressedBodies = new WeakMap<Buffer, Promise<Buffer>>();

function compressed({ body, etag }: Answer): Promise<Buffer> {
  if (!etag) return compress(body, { level: 4 });
  const found = compressedBodies.get(body) ?? compress(body, { level: 6 });
  compressedBodies.set(body, found);
  return found;
}
