import type { QueueHistory as History } from '@mes/contract/telemetry-schemas';
import { useCall } from '../../api/use-call';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { formatMoment } from '../../components/text/format-time';
import { ExportButton } from '../staff/ExportButton';
import type { StaffPeriod } from '../staff/period';
import { queueCsv } from './csv';
import { DayCharts, type DayMetric } from './DayCharts';
import { Figures } from './Figures';
import { formatCount, formatDuration } from './format';
import * as texts from './texts';

interface QueueHistoryProps {
  period: StaffPeriod;
  input: { start: number; end?: number };
}

const METRICS: readonly DayMetric<History['days'][number]>[] = [
  { id: 'queue-waiting', label: texts.mostWaiting, value: ({ mostWaiting }) => mostWaiting },
  { id: 'queue-arrivals', label: texts.arrivals, value: ({ arrivals }) => arrivals },
  { id: 'queue-admitted', label: texts.admissions, value: ({ admitted }) => admitted },
  {
    id: 'queue-wait',
    label: texts.longestWait,
    value: ({ longestWait }) => longestWait,
    format: formatDuration,
  },
];

type Hour = History['busiestHours'][number];

const COLUMNS: readonly Column<Hour>[] = [
  { id: 'hour', header: texts.hour, cell: ({ hour }) => formatMoment(hour, 'UTC') },
  {
    id: 'waiting',
    header: texts.mostWaiting,
    numeric: true,
    key: true,
    cell: ({ mostWaiting }) => formatCount(mostWaiting),
    sortBy: ({ mostWaiting }) => mostWaiting,
  },
  {
    id: 'arrivals',
    header: texts.arrivals,
    numeric: true,
    cell: ({ arrivals }) => formatCount(arrivals),
    sortBy: ({ arrivals }) => arrivals,
  },
  {
    id: 'admitted',
    header: texts.admissions,
    numeric: true,
    hideOnPhone: true,
    cell: ({ admitted }) => formatCount(admitted),
    sortBy: ({ admitted }) => admitted,
  },
  {
    id: 'wait',
    header: texts.longestWait,
    numeric: true,
    cell: ({ longestWait }) => formatDuration(longestWait),
    sortBy: ({ longestWait }) => longestWait,
  },
];

/** How many came to the queue, how many waited and how long. */
export function QueueHistory({ period, input }: QueueHistoryProps) {
  const history = useCall('telemetry', 'queueHistory', input);
  return (
    <Loaded query={history} skeleton={<SkeletonRows rows={2} height={120} />}>
      {(found) => <Content history={found} period={period} />}
    </Loaded>
  );
}

function Content({ history, period }: { history: History; period: StaffPeriod }) {
  const { totals, previous, days, previousDays, busiestHours } = history;
  return (
    <>
      <DayCharts
        title={texts.queue}
        metrics={METRICS}
        days={days}
        previousDays={previousDays}
        empty={texts.queueUnused}
        more={
          <ExportButton name="queue" period={period} load={() => Promise.resolve(queueCsv(days))} />
        }
      />
      {totals.arrivals > 0 && (
        <Figures
          figures={[
            figure(texts.arrivals, ({ arrivals }) => arrivals),
            figure(texts.admissions, ({ admitted }) => admitted),
            figure(texts.mostWaiting, ({ mostWaiting }) => mostWaiting),
            {
              ...figure(texts.longestWait, ({ longestWait }) => longestWait),
              format: formatDuration,
            },
          ]}
        />
      )}
      {busiestHours.length > 0 && (
        <Section title={texts.busiestHours} level={3}>
          <Panel>
            <DataTable
              caption={texts.busiestHours}
              columns={COLUMNS}
              rows={busiestHours}
              rowKey={({ hour }) => String(hour)}
            />
          </Panel>
        </Section>
      )}
    </>
  );
  function figure(label: string, value: (counts: History['totals']) => number) {
    return { label, value: value(totals), before: value(previous), format: formatCount };
  }
}
