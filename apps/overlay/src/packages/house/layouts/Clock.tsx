import { clockOf } from '../../../parts/labels';
import { Flaps } from '../parts/Flaps';
import styles from './Clock.module.css';

/** The time that is left as large as the frame, a slash between its parts. */
export function Clock({ leftMs }: { leftMs: number }) {
  const parts = clockOf(leftMs).split(':');
  const padded = parts.map((part) => part.padStart(2, '0'));
  return (
    <div className={`${styles.clock} hs-big`} data-long={parts.length > 2 || undefined} data-bleed>
      {padded.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds
        <span key={place} className={styles.part}>
          {place > 0 && <i className="hs-slash" />}
          <Flaps value={part} delay={300 + place * 120} />
        </span>
      ))}
    </div>
  );
}

/** The slash crosses the frame in the last ten minutes. */
const CROSSING_MS = 600_000;

export function crossingOf(leftMs: number): number {
  const passed = 1 - Math.min(leftMs, CROSSING_MS) / CROSSING_MS;
  return Math.round(-150 + 2_220 * passed);
}
