import { channels } from '@mes/client/channels';
import type { Transfer } from '@mes/contract/transfers';
import { useLive } from '../../api/use-live';
import { Page } from '../../components/layout/Page';
import { type Tab, Tabs } from '../../components/layout/Tabs';
import { MoreOnScroll } from '../../components/lists/MoreOnScroll';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { TransferRows } from './TransferRows';
import styles from './TransfersPage.module.css';
import * as texts from './texts';
import type { TransferFilter } from './transfer-filter';
import { useEarlierTransfers } from './use-earlier-transfers';

interface TransfersPageProps {
  filter: TransferFilter;
  /** The newest ones. */
  transfers: QueryLike<Transfer[]>;
}

const TABS: readonly Tab<TransferFilter>[] = [
  { id: 'all', label: texts.everything, to: '/transfers' },
  { id: 'joined', label: texts.joins, to: '/transfers?show=joined' },
  { id: 'left', label: texts.departures, to: '/transfers?show=left' },
];

/** Who has joined and left teams. */
export function TransfersPage({ filter, transfers }: TransfersPageProps) {
  useLive(channels.teams(), { reads: ['teams'] });
  return (
    <Page title={texts.transfers} lead={texts.transfersLead}>
      <Tabs label={texts.transfers} tabs={TABS} value={filter} />
      <Loaded
        query={transfers}
        skeleton={<SkeletonRows rows={10} />}
        empty={<EmptyRow>{texts.noTransfers}</EmptyRow>}
      >
        {(newest) => <Feed key={filter} filter={filter} newest={newest} />}
      </Loaded>
    </Page>
  );
}

function Feed({ filter, newest }: { filter: TransferFilter; newest: readonly Transfer[] }) {
  const earlier = useEarlierTransfers(filter, newest);
  return (
    <div>
      <TransferRows transfers={[...newest, ...earlier.rows]} />
      <MoreOnScroll
        list={{ ...earlier, rows: [...newest, ...earlier.rows] }}
        end={<p className={styles.end}>{texts.noMoreTransfers}</p>}
      />
    </div>
  );
}
