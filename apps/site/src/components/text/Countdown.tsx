import { useEffect, useEffectEvent, useState } from 'react';
import { useRenderedAt } from '../../ssr/hydration';
import { countdownText } from './countdown-text';

export interface CountdownProps {
  /** Epoch milliseconds. */
  to: number;
  /** Called once when the time is reached, also if it is in the past. */
  onEnd?: () => void;
  /** Shown instead of 0:00. */
  ended?: string;
  className?: string;
}

/** The time left, updated every second. Not announced by screen readers (`role="timer"`). */
export function Countdown({ to, onEnd, ended, className }: CountdownProps) {
  const renderedAt = useRenderedAt();
  const [clock, setNow] = useState(() => Date.now());
  const now = renderedAt ?? clock;
  const end = useEffectEvent(() => onEnd?.());

  // Ticks are aligned to the end time, so that the last second ends exactly with it.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = Date.now();
      setNow(time);
      if (time >= to) end();
      else timer = setTimeout(tick, (to - time) % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [to]);

  return (
    <span role="timer" className={className}>
      {now >= to && ended !== undefined ? ended : countdownText(to, now)}
    </span>
  );
}
