import { channels } from '@mes/client/channels';
import type { Contract } from '@mes/contract';
import type { BlacklistEntry } from '@mes/contract/moderation-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { usePermissions } from '../../api/account';
import { useLive } from '../../api/use-live';
import { listOf } from '../../api/use-page';
import { AppLink } from '../../components/AppLink';
import { TextInput } from '../../components/forms/TextInput';
import { Chip } from '../../components/layout/Chip';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import type { InitialRead } from '../../page-declaration';
import styles from './Blacklist.module.css';
import { blacklistRequest } from './blacklist-request';
import { BAN_SCOPE_LABELS } from './labels';
import { managePath, subjectPath } from './paths';
import * as texts from './texts';

export function Blacklist({
  initial,
}: {
  initial: InitialRead<Contract['moderation']['blacklist']>;
}) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const isModerator = satisfies(usePermissions(), 'Moderator');
  useLive(channels.blacklist(), { reads: ['moderation'] });
  const list = usePagedList({
    ...listOf(initial),
    ...blacklistRequest(query),
  });
  return (
    <Page title={texts.blacklist} lead={texts.blacklistLead}>
      <TextInput
        className={styles.search}
        label={texts.search}
        hideLabel
        type="search"
        placeholder={texts.searchPlaceholder}
        maxLength={60}
        icon={<IconSearch stroke={1.75} />}
        value={typed}
        onChange={setTyped}
      />
      <LoadedPages
        list={list}
        label={texts.pages}
        skeleton={<SkeletonRows rows={6} height={56} />}
        empty={<EmptyRow>{query === '' ? texts.nobody : texts.nobodyFound}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <DataTable
              caption={texts.banned}
              columns={isModerator ? [...COLUMNS, MANAGE_COLUMN] : COLUMNS}
              rows={rows}
              rowKey={({ kind, id, scope }) => `${kind} ${id} ${scope}`}
            />
          </Panel>
        )}
      </LoadedPages>
    </Page>
  );
}

const COLUMNS: readonly Column<BlacklistEntry>[] = [
  { id: 'name', header: texts.name, cell: (entry) => <Name entry={entry} /> },
  {
    id: 'scope',
    header: texts.scope,
    cell: ({ scope }) => <Chip tone="warn">{BAN_SCOPE_LABELS[scope]}</Chip>,
  },
  {
    id: 'reason',
    header: texts.reason,
    cell: ({ reason }) => <span className={styles.reason}>{reason}</span>,
  },
  {
    id: 'since',
    header: texts.since,
    hideOnPhone: true,
    cell: ({ since }) => <Time at={since} show="date" />,
  },
  {
    id: 'until',
    header: texts.until,
    cell: ({ until }) => (until === null ? texts.noEnd : <Time at={until} show="date" />),
  },
];

const MANAGE_COLUMN: Column<BlacklistEntry> = {
  id: 'manage',
  header: texts.manage,
  cell: (entry) => (
    <AppLink
      to={managePath(entry)}
      aria-label={interpolate(texts.manageName, { name: entry.name })}
    >
      {texts.manage}
    </AppLink>
  ),
};

function Name({ entry }: { entry: BlacklistEntry }) {
  const { kind, name, team, gameId } = entry;
  return (
    <span className={styles.name}>
      <AppLink to={subjectPath(entry)}>{name}</AppLink>
      {kind === 'team' && <span className={styles.meta}>{texts.teamKind}</span>}
      {team && <span className={styles.meta}>{team.tag}</span>}
      {gameId !== null && (
        <span className={styles.meta}>
          {texts.gameId} {gameId}
        </span>
      )}
    </span>
  );
}
