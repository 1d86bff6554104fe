import type { Clock } from './clock';

const MAX_ENTRIES = 300;

interface Entry {
  readonly response: Promise<unknown>;
  readonly expiresAt: number;
}

export interface ResponseCache {
  /** Returns the cached response for this key, or calls `load` and caches its response. */
  getOrLoad(
    key: string,
    options: { seconds: number; fresh?: boolean; load: Load },
  ): Promise<unknown>;
  clear(): void;
}

type Load = () => Promise<unknown>;

/** Caches promises, so that concurrent calls share one request. Failures are not cached. */
export function createResponseCache(clock: Clock): ResponseCache {
  const entries = new Map<string, Entry>();

  function save(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    entry.response.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
  }

  return {
    getOrLoad(key, { seconds, fresh = false, load }) {
      const cached = entries.get(key);
      if (cached && !fresh && clock.now() < cached.expiresAt) return cached.response;
      const response = load();
      save(key, { response, expiresAt: clock.now() + seconds * 1_000 });
      return response;
    },
    clear: () => entries.clear(),
  };
}

/** Equal inputs have equal keys, whatever the order of their fields. */
export function cacheKey(name: string, input: unknown): string {
  const ordered = JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return `${name} ${ordered}`;
}
