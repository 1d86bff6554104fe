import { type ReactNode, Suspense } from 'react';
import styles from './Stage.module.css';

/** 1920 × 1080, transparent. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.stage}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

export function MissingPage() {
  return <p className={styles.missing}>This page does not exist.</p>;
}
