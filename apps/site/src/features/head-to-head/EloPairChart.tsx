import type { ComparedTeam } from '@mes/contract/head-to-head';
import { useCall } from '../../api/use-call';
import { LineChart } from '../../components/charts/LineChart';
import { TeamName } from '../../components/pictures/TeamName';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { formatDate } from '../../components/text/format-time';
import { interpolate } from '../../interpolate';
import { useZone } from '../../ssr/hydration';
import { formatCount } from '../statistics/figures';
import styles from './EloComparison.module.css';
import { type EloPair, eloPairs } from './elo-pairs';
import * as texts from './texts';

/** More lines could not be distinguished in a chart. */
const MOST_POINTS = 200;

interface EloPairChartProps {
  teamA: ComparedTeam['team'];
  teamB: ComparedTeam['team'];
}

export default function EloPairChart({ teamA, teamB }: EloPairChartProps) {
  const one = useCall('ratings', 'team', { name: teamA.name });
  const other = useCall('ratings', 'team', { name: teamB.name });
  const skeleton = <SkeletonRows rows={5} height={42} />;
  return (
    <Loaded query={one} skeleton={skeleton}>
      {(a) => (
        <Loaded query={other} skeleton={skeleton}>
          {(b) => (
            <Lines teamA={teamA} teamB={teamB} pairs={eloPairs({ A: a.history, B: b.history })} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

function Lines({ teamA, teamB, pairs }: EloPairChartProps & { pairs: readonly EloPair[] }) {
  const zone = useZone();
  const shown = pairs.slice(-MOST_POINTS);
  const last = shown.at(-1);
  return (
    <>
      {last && (
        <div className={styles.legend}>
          <span className={styles.team}>
            <i className={styles.line} />
            <TeamName team={teamA} /> <span className={styles.elo}>{formatCount(last.A)}</span>
          </span>
          <span className={styles.team}>
            <i className={styles.dashed} />
            <TeamName team={teamB} /> <span className={styles.elo}>{formatCount(last.B)}</span>
          </span>
        </div>
      )}
      <LineChart
        label={interpolate(texts.eloOfTeams, { teamA: teamA.name, teamB: teamB.name })}
        columns={[texts.date, teamA.name]}
        format={formatCount}
        points={shown.map(({ match, at, A, B }) => ({
          id: match,
          label: formatDate(at, zone),
          value: A,
          note: `${teamB.name} ${formatCount(B)}`,
        }))}
        compared={shown.map(({ B }) => B)}
        empty={<EmptyRow>{texts.noElo}</EmptyRow>}
      />
    </>
  );
}
