import type { ReactNode } from 'react';
import { Page } from '../../components/layout/Page';
import styles from './Prose.module.css';

interface ProseProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of running text. */
export function Prose({ title, lead, children }: ProseProps) {
  return (
    <Page title={title} lead={lead} narrow>
      <div className={styles.prose}>{children}</div>
    </Page>
  );
}
