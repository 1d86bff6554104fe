import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './LiveMark.module.css';

export interface LiveMarkProps {
  /** With a filled background, for use on pictures and colours. */
  plate?: boolean;
  /** Must contain text: the dot and its colour are not accessible to everyone. */
  children?: ReactNode;
  className?: string;
}

export function LiveMark({ plate = false, children = 'Live', className }: LiveMarkProps) {
  return (
    <span className={classNames(styles.live, plate && styles.plate, className)}>{children}</span>
  );
}
