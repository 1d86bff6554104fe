import type { Contract } from '@mes/contract';
import type { Performance } from '@mes/contract/statistics';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { balanceText } from '@mes/domain/scoreboard/performance';
import { killsPerDeath } from '@mes/domain/scoreboard/stat-line';
import { classNames } from '@mes/ui/class-names';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../api/use-call';
import { DateTimeInput } from '../../components/forms/DateTimeInput';
import { Select } from '../../components/forms/Select';
import { Switch } from '../../components/forms/Switch';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { Skeleton } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import type { InitialRead } from '../../page-declaration';
import styles from './PerformancePanel.module.css';
import * as texts from './texts';

export type PerformanceRead = InitialRead<Contract['statistics']['performance']>;

interface PerformancePanelProps {
  /** The read of the player without filters. */
  initial: PerformanceRead;
  /** Shows a switch to count only matches against this team. */
  opponent?: string;
  /** Only matches of these tournaments. */
  tournaments?: readonly string[];
}

const ALL = texts.all;
const MAPS = [ALL, ...DEFUSE_MAPS].map((value) => ({ value, label: value }));

/** The performance of a player, filtered by time, map and opponent. */
export function PerformancePanel({ initial, opponent, tournaments }: PerformancePanelProps) {
  const [start, setStart] = useState<number | null>(null);
  const [end, setEnd] = useState<number | null>(null);
  const [map, setMap] = useState(ALL);
  const [against, setAgainst] = useState(false);
  const performance = useCall('statistics', 'performance', {
    ...initial.input,
    startDate: start ?? undefined,
    endDate: end ?? undefined,
    map: map === ALL ? undefined : (map as DefuseMap),
    versus: against ? opponent : undefined,
    tournaments: tournaments && [...tournaments],
  });

  return (
    <Section title={texts.performance}>
      <Panel>
        <div className={styles.filters}>
          <DateTimeInput
            label={texts.from}
            value={start}
            onChange={setStart}
            max={end ?? undefined}
          />
          <DateTimeInput label={texts.to} value={end} onChange={setEnd} min={start ?? undefined} />
          <Select label={texts.map} options={MAPS} value={map} onChange={setMap} />
          {opponent && (
            <Switch
              label={interpolate(texts.againstOpponent, { opponent })}
              checked={against}
              onChange={setAgainst}
            />
          )}
        </div>
        <Loaded query={performance} skeleton={<FiguresSkeleton />}>
          {(figures) => <Figures performance={figures} />}
        </Loaded>
      </Panel>
    </Section>
  );
}

function Figures({ performance }: { performance: Performance }) {
  const { mapWins, mapLosses, kills, deaths, roundWins, roundLosses, rating } = performance;
  const balance = roundWins - roundLosses;
  return (
    <dl className={styles.figures}>
      <Figure label={texts.total}>{mapWins + mapLosses}</Figure>
      <Figure label={texts.won} tone="up">
        {mapWins}
      </Figure>
      <Figure label={texts.lost} tone="down">
        {mapLosses}
      </Figure>
      <Figure label={texts.kills}>{kills.toLocaleString('en')}</Figure>
      <Figure label={texts.deaths}>{deaths.toLocaleString('en')}</Figure>
      <Figure label={texts.killsPerDeath}>{killsPerDeath({ kills, deaths }).toFixed(2)}</Figure>
      <Figure
        label={texts.roundBalance}
        tone={balance > 0 ? 'up' : balance < 0 ? 'down' : undefined}
      >
        {balanceText(roundWins, roundLosses)}
      </Figure>
      {rating !== null && <Figure label={texts.rating}>{rating.toFixed(2)}</Figure>}
    </dl>
  );
}

interface FigureProps {
  label: string;
  tone?: 'up' | 'down';
  children: ReactNode;
}

function Figure({ label, tone, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(styles.value, tone && styles[tone])}>{children}</dd>
    </div>
  );
}

function FiguresSkeleton() {
  return (
    <div className={styles.figures}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
        <div key={place} className={styles.figure}>
          <Skeleton width={48} height={12} />
          <Skeleton width={64} height={40} />
        </div>
      ))}
    </div>
  );
}
