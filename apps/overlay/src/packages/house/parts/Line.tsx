import { classNames } from '@mes/ui/class-names';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Line.module.css';

interface LineProps {
  /** When it enters, in milliseconds. */
  delay?: number;
  /** Slides in from above instead of from below. */
  down?: boolean;
  children: ReactNode;
}

/** A line of type behind a mask; it slides along the slash. */
export function Line({ delay = 0, down = false, children }: LineProps) {
  return (
    <span className={classNames(styles.line, down && styles.down)}>
      <i style={{ '--d': `${delay}ms` } as CSSProperties}>{children}</i>
    </span>
  );
}
