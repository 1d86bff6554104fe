/** What a browser without an account remembers of announcements: which it has counted and dismissed. */
interface Memory {
  readonly seen: readonly string[];
  readonly dismissed: readonly string[];
}

const KEY = 'announcements';
/** Older ones are no longer shown. */
const MAX_IDS = 20;

export function isDismissed(id: string): boolean {
  return read().dismissed.includes(id);
}

export function rememberDismissed(id: string): void {
  const memory = read();
  write({ ...memory, dismissed: withId(memory.dismissed, id) });
}

/** Whether it is the first time that this browser shows it. */
export function rememberSeen(id: string): boolean {
  const memory = read();
  if (memory.seen.includes(id)) return false;
  write({ ...memory, seen: withId(memory.seen, id) });
  return true;
}

function withId(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((each) => each !== id)].slice(0, MAX_IDS);
}

function read(): Memory {
  try {
    const stored: Partial<Record<keyof Memory, unknown>> | null = JSON.parse(
      localStorage.getItem(KEY) ?? 'null',
    );
    return { seen: idsIn(stored?.seen), dismissed: idsIn(stored?.dismissed) };
  } catch {
    return { seen: [], dismissed: [] };
  }
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function write(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Storage is not available: it is shown again on the next page load.
  }
}
