import type { Traffic } from '@mes/contract/telemetry-schemas';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { interpolate } from '../../interpolate';
import { ExportButton } from '../staff/ExportButton';
import type { StaffPeriod } from '../staff/period';
import { Bar } from './Bar';
import { pagesCsv } from './csv';
import { formatChange, formatCount, formatDuration } from './format';
import { routeLabel } from './labels';
import styles from './Statistics.module.css';
import * as texts from './texts';

type Row = Traffic['pages'][number];

const FIRST_ROWS = 15;

/** Which pages were looked at, and for how long. */
export function PageTable({ pages, period }: { pages: readonly Row[]; period: StaffPeriod }) {
  const [isWhole, setIsWhole] = useState(false);
  const viewed = pages.filter(({ views, previousViews }) => views + previousViews > 0);
  return (
    <Section
      title={texts.pages}
      more={
        <ExportButton name="pages" period={period} load={() => Promise.resolve(pagesCsv(viewed))} />
      }
    >
      {viewed.length === 0 ? (
        <EmptyRow>{texts.noVisits}</EmptyRow>
      ) : (
        <Panel>
          <DataTable
            caption={texts.pages}
            columns={columnsOf(viewed)}
            rows={isWhole ? viewed : viewed.slice(0, FIRST_ROWS)}
            rowKey={({ route }) => route}
          />
        </Panel>
      )}
      {!isWhole && viewed.length > FIRST_ROWS && (
        <Button variant="ghost" className={styles.foot} onClick={() => setIsWhole(true)}>
          {interpolate(texts.showAll, { count: viewed.length })}
        </Button>
      )}
    </Section>
  );
}

function columnsOf(pages: readonly Row[]): readonly Column<Row>[] {
  const most = Math.max(...pages.map(({ views }) => views));
  return [
    { id: 'page', header: texts.page, cell: ({ route }) => routeLabel(route) },
    {
      id: 'bar',
      header: hiddenHeaders.share,
      hideOnPhone: true,
      cell: ({ views }) => <Bar part={views} whole={most} />,
    },
    {
      id: 'views',
      header: texts.views,
      numeric: true,
      key: true,
      cell: ({ views }) => formatCount(views),
      sortBy: ({ views }) => views,
    },
    {
      id: 'before',
      header: texts.viewsBefore,
      numeric: true,
      hideOnPhone: true,
      cell: ({ views, previousViews }) =>
        interpolate(texts.change, {
          change: formatChange(views, previousViews) ?? texts.none,
          value: formatCount(previousViews),
        }),
      sortBy: ({ previousViews }) => previousViews,
    },
    {
      id: 'time',
      header: texts.totalTime,
      numeric: true,
      hideOnPhone: true,
      cell: ({ time }) => formatDuration(time),
      sortBy: ({ time }) => time,
    },
    {
      id: 'median',
      header: texts.median,
      numeric: true,
      cell: ({ median }) => formatDuration(median),
      sortBy: ({ median }) => median ?? 0,
    },
  ];
}
