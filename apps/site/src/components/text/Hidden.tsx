import type { ReactNode } from 'react';
import styles from './Hidden.module.css';

/** Visually hidden text for screen readers. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
