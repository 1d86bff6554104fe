import type { ReactNode } from 'react';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import styles from './AirPanel.module.css';

interface AirPanelProps {
  title: string;
  /** A note beside the title while it is on screen. */
  state?: string | null;
  onSubmit: () => void;
  buttons: ReactNode;
  children: ReactNode;
}

/** One thing that can be put on screen: its fields, and the buttons that show and hide it. */
export function AirPanel({ title, state = null, onSubmit, buttons, children }: AirPanelProps) {
  return (
    <Panel pad>
      <form
        aria-label={title}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <h3 className={styles.title}>
          {title}
          {state !== null && <Chip tone="accent">{state}</Chip>}
        </h3>
        {children}
        <div className={styles.buttons}>{buttons}</div>
      </form>
    </Panel>
  );
}
