import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import type { Live } from './live';
import type { Source } from './store';

export const LiveContext = createContext<Live | null>(null);

export function useLive(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error('A scene is drawn outside of its stage.');
  return live;
}

/** The last good answer, or undefined before the first; null for the source asks nothing. */
export function useSource<T>(source: Source<T> | null): T | undefined {
  const { store } = useLive();
  // A source is the same as long as its key is, however often it is made.
  const [held, hold] = useState(source);
  if (held?.key !== source?.key) hold(source);
  const subscribe = useCallback(
    (changed: () => void) => (held ? store.watch(held, changed) : () => {}),
    [store, held],
  );
  const read = () => (held ? store.get(held) : undefined);
  return useSyncExternalStore(subscribe, read, read);
}
