import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { PlateProps, RowProps } from '../../kit';
import styles from './Plate.module.css';

/** A panel as one element, for layouts that all packages share. */
export function Plate({ step = 0, className, children }: PlateProps) {
  return (
    <div
      className={classNames(styles.plate, 'ci-flash', className)}
      style={{ '--i': step } as CSSProperties}
    >
      {children}
    </div>
  );
}

export function Row({ step = 0, isMarked = false, className, children }: RowProps) {
  return (
    <div
      className={classNames(styles.plate, styles.row, 'ci-flash', className)}
      style={{ '--i': step } as CSSProperties}
      data-marked={isMarked || undefined}
    >
      {children}
    </div>
  );
}
