import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import type { LiveData } from './live-data';
import type { Source } from './store';

export const LiveDataContext = createContext<LiveData | null>(null);

export function useLiveData(): LiveData {
  const live = useContext(LiveDataContext);
  if (!live) throw new Error('A scene is rendered outside of its stage.');
  return live;
}

/** The last good answer, or undefined before the first. A null source reads nothing. */
export function useSource<T>(source: Source<T> | null): T | undefined {
  const { store } = useLiveData();
  // Callers create a new object at each render; sources with the same key are the same.
  const [current, setCurrent] = useState(source);
  if (current?.key !== source?.key) setCurrent(source);
  const subscribe = useCallback(
    (changed: () => void) => (current ? store.watch(current, changed) : () => {}),
    [store, current],
  );
  const read = () => (current ? store.get(current) : undefined);
  return useSyncExternalStore(subscribe, read, read);
}
