import { classNames } from '@mes/ui/class-names';
import type { CSSProperties, ReactNode } from 'react';
import { Cut } from '../parts/Cut';
import { Open } from '../parts/Open';
import styles from './MomentTitle.module.css';

interface MomentTitleProps {
  label: string;
  /** In metal. */
  name: string;
  note: string;
  /** A player is written as the player writes it. */
  isPlayer?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Who has won, below the ring. */
export function MomentTitle({
  label,
  name,
  note,
  isPlayer,
  className,
  children,
}: MomentTitleProps) {
  return (
    <div className={classNames(styles.title, className)}>
      <p className={`${styles.label} wd-label wd-gold wd-fade`} style={at(1_500)}>
        {label}
      </p>
      <Open delay={1_300} className={styles.name}>
        <Cut className={`${styles.text} wd-metal ${isPlayer ? styles.player : ''}`}>{name}</Cut>
      </Open>
      <p className={`${styles.note} wd-label wd-fade`} style={at(2_000)}>
        <Cut>{note}</Cut>
      </p>
      {children}
    </div>
  );
}

export function at(ms: number): CSSProperties {
  return { '--d': `${ms}ms` } as CSSProperties;
}
