/** One bucket of S3-compatible storage: what uploads need of it. */
import { Readable } from 'node:stream';
import type { ByteRange } from '../calls/handlers';
import type { S3Settings } from '../config';
import { type ListPage, parseListPage } from './s3-list';
import {
  type Content,
  keyPrefix,
  openS3Requests,
  PROBE,
  type RequestOptions,
  type S3Requests,
} from './s3-requests';

export interface StoredObject {
  readonly key: string;
  readonly modifiedAt: number;
  /** By the clock of the storage, which also says when it was changed. */
  readonly ageMs: number;
}

/** Throws StorageUnavailable while the storage does not answer, and StorageError if it refuses. */
export interface Bucket {
  readonly name: string;
  put(key: string, content: Content): Promise<void>;
  /** Null if there is no such object, as of `read` and `head`. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  read(key: string): Promise<Buffer | null>;
  head(key: string): Promise<{ readonly modifiedAt: number } | null>;
  delete(key: string, options?: { readonly attempts?: number }): Promise<void>;
  list(prefix: string): Promise<StoredObject[]>;
  /** The folders directly below a prefix that ends with a slash. */
  listFolders(prefix: string): Promise<string[]>;
  /** Says why it cannot be used, or null. Public, so it names nothing. */
  findProblem(): Promise<string | null>;
  close(): void;
}

interface BucketOptions extends RequestOptions {
  /** How many objects a list asks for at once. Tests use less. */
  readonly pageSize?: number;
}

const PAGE_SIZE = 1_000;

export function openBucket(settings: S3Settings, options: BucketOptions): Bucket {
  const requests = openS3Requests(settings, options);
  const { send } = requests;
  const list = createList(requests, keyPrefix(settings), options.pageSize ?? PAGE_SIZE);
  return {
    name: settings.bucket,
    put: (key, content) => send({ method: 'PUT', key, content, read: discard }),
    get: (key, range) =>
      send({
        method: 'GET',
        key,
        headers: range && { range: `bytes=${range.start}-${range.end}` },
        accepts: [404, 416],
        read: async (response) => {
          if (response.ok && response.body) return toReadable(response.body);
          await discard(response);
          // A range behind the end is empty.
          return response.status === 404 ? null : Readable.from([]);
        },
      }),
    read: (key) =>
      send({
        method: 'GET',
        key,
        accepts: [404],
        read: async (response) => {
          const content = Buffer.from(await response.arrayBuffer());
          return response.ok ? content : null;
        },
      }),
    head: (key) =>
      send({
        method: 'HEAD',
        key,
        accepts: [404],
        read: async (response) =>
          response.ok ? { modifiedAt: timeOf(response, 'last-modified') } : null,
      }),
    delete: (key, { attempts } = {}) =>
      send({ method: 'DELETE', key, attempts, accepts: [404], read: discard }),
    list: async (prefix) => (await list({ prefix })).objects,
    listFolders: async (prefix) => {
      const { folders } = await list({ prefix, delimiter: '/' });
      return folders.map((folder) => folder.slice(prefix.length, -1));
    },
    findProblem: createCheck(requests),
    close: requests.stop,
  };
}

/** Version 1 of the list, which every server of the protocol has: a page begins after a key. */
function createList({ send }: S3Requests, before: string, pageSize: number) {
  return async ({ prefix, ...query }: { prefix: string; delimiter?: string }) => {
    const objects: StoredObject[] = [];
    const folders: string[] = [];
    let marker: string | null = '';
    while (marker !== null) {
      const page: { list: ListPage; at: number } = await send({
        method: 'GET',
        query: { ...query, prefix: before + prefix, marker, 'max-keys': String(pageSize) },
        read: async (response) => ({
          list: parseListPage(await response.text()),
          at: timeOf(response, 'date') || Date.now(),
        }),
      });
      for (const { key, modifiedAt } of page.list.objects) {
        objects.push({ key: key.slice(before.length), modifiedAt, ageMs: page.at - modifiedAt });
      }
      folders.push(...page.list.folders.map((folder) => folder.slice(before.length)));
      marker = page.list.next;
    }
    return { objects, folders };
  };
}

/** `/readyz` is public: however often it is asked, the storage is asked at most this often. */
const CHECK_EVERY_MS = 5_000;
const AWAY = 'The storage of uploads does not answer.';
const REFUSED = 'The storage of uploads refuses requests.';

function createCheck({ send, isAway }: S3Requests): () => Promise<string | null> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let result: Promise<string | null> = Promise.resolve(null);

  async function check(): Promise<string | null> {
    try {
      return (await send(PROBE)) ? null : REFUSED;
    } catch {
      // Retried at once, but only until the circuit breaker opens.
      checkedAt = Number.NEGATIVE_INFINITY;
      return AWAY;
    }
  }
  return async () => {
    if (isAway()) return AWAY;
    const now = performance.now();
    if (now - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = now;
      result = check();
    }
    return result;
  };
}

/** As `Readable.fromWeb`, whose type fits no `fetch` of programs that also know browsers. */
function toReadable(body: NonNullable<Response['body']>): Readable {
  const reader = body.getReader();
  const chunks = async function* () {
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        yield value;
      }
    } finally {
      await reader.cancel();
    }
  };
  return Readable.from(chunks(), { objectMode: false });
}

function timeOf({ headers }: Response, header: string): number {
  return Date.parse(headers.get(header) ?? '');
}

/** Reads it to the end, so that the connection can be used again. */
async function discard(response: Response): Promise<void> {
  await response.arrayBuffer();
}
