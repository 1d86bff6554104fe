import type { Clock } from './clock';

const MAX_ENTRIES = 300;

interface Entry {
  readonly answer: Promise<unknown>;
  readonly until: number;
}

export interface Cache {
  /** The answer kept for this key, or the one that `ask` gives, kept for so many seconds. */
  through(key: string, options: { seconds: number; fresh?: boolean; ask: Ask }): Promise<unknown>;
  clear(): void;
}

type Ask = () => Promise<unknown>;

/** Keeps promises, so that calls made at the same time ask once; failures are not kept. */
export function createCache(clock: Clock): Cache {
  const entries = new Map<string, Entry>();

  function keep(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    entry.answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
  }

  return {
    through(key, { seconds, fresh = false, ask }) {
      const kept = entries.get(key);
      if (kept && !fresh && clock.now() < kept.until) return kept.answer;
      const answer = ask();
      keep(key, { answer, until: clock.now() + seconds * 1_000 });
      return answer;
    },
    clear: () => entries.clear(),
  };
}

/** The same for inputs that say the same, in whatever order their fields come. */
export function keyOf(name: string, input: unknown): string {
  const ordered = JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return `${name} ${ordered}`;
}
