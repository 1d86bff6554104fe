/** A value with change listeners. `get` and `subscribe` fit React's useSyncExternalStore. */
export interface Observable<T> {
  get(): T;
  /** Calls back after each change. Returns a function that unsubscribes. */
  subscribe(changed: (value: T) => void): () => void;
}

export interface Writable<T> extends Observable<T> {
  set(value: T): void;
}

/** Events for current subscribers; nothing is stored. */
export interface Emitter<T> {
  emit(event: T): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (event: T) => void): () => void;
  /** The number of current subscribers. */
  readonly size: number;
}

export function observable<T>(initial: T): Writable<T> {
  let value = initial;
  const changes = emitter<T>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      changes.emit(next);
    },
    subscribe: changes.subscribe,
  };
}

export function emitter<T>(): Emitter<T> {
  const listeners = new Set<(event: T) => void>();
  return {
    emit(event) {
      // A copy, so that who subscribes meanwhile waits for the next event.
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(event);
    },
    subscribe(listener) {
      // A new function, so that the same callback can subscribe twice and unsubscribe once.
      const entry = (event: T) => listener(event);
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    get size() {
      return listeners.size;
    },
  };
}
