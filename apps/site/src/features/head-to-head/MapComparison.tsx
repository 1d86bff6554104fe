import type {
  ComparedMap,
  LikelyVeto as LikelyVetoRead,
  TeamComparison,
} from '@mes/contract/head-to-head';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { classNames } from '@mes/ui/class-names';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import { LikelyVeto } from './LikelyVeto';
import styles from './MapComparison.module.css';
import { habitOf, type MapPair, pairMaps } from './map-pairs';
import * as texts from './texts';

/** Win rates above and below which a map is highlighted, as on the page of a team. */
const STRONG = 0.6;
const WEAK = 0.45;

interface MapComparisonProps {
  comparison: TeamComparison;
  /** The maps of the veto, if they are known. */
  pool?: readonly DefuseMap[];
  likelyVeto?: LikelyVetoRead | null;
}

/** How both teams did on each map, and what they pick and ban. */
export function MapComparison({ comparison, pool, likelyVeto = null }: MapComparisonProps) {
  const { A, B } = comparison;
  const pairs = pairMaps({ A: A.maps, B: B.maps }, pool);
  return (
    <Section title={texts.maps} more={<span>{texts.lastSixMonths}</span>}>
      {pairs.length === 0 ? (
        <EmptyRow>{texts.noMapsPlayed}</EmptyRow>
      ) : (
        <Panel>
          <div className={styles.head}>
            <span className={styles.team}>
              <TeamLogo team={A.team} size={20} plain />
              <TeamName team={A.team} />
            </span>
            <span className={classNames(styles.team, styles.second)}>
              <TeamName team={B.team} />
              <TeamLogo team={B.team} size={20} plain />
            </span>
          </div>
          <ul>
            {pairs.map((pair) => (
              <MapRow key={pair.map} pair={pair} names={{ A: A.team.name, B: B.team.name }} />
            ))}
          </ul>
          {likelyVeto && <LikelyVeto veto={likelyVeto} comparison={comparison} />}
        </Panel>
      )}
    </Section>
  );
}

function MapRow({ pair, names }: { pair: MapPair; names: { A: string; B: string } }) {
  return (
    <li className={styles.row}>
      <Half record={pair.A} teamName={names.A} />
      <MapChip map={pair.map} className={styles.map} />
      <Half record={pair.B} teamName={names.B} isSecond />
    </li>
  );
}

interface HalfProps {
  record: ComparedMap | null;
  teamName: string;
  isSecond?: boolean;
}

function Half({ record, teamName, isSecond = false }: HalfProps) {
  const played = record?.played ?? 0;
  const rate = record && played > 0 ? record.won / played : null;
  return (
    <div className={classNames(styles.half, isSecond && styles.second)}>
      <Hidden>{`${teamName}: `}</Hidden>
      <HabitChip record={record} />
      {record && rate !== null ? (
        <>
          <span className={styles.record}>
            <span aria-hidden="true">{interpolate(texts.mapRecord, record)}</span>
            <Hidden>{interpolate(texts.mapRecordSpoken, record)}</Hidden>
          </span>
          <span className={styles.rate}>{`${Math.round(rate * 100)}%`}</span>
        </>
      ) : (
        <span className={classNames(styles.record, styles.nothing)}>{texts.notPlayed}</span>
      )}
      <span className={styles.bar} aria-hidden="true">
        {rate !== null && (
          <i
            className={classNames(rate >= STRONG && styles.strong, rate < WEAK && styles.weak)}
            style={{ width: `${rate * 100}%` }}
          />
        )}
      </span>
    </div>
  );
}

function HabitChip({ record }: { record: ComparedMap | null }) {
  const habit = record && habitOf(record);
  return (
    <span className={styles.habit}>
      {habit && (
        <Chip tone={habit.kind === 'pick' ? 'win' : 'loss'}>
          {interpolate(habit.kind === 'pick' ? texts.picks : texts.bans, {
            ...{ times: habit.times, of: habit.of },
          })}
        </Chip>
      )}
    </span>
  );
}
