import type { CSSProperties } from 'react';
import type { StingerProps, StingerTiming } from '../../kit';
import { Sign } from './Sign';
import styles from './Stinger.module.css';

export const STINGER: StingerTiming = { ms: 1_000, coveredFromMs: 440, coveredToMs: 560 };

const BARS = [0, 1, 2];

/** Three plates cross the picture along the slant; the sign of the event stands on the last one. */
export function Stinger({ stillAtMs = null }: StingerProps) {
  const timing: Record<`--${string}`, string> = {
    '--ms': `${STINGER.ms}ms`,
    '--still': `${-(stillAtMs ?? 0)}ms`,
  };
  return (
    <div className={styles.stinger} style={timing} data-still={stillAtMs !== null || undefined}>
      {BARS.map((bar) => (
        <i key={bar} className={styles.bar} style={{ '--bar': bar } as CSSProperties} />
      ))}
      <Sign className={styles.sign} />
    </div>
  );
}
