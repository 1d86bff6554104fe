import type { AccountRow } from '@mes/contract/accounts-admin';
import { PERMISSIONS } from '@mes/domain/permissions/permissions';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { api } from '../../api/client';
import { AppLink } from '../../components/AppLink';
import { Select } from '../../components/forms/Select';
import { TextInput } from '../../components/forms/TextInput';
import { Chip } from '../../components/layout/Chip';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { useUrlParams } from '../../use-url-params';
import styles from './AccountTable.module.css';
import { accountsPath } from './accounts-path';
import { Bans } from './Bans';
import * as texts from './texts';

const STAFF = 'staff';
const OPTIONS = [
  { value: '', label: texts.everyone },
  { value: STAFF, label: texts.staffOnly },
  ...PERMISSIONS.map((permission) => ({
    value: permission,
    label: interpolate(texts.withPermission, { permission }),
  })),
];

export function AccountTable() {
  const [params, setParams] = useUrlParams();
  const typed = params.get('search') ?? '';
  const shown = OPTIONS.find(({ value }) => value === params.get('show'))?.value ?? '';
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next);
  };
  const list = usePagedList({
    key: ['accountAdmin', 'search'],
    filters: {
      text: useDeferredValue(typed.trim()),
      staff: shown === STAFF,
      permission: shown === '' || shown === STAFF ? undefined : shown,
    },
    size: 25,
    load: (page, options) => api.accountAdmin.search(page, options),
  });
  return (
    <>
      <div className={styles.filters}>
        <TextInput
          label={texts.search}
          type="search"
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          maxLength={60}
          icon={<IconSearch stroke={1.75} />}
          value={typed}
          onChange={(text) => set('search', text)}
        />
        <Select
          label={texts.show}
          options={OPTIONS}
          value={shown}
          onChange={(value) => set('show', value)}
        />
        {list.total !== undefined && (
          <p className={styles.count} role="status">
            {list.total === 1 ? texts.foundOne : interpolate(texts.found, { count: list.total })}
          </p>
        )}
      </div>
      <LoadedPages
        list={list}
        label={texts.pages}
        skeleton={<SkeletonRows rows={10} height={44} />}
        empty={<EmptyRow>{texts.nobody}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <DataTable
              caption={texts.accounts}
              columns={columnsFor(params)}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Panel>
        )}
      </LoadedPages>
    </>
  );
}

/** Keeps the filters in the address, so that the way back leads to the same list. */
const columnsFor = (params: URLSearchParams): readonly Column<AccountRow>[] => [
  {
    id: 'name',
    header: texts.name,
    cell: ({ id, name, photo }) => (
      <AppLink to={accountsPath(params, id)} className={styles.who}>
        <PlayerPhoto name={name} photo={photo} size={28} />
        <span className={styles.name}>{name}</span>
      </AppLink>
    ),
  },
  {
    id: 'team',
    header: texts.team,
    hideOnPhone: true,
    cell: ({ team }) => team?.tag ?? texts.noTeam,
  },
  {
    id: 'permissions',
    header: texts.permissionsAndBans,
    cell: ({ permissions, bannedFrom }) => (
      <span className={styles.chips}>
        {permissions.map((permission) => (
          <Chip key={permission}>{permission}</Chip>
        ))}
        <Bans scopes={bannedFrom} />
      </span>
    ),
  },
  {
    id: 'created',
    header: texts.created,
    hideOnPhone: true,
    cell: ({ createdAt }) => <Time at={createdAt} show="date" />,
  },
  {
    id: 'seen',
    header: texts.lastSeen,
    hideOnPhone: true,
    cell: ({ lastSeenAt }) =>
      lastSeenAt === null ? texts.neverSeen : <Time at={lastSeenAt} show="ago" />,
  },
  {
    id: 'sessions',
    header: texts.sessions,
    numeric: true,
    hideOnPhone: true,
    cell: ({ sessions }) => sessions,
  },
  {
    id: 'keys',
    header: texts.apiKeys,
    numeric: true,
    hideOnPhone: true,
    cell: ({ apiKeys }) => apiKeys,
  },
];
