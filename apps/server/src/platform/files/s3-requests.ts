/**
 * Sends signed requests to one bucket. Addresses have the bucket in their path, which every server of
 * the protocol understands.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { CircuitBreaker } from '../circuit-breaker';
import type { S3Settings } from '../config';
import type { Log } from '../log';
import { StorageError, StorageUnavailable } from '../storage-error';
import { parseErrorCode } from './s3-list';
import type { TemporaryFile } from './temporary-file';

export type Content = Buffer | TemporaryFile;

export interface S3Request<T> {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the prefix of the settings. Without one the request is about the whole bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: Content;
  /** All requests may be repeated: they have the same effect again. */
  readonly attempts?: number;
  /** Statuses that are no error of this request. */
  readonly accepts?: readonly number[];
  read(response: Response): Promise<T>;
}

export interface RequestOptions {
  readonly log: Log;
  /** Tests wait for less. */
  readonly timeoutMs?: number;
  readonly retryMs?: number;
}

export interface S3Requests {
  /** Throws StorageUnavailable while the storage does not answer, and StorageError if it refuses. */
  send<T>(request: S3Request<T>): Promise<T>;
  /** True after a few failures in a row: nobody waits any more until it answers again. */
  isAway(): boolean;
  stop(): void;
}

const ATTEMPTS = 3;
const RETRY_MS = 100;
const TIMEOUT_MS = 5_000;
/** A file may take longer: 250 KB in a second is enough. */
const BYTES_PER_MS = 250;

/** Resolves to whether the storage may be used; a refusal shows that it answers. */
export const PROBE: S3Request<boolean> = {
  method: 'GET',
  // Need not exist: a 404 shows that the storage works.
  key: 'probe',
  accepts: [301, 307, 400, 401, 403, 404],
  attempts: 1,
  async read(response) {
    const code = parseErrorCode(await response.text());
    return response.ok || (response.status === 404 && code !== 'NoSuchBucket');
  },
};

export function openS3Requests(settings: S3Settings, options: RequestOptions): S3Requests {
  const { log, timeoutMs = TIMEOUT_MS, retryMs = RETRY_MS } = options;
  const { bucket, accessKeyId, secretAccessKey, region } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const breaker = new CircuitBreaker({
    probe: () => attempt(PROBE),
    onOpen: (error) => log.warn({ err: error }, 'the storage of uploads does not answer'),
    onClose: () => log.warn('the storage of uploads answers again'),
  });

  async function send<T>(request: S3Request<T>): Promise<T> {
    for (let left = (request.attempts ?? ATTEMPTS) - 1; ; left--) {
      if (breaker.isOpen) throw new StorageUnavailable(`The bucket ${bucket} does not answer.`);
      try {
        const result = await attempt(request);
        breaker.recordSuccess();
        return result;
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) throw error;
        breaker.recordFailure(error);
        if (left <= 0) throw error;
        await pause(retryMs * (1 + Math.random()));
      }
    }
  }

  async function attempt<T>(request: S3Request<T>): Promise<T> {
    const { method, key = '', content, accepts = [], read } = request;
    const controller = new AbortController();
    const sendingMs = content ? sizeOf(content) / BYTES_PER_MS : 0;
    // Limits the time until the response begins, not the reading of its stream.
    const timer = setTimeout(() => controller.abort(), timeoutMs + sendingMs);
    const body = content && open(content);
    try {
      const address = addressOf(settings, request);
      const response = await fetch(address, {
        method,
        headers: await sign(signer, address, request),
        ...(body instanceof Readable ? { body: toWebStream(body), duplex: 'half' } : { body }),
        // Another host would want another signature.
        redirect: 'manual',
        signal: controller.signal,
      });
      if (response.ok || accepts.includes(response.status)) return await read(response);
      const status = `${response.status} ${parseErrorCode(await response.text()) ?? ''}`.trim();
      const problem = `The bucket ${bucket} answered ${method} ${key} with ${status}.`;
      const isTemporary = response.status >= 500 || response.status === 429;
      throw isTemporary ? new StorageUnavailable(problem) : new StorageError(problem);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      const problem = `The bucket ${bucket} did not answer ${method} ${key}.`;
      throw new StorageUnavailable(problem, { cause: error });
    } finally {
      clearTimeout(timer);
      // A request that failed early has not read it.
      if (body instanceof Readable) body.destroy();
    }
  }

  return { send, isAway: () => breaker.isOpen, stop: () => breaker.stop() };
}

/** `prefix/` before all keys, or nothing. */
export function keyPrefix({ prefix }: S3Settings): string {
  return prefix === '' ? '' : `${prefix}/`;
}

function addressOf(settings: S3Settings, { key, query = {} }: S3Request<unknown>): string {
  const path = key === undefined ? '' : `/${keyPrefix(settings)}${key}`;
  const fields = Object.entries(query).map(([name, value]) => {
    return `${name}=${encodeURIComponent(value)}`;
  });
  const search = fields.length > 0 ? `?${fields.join('&')}` : '';
  return `${settings.endpoint}/${settings.bucket}${path}${search}`;
}

async function sign(
  signer: AwsClient,
  address: string,
  { method, headers, content }: S3Request<unknown>,
): Promise<Headers> {
  const hash = content && { 'x-amz-content-sha256': hashOf(content) };
  const { headers: signed } = await signer.sign(address, {
    method,
    headers: { ...headers, ...hash },
  });
  // A stream does not say its length.
  if (content) signed.set('content-length', String(sizeOf(content)));
  return signed;
}

function open(content: Content): Uint8Array<ArrayBuffer> | Readable {
  return Buffer.isBuffer(content) ? new Uint8Array(content) : createReadStream(content.path);
}

/** As `Readable.toWeb`, whose type fits no `fetch` of programs that also know browsers. */
function toWebStream(content: Readable): ReadableStream {
  const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(new Uint8Array(next.value));
    },
    cancel: () => void content.destroy(),
  });
}

function sizeOf(content: Content): number {
  return Buffer.isBuffer(content) ? content.length : content.size;
}

function hashOf(content: Content): string {
  return Buffer.isBuffer(content)
    ? createHash('sha256').update(content).digest('hex')
    : content.sha256;
}
