import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A label and a value of a description list. Renders nothing without a value. */
export function Fact({ label, className, children }: FactProps) {
  if (children === null || children === undefined || children === false || children === '')
    return null;
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Facts below each other: labels on the left, values on the right. */
export function FactRows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}
