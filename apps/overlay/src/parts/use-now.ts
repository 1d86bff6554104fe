import { useEffect, useState } from 'react';
import { useServerTime } from '../data/use-server-time';

/**
 * The time of the server, updated every so many milliseconds, at moments that are `phase` away from full
 * ones. What a scene shows follows from it, so one that OBS had paused is right again at once.
 */
export function useNow(everyMs: number, phase = 0): number {
  return useTicks(useServerTime(), everyMs, phase);
}

/** The same by the clock of the PC, for lengths of time: it does not jump when the server answers. */
export function useLocalNow(everyMs: number): number {
  return useTicks(Date.now, everyMs, 0);
}

function useTicks(readTime: () => number, everyMs: number, phase: number): number {
  const [now, setNow] = useState(readTime);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = readTime();
      setNow(current);
      const since = (((current - phase) % everyMs) + everyMs) % everyMs;
      timer = setTimeout(tick, everyMs - since);
    };
    tick();
    return () => clearTimeout(timer);
  }, [everyMs, phase, readTime]);
  return now;
}
