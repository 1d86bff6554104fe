import type { CSSProperties } from 'react';
import type { StingerProps, StingerTiming } from '../../kit';
import { Name } from './Name';
import { Sign } from './Sign';
import styles from './Stinger.module.css';

export const STINGER: StingerTiming = { ms: 1_160, coveredFromMs: 560, coveredToMs: 640 };

const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Eight columns rise from left to right behind white leaders, and fall from right to left. */
export function Stinger({ event, stillAtMs = null }: StingerProps) {
  const still: Record<`--${string}`, string> = { '--still': `${-(stillAtMs ?? 0)}ms` };
  return (
    <div className={styles.stinger} style={still} data-held={stillAtMs !== null || undefined}>
      {COLUMNS.map((place) => (
        <div key={place} style={{ '--x': place } as CSSProperties}>
          <i className={`${styles.column} ${styles.leader}`} />
          <i className={`${styles.column} ${styles.body}`} data-odd={place % 2 || undefined} />
        </div>
      ))}
      <div className={styles.mask}>
        <div className={styles.caption}>
          <Sign className={styles.sign} />
          <Name width={960} height={270} size={150} lines={2} align="center">
            {event.name}
          </Name>
        </div>
      </div>
    </div>
  );
}
