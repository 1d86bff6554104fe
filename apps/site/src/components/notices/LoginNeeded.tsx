import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Panel } from '../layout/Panel';
import * as texts from '../texts';
import styles from './LoginNeeded.module.css';

export interface LoginNeededProps {
  /** The reason, such as "Sign in to vote on this match." */
  children?: ReactNode;
}

/** Shown in place of content that requires a login. */
export function LoginNeeded({ children = texts.notLoggedIn }: LoginNeededProps) {
  return (
    <Panel className={styles.notice}>
      <p className={styles.text}>{children}</p>
      <Button to="/dashboard">{texts.login}</Button>
    </Panel>
  );
}
