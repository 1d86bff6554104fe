import { classNames } from '@mes/ui/class-names';
import { useScene } from '../../../scene-context';
import { pathAround } from '../../holes';
import type { BackdropProps } from '../../kit';
import styles from './Backdrop.module.css';
import { ringPath, ticksPath } from './ring-path';

interface StageProps extends BackdropProps {
  /** Without the dial, where the scene has a globe of its own. */
  isBare?: boolean;
}

/** Black ink, a little lighter around the axis, with a dial that is hardly seen. */
export function Backdrop({ holes = [], quiet, isBare }: StageProps) {
  const { route } = useScene();
  if (route.clear) return null;
  return (
    <div
      className={classNames(styles.stage, 'wd-stage')}
      style={holes.length > 0 ? { clipPath: pathAround(holes) } : undefined}
    >
      {!isBare && !quiet && <Dial />}
    </div>
  );
}

const RADII = [420, 640];

function Dial() {
  return (
    <svg className={styles.dial} viewBox="0 -700 700 1400" aria-hidden="true">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          {RADII.map((radius) => (
            <path key={radius} d={ringPath({ x: 0, y: 0, radius, opening: 0 })} />
          ))}
          <path d={ticksPath({ x: 0, y: 0, radius: 652, opening: 0 })} />
        </g>
      ))}
    </svg>
  );
}
