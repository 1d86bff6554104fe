import { useEffect, useState } from 'react';
import { useRenderedAt } from '../../ssr/hydration';

/** The current time, updated at every full `interval`, so that all counters change together. */
export function useNow(interval: number, running = true): number {
  const renderedAt = useRenderedAt();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      timer = setTimeout(tick, interval - (Date.now() % interval));
    };
    timer = setTimeout(tick, interval - (Date.now() % interval));
    return () => clearTimeout(timer);
  }, [interval, running]);
  return renderedAt ?? now;
}
