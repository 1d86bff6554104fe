import { useEffect, useEffectEvent } from 'react';
import { clockOf } from '../../../parts/labels';
import { useStrike } from '../parts/forge-context';
import { SEAMS, seamAt } from '../parts/seam';
import styles from './Clock.module.css';

/** Sparks fly every quarter of a minute, and the picture shakes on the minute. */
const SPARKS_EVERY_S = 15;
const MINUTE_S = 60;

/** The time that is left, as large as the zone above the seam. */
export function Clock({ leftMs }: { leftMs: number }) {
  const shown = clockOf(leftMs);
  const padded = shown.length < 5 ? shown.padStart(5, '0') : shown;
  useSparks(Math.max(0, Math.ceil(leftMs / 1_000)));
  return (
    <div className={`${styles.clock} eb-t eb-slam`} data-long={padded.length > 5 || undefined}>
      {padded}
    </div>
  );
}

function useSparks(seconds: number): void {
  const strike = useStrike();
  const spark = useEffectEvent((left: number) => {
    const x = 200 + ((left * 37) % 1_400);
    const from = [x, seamAt(SEAMS.starting, x)] as const;
    const to = [x + 320, seamAt(SEAMS.starting, x + 320)] as const;
    strike({ from, to, count: 26, power: 0.7 }, left % MINUTE_S === 0);
  });
  useEffect(() => {
    if (seconds > 0 && seconds % SPARKS_EVERY_S === 0) spark(seconds);
  }, [seconds]);
}
