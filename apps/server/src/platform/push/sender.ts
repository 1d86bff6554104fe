/**
 * Sends a message to a subscription and returns the result. An endpoint is a secret, because anyone
 * who knows it can send to that browser: no result or error here contains it.
 */
import { createHash, ECDH } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type webPush from 'web-push';
import type { LastUse } from '../health/health';
import { type Network, NOT_PUBLIC } from '../network/network';
import type { VapidKeys } from './keys';

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface OutgoingPush {
  /** At most 3,993 bytes: push services need not accept more. */
  readonly payload: string;
  /** How long the push service stores it for a browser that is offline. */
  readonly ttlSeconds: number;
  /** Replaces an undelivered message with the same topic. */
  readonly topic: string;
}

export type PushResult =
  | { readonly result: 'delivered' }
  /** The subscription no longer exists. */
  | { readonly result: 'gone' }
  | {
      readonly result: 'failed';
      readonly reason: string;
      readonly retry: boolean;
      readonly retryAfterSeconds?: number;
    };

export interface PushSender {
  /** Whether it may be subscribed. What its name leads to is judged again at every message. */
  accepts(endpoint: string): Promise<boolean>;
  send(subscription: PushTarget, push: OutgoingPush): Promise<PushResult>;
}

interface Deps {
  readonly keys: VapidKeys;
  readonly contact: string;
  readonly network: Network;
  readonly timeoutMs?: number;
  /** Called after every message that went to a push service. */
  readonly onUse?: LastUse['record'];
}

const TIMEOUT_MS = 5_000;
const ENCODING = 'aes128gcm';
/** Tokens are valid for twelve hours. Reusing them saves signatures here and checks at push services. */
const TOKEN_TTL_MS = 3_600_000;

export function createPushSender({
  keys,
  contact,
  network,
  timeoutMs = TIMEOUT_MS,
  onUse = () => {},
}: Deps): PushSender {
  const tokens = new LRUCache<string, string>({ max: 100, ttl: TOKEN_TTL_MS });

  function authorization(library: typeof webPush, origin: string): string {
    const cached = tokens.get(origin);
    if (cached) return cached;
    const { publicKey, privateKey } = keys;
    const { Authorization: header } = library.getVapidHeaders(
      origin,
      contact,
      publicKey,
      privateKey,
      ENCODING,
    );
    tokens.set(origin, header);
    return header;
  }

  function post(url: URL, headers: Record<string, string>, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const request = network.request(url, { method: 'POST', headers, signal }, (response) => {
        resolve(response);
        // Only the status matters: the body is not read, however long it is.
        response.destroy();
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  return {
    async accepts(endpoint) {
      if (!URL.canParse(endpoint)) return false;
      const url = new URL(endpoint);
      return network.allows(url) && (await network.leadsOutside(url));
    },
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic }) {
      const url = new URL(endpoint);
      if (!network.allows(url)) return notPublic;
      const { default: library } = await import('web-push');
      const { cipherText } = library.encrypt(p256dh, auth, payload, ENCODING);
      const headers = {
        authorization: authorization(library, url.origin),
        'content-encoding': ENCODING,
        'content-type': 'application/octet-stream',
        'content-length': String(cipherText.length),
        ttl: String(ttlSeconds),
        topic: hashTopic(topic),
      };
      const started = performance.now();
      const result = await post(url, headers, cipherText).then(toResult, toFailure);
      onUse({ ms: performance.now() - started, problem: problemOf(result) });
      return result;
    },
  };
}

const notPublic: PushResult = { result: 'failed', reason: 'not a public address', retry: false };

function toResult({ statusCode = 0, headers }: IncomingMessage): PushResult {
  if (statusCode >= 200 && statusCode < 300) return { result: 'delivered' };
  if (statusCode === 404 || statusCode === 410) return { result: 'gone' };
  return {
    result: 'failed',
    reason: `status ${statusCode}`,
    retry: statusCode === 429 || statusCode >= 500,
    retryAfterSeconds: parseRetryAfter(headers['retry-after']),
  };
}

/** Only the code of an error: its message would contain the host. */
function toFailure({ code, name }: NodeJS.ErrnoException): PushResult {
  if (code === NOT_PUBLIC) return notPublic;
  const reason = code === 'ABORT_ERR' ? 'no answer in time' : (code ?? name);
  return { result: 'failed', reason, retry: true };
}

/** A subscription that has ended is no fault of the service. */
function problemOf(result: PushResult): string | null {
  return result.result === 'failed'
    ? `A push service did not take a message: ${result.reason}.`
    : null;
}

/** The header is either seconds or a date. */
function parseRetryAfter(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1_000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Hashed, because topics are limited to 32 base64url characters and visible to the push service. */
function hashTopic(topic: string): string {
  return createHash('sha256').update(topic).digest('base64url').slice(0, 32);
}

const UNCOMPRESSED_POINT = 65;

/** Whether the key is a point of the curve: with any other key every message would fail. */
export function isPublicKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  try {
    ECDH.convertKey(point, 'prime256v1');
    return point.length === UNCOMPRESSED_POINT;
  } catch {
    return false;
  }
}
