import { useEffect, useRef, useState } from 'react';
import { useLiveData } from '../data/use-live-data';
import { useObservable } from '../data/use-observable';

/** One answer leads to the next question: only a pause means that everything is there. */
const QUIET_MS = 80;
/** A server that does not answer must not keep the last good state from the screen. */
const LONGEST_WAIT_MS = 3_000;

/** Whether everything is there that the scene reads, or it has waited long enough. Stays true. */
export function useSettled(): boolean {
  const { store } = useLiveData();
  const isLoading = useObservable(store.isLoading);
  const [isSettled, setSettled] = useState(false);
  const hasStarted = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the store has the newer value
  useEffect(() => {
    const isFirst = !hasStarted.current;
    hasStarted.current = true;
    // Effects of the scene, which request its data, run before this one.
    if (store.isLoading.get()) return;
    // With all data at the first render there was no question left to ask.
    if (isFirst) {
      setSettled(true);
      return;
    }
    const timer = setTimeout(() => setSettled(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [store, isLoading]);

  return isSettled;
}
