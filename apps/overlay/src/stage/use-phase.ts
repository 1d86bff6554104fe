import { useEffect, useState } from 'react';
import { useObservable } from '../data/use-observable';
import { sourceVisibility } from './source-visibility';
import { useSettled } from './use-settled';

/** A scene waits for its data, enters once, from then on only changes in place, and leaves at the end. */
export type Phase = 'waiting' | 'entering' | 'shown' | 'leaving';

interface PhaseOptions {
  /** Shows the final state at once. */
  isPicture: boolean;
  /** Until the last part has entered. */
  enterMs: number;
}

/** Of a page that has one scene: it enters again each time that OBS shows it. */
export function usePhase({ isPicture, enterMs }: PhaseOptions): Phase {
  const isSettled = useSettled();
  const isSeen = useObservable(sourceVisibility);
  const [hasEntered, setEntered] = useState(false);
  const [wasSeen, setSeen] = useState(isSeen);
  if (isSeen !== wasSeen) {
    setSeen(isSeen);
    if (isSeen) setEntered(false);
  }

  useEffect(() => {
    if (!isSettled || hasEntered) return;
    const timer = setTimeout(() => setEntered(true), enterMs);
    return () => clearTimeout(timer);
  }, [isSettled, hasEntered, enterMs]);

  if (!isSettled) return 'waiting';
  return hasEntered || isPicture ? 'shown' : 'entering';
}
