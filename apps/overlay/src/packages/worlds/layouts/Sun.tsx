import { HORIZON_RADIUS } from '../globe/Horizon';
import styles from './Sun.module.css';

export const HORIZON_TOP = 742;
/** How long the sun travels, and how far away it waits before, in degrees. */
const JOURNEY_MS = 600_000;
const FURTHEST = -26;

/** Where the sun stands with so much time left. */
export function sunAt(leftMs: number): number {
  return (FURTHEST * Math.min(leftMs, JOURNEY_MS)) / JOURNEY_MS;
}

interface SunProps {
  degrees: number;
  top?: number;
}

/** The light on the horizon, and the glow of the sky around it. */
export function Sun({ degrees, top = HORIZON_TOP }: SunProps) {
  const angle = (degrees * Math.PI) / 180;
  const x = 960 + HORIZON_RADIUS * Math.sin(angle);
  const y = top + HORIZON_RADIUS * (1 - Math.cos(angle));
  return (
    <div
      className={`${styles.place} wd-fade`}
      style={{ translate: `${x.toFixed(1)}px ${y.toFixed(1)}px` }}
      aria-hidden="true"
    >
      <i className={styles.sky} />
      <i className={styles.sun} />
      <i className={styles.ray} />
    </div>
  );
}
