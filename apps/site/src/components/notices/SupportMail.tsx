import type { ReactNode } from 'react';
import { SUPPORT_MAIL } from './contact';
import styles from './SupportMail.module.css';

export interface SupportMailProps {
  subject?: string;
  children?: ReactNode;
}

/** The address of the support as a link inside a sentence. */
export function SupportMail({ subject, children = SUPPORT_MAIL }: SupportMailProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${SUPPORT_MAIL}${query}`} className={styles.mail}>
      {children}
    </a>
  );
}
