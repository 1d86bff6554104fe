import { classNames } from '@mes/ui/class-names';
import styles from './Line.module.css';
import type { Tone } from './wire';

interface LineProps {
  tone: Tone;
  delay: number;
  /** How much of its box it crosses, from 0 to 1. */
  share?: number;
  className?: string;
}

/** A trace along the bottom of its box, with a ring at its end. */
export function Line({ tone, delay, share = 1, className }: LineProps) {
  const look: Record<`--${string}`, string> = {
    '--tone': `var(--${tone})`,
    '--d': `${delay}ms`,
    '--share': String(share),
  };
  return (
    <i className={classNames(styles.line, className)} style={look}>
      <i className={styles.trace} />
      <b className={styles.end}>
        <b className="ci-via" />
      </b>
    </i>
  );
}
