import type { Contract } from '@mes/contract';
import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import { useState } from 'react';
import { useCall } from '../../api/use-call';
import { DateTimeInput } from '../../components/forms/DateTimeInput';
import { Select } from '../../components/forms/Select';
import { Switch } from '../../components/forms/Switch';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { interpolate } from '../../interpolate';
import type { InitialRead } from '../../page-declaration';
import { PerformanceFigures, PerformanceSkeleton } from './PerformanceFigures';
import styles from './PerformancePanel.module.css';
import * as texts from './texts';

export type PerformanceRead = InitialRead<Contract['statistics']['performance']>;

interface PerformancePanelProps {
  /** The read of the player without filters, or in some tournaments only. */
  initial: PerformanceRead;
  /** Shows a switch to count only matches against this team. */
  opponent?: string;
}

const ALL = texts.all;
const MAPS = [ALL, ...DEFUSE_MAPS].map((value) => ({ value, label: value }));

/** The performance of a player, filtered by time, map and opponent. */
export function PerformancePanel({ initial, opponent }: PerformancePanelProps) {
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
  });

  return (
    <Section title={texts.performance} more={initial.input.tournaments?.join(', ')}>
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
        <Loaded query={performance} skeleton={<PerformanceSkeleton />}>
          {(figures) => <PerformanceFigures performance={figures} />}
        </Loaded>
      </Panel>
    </Section>
  );
}
