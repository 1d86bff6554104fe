import type { Skin } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { type ReactNode, useEffect } from 'react';
import { COMMUNITY } from '../../community';
import styles from './Page.module.css';

export interface PageProps {
  /** The document's title, and the heading unless the page brings a head of its own. */
  title: string;
  /** Replaces the heading at full width. It must contain the h1 of the page. */
  head?: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** Buttons on the right of the heading. */
  actions?: ReactNode;
  /** A narrow column for text. */
  narrow?: boolean;
  /** The colours of the tournament that the page is about. */
  skin?: Skin | null;
  children?: ReactNode;
}

export function Page({ title, head, lead, actions, narrow, skin, children }: PageProps) {
  useEffect(() => {
    const { name } = COMMUNITY;
    document.title = title === name ? name : `${title} · ${name}`;
  }, [title]);

  return (
    <div data-tournament={skin ?? undefined}>
      {head}
      {(!head || children) && (
        <div className={classNames(styles.page, narrow && styles.narrow)}>
          {!head && (
            <header className={styles.header}>
              <div className={styles.text}>
                <h1 className={styles.title}>{title}</h1>
                {lead && <p className={styles.lead}>{lead}</p>}
              </div>
              {actions && <div className={styles.actions}>{actions}</div>}
            </header>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
