import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export interface ChipProps {
  /** Only where the colour has a meaning: a tournament (accent), a result, a warning. */
  tone?: 'neutral' | 'accent' | 'win' | 'loss' | 'warn' | 'info';
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Chip({ tone = 'neutral', icon, className, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, tone !== 'neutral' && styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
