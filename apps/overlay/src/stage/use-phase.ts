import { useEffect, useState } from 'react';
import { useLiveData } from '../data/use-live-data';
import { useObservable } from '../data/use-observable';

/** A scene waits for its data, enters once, from then on only changes in place, and leaves at the end. */
export type Phase = 'waiting' | 'entering' | 'shown' | 'leaving';

/** One answer leads to the next question: only a pause means that everything is there. */
const QUIET_MS = 80;
/** A server that does not answer must not keep the last good state from the screen. */
const LONGEST_WAIT_MS = 3_000;

interface PhaseOptions {
  /** Shows the final state at once. */
  isPicture: boolean;
  /** Until the last part has entered. */
  enterMs: number;
}

export function usePhase({ isPicture, enterMs }: PhaseOptions): Phase {
  const { store } = useLiveData();
  const isWaiting = useObservable(store.isLoading);
  const [phase, setPhase] = useState<Phase>('waiting');
  const begin = isPicture ? 'shown' : 'entering';

  useEffect(() => {
    if (phase !== 'waiting') return;
    const timer = setTimeout(() => setPhase(begin), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [phase, begin]);

  useEffect(() => {
    if (phase !== 'waiting' || isWaiting) return;
    const timer = setTimeout(() => setPhase(begin), QUIET_MS);
    return () => clearTimeout(timer);
  }, [phase, begin, isWaiting]);

  useEffect(() => {
    if (phase !== 'entering') return;
    const timer = setTimeout(() => setPhase('shown'), enterMs);
    return () => clearTimeout(timer);
  }, [phase, enterMs]);

  return phase;
}
