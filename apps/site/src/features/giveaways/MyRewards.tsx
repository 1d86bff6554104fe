import type { ViewerReward } from '@mes/contract/giveaways';
import { useAccount } from '../../api/account';
import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Chip } from '../../components/layout/Chip';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Money } from '../../components/text/Money';
import { Time } from '../../components/text/Time';
import { giveawayPath } from './paths';
import * as texts from './texts';

const COLUMNS: readonly Column<ViewerReward>[] = [
  { id: 'reward', header: texts.reward, key: true, cell: ({ reward }) => reward },
  {
    id: 'giveaway',
    header: texts.giveaway,
    cell: ({ giveaway, title }) => <AppLink to={giveawayPath(giveaway)}>{title}</AppLink>,
  },
  {
    id: 'worth',
    header: texts.worth,
    numeric: true,
    hideOnPhone: true,
    cell: ({ value }) => <Money cents={value} />,
  },
  {
    id: 'won',
    header: texts.won,
    hideOnPhone: true,
    cell: ({ wonAt }) => <Time at={wonAt} show="date" />,
  },
  { id: 'paid', header: texts.payment, cell: ({ paid }) => <PaidChip paid={paid} /> },
];

/** What the visitor has won; nothing for those who have not. */
export function MyRewards() {
  const account = useAccount();
  const { data = [] } = useCall('giveaways', 'getViewerRewards', {}, { enabled: account !== null });
  if (!account || data.length === 0) return null;
  return (
    <Section title={texts.myRewards} count={data.length}>
      <Panel>
        <DataTable
          caption={texts.myRewards}
          columns={COLUMNS}
          rows={data}
          rowKey={({ giveaway }) => giveaway}
        />
      </Panel>
    </Section>
  );
}

export function PaidChip({ paid }: { paid: boolean }) {
  return <Chip tone={paid ? 'win' : 'neutral'}>{paid ? texts.paid : texts.notPaidYet}</Chip>;
}
