import { observable, type Writable } from '@mes/client/observable';
import { useSyncExternalStore } from 'react';

/** A boolean in the browser's storage, synchronized between tabs. */
export interface StoredFlag extends Writable<boolean> {
  /** The value until the visitor has chosen. */
  readonly initial: boolean;
}

export function storedFlag(key: string, initial: boolean): StoredFlag {
  const flag = observable(readFlag(key, initial));
  globalThis.addEventListener?.('storage', (event) => {
    // The key is null when the whole storage was cleared.
    if (event.key === key || event.key === null) flag.set(readFlag(key, initial));
  });
  return {
    initial,
    get: flag.get,
    subscribe: flag.subscribe,
    set(next) {
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is not available: the choice is lost when the page is closed.
      }
      flag.set(next);
    },
  };
}

export function useFlag(flag: StoredFlag): boolean {
  return useSyncExternalStore(flag.subscribe, flag.get, () => flag.initial);
}

function readFlag(key: string, initial: boolean): boolean {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? initial : stored === 'true';
  } catch {
    return initial;
  }
}
