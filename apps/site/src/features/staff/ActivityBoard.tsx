import type { StaffActivity } from '@mes/contract/staff';
import { RankBadge } from '@mes/ui/RankBadge.tsx';
import { useCall } from '../../api/use-call';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { ExportButton } from './ExportButton';
import { boardCsv } from './export';
import { Member } from './Member';
import { PeriodFilter } from './PeriodFilter';
import { toInput } from './period';
import styles from './Staff.module.css';
import * as texts from './texts';
import { useUrlPeriod } from './use-url-period';

type Counted = 'messages' | 'tickets' | 'matches' | 'captured' | 'points';

const counted = (id: Counted, header: string): Column<StaffActivity> => ({
  id,
  header,
  numeric: true,
  hideOnPhone: id !== 'points' && id !== 'messages',
  key: id === 'points',
  cell: (row) => row[id].toLocaleString('en'),
  sortBy: (row) => row[id],
});

const COLUMNS: readonly Column<StaffActivity>[] = [
  { id: 'rank', header: texts.rank, width: 64, cell: ({ rank }) => <RankBadge rank={rank} /> },
  { id: 'name', header: texts.name, cell: ({ staff }) => <Member member={staff} /> },
  counted('messages', texts.messages),
  counted('tickets', texts.tickets),
  counted('matches', texts.matches),
  counted('captured', texts.maps),
  {
    id: 'seen',
    header: texts.lastSeen,
    hideOnPhone: true,
    cell: ({ lastSeenAt }) => lastSeenAt !== null && <Time at={lastSeenAt} show="ago" />,
  },
  counted('points', texts.points),
];

/** The staff by what they did in a period. */
export function ActivityBoard() {
  const shown = useUrlPeriod();
  const board = useCall('staff', 'leaderboard', toInput(shown.period), {
    enabled: !shown.isReversed,
  });
  return (
    <>
      <PeriodFilter period={shown} />
      {!shown.isReversed && (
        <Loaded
          query={board}
          skeleton={<SkeletonRows rows={8} height={44} />}
          empty={<EmptyRow>{texts.nobody}</EmptyRow>}
        >
          {(rows) => (
            <>
              <Panel>
                <DataTable
                  caption={texts.staffByActivity}
                  columns={COLUMNS}
                  rows={rows}
                  rowKey={({ staff }) => staff.id}
                />
              </Panel>
              <div className={styles.foot}>
                <ExportButton
                  name="staff-leaderboard"
                  period={shown.period}
                  load={() => Promise.resolve(boardCsv(rows))}
                />
              </div>
            </>
          )}
        </Loaded>
      )}
    </>
  );
}
