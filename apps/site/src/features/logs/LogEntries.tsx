import type { LogKind } from '@mes/contract/moderation-schemas';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { type LogFilterState, LogFilters } from './LogFilters';
import { SavedSearches } from './SavedSearches';
import { TailBar } from './TailBar';
import * as texts from './texts';
import { useTail } from './use-tail';

interface LogEntriesProps<Row, Request> {
  log: LogKind;
  /** The call that finds them. */
  call: string;
  find: (
    request: Request & { start?: number; page: number; size: number },
    options?: { signal?: AbortSignal },
  ) => Promise<{ readonly data: readonly Row[]; readonly total: number }>;
  filters: LogFilterState;
  request: Request;
  labels: { caption: string; placeholder: string };
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Further filters. */
  children?: ReactNode;
}

/** The entries of a log, newest first: filtered, in pages, and followed. */
export function LogEntries<Row extends { readonly at: number }, Request extends object>({
  log,
  call,
  find,
  filters,
  request,
  labels,
  columns,
  rowKey,
  children,
}: LogEntriesProps<Row, Request>) {
  const list = usePagedList({ key: ['logs', call], filters: request, size: 25, load: find });
  const tail = useTail({
    log,
    list,
    countSince: async (start) => (await find({ ...request, start, page: 0, size: 1 })).total,
  });
  return (
    <>
      <LogFilters filters={filters} placeholder={labels.placeholder}>
        {children}
      </LogFilters>
      <SavedSearches log={log} filters={filters} />
      <TailBar tail={tail} onNewest={() => list.setPage(0)} />
      <LoadedPages
        list={list}
        label={texts.pages}
        skeleton={<SkeletonRows rows={10} height={44} />}
        empty={<EmptyRow>{texts.nothing}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <DataTable caption={labels.caption} columns={columns} rows={rows} rowKey={rowKey} />
          </Panel>
        )}
      </LoadedPages>
    </>
  );
}
