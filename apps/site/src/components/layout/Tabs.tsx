import { classNames } from '@mes/ui/class-names';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../AppLink';
import { moveFocus } from './arrow-keys';
import styles from './Tabs.module.css';

export interface Tab<Id extends string = string> {
  id: Id;
  label: ReactNode;
  count?: number;
  /** Makes the tabs links, each with a URL of its own. */
  to?: string;
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose among, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  /** Needed unless the tabs are links. */
  onChange?: (id: Id) => void;
  className?: string;
}

/** The content goes into a `TabPanel` of the same id; tabs that are links need none. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
}: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const links = tabs.some((tab) => tab.to !== undefined);

  // On a phone the row scrolls, and the selected tab may not be visible. The observer calls once the page has
  // its layout; reading positions before would lay out a whole new page within the task that renders it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attribute read follows the value
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      showSelected(current);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [value]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const reached = moveFocus(event, links ? 'a' : '[role=tab]');
    if (reached?.dataset.tab && !links) onChange?.(reached.dataset.tab as Id);
  };

  const content = (tab: Tab<Id>) => (
    <>
      {tab.label}
      {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
    </>
  );

  const shared = { ref: row, className: classNames(styles.tabs, className), onKeyDown };
  if (links) {
    return (
      <nav {...shared} aria-label={label}>
        {tabs.map((tab) => (
          <AppLink
            key={tab.id}
            to={tab.to ?? ''}
            className={styles.tab}
            aria-current={tab.id === value ? 'page' : undefined}
          >
            {content(tab)}
          </AppLink>
        ))}
      </nav>
    );
  }
  return (
    <div {...shared} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`tab-${tab.id}`}
          data-tab={tab.id}
          className={styles.tab}
          aria-selected={tab.id === value}
          aria-controls={tab.id === value ? `panel-${tab.id}` : undefined}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange?.(tab.id)}
        >
          {content(tab)}
        </button>
      ))}
    </div>
  );
}

/** The content of the tab with this id. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`}>
      {children}
    </div>
  );
}

/** Scrolls the row only, never the page. */
function showSelected(row: HTMLElement) {
  const selected = row.querySelector<HTMLElement>('[aria-selected=true], [aria-current]');
  if (!selected) return;
  const left = selected.offsetLeft - row.offsetLeft;
  if (left < row.scrollLeft || left + selected.offsetWidth > row.scrollLeft + row.clientWidth) {
    row.scrollLeft = left - (row.clientWidth - selected.offsetWidth) / 2;
  }
}
