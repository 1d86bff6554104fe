import type { PartHealth, ServerProcess } from '@mes/contract/operations-schemas';
import { isFault } from '@mes/domain/operations/parts';
import { useCall } from '../../api/use-call';
import { Chip } from '../../components/layout/Chip';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Alert } from '../../components/states/Alert';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { formatMs, formatSize, PART_LABELS, STATE_LABELS, STATE_TONES } from './labels';
import styles from './Operations.module.css';
import * as texts from './texts';

export function HealthReport() {
  const health = useCall('operations', 'health', {});
  return (
    <Section id="health" title={texts.health} className={styles.section}>
      <Loaded query={health} skeleton={<SkeletonRows rows={4} height={72} />} isEmpty={() => false}>
        {({ parts, processes }) => (
          <>
            <Summary parts={parts} />
            <ul className={styles.parts}>
              {parts.map((part) => (
                <li key={part.part}>
                  <PartCard {...part} />
                </li>
              ))}
            </ul>
            <h3 className={styles.subtitle}>{texts.processes}</h3>
            <Panel>
              {processes.length === 0 ? (
                <EmptyRow>{texts.noProcesses}</EmptyRow>
              ) : (
                <DataTable
                  caption={texts.processTable}
                  columns={PROCESS_COLUMNS}
                  rows={processes}
                  rowKey={({ id }) => id}
                />
              )}
            </Panel>
            <p className={styles.small}>{texts.loopDelayHint}</p>
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Summary({ parts }: { parts: readonly PartHealth[] }) {
  const faults = parts.filter(({ state }) => isFault(state));
  if (faults.length === 0) return <Alert kind="success" title={texts.healthGood} />;
  const names = faults.map(({ part }) => PART_LABELS[part]).join(', ');
  const isDown = faults.some(({ state }) => state === 'down');
  return (
    <Alert
      kind={isDown ? 'danger' : 'warning'}
      title={interpolate(texts.healthBad, { parts: names })}
    />
  );
}

function PartCard({ part, state, since, ms, problem, problemAt }: PartHealth) {
  return (
    <Panel pad className={styles.part}>
      <h3 className={styles.partName}>{PART_LABELS[part]}</h3>
      <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
      {state !== 'off' && state !== 'unused' && (
        <dl className={styles.facts}>
          <div>
            <dt>{texts.since}</dt>
            <dd>
              <Time at={since} show="ago" />
            </dd>
          </div>
          {ms !== null && (
            <div>
              <dt>{texts.answersIn}</dt>
              <dd>{formatMs(ms)}</dd>
            </div>
          )}
        </dl>
      )}
      {problem !== null && problemAt !== null && (
        <p className={styles.problem}>
          <span className={styles.small}>
            {texts.lastProblem}, <Time at={problemAt} show="ago" />
          </span>
          {problem}
        </p>
      )}
    </Panel>
  );
}

const PROCESS_COLUMNS: readonly Column<ServerProcess>[] = [
  {
    id: 'process',
    header: texts.process,
    cell: ({ host, pid }) => (
      <span className={styles.code}>
        {host} · {pid}
      </span>
    ),
  },
  {
    id: 'state',
    header: texts.state,
    cell: ({ isLive, seenAt }) =>
      isLive ? (
        <Chip tone="win">{texts.live}</Chip>
      ) : (
        <Chip tone="loss">
          {texts.lost} <Time at={seenAt} show="clock" />
        </Chip>
      ),
  },
  { id: 'version', header: texts.version, cell: ({ version }) => version },
  {
    id: 'started',
    header: texts.started,
    cell: ({ startedAt }) => <Time at={startedAt} show="ago" />,
  },
  {
    id: 'memory',
    header: texts.memory,
    numeric: true,
    cell: ({ memory }) => formatSize(memory),
  },
  {
    id: 'delay',
    header: texts.loopDelay,
    numeric: true,
    cell: ({ loopDelay }) => formatMs(loopDelay),
  },
  { id: 'sockets', header: texts.sockets, numeric: true, cell: ({ sockets }) => sockets },
];
