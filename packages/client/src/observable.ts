/** A value that can be watched. `get` and `subscribe` fit React's useSyncExternalStore as they are. */
export interface Observable<T> {
  get(): T;
  /** Called after each change; the function returned ends it. */
  subscribe(changed: (value: T) => void): () => void;
}

export interface Writable<T> extends Observable<T> {
  set(value: T): void;
}

export function observable<T>(initial: T): Writable<T> {
  let value = initial;
  const watchers = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const changed of watchers) changed(next);
    },
    subscribe(changed) {
      // A function of its own, so that the same callback can be given twice and ended once.
      const watcher = (next: T) => changed(next);
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
