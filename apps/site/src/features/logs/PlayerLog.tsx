import { errorText } from '@mes/client/error-text';
import type { LogEntry } from '@mes/contract/moderation-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { api } from '../../api/client';
import { useWrite } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { ask, confirm } from '../../components/dialogs/dialogs';
import { Select } from '../../components/forms/Select';
import type { Column } from '../../components/layout/DataTable';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { managePath } from '../moderation/paths';
import { LogEntries } from './LogEntries';
import { useLogFilters } from './LogFilters';
import styles from './LogFilters.module.css';
import * as texts from './texts';
import { showVersions } from './Versions';

const ALL = 'all';
const KINDS = [
  { value: ALL, label: texts.everything },
  { value: 'failed-call', label: texts.failedCalls },
  { value: 'visited-url', label: texts.visitedPages },
];

/** What browsers reported. Admins can correct it; what it said before is kept. */
export function PlayerLog() {
  const filters = useLogFilters();
  const isAdmin = satisfies(usePermissions(), 'Admin');
  const actions = useEntryActions();
  const request = {
    ...filters.request,
    player: filters.person?.id,
    event: filters.event ?? undefined,
  };
  return (
    <LogEntries
      log="player"
      call="search"
      find={api.logs.search}
      filters={filters}
      request={request}
      labels={{ caption: texts.playerLog, placeholder: texts.playerPlaceholder }}
      columns={isAdmin ? [...COLUMNS, actionColumn(actions)] : COLUMNS}
      rowKey={({ _id }) => _id}
    >
      <Select
        label={texts.kind}
        options={KINDS}
        value={filters.event ?? ALL}
        onChange={(kind) => filters.setEvent(kind === ALL ? null : kind)}
      />
    </LogEntries>
  );
}

function useEntryActions() {
  const change = useWrite('logs', 'edit');
  const restoration = useWrite('logs', 'restore');
  const edit = ({ _id, message }: LogEntry) =>
    ask({
      title: texts.editTitle,
      label: texts.message,
      initial: message ?? '',
      multiline: true,
      optional: true,
      maxLength: 2_000,
      confirmLabel: texts.saveMessage,
      action: (text) => change.mutateAsync({ _id, update: { message: text || null } }),
    });
  const remove = async ({ _id }: LogEntry) => {
    const isDeleted = await confirm({
      title: texts.deleteTitle,
      message: texts.deleteMessage,
      confirmLabel: texts.deleteConfirm,
      danger: true,
      action: () => change.mutateAsync({ _id }),
    });
    if (!isDeleted) return;
    notify({ message: texts.deleted, action: { label: texts.undo, run: () => void undo(_id) } });
  };
  const undo = async (id: string) => {
    try {
      const { versions } = await api.logs.versions({ id });
      await restoration.mutateAsync({ version: versions[0]!.id });
    } catch (error) {
      notify({ message: errorText(error), kind: 'danger' });
    }
  };
  return { edit, remove };
}

const COLUMNS: readonly Column<LogEntry>[] = [
  { id: 'at', header: texts.when, cell: ({ at }) => <Time at={at} /> },
  {
    id: 'who',
    header: texts.who,
    cell: ({ player }) =>
      player ? (
        <AppLink to={managePath({ kind: 'player', id: player.id })}>{player.name}</AppLink>
      ) : (
        texts.visitor
      ),
  },
  { id: 'event', header: texts.event, cell: ({ event }) => event },
  {
    id: 'path',
    header: texts.path,
    cell: ({ path }) => <span className={styles.long}>{path}</span>,
  },
  {
    id: 'message',
    header: texts.message,
    cell: ({ _id, message, editedAt }) => (
      <span className={styles.long}>
        {message}{' '}
        {editedAt !== null && (
          <Button size="sm" variant="quiet" onClick={() => showVersions(_id)}>
            {texts.edited}
          </Button>
        )}
      </span>
    ),
  },
];

function actionColumn({ edit, remove }: ReturnType<typeof useEntryActions>): Column<LogEntry> {
  return {
    id: 'actions',
    header: texts.actions,
    cell: (entry) => (
      <span className={styles.actions}>
        <Button size="sm" variant="quiet" onClick={() => void edit(entry)}>
          {texts.edit}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => void remove(entry)}>
          {texts.deleteEntry}
        </Button>
      </span>
    ),
  };
}
