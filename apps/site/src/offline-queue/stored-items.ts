/** The items of a queue in the browser's storage. */

export type QueueFailure =
  /** The server could not be reached; worth another try. */
  | { readonly kind: 'offline' }
  /** The user has to decide: later items of the lane wait until then. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface StoredItem<T> {
  readonly id: string;
  readonly value: T;
  /** Why the server refused it, so that a reload does not send it again. */
  readonly failure: QueueFailure | null;
}

interface StoredItemsDeps {
  readonly storage: Storage;
  readonly prefix: string;
  readonly now: () => number;
}

/**
 * Each item has a key of its own, so that two tabs never overwrite each other's items. Keys sort in the
 * order in which items were added.
 */
export function createStoredItems<T>({ storage, prefix, now }: StoredItemsDeps) {
  const keys = new Map<string, string>();
  let lastTime = 0;

  function newKey(id: string): string {
    // Keeps the order of items within a millisecond, and when the clock is set back.
    lastTime = Math.max(now(), lastTime + 1);
    return `${prefix}${String(lastTime).padStart(15, '0')}:${id}`;
  }

  return {
    restore(): StoredItem<T>[] {
      return storedKeys(storage, prefix).flatMap((key) => {
        const item = parse<T>(storage.getItem(key));
        if (!item) return [];
        keys.set(item.id, key);
        return [item];
      });
    },
    save({ id, value, failure }: StoredItem<T>): void {
      const key = keys.get(id) ?? newKey(id);
      keys.set(id, key);
      try {
        storage.setItem(key, JSON.stringify({ id, value, failure }));
      } catch {
        // Storage is full or not available: the item is lost when the page is closed.
      }
    },
    remove(id: string): void {
      const key = keys.get(id);
      if (key === undefined) return;
      keys.delete(id);
      try {
        storage.removeItem(key);
      } catch {
        // It is sent once more after a reload, and the server recognizes its id.
      }
    },
  };
}

function storedKeys(storage: Storage, prefix: string): string[] {
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .sort();
  } catch {
    return [];
  }
}

function parse<T>(text: string | null): StoredItem<T> | null {
  try {
    const item: unknown = JSON.parse(text ?? 'null');
    return isStoredItem<T>(item) ? item : null;
  } catch {
    return null;
  }
}

function isStoredItem<T>(item: unknown): item is StoredItem<T> {
  return typeof item === 'object' && item !== null && 'id' in item && 'value' in item;
}
