import type { ReactNode } from 'react';
import styles from './EditorLayout.module.css';

interface EditorLayoutProps {
  /** What is written. */
  children: ReactNode;
  /** State, actions and settings; beside the text where there is room, below it on a phone. */
  rail: ReactNode;
}

export function EditorLayout({ children, rail }: EditorLayoutProps) {
  return (
    <div className={styles.form}>
      <div className={styles.main}>{children}</div>
      <div className={styles.rail}>{rail}</div>
    </div>
  );
}

/** Fields of one part of the editor, below each other. */
export function EditorFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
