import { clockOf } from '../../../parts/labels';
import { Copper } from '../parts/Copper';
import styles from './Clock.module.css';

/** The time that is left, in copper. */
export function Clock({ leftMs }: { leftMs: number }) {
  const text = clockOf(leftMs);
  const parts = text.split(':').map((part) => part.padStart(2, '0'));
  return (
    <div className={styles.clock}>
      <Copper
        value={parts.join(':')}
        size={parts.length > 2 ? 360 : 440}
        contour="var(--volt)"
        delay={500}
        isClock
      />
    </div>
  );
}
