import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Panel } from '../layout/Panel';
import styles from './LoginNeeded.module.css';

export interface LoginNeededProps {
  /** Why, where it helps: "Log in to vote on this match." */
  children?: ReactNode;
}

/** Stands where something would be if the visitor were logged in. */
export function LoginNeeded({ children = 'You are not logged in!' }: LoginNeededProps) {
  return (
    <Panel className={styles.notice}>
      <p className={styles.text}>{children}</p>
      <Button to="/dashboard">Login</Button>
    </Panel>
  );
}
