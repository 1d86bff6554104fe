import { useScene } from '../../../scene-context';
import { pathAround } from '../../holes';
import type { BackdropProps } from '../../kit';
import styles from './Backdrop.module.css';

/** A flat field: what lives is the type. */
export function Backdrop({ holes = [] }: BackdropProps) {
  const { route } = useScene();
  if (route.clear) return null;
  return (
    <div
      className={styles.field}
      style={holes.length > 0 ? { clipPath: pathAround(holes) } : undefined}
    />
  );
}
