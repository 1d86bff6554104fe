import { useSyncExternalStore } from 'react';

/** A yes or no that the browser keeps, the same in every tab. */
export interface StoredFlag {
  /** Before anybody has chosen. */
  readonly otherwise: boolean;
  get(): boolean;
  set(value: boolean): void;
  subscribe(changed: () => void): () => void;
}

export function storedFlag(key: string, otherwise: boolean): StoredFlag {
  const watchers = new Set<() => void>();
  let value = readFlag(key, otherwise);
  const take = (next: boolean) => {
    if (next === value) return;
    value = next;
    for (const changed of watchers) changed();
  };
  globalThis.addEventListener?.('storage', (event) => {
    // Without a key everything was cleared.
    if (event.key === key || event.key === null) take(readFlag(key, otherwise));
  });
  return {
    otherwise,
    get: () => value,
    set(next) {
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is closed: the choice holds until the page is left.
      }
      take(next);
    },
    subscribe(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

export function useFlag(flag: StoredFlag): boolean {
  return useSyncExternalStore(flag.subscribe, flag.get, () => flag.otherwise);
}

function readFlag(key: string, otherwise: boolean): boolean {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? otherwise : stored === 'true';
  } catch {
    return otherwise;
  }
}
