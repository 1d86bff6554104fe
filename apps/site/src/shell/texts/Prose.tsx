import type { ReactNode } from 'react';
import { Page } from '../../components/layout/Page';
import { type ContentsEntry, TableOfContents } from '../../components/text/TableOfContents';
import styles from './Prose.module.css';

interface ProseProps {
  title: string;
  lead: ReactNode;
  /** The sections of a long text, for a table of contents. */
  sections?: readonly ContentsEntry[];
  children: ReactNode;
}

/** A page of running text. */
export function Prose({ title, lead, sections, children }: ProseProps) {
  return (
    <Page title={title} lead={lead} narrow>
      <div className={styles.page}>
        {sections && (
          <div className={styles.contents}>
            <TableOfContents sections={sections} />
          </div>
        )}
        <div className={styles.prose}>{children}</div>
      </div>
    </Page>
  );
}
