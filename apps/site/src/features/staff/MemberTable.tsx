import { channels } from '@mes/client/channels';
import type { StaffMember } from '@mes/contract/staff';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Chip } from '../../components/layout/Chip';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { Member } from './Member';
import styles from './Staff.module.css';
import * as texts from './texts';

const COLUMNS: readonly Column<StaffMember>[] = [
  {
    id: 'name',
    header: texts.name,
    cell: (member) => <Member member={{ ...member, old: false }} />,
  },
  {
    id: 'permissions',
    header: texts.permissions,
    cell: ({ permissions }) => (
      <span className={styles.chips}>
        {permissions.map((permission) => (
          <Chip key={permission}>{permission}</Chip>
        ))}
      </span>
    ),
  },
  {
    id: 'since',
    header: texts.since,
    hideOnPhone: true,
    cell: ({ since }) => since !== null && <Time at={since} show="date" />,
  },
];
const UNTIL: Column<StaffMember> = {
  id: 'until',
  header: texts.until,
  cell: ({ until }) => until !== null && <Time at={until} show="date" />,
};

/** Who is on the staff, or who was. */
export function MemberTable({ former = false }: { former?: boolean }) {
  useLive(channels.staff(), { reads: ['staff'] });
  const members = useCall('staff', former ? 'former' : 'current', {});
  return (
    <Panel>
      <Loaded
        query={members}
        skeleton={<SkeletonRows rows={6} height={44} />}
        empty={<EmptyRow>{former ? texts.nobodyLeft : texts.nobody}</EmptyRow>}
      >
        {(rows) => (
          <DataTable
            caption={former ? texts.formerStaff : texts.currentStaff}
            columns={former ? [...COLUMNS, UNTIL] : COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </Loaded>
    </Panel>
  );
}
