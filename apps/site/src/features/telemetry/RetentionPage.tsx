import type { Retention } from '@mes/contract/telemetry-schemas';
import type { CSSProperties } from 'react';
import { useCall } from '../../api/use-call';
import { LineChart } from '../../components/charts/LineChart';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { formatDate } from '../../components/text/format-time';
import { interpolate } from '../../interpolate';
import { ExportButton } from '../staff/ExportButton';
import type { StaffPeriod } from '../staff/period';
import { averageByWeek } from './average-by-week';
import { retentionCsv } from './csv';
import { Figures } from './Figures';
import { formatCount, formatShare } from './format';
import styles from './Statistics.module.css';
import { StatisticsDesk } from './StatisticsDesk';
import * as texts from './texts';

type Cohort = Retention['cohorts'][number];

/** More weeks than these do not help to compare. */
const MOST_WEEKS = 13;

export default function RetentionPage() {
  return (
    <StatisticsDesk tab="retention">
      {({ period, input }) => <Desk period={period} input={input} />}
    </StatisticsDesk>
  );
}

function Desk({ period, input }: { period: StaffPeriod; input: { start: number; end?: number } }) {
  const retention = useCall('telemetry', 'retention', input);
  return (
    <Loaded query={retention} skeleton={<SkeletonRows rows={4} height={120} />}>
      {(found) => (
        <>
          <Totals retention={found} />
          {found.totals.registered === 0 ? (
            <EmptyRow>{texts.noRegistrations}</EmptyRow>
          ) : (
            <>
              <Section title={texts.shareOverTime}>
                <Panel pad>
                  <Average cohorts={found.cohorts} />
                </Panel>
              </Section>
              <Section
                title={texts.cohorts}
                more={
                  <ExportButton
                    name="retention"
                    period={period}
                    load={() => Promise.resolve(retentionCsv(found.cohorts))}
                  />
                }
              >
                <Panel>
                  <DataTable
                    caption={texts.cohorts}
                    columns={columnsOf(found.cohorts)}
                    rows={found.cohorts.filter(({ registered }) => registered > 0)}
                    rowKey={({ week }) => week}
                    stickyFirst
                  />
                </Panel>
              </Section>
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

function Totals({ retention: { totals, previous } }: { retention: Retention }) {
  const share = ({ registered, cameBack }: Retention['totals']) =>
    registered === 0 ? null : cameBack / registered;
  return (
    <Figures
      figures={[
        {
          label: texts.registered,
          value: totals.registered,
          before: previous.registered,
          format: formatCount,
        },
        {
          label: texts.cameBack,
          value: totals.cameBack,
          before: previous.cameBack,
          format: formatCount,
        },
        {
          label: texts.cameBackShare,
          value: share(totals),
          before: share(previous),
          format: (value) => formatShare(value, 1),
        },
      ]}
    />
  );
}

/** Of all cohorts together, as far as a week is over for them. */
function Average({ cohorts }: { cohorts: readonly Cohort[] }) {
  return (
    <LineChart
      label={texts.byWeek}
      columns={[texts.weeksLater, texts.shareActive]}
      empty={null}
      axis={{ include: [0, 100] }}
      format={(value) => formatShare(value, 100)}
      points={averageByWeek(cohorts)
        .slice(0, MOST_WEEKS)
        .map((share, later) => ({
          id: String(later),
          value: 100 * share,
          label: interpolate(texts.weekLater, { number: later }),
        }))}
    />
  );
}

function columnsOf(cohorts: readonly Cohort[]): readonly Column<Cohort>[] {
  const weeks = Math.min(MOST_WEEKS, Math.max(...cohorts.map(({ active }) => active.length)));
  return [
    { id: 'week', header: texts.week, cell: ({ week }) => formatDate(week, 'UTC') },
    {
      id: 'registered',
      header: texts.accounts,
      numeric: true,
      key: true,
      cell: ({ registered }) => formatCount(registered),
    },
    ...Array.from({ length: weeks }, (_, later) => ({
      id: String(later),
      header: interpolate(texts.weekLater, { number: later }),
      numeric: true,
      cell: ({ registered, active }: Cohort) => {
        const count = active[later];
        return count === undefined ? null : <Cell part={count} whole={registered} />;
      },
    })),
  ];
}

function Cell({ part, whole }: { part: number; whole: number }) {
  const style = { '--share': `${Math.round((100 * part) / whole)}%` } as CSSProperties;
  return (
    <span className={styles.cohort} style={style} title={formatCount(part)}>
      {formatShare(part, whole)}
    </span>
  );
}
