import type { FormReport } from '@mes/contract/form-schemas';
import { BarChart } from '../../../components/charts/BarChart';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { CountBars } from './CountBars';
import styles from './FieldCharts.module.css';
import { labelOf } from './known-label';

/** One chart for each field. */
export function FieldCharts({ report }: { report: FormReport }) {
  if (report.responses === 0) return <EmptyRow>{texts.noResponses}</EmptyRow>;
  return (
    <div className={styles.charts}>
      {report.fields.map((known) => {
        const summary = report.summaries.find(({ id }) => id === known.field.id)!;
        const { answered } = summary;
        return (
          <Section
            key={known.field.id}
            level={2}
            title={labelOf(known)}
            count={
              answered === 1
                ? texts.oneAnswer
                : interpolate(texts.answersCount, { count: answered })
            }
          >
            <Panel pad className={styles.panel}>
              <FieldChart kind={known.field.kind} label={labelOf(known)} summary={summary} />
            </Panel>
          </Section>
        );
      })}
    </div>
  );
}

interface FieldChartProps {
  kind: FormReport['fields'][number]['field']['kind'];
  label: string;
  summary: FormReport['summaries'][number];
}

function FieldChart({ kind, label, summary }: FieldChartProps) {
  const { answered, counts, numbers } = summary;
  if (answered === 0) return <p className={styles.note}>{texts.nobodyAnswered}</p>;
  if (kind === 'picture') return <p className={styles.note}>{texts.seeInTable}</p>;
  if (kind === 'text') {
    return (
      <>
        <ul className={styles.texts}>
          {[...new Set(summary.texts)].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {answered > summary.texts.length && <p className={styles.note}>{texts.readInTable}</p>}
      </>
    );
  }
  if (kind === 'rating' || kind === 'number') {
    return (
      <>
        {numbers && (
          <p className={styles.note}>
            {interpolate(texts.average, { mean: numbers.mean, median: numbers.median })}
          </p>
        )}
        <BarChart
          label={label}
          columns={[texts.answer, texts.howOften]}
          empty={null}
          height={160}
          points={counts.map(({ value, label: name, count }) => ({
            ...{ id: value, value: count, label: name },
          }))}
        />
      </>
    );
  }
  return <CountBars counts={counts} total={answered} />;
}
