import type { ReactNode } from 'react';
import { Loaded } from '../states/Loaded';
import styles from './LoadedPages.module.css';
import { Pager } from './Pager';
import type { PagedList } from './use-paged-list';

export interface LoadedPagesProps<Row> {
  list: PagedList<Row>;
  /** The accessible name of the pager. */
  label: string;
  skeleton?: ReactNode;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** All states of a paged list, with its pager. */
export function LoadedPages<Row>({
  list,
  label,
  skeleton,
  empty,
  children,
}: LoadedPagesProps<Row>) {
  return (
    <Loaded
      query={list.query}
      skeleton={skeleton}
      isEmpty={({ rows }) => rows.length === 0}
      empty={empty}
    >
      {({ rows }) => (
        <div className={styles.list} aria-busy={list.stale}>
          {children(rows)}
          <Pager label={label} page={list.page} pages={list.pages} onChange={list.setPage} />
        </div>
      )}
    </Loaded>
  );
}
