/** A value that can be watched. `get` and `subscribe` fit React's useSyncExternalStore as they are. */
export interface Observable<T> {
  get(): T;
  /** Called after each change; the function returned unsubscribes. */
  subscribe(changed: (value: T) => void): () => void;
}

export interface Writable<T> extends Observable<T> {
  set(value: T): void;
}

/** Events for whoever is subscribed when they happen; nothing is remembered. */
export interface Emitter<T> {
  emit(event: T): void;
  /** The function returned unsubscribes. */
  subscribe(listener: (event: T) => void): () => void;
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
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      // A function of its own, so that the same callback can subscribe twice and unsubscribe once.
      const own = (event: T) => listener(event);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
