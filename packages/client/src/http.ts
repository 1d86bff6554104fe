import { API_VERSION } from '@mes/contract/constants';
import { asBody, type Body, errorIn } from './answer';
import type { Account } from './identity';
import type { RestRequest } from './outgoing';
import { RetryLater } from './retry';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface HttpOptions {
  readonly account: Account | null;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** One attempt over HTTP: the answer's body, or the error that the answer amounts to. */
export type Http = (request: RestRequest, options: HttpOptions) => Promise<Body>;

export function createHttp({ baseUrl, fetch }: { baseUrl: string; fetch: Fetch }): Http {
  return async ({ method, path, body, file }, { account, idempotencyKey, signal }) => {
    const response = await fetch(`${baseUrl}/api${path}`, {
      method,
      body,
      signal,
      headers: {
        authorization: account ? `${account.id}.${account.secret}` : '',
        'x-api-version': String(API_VERSION),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
    });
    if (file && response.ok) return { status: 'SUCCESS', data: await response.text() };
    return readResponse(response);
  };
}

export async function readResponse(response: Response): Promise<Body> {
  const { ok, status, statusText } = response;
  const json = parse(await response.text());
  if (status === 429) throw tooMany(response, json);
  if (ok && json === undefined) throw new Error('Invalid Server Response');
  if (ok) return asBody(json);
  // HTTP/2 has no status text.
  if (json === undefined) throw new Error(statusText || `Error [${status}]`);
  throw errorIn(asBody(json), `Error [${status}]`);
}

function tooMany({ status, headers }: Response, json: unknown): Error {
  const seconds = secondsIn(headers.get('retry-after'));
  if (seconds === undefined) return new Error('429 without Retry-After header');
  return new RetryLater(seconds, errorIn(asBody(json), `Error [${status}]`));
}

/** Seconds, or the moment at which to come back: proxies may send either. */
function secondsIn(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, (until - Date.now()) / 1_000);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
