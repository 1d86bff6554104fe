import { classNames } from '@mes/ui/class-names';
import styles from './Bars.module.css';

interface SplitBarProps {
  /** What the left part counts and what it says: `423`, `Won 423`. */
  readonly first: BarPart;
  readonly second: BarPart;
  /** The colour of the left part; without one it is neutral. */
  readonly tone?: 'coalition' | 'breach';
}

interface BarPart {
  readonly count: number;
  readonly label: string;
}

/** Two counts as parts of one bar, each with its label, so that it reads without colour. */
export function SplitBar({ first, second, tone }: SplitBarProps) {
  const isEmpty = first.count + second.count === 0;
  return (
    <div className={styles.split}>
      <span
        className={classNames(styles.first, tone && styles[tone])}
        style={{ flexGrow: isEmpty ? 1 : first.count }}
      >
        {first.label}
      </span>
      <span className={styles.second} style={{ flexGrow: isEmpty ? 1 : second.count }}>
        {second.label}
      </span>
    </div>
  );
}
