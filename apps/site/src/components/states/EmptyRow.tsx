import type { ReactNode } from 'react';
import { AppLink } from '../AppLink';
import { Panel } from '../layout/Panel';
import styles from './EmptyRow.module.css';

export interface EmptyRowProps {
  /** One sentence: "No matches today." */
  children: ReactNode;
  /** A link or button for what to do instead. */
  action?: { to: string; label: string } | ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyRow({ children, action }: EmptyRowProps) {
  return (
    <Panel className={styles.row}>
      <p className={styles.sentence}>
        {children}
        {isLink(action) && (
          <>
            {' '}
            <AppLink to={action.to} className={styles.link}>
              {action.label}
            </AppLink>
          </>
        )}
      </p>
      {!isLink(action) && action}
    </Panel>
  );
}

function isLink(action: EmptyRowProps['action']): action is { to: string; label: string } {
  return typeof action === 'object' && action !== null && 'to' in action;
}
