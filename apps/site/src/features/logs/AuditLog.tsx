import type { AuditEntry } from '@mes/contract/moderation-schemas';
import { api } from '../../api/client';
import { Button } from '../../components/Button';
import type { Column } from '../../components/layout/DataTable';
import { Time } from '../../components/text/Time';
import { describeChange } from './describe-change';
import { LogEntries } from './LogEntries';
import { useLogFilters } from './LogFilters';
import styles from './LogFilters.module.css';
import * as texts from './texts';
import { showVersions } from './Versions';

/** What staff and the server changed. Nobody can edit it. */
export function AuditLog() {
  const filters = useLogFilters();
  return (
    <LogEntries
      log="audit"
      call="findAudit"
      find={api.logs.findAudit}
      filters={filters}
      request={{ ...filters.request, actor: filters.person?.id }}
      labels={{ caption: texts.auditLog, placeholder: texts.auditPlaceholder }}
      columns={COLUMNS}
      rowKey={({ id }) => id}
    />
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
