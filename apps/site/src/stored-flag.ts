import { observable, type Writable } from '@mes/client/observable';
import { useSyncExternalStore } from 'react';

/** A yes or no in the browser's storage, the same in every tab. */
export interface StoredFlag extends Writable<boolean> {
  /** The value before anybody has chosen. */
  readonly otherwise: boolean;
}

export function storedFlag(key: string, otherwise: boolean): StoredFlag {
  const flag = observable(readFlag(key, otherwise));
  globalThis.addEventListener?.('storage', (event) => {
    // Without a key everything was cleared.
    if (event.key === key || event.key === null) flag.set(readFlag(key, otherwise));
  });
  return {
    otherwise,
    get: flag.get,
    subscribe: flag.subscribe,
    set(next) {
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is not available: the choice holds until the page is left.
      }
      flag.set(next);
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
