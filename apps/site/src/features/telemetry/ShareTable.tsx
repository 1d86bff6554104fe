import type { ReactNode } from 'react';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { Bar } from './Bar';
import { formatCount, formatShare } from './format';
import * as texts from './texts';

export interface Share {
  readonly id: string;
  readonly label: ReactNode;
  readonly count: number;
}

interface ShareTableProps {
  caption: string;
  /** Headers of the labels and of the counts. */
  columns: readonly [label: string, count: string];
  shares: readonly Share[];
}

/** Parts of a whole, with bars. */
export function ShareTable({ caption, columns: [label, count], shares }: ShareTableProps) {
  const whole = shares.reduce((sum, share) => sum + share.count, 0);
  const most = Math.max(...shares.map((share) => share.count));
  const columns: readonly Column<Share>[] = [
    { id: 'label', header: label, cell: (share) => share.label },
    {
      id: 'bar',
      header: hiddenHeaders.share,
      cell: (share) => <Bar part={share.count} whole={most} />,
    },
    {
      id: 'count',
      header: count,
      numeric: true,
      key: true,
      cell: (share) => formatCount(share.count),
    },
    {
      id: 'share',
      header: texts.share,
      numeric: true,
      cell: (share) => formatShare(share.count, whole),
    },
  ];
  return (
    <Panel>
      <DataTable caption={caption} columns={columns} rows={shares} rowKey={({ id }) => id} />
    </Panel>
  );
}
