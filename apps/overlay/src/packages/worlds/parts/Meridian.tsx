import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import styles from './Meridian.module.css';

interface MeridianProps {
  top: number;
  height: number;
  /** From where it grows, as a part of its height. */
  from?: string;
  delay?: number;
}

/** The gold line on the axis. */
export function Meridian({ top, height, from = '0%', delay = 0 }: MeridianProps) {
  return (
    <i
      className={classNames(styles.meridian, 'wd-meridian', 'wd-grow-y')}
      style={{ top, height, transformOrigin: `50% ${from}`, '--d': `${delay}ms` } as CSSProperties}
    />
  );
}
