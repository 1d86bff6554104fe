import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './LiveMark.module.css';

export interface LiveMarkProps {
  /** On a filled plate, for pictures and coloured fields. */
  plate?: boolean;
  /** Must hold a word: the dot and its colour alone do not tell everyone. */
  children?: ReactNode;
  className?: string;
}

export function LiveMark({ plate = false, children = 'Live', className }: LiveMarkProps) {
  return (
    <span className={classNames(styles.live, plate && styles.plate, className)}>{children}</span>
  );
}
