/**
 * Sends one message to one subscription and tells what became of it. An endpoint lets whoever knows
 * it send to that browser: no outcome and no error here names it.
 */
import { createHash, ECDH } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import { type Network, NOT_PUBLIC } from '../network/network';
import type { ApplicationKeys } from './keys';

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Push {
  /** At most 3,993 bytes: no push service has to take more. */
  readonly payload: string;
  /** How long the push service keeps it for a browser that is not running. */
  readonly ttlSeconds: number;
  /** Replaces what waits there under the same topic. */
  readonly topic: string;
}

export type Outcome =
  | { readonly result: 'delivered' }
  /** The browser has given up this subscription for good. */
  | { readonly result: 'gone' }
  | {
      readonly result: 'failed';
      readonly reason: string;
      readonly again: boolean;
      readonly retryAfterSeconds?: number;
    };

export interface Sender {
  allows(endpoint: string): boolean;
  send(subscription: Subscription, push: Push): Promise<Outcome>;
}

interface Parts {
  readonly keys: ApplicationKeys;
  readonly contact: string;
  readonly network: Network;
  readonly timeLimitMs?: number;
}

const TIME_LIMIT_MS = 5_000;
const ENCODING = 'aes128gcm';
/** A token is good for twelve hours. Push services remember those that they have checked. */
const TOKEN_KEPT_MS = 3_600_000;

export function createSender({
  keys,
  contact,
  network,
  timeLimitMs = TIME_LIMIT_MS,
}: Parts): Sender {
  const tokens = new LRUCache<string, string>({ max: 100, ttl: TOKEN_KEPT_MS });

  function authorization(origin: string): string {
    const known = tokens.get(origin);
    if (known) return known;
    const { publicKey, privateKey } = keys;
    const { Authorization: made } = webPush.getVapidHeaders(
      origin,
      contact,
      publicKey,
      privateKey,
      ENCODING,
    );
    tokens.set(origin, made);
    return made;
  }

  function post(url: URL, headers: Record<string, string>, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeLimitMs);
      const request = network.request(url, { method: 'POST', headers, signal }, (response) => {
        resolve(response);
        // The status says it all: whatever else is sent, at whatever length, is not read.
        response.destroy();
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  return {
    allows: (endpoint) => URL.canParse(endpoint) && network.allows(new URL(endpoint)),
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic }) {
      const url = new URL(endpoint);
      if (!network.allows(url)) return notPublic;
      const { cipherText } = webPush.encrypt(p256dh, auth, payload, ENCODING);
      const headers = {
        authorization: authorization(url.origin),
        'content-encoding': ENCODING,
        'content-type': 'application/octet-stream',
        'content-length': String(cipherText.length),
        ttl: String(ttlSeconds),
        topic: topicOf(topic),
      };
      try {
        return outcomeOf(await post(url, headers, cipherText));
      } catch (error) {
        return failureOf(error as NodeJS.ErrnoException);
      }
    },
  };
}

const notPublic: Outcome = { result: 'failed', reason: 'not a public address', again: false };

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): Outcome {
  if (statusCode >= 200 && statusCode < 300) return { result: 'delivered' };
  if (statusCode === 404 || statusCode === 410) return { result: 'gone' };
  return {
    result: 'failed',
    reason: `status ${statusCode}`,
    again: statusCode === 429 || statusCode >= 500,
    retryAfterSeconds: secondsOf(headers['retry-after']),
  };
}

/** Only the code of an error: its text would name the host. */
function failureOf({ code, name }: NodeJS.ErrnoException): Outcome {
  if (code === NOT_PUBLIC) return notPublic;
  const reason = code === 'ABORT_ERR' ? 'no answer in time' : (code ?? name);
  return { result: 'failed', reason, again: true };
}

/** Either seconds or a date. */
function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1_000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** A topic has at most 32 letters of a small alphabet, and is readable to the push service. */
function topicOf(topic: string): string {
  return createHash('sha256').update(topic).digest('base64url').slice(0, 32);
}

const UNCOMPRESSED_POINT = 65;

/** Whether it is a point of the curve: anything else would fail at every message. */
export function isPublicKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  try {
    ECDH.convertKey(point, 'prime256v1');
    return point.length === UNCOMPRESSED_POINT;
  } catch {
    return false;
  }
}
