import { createHash } from 'node:crypto';
import type { CacheRule } from '@mes/contract/define';
import { LRUCache } from 'lru-cache';

export interface CachedResponse {
  readonly body: Buffer;
  readonly etag: string;
}

interface Entry extends CachedResponse {
  readonly freshUntil: number;
  readonly topics: readonly string[];
}

interface ComputeOptions {
  readonly rule: CacheRule;
  readonly fields: Record<string, unknown>;
  /** Path and query of the request: a second key for the entry that needs no parsing. */
  readonly address?: string;
  readonly compute: () => Promise<Buffer>;
}

/** The maximum lifetime where other processes change the same data. */
const MAX_SHARED_SECONDS = 5;
/** How long before an outage an answer may have expired that is served during it. */
const MAX_STALE_MS = 600_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Reading the clock on every access would cost more than the access itself. */
const TTL_RESOLUTION_MS = 20;
/** Addresses of the site's own requests are shorter; long junk queries must not fill the memory. */
const MAX_ADDRESS_LENGTH = 400;

/**
 * Serialised answers of public reads. An entry expires after its TTL, or when an event is published
 * on one of its topics. Concurrent misses share one computation.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTopic = new Map<string, Set<string>>();
  readonly #pending = new Map<
    string,
    { entry: Promise<CachedResponse>; topics: readonly string[] }
  >();
  readonly #keyByAddress = new LRUCache<string, string>({ max: 20_000 });
  readonly #shared: boolean;
  #hits = 0;
  #misses = 0;

  constructor({ shared }: { shared: boolean }) {
    this.#shared = shared;
    this.#entries = new LRUCache({
      maxSize: MAX_BYTES,
      ttlResolution: TTL_RESOLUTION_MS,
      // Expired entries stay for `getStale`, until there is a new one or no more room.
      noDeleteOnStaleGet: true,
      sizeCalculation: ({ body }, key) => body.length + key.length + 200,
      dispose: ({ topics }, key) => {
        for (const topic of topics) this.#removeTopicKey(topic, key);
      },
    });
  }

  get hits(): number {
    return this.#hits;
  }

  /** Answers that were computed. */
  get misses(): number {
    return this.#misses;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (entry) this.#hits++;
    return entry;
  }

  /** By the address of an earlier request whose answer was computed. */
  getByAddress(address: string): CachedResponse | undefined {
    const key = this.#keyByAddress.get(address);
    return key === undefined ? undefined : this.get(key);
  }

  /**
   * Also an expired entry, for a time when none can be computed. Only what was fresh within the last
   * minutes before that time.
   */
  getStale(key: string, unavailableSince: number): CachedResponse | undefined {
    const entry = this.#entries.get(key, { allowStale: true });
    return entry && entry.freshUntil > unavailableSince - MAX_STALE_MS ? entry : undefined;
  }

  compute(
    key: string,
    { rule, fields, address, compute }: ComputeOptions,
  ): Promise<CachedResponse> {
    if (address !== undefined && address.length <= MAX_ADDRESS_LENGTH)
      this.#keyByAddress.set(address, key);
    const pending = this.#pending.get(key);
    if (pending) return pending.entry;

    this.#misses++;
    const topics = rule.until.flatMap((topic) => fillTopic(topic, fields)?.toLowerCase() ?? []);
    const entry = compute().then((body) => {
      const computed = { body, etag: etagOf(body) };
      // Not saved if it was dropped meanwhile: it may be older than the published change.
      if (this.#pending.get(key)?.entry === entry) this.#save(key, { ...computed, topics }, rule);
      return computed;
    });
    this.#pending.set(key, { entry, topics });
    return entry.finally(() => {
      if (this.#pending.get(key)?.entry === entry) this.#pending.delete(key);
    });
  }

  drop(topic: string): void {
    for (const key of this.#keysByTopic.get(topic) ?? []) this.#entries.delete(key);
    for (const [key, { topics }] of this.#pending) {
      if (topics.includes(topic)) this.#pending.delete(key);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#pending.clear();
  }

  #save(
    key: string,
    entry: Omit<Entry, 'freshUntil'>,
    { seconds, rowsEndAt }: Pick<CacheRule, 'seconds' | 'rowsEndAt'>,
  ): void {
    const now = Date.now();
    const longest = (this.#shared ? Math.min(seconds, MAX_SHARED_SECONDS) : seconds) * 1_000;
    const end =
      rowsEndAt === undefined ? Number.POSITIVE_INFINITY : firstEnd(entry.body, rowsEndAt);
    // A lifetime of 0 would mean that the entry never expires.
    const ttl = Math.max(1, Math.min(longest, end - now));
    this.#entries.set(key, { ...entry, freshUntil: now + ttl }, { ttl });
    for (const topic of entry.topics) {
      const keys = this.#keysByTopic.get(topic);
      if (keys) keys.add(key);
      else this.#keysByTopic.set(topic, new Set([key]));
    }
  }

  #removeTopicKey(topic: string, key: string): void {
    const keys = this.#keysByTopic.get(topic);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysByTopic.delete(topic);
  }
}

/** Fills a channel pattern with a field of the input: `match:{id}` becomes `match:12`. Null without the field. */
export function fillTopic(topic: string, fields: Record<string, unknown>): string | null {
  const field = /\{(\w+)\}/.exec(topic)?.[1];
  if (field === undefined) return topic;
  const value = fields[field];
  return value === undefined ? null : topic.replace(`{${field}}`, () => String(value));
}

/** The earliest time in a field of the listed rows. */
function firstEnd(body: Buffer, field: string): number {
  const { data } = JSON.parse(body.toString()) as { data: readonly Record<string, unknown>[] };
  const ends = data.flatMap((row) => (typeof row[field] === 'number' ? row[field] : []));
  return Math.min(Number.POSITIVE_INFINITY, ...ends);
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}
