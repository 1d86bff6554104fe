import { useContext, useEffect, useState } from 'react';
import { useScene } from '../../../scene-context';
import { EntranceContext } from '../../kit-context';

/** Counts up every so often while the scene is at rest; null where nothing may move. */
export function useTurn(everyMs: number | null): number | null {
  const isEntering = useContext(EntranceContext);
  const isPicture = useScene().route.screenshot;
  const [turn, setTurn] = useState<number | null>(null);
  const isIdle = everyMs !== null && !isEntering && !isPicture;
  useEffect(() => {
    if (!isIdle || isCalm()) return;
    const timer = setInterval(() => setTurn((last) => (last === null ? 0 : last + 1)), everyMs);
    return () => clearInterval(timer);
  }, [isIdle, everyMs]);
  return isIdle ? turn : null;
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
