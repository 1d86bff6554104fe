import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import styles from './Bars.module.css';

interface ShareBarProps {
  /** From 0 to 1; more is cut off. */
  readonly share: number;
  /** Accent: the colour of the tournament around it. */
  readonly tone?: 'win' | 'loss' | 'accent';
  /** A tick at the middle: half of the rounds, the median. */
  readonly half?: boolean;
  readonly size?: 'thin' | 'usual';
  readonly className?: string;
}

/** A share as a bar. It only repeats a number that stands beside it, so screen readers skip it. */
export function ShareBar({ share, tone, half = false, size = 'usual', className }: ShareBarProps) {
  return (
    <span
      className={classNames(styles.share, styles[size], half && styles.half, className)}
      style={{ '--share': percentOf(share) } as CSSProperties}
      aria-hidden="true"
    >
      <i className={classNames(styles.filled, tone && styles[tone])} />
    </span>
  );
}

/** Rounded, so that server and browser write the same. */
function percentOf(share: number): string {
  const cut = Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
  return `${Math.round(cut * 1_000) / 10}%`;
}
