import { useScene } from '../../../scene-context';
import { pathAround } from '../../holes';
import type { BackdropProps } from '../../kit';
import styles from './Backdrop.module.css';
import { bundle, type Point, pathOf } from './points';
import { Pulses } from './Wires';

interface StageProps extends BackdropProps {
  /** Along which edges three quiet traces run. */
  board?: 'both' | 'top' | 'bottom' | 'none';
}

const TOP: readonly Point[] = [
  [120, 28],
  [1600, 28],
  [1920, 348],
];
const BOTTOM: readonly Point[] = [
  [120, 1052],
  [1640, 1052],
  [1920, 772],
];
const EDGES = {
  both: [...bundle(TOP, 3, 16), ...bundle(BOTTOM, 3, 16)],
  top: bundle(TOP, 3, 16),
  bottom: bundle(BOTTOM, 3, 16),
  none: [],
};

/** Light that falls off from the rail and a grid of dots: a still picture. */
export function Backdrop({ holes = [], quiet = false, board = 'both' }: StageProps) {
  const { route } = useScene();
  if (route.clear) return null;
  const lines = EDGES[quiet ? 'none' : board];
  return (
    <div
      className={styles.stage}
      style={holes.length > 0 ? { clipPath: pathAround(holes) } : undefined}
    >
      <i className={styles.dots} />
      <svg className={styles.board} viewBox="0 0 1920 1080" aria-hidden="true">
        {lines.map((points) => (
          <path key={pathOf(points)} d={pathOf(points)} />
        ))}
      </svg>
      <Pulses wires={lines.map((points) => ({ points, tone: 'trace' }))} isDim />
    </div>
  );
}
