import { useState } from 'react';
import { LineChart } from '../../components/charts/LineChart';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TabPanel, Tabs } from '../../components/layout/Tabs';
import { EmptyRow } from '../../components/states/EmptyRow';
import { formatDate } from '../../components/text/format-time';
import { interpolate } from '../../interpolate';
import { formatCount } from './format';
import styles from './Statistics.module.css';
import * as texts from './texts';

export interface DayMetric<Day> {
  readonly id: string;
  readonly label: string;
  readonly value: (day: Day) => number;
  readonly format?: (value: number) => string;
}

interface DayChartsProps<Day> {
  metrics: readonly DayMetric<Day>[];
  days: readonly Day[];
  /** As many, of the period before. */
  previousDays: readonly Day[];
  /** Shown if no day of either period has anything. */
  empty: string;
  title?: string;
  /** A control beside the heading. */
  more?: React.ReactNode;
}

/** One figure over time, chosen among several, with a faint line for the period before. */
export function DayCharts<Day extends { readonly day: number }>({
  metrics,
  days,
  previousDays,
  empty,
  title = texts.overTime,
  more,
}: DayChartsProps<Day>) {
  const [chosen, setChosen] = useState(metrics[0]!.id);
  const metric = metrics.find(({ id }) => id === chosen) ?? metrics[0]!;
  const { label, value, format = formatCount } = metric;
  const isEmpty = [...days, ...previousDays].every((day) =>
    metrics.every((each) => each.value(day) === 0),
  );
  const [first, last] = [previousDays[0], previousDays.at(-1)];
  const chart = (
    <Panel pad>
      <LineChart
        label={label}
        columns={[texts.day, label]}
        empty={null}
        axis={{ include: [0] }}
        format={format}
        compared={previousDays.map(value)}
        points={days.map((day, index) => ({
          id: String(day.day),
          value: value(day),
          label: formatDate(day.day, 'UTC'),
          note: noteOf(previousDays[index]),
        }))}
      />
      {first && last && (
        <p className={styles.hint}>
          {interpolate(texts.compared, {
            start: formatDate(first.day, 'UTC'),
            end: formatDate(last.day, 'UTC'),
          })}
        </p>
      )}
    </Panel>
  );
  function noteOf(before: Day | undefined) {
    if (!before) return undefined;
    return interpolate(texts.beforeOfDay, {
      value: format(value(before)),
      date: formatDate(before.day, 'UTC'),
    });
  }
  return (
    <Section title={title} more={more}>
      {isEmpty && <EmptyRow>{empty}</EmptyRow>}
      {!isEmpty && metrics.length === 1 && chart}
      {!isEmpty && metrics.length > 1 && (
        <>
          <Tabs
            label={texts.figure}
            tabs={metrics}
            value={metric.id}
            onChange={setChosen}
            className={styles.metrics}
          />
          <TabPanel id={metric.id}>{chart}</TabPanel>
        </>
      )}
    </Section>
  );
}
