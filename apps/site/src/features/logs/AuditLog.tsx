import type { AuditEntry } from '@mes/contract/moderation-schemas';
import { api } from '../../api/client';
import { Button } from '../../components/Button';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { describeChange } from './describe-change';
import { LogFilters, useLogFilters } from './LogFilters';
import styles from './LogFilters.module.css';
import { SavedSearches } from './SavedSearches';
import { TailBar } from './TailBar';
import * as texts from './texts';
import { useTail } from './use-tail';
import { showVersions } from './Versions';

/** What staff and the server changed. Nobody can edit it. */
export function AuditLog() {
  const filters = useLogFilters();
  const request = { ...filters.request, actor: filters.person?.id };
  const list = usePagedList({
    key: ['logs', 'findAudit'],
    filters: request,
    size: 25,
    load: (page, options) => api.logs.findAudit(page, options),
  });
  const tail = useTail({
    log: 'audit',
    list,
    countSince: async (start) =>
      (await api.logs.findAudit({ ...request, start, page: 0, size: 1 })).total,
  });
  return (
    <>
      <LogFilters filters={filters} placeholder={texts.auditPlaceholder} />
      <SavedSearches log="audit" filters={filters} />
      <TailBar tail={tail} onNewest={() => list.setPage(0)} />
      <LoadedPages
        list={list}
        label={texts.pages}
        skeleton={<SkeletonRows rows={10} height={44} />}
        empty={<EmptyRow>{texts.nothing}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <DataTable
              caption={texts.auditLog}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Panel>
        )}
      </LoadedPages>
    </>
  );
}

/** Entries of the player log, which have versions. */
const LOG_SUBJECT = 'player_log:';

const COLUMNS: readonly Column<AuditEntry>[] = [
  { id: 'at', header: texts.when, cell: ({ at }) => <Time at={at} /> },
  { id: 'actor', header: texts.who, cell: ({ actor }) => actor?.name ?? texts.server },
  { id: 'action', header: texts.action, cell: ({ action }) => action },
  {
    id: 'subject',
    header: texts.subject,
    cell: ({ subject }) => <span className={styles.long}>{subject}</span>,
  },
  {
    id: 'change',
    header: texts.change,
    hideOnPhone: true,
    cell: ({ subject, before, after }) => (
      <span className={`${styles.long} ${styles.meta}`}>
        {describeChange(before, after)}
        {subject.startsWith(LOG_SUBJECT) && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => showVersions(subject.slice(LOG_SUBJECT.length))}
          >
            {texts.versions}
          </Button>
        )}
      </span>
    ),
  },
];
