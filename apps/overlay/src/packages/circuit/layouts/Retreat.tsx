import type { CSSProperties } from 'react';
import { lengthOf, type Point, segmentsOf } from '../parts/points';
import styles from './Retreat.module.css';

const START_MS = 150;
const STEP_MS = 180;
const WAY_MS = 520;

/** Traces that are there when the scene comes, and go back into the rail one after the other. */
export function Retreat({ wires }: { wires: readonly (readonly Point[])[] }) {
  return (
    <div className={styles.net} aria-hidden="true">
      {wires.map((points, line) => {
        const length = lengthOf(points);
        return segmentsOf(points).map(({ x, y, length: own, angle, before }) => {
          const after = length - before - own;
          const look: CSSProperties & Record<`--${string}`, string> = {
            left: x,
            top: y - 1.5,
            width: own + 1,
            '--place': `rotate(${angle}deg)`,
            '--d': `${Math.round(START_MS + line * STEP_MS + (WAY_MS * after) / length)}ms`,
            '--ms': `${Math.round((WAY_MS * own) / length)}ms`,
          };
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place on the board
          return <i key={`${line} ${before}`} className={styles.segment} style={look} />;
        });
      })}
    </div>
  );
}
