import { classNames } from '@mes/ui/class-names';
import type { ComponentProps } from 'react';
import styles from './Panel.module.css';

export type PanelProps = ComponentProps<'div'> & {
  /** For text and forms; rows and tables have no padding. */
  pad?: boolean;
};

/** A surface one tone above the page. */
export function Panel({ pad = false, className, ...rest }: PanelProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.panel, pad ? styles.pad : styles.rows, className)}
    />
  );
}
