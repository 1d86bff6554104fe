import { API_VERSION, PAGE_HEADER } from '@mes/contract/constants';
import type { Account } from './identity';
import type { RestRequest } from './request';
import { errorFromBody, type ResponseBody, toResponseBody } from './response';
import { RetryAfterError } from './retry';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface HttpOptions {
  readonly account: Account | null;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** One attempt over HTTP. Resolves to the body, or rejects with the error of the response. */
export type Http = (request: RestRequest, options: HttpOptions) => Promise<ResponseBody>;

interface HttpDeps {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** Whether a page asks, whose session is in a cookie. */
  readonly isBrowser: boolean;
}

export function createHttp({ baseUrl, fetch, isBrowser }: HttpDeps): Http {
  return async ({ method, path, body, file }, { account, idempotencyKey, signal }) => {
    const response = await fetch(`${baseUrl}/api${path}`, {
      method,
      body,
      signal,
      headers: {
        ...senderHeaders(account, isBrowser),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
    });
    if (file && response.ok) return { status: 'SUCCESS', data: await response.text() };
    return readResponse(response);
  };
}

/** Without a header for the account the cookie speaks for it; an empty one is for nobody. */
export function senderHeaders(account: Account | null, isBrowser: boolean): Record<string, string> {
  const isKnownByCookie = account !== null && account.secret === undefined;
  const authorization = account ? `${account.id}.${account.secret}` : '';
  return {
    ...(isKnownByCookie ? {} : { authorization }),
    ...(isBrowser ? { [PAGE_HEADER]: '1' } : {}),
    'x-api-version': String(API_VERSION),
  };
}

export async function readResponse(response: Response): Promise<ResponseBody> {
  const { ok, status, statusText } = response;
  const json = parseJson(await response.text());
  if (status === 429) throw tooManyRequests(response, json);
  if (ok && json === undefined) throw new Error('Invalid Server Response');
  if (ok) return toResponseBody(json);
  // HTTP/2 has no status text.
  if (json === undefined) throw new Error(statusText || `Error [${status}]`);
  throw errorFromBody(toResponseBody(json), `Error [${status}]`);
}

function tooManyRequests({ status, headers }: Response, json: unknown): Error {
  const seconds = parseRetryAfter(headers.get('retry-after'));
  if (seconds === undefined) return new Error('429 without Retry-After header');
  return new RetryAfterError(seconds, errorFromBody(toResponseBody(json), `Error [${status}]`));
}

/** The header has seconds or a date; proxies may send either. */
function parseRetryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1_000);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
