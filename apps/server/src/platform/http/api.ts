import type { RestCall } from '@mes/contract/define';
import { InvalidRequest, ObjectNotFound } from '@mes/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AudienceTexts, describeSockets } from '../api-docs/asyncapi';
import { describeApi } from '../api-docs/openapi';
import { parseAuthorization } from '../calls/actor';
import type { Admission } from '../calls/admission';
import { assertVersion, type Dispatcher } from '../calls/dispatcher';
import type { AnswerEnvelope } from '../calls/envelope';
import { textReader } from '../calls/parse';
import { NO_COOKIES, type OpenCookies } from '../cookies/cookies';
import { describeForPeople } from './api-page';
import { send, sendAtOnce } from './send';

/** Uploads travel as text in the envelope: an 8 MB picture, encoded. */
const MAX_ENVELOPE = 12 * 1024 * 1024;

const NOTHING: Record<string, unknown> = {};

interface Api {
  readonly dispatcher: Dispatcher;
  readonly envelopes: AnswerEnvelope;
  readonly visitorOf: (address: string) => string;
  readonly admission: Admission;
  readonly openCookies: OpenCookies;
  readonly brand: string;
  readonly audiences: AudienceTexts;
}

/** Everything under /api. */
export function registerApi(http: FastifyInstance, api: Api): void {
  const { calls } = api.dispatcher;
  const openApi = Buffer.from(JSON.stringify(describeApi(calls, api.brand)));
  const asyncApi = Buffer.from(JSON.stringify(describeSockets(api.audiences, api.brand)));
  const page = describeForPeople(calls, api.brand);

  http.register(
    async (scope) => {
      scope.get('/openapi.json', (_request, reply) => reply.type('application/json').send(openApi));
      scope.get('/asyncapi.json', (_request, reply) =>
        reply.type('application/json').send(asyncApi),
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
      for (const call of calls) {
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
  const { dispatcher } = api;
  const readText = textReader(call);
  const isKept = call.cache !== undefined && !call.file;
  // All who show nothing at the door are the same to it.
  const nobody = api.admission.greet(NO_COOKIES);

  const dispatch = async (request: FastifyRequest, reply: FastifyReply) => {
    const { version = request.headers['x-api-version'], ...query } = request.query as Record<
      string,
      unknown
    >;
    assertVersion(version);
    return dispatcher.dispatch({
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
  };

  const answerKept = (request: FastifyRequest, reply: FastifyReply) =>
    dispatcher.answerKept(call, request.url, {
      requestId: request.id,
      visitor: api.visitorOf(request.ip),
      visit: request.headers.cookie === undefined ? nobody : greet(api, request, reply),
    });

  scope.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    handler(request, reply) {
      const kept = isKept && isPlain(request) ? answerKept(request, reply) : null;
      if (kept) return sendAtOnce(request, reply, kept) ? undefined : send(request, reply, kept);
      return dispatch(request, reply).then((answer) => send(request, reply, answer, call.file));
    },
  });
}

/** Asks nothing that its address does not say, and in nobody's name. */
function isPlain({
  headers: { authorization, 'x-api-version': version },
}: FastifyRequest): boolean {
  return !authorization && (version === undefined || version === '1');
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

function senderOf(api: Api, request: FastifyRequest, reply: FastifyReply) {
  const key = request.headers['idempotency-key'];
  return {
    credentials: parseAuthorization(request.headers.authorization),
    requestId: request.id,
    visitor: api.visitorOf(request.ip),
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
    visit: greet(api, request, reply),
  };
}

function greet({ admission, openCookies }: Api, request: FastifyRequest, reply: FastifyReply) {
  return admission.greet(openCookies(request.headers.cookie, reply));
}
