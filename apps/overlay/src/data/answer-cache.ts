/**
 * Stores the last good answers across reloads and outages. Scenes in the same browser share them; a build
 * with another version starts empty.
 */
const PREFIX = 'mes-overlay:';
/** Incremented when an answer of the contract changes so that scenes cannot render stored ones. */
const VERSION = 1;

export interface AnswerCache {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
}

/** The part of `localStorage` that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function createAnswerCache(storage: () => TextStorage): AnswerCache {
  const nameOf = (key: string) => `${PREFIX}${VERSION}:${key}`;
  return {
    read(key) {
      try {
        return JSON.parse(storage().getItem(nameOf(key)) ?? 'null') ?? undefined;
      } catch {
        // Storage is blocked or the text is broken: the scene starts empty.
        return undefined;
      }
    },
    write(key, value) {
      const text = JSON.stringify(value);
      try {
        storage().setItem(nameOf(key), text);
      } catch {
        freeSpace(storage, () => storage().setItem(nameOf(key), text));
      }
    },
  };
}

/** Storage is full: the stored answers are less important than the new one, which is on air. */
function freeSpace(storage: () => TextStorage, retry: () => void): void {
  try {
    const items = storage();
    const ours = Array.from({ length: items.length }, (_, index) => items.key(index)).filter(
      (name) => name?.startsWith(PREFIX),
    );
    for (const name of ours) items.removeItem(name!);
    retry();
  } catch {
    // Without storage, only a reload during an outage shows less.
  }
}
