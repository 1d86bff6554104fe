import type { KeyboardEvent } from 'react';
import { moveFocus } from '../../../components/layout/arrow-keys';
import * as texts from '../texts';
import styles from './MapTabs.module.css';

export interface MapTab {
  readonly id: string;
  readonly label: string;
  /** Such as the score. */
  readonly detail?: string;
}

interface MapTabsProps {
  tabs: readonly MapTab[];
  value: string;
  onChange: (id: string) => void;
}

/** Tabs for maps in the head of a section. The content goes into a `TabPanel` of the same id. */
export function MapTabs({ tabs, value, onChange }: MapTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const reached = moveFocus(event, '[role=tab]')?.dataset.tab;
    if (reached !== undefined) onChange(reached);
  };
  return (
    <div role="tablist" aria-label={texts.maps} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label, detail }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          data-tab={id}
          className={styles.tab}
          aria-selected={id === value}
          aria-controls={id === value ? `panel-${id}` : undefined}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {label}
          {detail && <span className={styles.detail}>{detail}</span>}
        </button>
      ))}
    </div>
  );
}
