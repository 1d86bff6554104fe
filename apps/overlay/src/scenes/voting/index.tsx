import type { VotingMatch } from '@mes/contract/voting';
import { displayName } from '@mes/domain/names/display';
import type { CSSProperties } from 'react';
import { VOTING_MATCHES } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { useStream } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { FullScene } from '../../parts/FullScene';
import { clockOf, counted, roundAndFormat } from '../../parts/labels';
import { percent } from '../../parts/player-figures';
import { Swap } from '../../parts/Swap';
import { TeamLogo } from '../../parts/TeamLogo';
import { TeamName } from '../../parts/TeamName';
import { useNow } from '../../parts/use-now';
import { matchOnAir, payFactor, stateAt } from './shown-match';
import styles from './voting.module.css';

const SECOND = 1_000;

/** Whom the viewers have their points on. */
export default function Voting() {
  const stream = useStream();
  const match = matchOnAir(useSource(VOTING_MATCHES) ?? [], stream);
  if (!match) {
    return (
      <FullScene title="Predictions">
        <Empty>No match is open for votes right now.</Empty>
      </FullScene>
    );
  }
  const { teamA, teamB } = match.pool;
  const all = teamA.points + teamB.points;
  const share = all === 0 ? null : teamA.points / all;
  return (
    <FullScene title="Predictions" note={roundAndFormat(match.round ?? '', match.bestOf)}>
      <Half match={match} side="A" share={share} />
      <Half match={match} side="B" share={share === null ? null : 1 - share} />
      <div className={`${styles.bar} wipe`} style={{ '--i': 2 } as CSSProperties}>
        <div className={styles.share} style={{ width: `${100 * (share ?? 0.5)}%` }} />
      </div>
      <p className={`${styles.foot} wipe`} style={{ '--i': 3 } as CSSProperties}>
        <State match={match} />
        <span>{`${location.host}/app/voting`}</span>
      </p>
    </FullScene>
  );
}

interface HalfProps {
  match: VotingMatch;
  side: 'A' | 'B';
  /** Null while nobody has voted. */
  share: number | null;
}

function Half({ match, side, share }: HalfProps) {
  const team = side === 'A' ? match.teamA : match.teamB;
  const stakes = side === 'A' ? match.pool.teamA : match.pool.teamB;
  const hasLost = match.winner !== null && match.winner !== side;
  return (
    <section className={`${styles.half} ${styles[side]} ${hasLost ? styles.lost : ''}`}>
      <TeamLogo team={team} size={230} className="rise" />
      <div className={`${styles.name} wipe`}>
        <TeamName shown={displayName(team)} />
      </div>
      <p className={`${styles.percent} wipe`} style={{ '--i': 1 } as CSSProperties}>
        <Swap value={share === null ? '–' : percent(share)} />
      </p>
      <p className={`${styles.stakes} wipe`} style={{ '--i': 1 } as CSSProperties}>
        {`${counted(stakes.votes, 'vote')}, ${counted(stakes.points, 'point')}`}
        <Factor match={match} side={side} />
      </p>
    </section>
  );
}

/** What a point brings back, or has brought. */
function Factor({ match, side }: Omit<HalfProps, 'share'>) {
  const factor = payFactor(match, side);
  if (factor === null) return null;
  return <b className={styles.factor}>{`${match.winner === side ? 'paid' : 'pays'} ×${factor}`}</b>;
}

/** By itself, so that nothing else is rendered anew every second. */
function State({ match }: { match: VotingMatch }) {
  const now = useNow(SECOND, (match.locksAt ?? 0) % SECOND);
  return <b>{stateLabel(match, now)}</b>;
}

function stateLabel(match: VotingMatch, now: number): string {
  const { locksAt, winner, teamA, teamB } = match;
  const state = stateAt(match, now);
  if (state === 'open')
    return locksAt === null ? 'Vote now' : `Vote now, ${clockOf(locksAt - now)} left`;
  if (state === 'locked') return 'Voting is closed';
  if (state === 'returned' || winner === null) return 'All points were returned';
  return `${displayName(winner === 'A' ? teamA : teamB)} has won`;
}
