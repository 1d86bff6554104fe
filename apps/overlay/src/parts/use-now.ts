import { useEffect, useState } from 'react';

/**
 * The time, updated every so many milliseconds, at moments that are `phase` away from full
 * ones. What a scene shows follows from it, so one that OBS had paused is right again at once.
 */
export function useNow(everyMs: number, phase = 0): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = Date.now();
      setNow(current);
      const since = (((current - phase) % everyMs) + everyMs) % everyMs;
      timer = setTimeout(tick, everyMs - since);
    };
    tick();
    return () => clearTimeout(timer);
  }, [everyMs, phase]);
  return now;
}
