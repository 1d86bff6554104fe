import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Panel } from '../layout/Panel';
import * as texts from '../texts';
import styles from './ExpandableCard.module.css';

export interface ExpandableCardProps {
  title: ReactNode;
  /** Always visible. */
  summary?: ReactNode;
  /** Visible while the card is open. */
  children: ReactNode;
  startOpen?: boolean;
}

/** A card with a summary and expandable details. */
export function ExpandableCard({
  title,
  summary,
  children,
  startOpen = false,
}: ExpandableCardProps) {
  const [open, setOpen] = useState(startOpen);
  const id = useId();
  return (
    <Panel className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {summary && <div className={styles.summary}>{summary}</div>}
      </div>
      {open && (
        <div id={id} className={styles.content}>
          {children}
        </div>
      )}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? texts.showLess : texts.showMore}
        <IconChevronDown className={styles.mark} size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </Panel>
  );
}
