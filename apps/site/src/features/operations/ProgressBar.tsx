import { interpolate } from '../../interpolate';
import styles from './Operations.module.css';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

interface ProgressBarProps extends Progress {
  label: string;
  /** `{done} of {total} tables` */
  text: string;
}

export function ProgressBar({ label, text, done, total }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <p role="status">{label}</p>
      <progress
        aria-label={label}
        value={total === 0 ? undefined : done}
        max={Math.max(1, total)}
      />
      <p className={styles.small}>{interpolate(text, { done, total })}</p>
    </div>
  );
}
