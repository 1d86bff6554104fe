import { useScene } from '../../../scene-context';
import { pathAround } from '../../holes';
import type { BackdropProps } from '../../kit';
import styles from './Backdrop.module.css';
import { Climber } from './Climber';

type Silhouette = 'peak' | 'steps' | 'low' | 'none';

/** How high the twelve columns stand, in per cent. */
const HEIGHTS: Readonly<Record<Silhouette, readonly number[]>> = {
  peak: [22, 30, 40, 52, 66, 82, 82, 66, 52, 40, 30, 22],
  steps: [14, 20, 26, 32, 39, 46, 53, 60, 68, 76, 84, 92],
  low: [26, 18, 30, 22, 34, 26, 20, 32, 24, 36, 28, 20],
  none: [],
};

interface LeagueBackdropProps extends BackdropProps {
  silhouette?: Silhouette;
}

/**
 * Night, twelve columns and far chevrons. All of it is still and painted once; what lives is a single
 * chevron that climbs now here, now there.
 */
export function Backdrop({ holes = [], quiet = false, silhouette = 'low' }: LeagueBackdropProps) {
  const { route } = useScene();
  if (route.clear) return null;
  return (
    <div
      className={styles.backdrop}
      style={holes.length > 0 ? { clipPath: pathAround(holes) } : undefined}
      aria-hidden="true"
    >
      <div className={styles.far} />
      {HEIGHTS[silhouette].map((height, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={place}
          className={styles.column}
          style={{ left: place * 160, height: `${height}%` }}
        />
      ))}
      <div className={styles.near} />
      <div className={styles.floor} />
      {!quiet && <Climber />}
    </div>
  );
}
