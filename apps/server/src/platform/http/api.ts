import { Readable } from 'node:stream';
import type { RestCall } from '@mes/contract/define';
import { InvalidRequest, ObjectNotFound } from '@mes/contract/errors';
import { containsApiKey } from '@mes/domain/accounts/api-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AudienceTexts, describeSockets } from '../api-docs/asyncapi';
import { describeApi } from '../api-docs/openapi';
import { parseAuthorization } from '../calls/actor';
import type { Admission } from '../calls/admission';
import type { Answer } from '../calls/answer';
import { assertVersion, type Dispatcher } from '../calls/dispatcher';
import type { AnswerEnvelope } from '../calls/envelope';
import type { Upload } from '../calls/handlers';
import { createTextReader } from '../calls/parse';
import { type Cookies, NO_COOKIES, type OpenCookies } from '../cookies/cookies';
import { readSession } from '../cookies/session';
import { renderApiPage } from './api-page';
import { type CachedReads, isPlain } from './cached-reads';
import { discardRest } from './discard-rest';
import { send, sendRaw } from './send';
import type { ReadTraceparent } from './traceparent';

/** Uploads are sent as base64 in the envelope: room for a picture of 8 MB. */
const MAX_ENVELOPE = 12 * 1024 * 1024;

const KEY_IN_ADDRESS =
  'Send API keys as Authorization: Bearer mes_…, never in the address. Revoke this key: logs have it now.';

const NO_FIELDS: Record<string, unknown> = {};

interface ApiOptions {
  readonly dispatcher: Dispatcher;
  readonly answerEnvelope: AnswerEnvelope;
  readonly visitorOf: (address: string) => string;
  readonly admission: Admission;
  readonly openCookies: OpenCookies;
  readonly readTraceparent: ReadTraceparent;
  /** The name of the community. */
  readonly brand: () => string;
  readonly audiences: AudienceTexts;
  readonly cachedReads: CachedReads;
}

/** Everything under /api. */
export function registerApi(http: FastifyInstance, api: ApiOptions): void {
  const { calls } = api.dispatcher;
  const openApi = createDocument(api.brand, (brand) => describeApi(calls, brand));
  const asyncApi = createDocument(api.brand, (brand) => describeSockets(api.audiences, brand));

  http.register(
    async (scope) => {
      scope.get('/openapi.json', (_request, reply) =>
        reply.type('application/json').send(openApi()),
      );
      scope.get('/asyncapi.json', (_request, reply) =>
        reply.type('application/json').send(asyncApi()),
      );
      scope.get('/docs', (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .send(renderApiPage(calls, api.brand())),
      );
      scope.post('/request', { bodyLimit: MAX_ENVELOPE }, async (request, reply) => {
        assertNoKeyIn(request.url);
        const answer = await api.answerEnvelope(request.body, senderOf(api, request, reply));
        return sendJson(request, reply, answer);
      });
      for (const call of calls) {
        // The route of the envelope is registered above: it dispatches calls and is none itself.
        if (call.kind !== 'rest' || call.path === '/request') continue;
        if (call.upload) registerUpload(scope, api, call);
        else registerCall(scope, api, call);
      }
      scope.setNotFoundHandler(() => {
        throw new ObjectNotFound();
      });
    },
    { prefix: '/api' },
  );
}

/** Made for the first reader: describing every schema took almost half of the start. */
function createDocument(brand: () => string, describe: (brand: string) => object): () => Buffer {
  let known: { readonly brand: string; readonly document: Buffer } | undefined;
  return () => {
    const current = brand();
    if (known?.brand !== current) {
      known = { brand: current, document: Buffer.from(JSON.stringify(describe(current))) };
    }
    return known.document;
  };
}

/** In a scope of its own: all other calls refuse multipart. The body is not read before the handler does. */
function registerUpload(scope: FastifyInstance, api: ApiOptions, call: RestCall): void {
  scope.register(async (uploads) => {
    uploads.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
    registerCall(uploads, api, call);
  });
}

function registerCall(scope: FastifyInstance, api: ApiOptions, call: RestCall): void {
  const { dispatcher } = api;
  const readText = createTextReader(call);
  const isCacheable = call.cache !== undefined && !call.file;
  // Requests without cookies are all the same to the admission.
  const anonymousVisit = api.admission.startVisit(NO_COOKIES);

  const dispatch = async (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as Record<string, unknown>;
    assertVersion(query.version ?? request.headers['x-api-version']);
    const upload = uploadOf(request);
    const answer = await dispatcher.dispatch({
      ...senderOf(api, request, reply),
      call,
      upload,
      address: call.cache && request.url,
      fields: () => ({
        ...headersOf(call, request),
        ...(upload ? NO_FIELDS : bodyOf(request)),
        ...readText(query.version === undefined ? query : withoutVersion(query)),
        ...readText(request.params as Record<string, unknown>),
      }),
    });
    if (upload && answer.status !== 200) discardRest(request.raw);
    return answer;
  };

  const answerCached = (request: FastifyRequest, reply: FastifyReply) =>
    dispatcher.answerFromCache(call, request.url, {
      requestId: request.id,
      visitor: api.visitorOf(request.ip),
      visit:
        request.headers.cookie === undefined ? anonymousVisit : startVisit(api, request, reply),
    });

  const answerOnRoute = async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await dispatch(request, reply);
    return call.file || call.upload
      ? send(request, reply, answer, call.file)
      : sendJson(request, reply, answer);
  };

  scope.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    handler(request, reply) {
      assertNoKeyIn(request.url);
      if (!isCacheable || !isPlain(request)) return answerOnRoute(request, reply);
      const cached = answerCached(request, reply);
      if (!cached) {
        api.cachedReads.add(request.url, call);
        return answerOnRoute(request, reply);
      }
      return sendJson(request, reply, cached);
    },
  });
}

/** Only a visit sets a header of its own, its cookie. */
function sendJson(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  if (reply.hasHeader('set-cookie')) return send(request, reply, answer);
  reply.hijack();
  sendRaw(request.raw, reply.raw, { answer, requestId: request.id });
  return undefined;
}

/** Only where it is given: copying the query took part of every read. */
function withoutVersion(query: Record<string, unknown>) {
  const rest = { ...query };
  delete rest.version;
  return rest;
}

/** Addresses end up in logs and histories: a key in one is refused at the first call. */
function assertNoKeyIn(url: string): void {
  if (containsApiKey(url)) throw new InvalidRequest(KEY_IN_ADDRESS);
}

function headersOf({ headers }: RestCall, request: FastifyRequest): Record<string, unknown> {
  if (!headers) return NO_FIELDS;
  return Object.fromEntries(
    Object.entries(headers)
      .map(([field, name]) => [field, request.headers[name]])
      .filter(([, value]) => value !== undefined && value !== ''),
  );
}

function uploadOf({ body, headers }: FastifyRequest): Upload | undefined {
  return body instanceof Readable ? { headers, body } : undefined;
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  if (body === undefined || body === null) return NO_FIELDS;
  if (typeof body !== 'object' || Array.isArray(body)) throw new InvalidRequest();
  return body as Record<string, unknown>;
}

function senderOf(api: ApiOptions, request: FastifyRequest, reply: FastifyReply) {
  const key = request.headers['idempotency-key'];
  const visit = startVisit(api, request, reply);
  return {
    credentials: credentialsOf(request, visit.cookies),
    requestId: request.id,
    visitor: api.visitorOf(request.ip),
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
    traceparent: api.readTraceparent(request),
    visit,
  };
}

/** An Authorization header takes precedence over the cookie, also an empty one. */
function credentialsOf({ headers: { authorization } }: FastifyRequest, cookies: Cookies) {
  return authorization === undefined ? readSession(cookies) : parseAuthorization(authorization);
}

function startVisit(
  { admission, openCookies }: ApiOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  return admission.startVisit(openCookies(request.headers, reply));
}
