import type { Reward } from '@mes/contract/giveaways';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Money } from '../../components/text/Money';
import * as texts from './texts';

interface Row extends Reward {
  readonly index: number;
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'reward', header: texts.reward, key: true, cell: ({ name }) => name },
  {
    id: 'worth',
    header: texts.worth,
    numeric: true,
    cell: ({ value }) => <Money cents={value} />,
  },
  { id: 'count', header: texts.winners, numeric: true, cell: ({ count }) => count },
];

/** In the order in which they are dealt. */
export function RewardTable({ rewards }: { rewards: readonly Reward[] }) {
  return (
    <Panel>
      <DataTable
        caption={texts.rewards}
        columns={COLUMNS}
        rows={rewards.map((reward, index) => ({ ...reward, index }))}
        rowKey={({ index }) => index}
      />
    </Panel>
  );
}
