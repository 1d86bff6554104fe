import { classNames } from '@mes/ui/class-names';
import styles from './Difference.module.css';

/** `+35` in the colour of a win, `−12` in that of a loss. */
export function Difference({ of }: { of: number }) {
  const text = of > 0 ? `+${of}` : of < 0 ? `−${-of}` : '±0';
  return (
    <span className={classNames(styles.difference, of > 0 && styles.up, of < 0 && styles.down)}>
      {text}
    </span>
  );
}
