import type { ReactNode } from 'react';
import { Panel } from '../layout/Panel';
import styles from './QueueRows.module.css';

interface QueueRowsProps {
  /** Which keys act on the chosen row; not shown on phones. */
  keysHint?: string | false;
  children: ReactNode;
}

/** Rows of a queue that staff decide on one by one. */
export function QueueRows({ keysHint = false, children }: QueueRowsProps) {
  return (
    <>
      {keysHint && <p className={styles.keys}>{keysHint}</p>}
      <Panel>
        <ul className={styles.list}>{children}</ul>
      </Panel>
    </>
  );
}
