import type { TicketStatistics as Statistics } from '@mes/contract/support-schemas';
import { useState } from 'react';
import { useCall } from '../../api/use-call';
import { BarChart } from '../../components/charts/BarChart';
import { LineChart } from '../../components/charts/LineChart';
import { Select } from '../../components/forms/Select';
import { DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { interpolate } from '../../interpolate';
import { CATEGORY_LABELS } from './labels';
import styles from './TicketStatistics.module.css';
import * as texts from './texts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PERIODS = [
  { value: '30', label: texts.days30 },
  { value: '90', label: texts.days90 },
  { value: '365', label: texts.days365 },
];

export function TicketStatistics() {
  const [days, setDays] = useState('90');
  const [now] = useState(() => Date.now());
  const statistics = useCall('support', 'statistics', { start: now - Number(days) * DAY_MS });
  return (
    <>
      <Select
        label={texts.period}
        options={PERIODS}
        value={days}
        onChange={setDays}
        className={styles.period}
      />
      <Loaded query={statistics}>{(data) => <Charts statistics={data} />}</Loaded>
    </>
  );
}

function Charts({ statistics }: { statistics: Statistics }) {
  const { total, states, days, categories, staff } = statistics;
  const empty = <EmptyRow>{texts.noData}</EmptyRow>;
  return (
    <>
      <dl className={styles.totals}>
        <Total label={texts.total} value={String(total)} />
        <Total label={texts.unresolved} value={String(total - states.closed)} />
        <Total label={texts.firstAnswer} value={formatHours(statistics.firstAnswer)} />
        <Total label={texts.timeToClose} value={formatHours(statistics.timeToClose)} />
      </dl>
      <Section title={texts.openOverTime}>
        <Panel pad>
          <LineChart
            label={texts.openOverTime}
            columns={[texts.day, texts.unresolved]}
            empty={empty}
            axis={{ include: [0] }}
            points={days.map(({ day, unresolved }) => ({
              id: String(day),
              value: unresolved,
              label: formatDay(day),
            }))}
          />
        </Panel>
      </Section>
      <Section title={texts.firstAnswerOverTime}>
        <Panel pad>
          <LineChart
            label={texts.firstAnswerOverTime}
            columns={[texts.day, texts.firstAnswer]}
            empty={empty}
            axis={{ include: [0] }}
            format={(value) => interpolate(texts.hours, { hours: value.toFixed(1) })}
            points={days.flatMap(({ day, firstAnswer }) =>
              firstAnswer === null
                ? []
                : [{ id: String(day), value: firstAnswer / HOUR_MS, label: formatDay(day) }],
            )}
          />
        </Panel>
      </Section>
      <Section title={texts.byCategory}>
        <Panel pad>
          <BarChart
            label={texts.byCategory}
            columns={[texts.categoryFilter, texts.total]}
            empty={empty}
            points={categories.map(({ category, tickets }) => ({
              id: category,
              value: tickets,
              label: CATEGORY_LABELS[category],
            }))}
          />
        </Panel>
      </Section>
      <Section title={texts.perStaff}>
        <Panel>
          <DataTable
            caption={texts.perStaff}
            rows={staff}
            rowKey={({ player }) => player.id}
            columns={[
              { id: 'name', header: texts.staffMember, cell: ({ player }) => player.name },
              { id: 'messages', header: texts.written, numeric: true, cell: (row) => row.messages },
              {
                id: 'assigned',
                header: texts.assigned,
                numeric: true,
                cell: (row) => row.assigned,
              },
              {
                id: 'answered',
                header: texts.answered,
                numeric: true,
                cell: (row) => row.answered,
              },
              { id: 'closed', header: texts.closed, numeric: true, cell: (row) => row.closed },
              {
                id: 'first',
                header: texts.firstAnswer,
                numeric: true,
                cell: (row) => formatHours(row.firstAnswer),
              },
            ]}
          />
        </Panel>
      </Section>
    </>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function formatHours(milliseconds: number | null): string {
  if (milliseconds === null) return texts.none;
  return interpolate(texts.hours, { hours: (milliseconds / HOUR_MS).toFixed(1) });
}

/** Days are those of UTC. */
function formatDay(day: number): string {
  return new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
