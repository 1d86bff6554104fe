import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { PlateProps, RowProps } from '../../kit';
import styles from './Plate.module.css';

/** There are no boxes: a plate stands between two hairlines. */
export function Plate({ step = 0, className, children }: PlateProps) {
  return (
    <div
      className={classNames(styles.plate, 'wd-fade', className)}
      style={{ '--i': step } as CSSProperties}
    >
      {children}
    </div>
  );
}

export function Row({ step = 0, isMarked = false, className, children }: RowProps) {
  return (
    <div
      className={classNames(styles.row, 'wd-fade', className)}
      style={{ '--i': step } as CSSProperties}
      data-marked={isMarked || undefined}
    >
      {children}
    </div>
  );
}
