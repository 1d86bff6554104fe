import { createHash } from 'node:crypto';
import type { CacheRule } from '@mes/contract/define';
import { LRUCache } from 'lru-cache';

export interface CachedBytes {
  readonly body: Buffer;
  readonly etag: string;
}

interface Entry extends CachedBytes {
  readonly topics: readonly string[];
}

interface Computation {
  readonly rule: CacheRule;
  readonly fields: Record<string, unknown>;
  /** Another, cheaper name for the same entry. */
  readonly address?: string;
  readonly make: () => Promise<Buffer>;
}

/** Kept this long at most where other processes change the same data. */
const SHARED_SECONDS = 5;
const MAX_BYTES = 64 * 1024 * 1024;
/** How exactly the time is looked at: asking for it with every read costs more than the read. */
const CLOCK_MS = 20;
/** Those of our own pages are shorter; what is not read of an address must not fill the memory. */
const LONGEST_ADDRESS = 400;

/**
 * Serialised answers of public reads. An entry leaves after its time, or when one of its topics is
 * published. Callers that miss together wait for one computation.
 */
export class ByteCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTopic = new Map<string, Set<string>>();
  readonly #underWay = new Map<
    string,
    { entry: Promise<CachedBytes>; topics: readonly string[] }
  >();
  readonly #keyByAddress = new LRUCache<string, string>({ max: 20_000 });
  readonly #shared: boolean;

  constructor({ shared }: { shared: boolean }) {
    this.#shared = shared;
    this.#entries = new LRUCache({
      maxSize: MAX_BYTES,
      ttlResolution: CLOCK_MS,
      sizeCalculation: ({ body }, key) => body.length + key.length + 200,
      dispose: ({ topics }, key) => {
        for (const topic of topics) this.#forget(topic, key);
      },
    });
  }

  get(key: string): CachedBytes | undefined {
    return this.#entries.get(key);
  }

  /** By the address of an earlier request that was parsed and answered. */
  getAt(address: string): CachedBytes | undefined {
    const key = this.#keyByAddress.get(address);
    return key === undefined ? undefined : this.#entries.get(key);
  }

  compute(key: string, { rule, fields, address, make }: Computation): Promise<CachedBytes> {
    if (address !== undefined && address.length <= LONGEST_ADDRESS)
      this.#keyByAddress.set(address, key);
    const waiting = this.#underWay.get(key);
    if (waiting) return waiting.entry;

    const topics = rule.until.map((topic) => fillTopic(topic, fields).toLowerCase());
    const entry = make().then((body) => {
      const made = { body, etag: etagOf(body), topics };
      // Dropped while it was being computed: it may be older than what was published.
      if (this.#underWay.get(key)?.entry === entry) this.#keep(key, made, rule.seconds);
      return made;
    });
    this.#underWay.set(key, { entry, topics });
    return entry.finally(() => {
      if (this.#underWay.get(key)?.entry === entry) this.#underWay.delete(key);
    });
  }

  drop(topic: string): void {
    for (const key of this.#keysByTopic.get(topic) ?? []) this.#entries.delete(key);
    for (const [key, { topics }] of this.#underWay) {
      if (topics.includes(topic)) this.#underWay.delete(key);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#underWay.clear();
  }

  #keep(key: string, entry: Entry, seconds: number): void {
    const ttl = (this.#shared ? Math.min(seconds, SHARED_SECONDS) : seconds) * 1_000;
    this.#entries.set(key, entry, { ttl });
    for (const topic of entry.topics) {
      const keys = this.#keysByTopic.get(topic);
      if (keys) keys.add(key);
      else this.#keysByTopic.set(topic, new Set([key]));
    }
  }

  #forget(topic: string, key: string): void {
    const keys = this.#keysByTopic.get(topic);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysByTopic.delete(topic);
  }
}

/** The name of a channel with the fields of the input: `match:{id}` becomes `match:12`. */
export function fillTopic(topic: string, fields: Record<string, unknown>): string {
  return topic.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name]));
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}
