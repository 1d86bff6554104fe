import { type CSSProperties, useMemo } from 'react';
import styles from './Ring.module.css';
import { ringPath, ticksPath } from './ring-path';

interface RingProps {
  x: number;
  y: number;
  radius: number;
  /** Half of the openings at both sides, in degrees; 0 for none. */
  opening?: number;
  hasTicks?: boolean;
  /** Fainter. */
  quiet?: boolean;
  delay?: number;
}

const ROOM = 30;

/** A dial around the stage circle. Each half sweeps from the axis, behind a window of its own. */
export function Ring({ x, y, radius, opening = 0, hasTicks, quiet, delay = 400 }: RingProps) {
  const half = radius + ROOM;
  const lines = useMemo(
    () => ({
      ring: ringPath({ x: 0, y: half, radius, opening }),
      ticks: hasTicks ? ticksPath({ x: 0, y: half, radius: radius + 8, opening: opening + 3 }) : '',
    }),
    [half, radius, opening, hasTicks],
  );
  return (
    <div
      className={styles.ring}
      style={
        { left: x - half, top: y - half, width: 2 * half, '--d': `${delay}ms` } as CSSProperties
      }
      data-quiet={quiet || undefined}
      aria-hidden="true"
    >
      {(['left', 'right'] as const).map((side) => (
        <div key={side} className={`${styles.window} ${styles[side]}`}>
          <svg className={styles.half} viewBox={`0 0 ${half} ${2 * half}`} aria-hidden="true">
            <path className={styles.line} d={lines.ring} />
            {lines.ticks && <path className={styles.tick} d={lines.ticks} />}
          </svg>
        </div>
      ))}
    </div>
  );
}
