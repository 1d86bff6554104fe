/**
 * Answers cached reads before Fastify routes them: most requests of a busy evening ask for the same few
 * addresses, and a route costs more than the answer. Only requests whose answer depends on the address
 * alone; all others, and every address that nobody has read yet, go on to their route.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { PAGE_HEADER } from '@mes/contract/constants';
import type { RestCall } from '@mes/contract/define';
import { LRUCache } from 'lru-cache';
import type { Visit } from '../calls/admission';
import type { AnswerFromCache } from '../calls/answer-from-cache';
import { sendRaw } from './send';

/** As many as the cache of answers knows addresses. */
const MAX_ADDRESSES = 20_000;
/** Of the site's own requests; the cache of answers knows no longer ones. */
const MAX_ADDRESS_LENGTH = 400;

interface CachedReadsDeps {
  readonly answerFromCache: AnswerFromCache;
  /** The key of the rate limit. */
  readonly visitorOf: (request: IncomingMessage) => string;
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** Requests without cookies are all the same to the admission. */
  readonly visit: Visit;
  /** Requests that arrive while the server stops may be handed back to a proxy, which the routes do. */
  readonly isStopping: () => boolean;
}

export interface CachedReads {
  /** An address that its route has answered. */
  add(address: string, call: RestCall): void;
  /** Takes the requests of the server, and passes on those that it does not answer. */
  listen(server: Server): void;
}

export function createCachedReads(deps: CachedReadsDeps): CachedReads {
  const calls = new LRUCache<string, RestCall>({ max: MAX_ADDRESSES });

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url, method, headers } = request;
    if (method !== 'GET' || url === undefined || headers.cookie !== undefined) return false;
    const call = calls.get(url);
    if (!call || !isPlain(request) || deps.isStopping()) return false;
    const requestId = deps.requestIdOf(request);
    const visitor = deps.visitorOf(request);
    const cached = deps.answerFromCache(call, url, { requestId, visitor, visit: deps.visit });
    if (!cached) return false;
    sendRaw(request, response, { answer: cached, requestId });
    return true;
  }

  return {
    add(address, call) {
      if (address.length <= MAX_ADDRESS_LENGTH) calls.set(address, call);
    },
    listen(server) {
      const listeners = server.listeners('request');
      server.removeAllListeners('request');
      server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        if (answer(request, response)) return;
        for (const listener of listeners) listener.call(server, request, response);
      });
    },
  };
}

/** Whether the answer depends on the address alone: no credentials, the current version. */
export function isPlain({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { authorization, 'x-api-version': version } = headers;
  const isNobody = authorization === '' || (!authorization && headers[PAGE_HEADER] === undefined);
  return isNobody && (version === undefined || version === '1');
}
