import { classNames } from '@mes/ui/class-names';
import styles from './Score.module.css';

interface ScoreProps {
  first: number;
  second: number;
  /** The score of the other team is dimmed. */
  won: 'first' | 'second' | null;
  className?: string;
}

/** `2 : 1` in a row of a list. */
export function Score({ first, second, won, className }: ScoreProps) {
  return (
    <span className={classNames(styles.score, className)}>
      <b className={classNames(won === 'second' && styles.lost)}>{first}</b>
      <i>:</i>
      <b className={classNames(won === 'first' && styles.lost)}>{second}</b>
    </span>
  );
}
