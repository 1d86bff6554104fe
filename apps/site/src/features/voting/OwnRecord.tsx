import type { VotingRecord } from '@mes/contract/voting-schemas';
import { SEASON_GRANT } from '@mes/domain/voting/rules';
import { useCall } from '../../api/use-call';
import { LineChart } from '../../components/charts/LineChart';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { formatPercent } from '../../components/text/format-percent';
import { formatDate } from '../../components/text/format-time';
import { interpolate } from '../../interpolate';
import { useZone } from '../../ssr/hydration';
import { signed } from '../matches/labels';
import styles from './OwnRecord.module.css';
import * as texts from './texts';

/** The own season: rank, accuracy and how the points went. */
export function OwnRecord({ season }: { season: number | undefined }) {
  const record = useCall('voting', 'ownRecord', { season });
  return (
    <Loaded query={record} skeleton={<SkeletonRows rows={2} height={140} />} isEmpty={() => false}>
      {(found) => (
        <>
          <Figures record={found} />
          <Progress record={found} />
        </>
      )}
    </Loaded>
  );
}

function Figures({ record }: { record: VotingRecord }) {
  const { rank, voters, points, votes, correct, longestStreak } = record;
  const figures = [
    [texts.rank, rank === null ? '-' : interpolate(texts.rankOf, { rank, voters })],
    [texts.points, points.toLocaleString('en')],
    [texts.profit, signed(points - SEASON_GRANT)],
    [texts.accuracy, formatPercent(correct / votes)],
    [texts.longestStreak, longestStreak],
  ];
  return (
    <Panel>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Progress({ record: { progress } }: { record: VotingRecord }) {
  const zone = useZone();
  return (
    <Section title={texts.profit}>
      <LineChart
        label={texts.progress}
        columns={[texts.progressColumns, texts.points]}
        baseline={SEASON_GRANT}
        points={progress.map(({ at, match, gain, points }) => ({
          id: match,
          label: formatDate(at, zone),
          value: points,
          note: signed(gain),
        }))}
        empty={<EmptyRow>{texts.noProgress}</EmptyRow>}
      />
    </Section>
  );
}
