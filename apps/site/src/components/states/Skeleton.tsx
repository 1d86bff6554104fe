import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Hidden } from '../text/Hidden';
import * as texts from '../texts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** The size of the content, so that nothing shifts when it is loaded. */
  width?: number | string;
  height?: number | string;
  round?: boolean;
  className?: string;
}

/** A placeholder block for content that is loading. */
export function Skeleton({ width = '100%', height = 16, round = false, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.block, round && styles.round, className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

export interface SkeletonRowsProps {
  rows?: number;
  /** 40 in tables, 48 in lists of matches. */
  height?: number;
}

/** Placeholder rows of a table or list. */
export function SkeletonRows({ rows = 5, height = 40 }: SkeletonRowsProps) {
  return (
    <span className={styles.rows} role="status">
      <Hidden>{texts.loading}</Hidden>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have only a index
        <span key={index} className={styles.row} style={{ height }}>
          <Skeleton width={20} height={20} />
          <Skeleton width={WIDTHS[index % WIDTHS.length]} height={12} />
          <Skeleton width={48} height={12} className={styles.end} />
        </span>
      ))}
    </span>
  );
}

/** Placeholder lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const widths: CSSProperties['width'][] = Array.from({ length: lines }, (_, line) =>
    line === lines - 1 ? '60%' : '100%',
  );
  return (
    <span className={styles.text} role="status">
      <Hidden>{texts.loading}</Hidden>
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content have only a index
        <Skeleton key={line} width={width} height={12} />
      ))}
    </span>
  );
}

/** Different widths, as names have different lengths. */
const WIDTHS = ['34%', '26%', '40%', '30%', '22%'];
