import type { Backups as BackupList, BackupRun } from '@mes/contract/operations-schemas';
import { useCall, useWrite } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { FormError } from '../../components/forms/FormError';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Alert } from '../../components/states/Alert';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { formatSize } from './labels';
import styles from './Operations.module.css';
import { type Progress, ProgressBar } from './ProgressBar';
import * as texts from './texts';

type BackupFile = BackupList['files'][number];

/** `progress` is what came by events; after a reload the run itself has it. */
export function Backups({ progress }: { progress: Progress | null }) {
  const backups = useCall('operations', 'backups', {});
  const backUpNow = useWrite('operations', 'backUpNow');
  const run = backups.data?.last ?? null;
  const isRunning = run !== null && run.finishedAt === null;
  return (
    <Section
      id="backups"
      title={texts.backups}
      className={styles.section}
      more={
        <Button
          size="sm"
          loading={backUpNow.isPending}
          disabled={isRunning || backups.data === undefined}
          onClick={() => backUpNow.mutate({})}
        >
          {texts.backUpNow}
        </Button>
      }
    >
      <FormError error={backUpNow.error} />
      <Loaded query={backups} skeleton={<SkeletonRows rows={4} />} isEmpty={() => false}>
        {({ everyHours, kept, files, last }) => (
          <>
            <p className={styles.lead}>
              {everyHours === null
                ? interpolate(texts.byHandOnly, { kept })
                : interpolate(texts.everyHours, { hours: everyHours, kept })}{' '}
              <AppLink to="/properties#operations">{texts.backupSettings}</AppLink>
            </p>
            {last && <LastRun run={last} progress={progress} />}
            <Panel>
              {files.length === 0 ? (
                <EmptyRow>{texts.noBackups}</EmptyRow>
              ) : (
                <DataTable
                  caption={texts.backupTable}
                  columns={COLUMNS}
                  rows={files}
                  rowKey={({ name }) => name}
                />
              )}
            </Panel>
            <p className={styles.small}>{texts.backupHint}</p>
          </>
        )}
      </Loaded>
    </Section>
  );
}

function LastRun({ run, progress }: { run: BackupRun; progress: Progress | null }) {
  if (run.finishedAt === null) {
    // An event of the run before this one would say more than is done.
    const { done, total } = progress && progress.done > run.done ? progress : run;
    const text = total === 0 ? texts.backupFiles : texts.backupProgress;
    return (
      <Panel pad className={styles.gap}>
        <ProgressBar label={texts.backupRuns} text={text} done={done} total={total} />
      </Panel>
    );
  }
  if (run.problem === null) return null;
  return (
    <Alert kind="danger" title={texts.backupFailed} className={styles.gap}>
      {run.problem} · <Time at={run.startedAt} show="ago" />
    </Alert>
  );
}

const COLUMNS: readonly Column<BackupFile>[] = [
  {
    id: 'made',
    header: texts.made,
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
  {
    id: 'name',
    header: texts.file,
    hideOnPhone: true,
    cell: ({ name }) => <span className={styles.code}>{name}</span>,
  },
  { id: 'version', header: texts.version, cell: ({ version }) => version ?? texts.byCommand },
  { id: 'size', header: texts.size, numeric: true, cell: ({ size }) => formatSize(size) },
];
