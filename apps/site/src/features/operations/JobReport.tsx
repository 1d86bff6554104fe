import type { JobReport as Report } from '@mes/contract/operations-schemas';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import { FormError } from '../../components/forms/FormError';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { jobLabel } from './labels';
import styles from './Operations.module.css';
import * as texts from './texts';

type Queue = Report['queues'][number];

export function JobReport() {
  const report = useCall('operations', 'jobs', {});
  return (
    <Section id="jobs" title={texts.jobs} className={styles.section}>
      <Loaded query={report} skeleton={<SkeletonRows rows={3} />}>
        {({ queues, failed }) => (
          <>
            <Panel>
              {queues.length === 0 ? (
                <EmptyRow>{texts.noJobs}</EmptyRow>
              ) : (
                <DataTable
                  caption={texts.jobTable}
                  columns={QUEUE_COLUMNS}
                  rows={queues}
                  rowKey={({ name }) => name}
                />
              )}
            </Panel>
            {failed.length > 0 && <FailedJobs failed={failed} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function FailedJobs({ failed }: Pick<Report, 'failed'>) {
  const retryJobs = useWrite('operations', 'retryJobs');
  const discardJobs = useWrite('operations', 'discardJobs');
  const retry = (ids?: string[]) =>
    void retryJobs.mutateAsync({ ids }).then(
      ({ count }) => notify({ message: interpolate(texts.retried, { count }), kind: 'success' }),
      // Shown above the list.
      () => {},
    );

  async function discard(ids?: string[]): Promise<void> {
    let discarded = 0;
    await confirmAction({
      title: texts.discardTitle,
      message: texts.discardMessage,
      confirmLabel: ids ? texts.discardJob : texts.discardAll,
      danger: true,
      action: async () => {
        discarded = (await discardJobs.mutateAsync({ ids })).count;
      },
      success: () => interpolate(texts.discarded, { count: discarded }),
    });
  }

  return (
    <>
      <div className={styles.subhead}>
        <h3 className={styles.subtitle}>{texts.failedJobs}</h3>
        {failed.length > 1 && (
          <div className={styles.actions}>
            <Button size="sm" variant="ghost" loading={retryJobs.isPending} onClick={() => retry()}>
              {texts.retryAll}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => void discard()}>
              {texts.discardAll}
            </Button>
          </div>
        )}
      </div>
      <FormError error={retryJobs.error} />
      <Panel>
        <ul className={styles.list}>
          {failed.map(({ id, name, failedAt, createdAt, attempts, problem }) => (
            <li key={id} className={styles.row}>
              <span className={styles.what}>
                <b>{jobLabel(name)}</b>
                <span>{problem}</span>
                <span className={styles.small}>
                  <Time at={failedAt ?? createdAt} show="ago" /> ·{' '}
                  {interpolate(texts.attempts, { count: attempts })}
                </span>
              </span>
              <span className={styles.actions}>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={retryJobs.isPending}
                  onClick={() => retry([id])}
                >
                  {texts.retryJob}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => void discard([id])}>
                  {texts.discardJob}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

const QUEUE_COLUMNS: readonly Column<Queue>[] = [
  { id: 'name', header: texts.job, cell: ({ name }) => jobLabel(name) },
  { id: 'waiting', header: texts.waiting, numeric: true, cell: ({ waiting }) => waiting },
  { id: 'running', header: texts.running, numeric: true, cell: ({ running }) => running },
  {
    id: 'failed',
    header: texts.failed,
    numeric: true,
    cell: ({ failed }) => <span className={failed > 0 ? styles.fault : undefined}>{failed}</span>,
  },
  {
    id: 'oldest',
    header: texts.oldest,
    cell: ({ oldestAt }) => (oldestAt === null ? '–' : <Time at={oldestAt} show="ago" />),
  },
];
