import { classNames } from '@mes/ui/class-names';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Open.module.css';

interface OpenProps {
  /** When it opens, in milliseconds. */
  delay?: number;
  className?: string;
  children: ReactNode;
}

/** Opens from its middle to both sides. */
export function Open({ delay = 600, className, children }: OpenProps) {
  return (
    <span
      className={classNames(styles.left, className)}
      style={{ '--d': `${delay}ms` } as CSSProperties}
    >
      <span className={styles.right}>
        <span className={styles.content}>{children}</span>
      </span>
    </span>
  );
}
