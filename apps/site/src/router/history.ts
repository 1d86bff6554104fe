import { emitter } from '@mes/client/observable';
import { createKey, type Location, type Path, readHref, toHref } from './location';

/** An entry of the history of the browser. The difference of two indexes is how far back or forward the other one is. */
export interface HistoryEntry extends Location {
  readonly index: number;
}

export interface RouterHistory {
  readonly entry: HistoryEntry;
  push(path: Path, state: unknown): void;
  replace(path: Path, state: unknown): void;
  /** Back or forward; it comes back as a pop. */
  go(delta: number): void;
  /** Calls back when somebody went back or forward. Returns a function that unsubscribes. */
  onPop(popped: (entry: HistoryEntry) => void): () => void;
}

interface StoredState {
  readonly key: string;
  readonly index: number;
  readonly state: unknown;
}

const HOME: Path = { pathname: '/', search: '', hash: '' };

export function browserHistory(): RouterHistory {
  let entry = readEntry(0);
  store(entry);
  return {
    get entry() {
      return entry;
    },
    push(path, state) {
      entry = { ...pick(path), state, key: createKey(), index: entry.index + 1 };
      history.pushState(toStored(entry), '', toHref(entry));
    },
    replace(path, state) {
      entry = { ...pick(path), state, key: createKey(), index: entry.index };
      store(entry);
    },
    go: (delta) => history.go(delta),
    onPop(popped) {
      const handle = () => {
        entry = readEntry(entry.index + 1);
        store(entry);
        popped(entry);
      };
      addEventListener('popstate', handle);
      return () => removeEventListener('popstate', handle);
    },
  };
}

/** One that nobody sees, for rendering on the server and for tests. */
export function memoryHistory(href = '/app'): RouterHistory {
  const entries: HistoryEntry[] = [
    { ...(readHref(href) ?? HOME), state: null, key: createKey(), index: 0 },
  ];
  const pops = emitter<HistoryEntry>();
  let current = 0;
  const put = (path: Path, state: unknown, index: number) => {
    entries.splice(index, entries.length, { ...pick(path), state, key: createKey(), index });
    current = index;
  };
  return {
    get entry() {
      return entries[current]!;
    },
    push: (path, state) => put(path, state, current + 1),
    replace: (path, state) => {
      entries[current] = { ...pick(path), state, key: createKey(), index: current };
    },
    go(delta) {
      if (!entries[current + delta]) return;
      current += delta;
      pops.emit(entries[current]!);
    },
    onPop: pops.subscribe,
  };
}

/** An entry that somebody made by an anchor or the address bar has no state and is the next one. */
function readEntry(nextIndex: number): HistoryEntry {
  const path = readHref(location.pathname + location.search + location.hash) ?? HOME;
  const stored = history.state as Partial<StoredState> | null;
  if (typeof stored?.key !== 'string' || typeof stored.index !== 'number')
    return { ...path, state: null, key: createKey(), index: nextIndex };
  return { ...path, state: stored.state ?? null, key: stored.key, index: stored.index };
}

function store(entry: HistoryEntry): void {
  history.replaceState(toStored(entry), '', toHref(entry));
}

function toStored({ key, index, state }: HistoryEntry): StoredState {
  return { key, index, state };
}

function pick({ pathname, search, hash }: Path): Path {
  return { pathname, search, hash };
}
