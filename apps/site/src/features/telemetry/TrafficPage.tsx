import type { Traffic } from '@mes/contract/telemetry-schemas';
import { useCall } from '../../api/use-call';
import { BarChart } from '../../components/charts/BarChart';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Country } from '../../components/pictures/Flag';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import { ExportButton } from '../staff/ExportButton';
import type { StaffPeriod } from '../staff/period';
import { ActiveNow } from './ActiveNow';
import { trafficCsv } from './csv';
import { DayCharts, type DayMetric } from './DayCharts';
import { Figures } from './Figures';
import { formatCount, formatDuration } from './format';
import { DEVICE_LABELS } from './labels';
import { PageTable } from './PageTable';
import { QueueHistory } from './QueueHistory';
import { ShareTable } from './ShareTable';
import styles from './Statistics.module.css';
import { StatisticsDesk } from './StatisticsDesk';
import * as texts from './texts';

const METRICS: readonly DayMetric<Traffic['days'][number]>[] = [
  { id: 'visits', label: texts.visits, value: ({ visits }) => visits },
  { id: 'visitors', label: texts.visitors, value: ({ visitors }) => visitors },
  { id: 'views', label: texts.views, value: ({ views }) => views },
  {
    id: 'median',
    label: texts.timeOnPage,
    value: ({ median }) => median ?? 0,
    format: formatDuration,
  },
];

export default function TrafficPage() {
  return (
    <StatisticsDesk tab="traffic">
      {({ period, input }) => <Desk period={period} input={input} />}
    </StatisticsDesk>
  );
}

interface DeskProps {
  period: StaffPeriod;
  input: { start: number; end?: number };
}

function Desk({ period, input }: DeskProps) {
  const traffic = useCall('telemetry', 'traffic', input);
  return (
    <>
      <ActiveNow />
      <Loaded query={traffic} skeleton={<SkeletonRows rows={4} height={120} />}>
        {(found) => (
          <>
            <Totals traffic={found} />
            <DayCharts
              metrics={METRICS}
              days={found.days}
              previousDays={found.previousDays}
              empty={texts.noVisits}
              more={
                <ExportButton
                  name="traffic"
                  period={period}
                  load={() => Promise.resolve(trafficCsv(found.days))}
                />
              }
            />
            <PageTable pages={found.pages} period={period} />
            {found.totals.visits > 0 && <Shares traffic={found} />}
          </>
        )}
      </Loaded>
      <QueueHistory period={period} input={input} />
    </>
  );
}

function Totals({ traffic: { totals, previous, days } }: { traffic: Traffic }) {
  const perDay = (count: number) => count / days.length;
  return (
    <Figures
      figures={[
        { label: texts.visits, value: totals.visits, before: previous.visits, format: formatCount },
        {
          label: texts.visitorsADay,
          value: perDay(totals.visitors),
          before: perDay(previous.visitors),
          format: formatCount,
        },
        {
          label: texts.newVisitors,
          value: totals.newVisitors,
          before: previous.newVisitors,
          format: formatCount,
        },
        { label: texts.views, value: totals.views, before: previous.views, format: formatCount },
        {
          label: texts.timeOnPage,
          value: totals.median,
          before: previous.median,
          format: formatDuration,
        },
      ]}
    />
  );
}

function Shares({ traffic: { devices, hours, countries } }: { traffic: Traffic }) {
  const columns = (label: string) => [label, texts.visits] as const;
  return (
    <>
      <Section title={texts.hoursOfDay}>
        <Panel pad>
          <BarChart
            label={texts.visitsByHour}
            columns={[texts.hour, texts.visits]}
            empty={null}
            points={hours.map((visits, hour) => ({
              id: String(hour),
              value: visits,
              label: interpolate(texts.clock, { hour: String(hour).padStart(2, '0') }),
            }))}
          />
        </Panel>
      </Section>
      <div className={styles.columns}>
        <Section title={texts.devices}>
          <ShareTable
            caption={texts.devices}
            columns={columns(texts.device)}
            shares={devices
              .filter(({ visits }) => visits > 0)
              .map(({ value, visits }) => ({
                id: value,
                label: DEVICE_LABELS[value],
                count: visits,
              }))}
          />
        </Section>
        <Section title={texts.signedInCountries}>
          {countries.length === 0 ? (
            <EmptyRow>{texts.noCountries}</EmptyRow>
          ) : (
            <ShareTable
              caption={texts.signedInCountries}
              columns={columns(texts.country)}
              shares={countries.map(({ value, visits }) => ({
                id: value,
                label: <Country country={value} />,
                count: visits,
              }))}
            />
          )}
        </Section>
      </div>
    </>
  );
}
