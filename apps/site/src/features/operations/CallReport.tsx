import type { CallTimes, ServerError } from '@mes/contract/operations-schemas';
import { useState } from 'react';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { formatMoment } from '../../components/text/format-time';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { useZone } from '../../ssr/hydration';
import { formatMs } from './labels';
import styles from './Operations.module.css';
import * as texts from './texts';

const FEW = 12;

export function CallReport() {
  const report = useCall('operations', 'calls', {});
  const zone = useZone();
  const sum = (calls: readonly CallTimes[], field: 'count' | 'failed') =>
    calls.reduce((total, call) => total + call[field], 0).toLocaleString('en');
  return (
    <Section id="calls" title={texts.calls} className={styles.section}>
      <Loaded query={report} skeleton={<SkeletonRows rows={8} />}>
        {({ since, calls, errors }) => (
          <>
            <p className={styles.lead}>
              {interpolate(texts.callsLead, {
                count: sum(calls, 'count'),
                failed: sum(calls, 'failed'),
                time: formatMoment(since, zone),
              })}
            </p>
            <SlowCalls calls={calls} />
            <h3 className={styles.subtitle}>{texts.errors}</h3>
            <Errors errors={errors} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function SlowCalls({ calls }: { calls: readonly CallTimes[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (calls.length === 0)
    return (
      <Panel>
        <EmptyRow>{texts.noCalls}</EmptyRow>
      </Panel>
    );
  // Those that fail are shown too, however fast they are.
  const few = calls.filter(({ failed }, index) => index < FEW || failed > 0);
  return (
    <>
      <Panel>
        <DataTable
          caption={texts.callTable}
          columns={CALL_COLUMNS}
          rows={showsAll ? calls : few}
          rowKey={({ call }) => call}
          order={{ column: 'p95', descending: true }}
          stickyFirst
        />
      </Panel>
      {few.length < calls.length && (
        <Button variant="ghost" size="sm" onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? texts.showFewerCalls
            : interpolate(texts.showAllCalls, { count: calls.length })}
        </Button>
      )}
    </>
  );
}

const CALL_COLUMNS: readonly Column<CallTimes>[] = [
  {
    id: 'call',
    header: texts.call,
    cell: ({ call }) => <span className={styles.code}>{call}</span>,
    sortBy: ({ call }) => call,
  },
  {
    ...sortedBy('count', texts.count),
    cell: ({ count }) => count.toLocaleString('en'),
  },
  { ...sortedBy('p50', texts.median), cell: ({ p50 }) => formatMs(p50) },
  { ...sortedBy('p95', texts.p95), cell: ({ p95 }) => formatMs(p95), key: true },
  { ...sortedBy('max', texts.max), cell: ({ max }) => formatMs(max) },
  {
    ...sortedBy('failed', texts.failed),
    cell: ({ failed, count }) => <Share part={failed} of={count} isFault />,
  },
  {
    ...sortedBy('refused', texts.refused),
    cell: ({ refused, count }) => <Share part={refused} of={count} />,
  },
];

function sortedBy(field: Exclude<keyof CallTimes, 'call'>, header: string) {
  return { id: field, header, numeric: true, sortBy: (row: CallTimes) => row[field] };
}

function Share({ part, of, isFault }: { part: number; of: number; isFault?: boolean }) {
  if (part === 0) return <span className={styles.none}>0</span>;
  const percent = (part / of) * 100;
  return (
    <span className={isFault ? styles.fault : undefined}>
      {part.toLocaleString('en')} ({percent < 1 ? '<1' : Math.round(percent)}%)
    </span>
  );
}

function Errors({ errors }: { errors: readonly ServerError[] }) {
  if (errors.length === 0)
    return (
      <Panel>
        <EmptyRow>{texts.noErrors}</EmptyRow>
      </Panel>
    );
  return (
    <>
      <Panel>
        <ul className={styles.list}>
          {errors.map(({ id, at, call, requestId, summary, place }) => (
            <li key={id} className={styles.row}>
              <span className={styles.what}>
                <b className={styles.code}>{call}</b>
                <span>{summary}</span>
                <span className={styles.small}>
                  <Time at={at} show="second" />
                  {place !== null && ` · ${place}`} · {texts.request}{' '}
                  <span className={styles.code}>{requestId}</span>
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <p className={styles.small}>{texts.errorsHint}</p>
    </>
  );
}
