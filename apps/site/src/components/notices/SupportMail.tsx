import type { ReactNode } from 'react';
import { COMMUNITY } from '../../community';
import styles from './SupportMail.module.css';

export interface SupportMailProps {
  subject?: string;
  children?: ReactNode;
}

/** The mail address of the support as a link. */
export function SupportMail({ subject, children = COMMUNITY.supportEmail }: SupportMailProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${COMMUNITY.supportEmail}${query}`} className={styles.mail}>
      {children}
    </a>
  );
}
