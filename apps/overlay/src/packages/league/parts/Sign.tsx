import { classNames } from '@mes/ui/class-names';
import styles from './Sign.module.css';

/** Two chevrons that climb; the lower one is lighter than the field. */
export function Sign({ className }: { className?: string }) {
  return (
    <svg className={classNames(styles.sign, className)} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M4 34 32 8l28 26v14L32 22 4 48Z" />
      <path d="M18 53 32 40l14 13v11L32 51 18 64Z" className={styles.second} />
    </svg>
  );
}
