import { classNames } from '@mes/ui/class-names';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Column.module.css';

interface ColumnProps {
  x: number;
  width: number;
  height: number;
  /** The colours of its top and its foot. */
  tones: readonly [top: string, foot: string];
  /** When it rises, in steps. */
  step: number;
  /** Only a winner has the chevron top. */
  isWinner?: boolean;
  /** With a light edge: it carries people. */
  hasEdge?: boolean;
  className?: string;
  children?: ReactNode;
}

/** What every scene is built of: it stands on the floor, and its height is a rank. */
export function Column(props: ColumnProps) {
  const { x, width, height, tones, step, isWinner, hasEdge, className, children } = props;
  const style: Record<`--${string}`, string | number> = {
    '--top': tones[0],
    '--foot': tones[1],
    '--i': step,
  };
  return (
    <div
      className={classNames(styles.column, 'lg-rise', isWinner && 'lg-cap', className)}
      style={{ ...(style as CSSProperties), left: x, width, height }}
      data-edge={hasEdge || undefined}
    >
      {children}
    </div>
  );
}
