import { classNames } from '@mes/ui/class-names';
import styles from './Spinner.module.css';
import * as texts from './texts';

export interface SpinnerProps {
  /** Shown beside the spinner and announced; without it the spinner is decorative. */
  label?: string;
  size?: number;
  /** Centred in the space of the content that is loading. */
  block?: boolean;
}

export function Spinner({ label, size = 16, block = false }: SpinnerProps) {
  const ring = (
    <svg
      className={styles.ring}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
  if (label === undefined && !block) return ring;
  return (
    <span role="status" className={classNames(styles.labelled, block && styles.block)}>
      {ring}
      {label ?? texts.loading}
    </span>
  );
}
