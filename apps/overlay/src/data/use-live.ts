import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
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
  const key = source?.key;
  // A source is the same as long as its key is, however often it is made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const subscribe = useCallback(
    (changed: () => void) => (source ? store.watch(source, changed) : () => {}),
    [store, key],
  );
  const read = () => (source ? store.get(source) : undefined);
  return useSyncExternalStore(subscribe, read, read);
}
