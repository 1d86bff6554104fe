import type { CSSProperties } from 'react';
import styles from './Glint.module.css';
import { arcPath } from './ring-path';

interface GlintProps {
  x: number;
  y: number;
  radius: number;
}

const DEGREES = 34;

/** A light that travels a ring: only a short arc is painted, and it is turned around the middle. */
export function Glint({ x, y, radius }: GlintProps) {
  const half = radius * Math.sin((DEGREES * Math.PI) / 180) + 4;
  const depth = radius * (1 - Math.cos((DEGREES * Math.PI) / 180)) + 8;
  const circle = { x: half, y: radius + 4, radius };
  const box: CSSProperties = {
    left: x - half,
    top: y - radius - 4,
    width: 2 * half,
    height: depth,
    transformOrigin: `${half}px ${radius + 4}px`,
  };
  return (
    <svg className={styles.glint} style={box} aria-hidden="true">
      <defs>
        <linearGradient id="wd-glint">
          <stop offset="0" stopColor="#e3b83a" stopOpacity="0" />
          <stop offset="0.7" stopColor="#e3b83a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#fff8e2" />
        </linearGradient>
      </defs>
      <path d={arcPath(circle, -90 - DEGREES, -90 + DEGREES)} />
    </svg>
  );
}
