import { useEffect, useEffectEvent, useState } from 'react';
import { useRenderedAt } from '../../ssr/hydration';
import { countdownText } from './countdown-text';

export interface CountdownProps {
  /** Epoch milliseconds. */
  to: number;
  /** Called once when the time has come, also if it had come before. */
  onEnd?: () => void;
  /** Stands in the place of 0:00. */
  ended?: string;
  className?: string;
}

/** Time left, every second. Screen readers read it when they come by, not each second. */
export function Countdown({ to, onEnd, ended, className }: CountdownProps) {
  const renderedAt = useRenderedAt();
  const [clock, setNow] = useState(() => Date.now());
  const now = renderedAt ?? clock;
  const end = useEffectEvent(() => onEnd?.());

  // Ticks are counted from the end, so that the last second ends exactly with it.
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
