import type { VotingMatch } from '@mes/contract/voting';
import { displayName } from '@mes/domain/names/display';
import type { CSSProperties } from 'react';
import { VOTING_MATCHES } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { type CurrentStream, useStream } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { FullScene } from '../../parts/FullScene';
import { counted, roundAndFormat, timeOf } from '../../parts/labels';
import { percent } from '../../parts/player-figures';
import { Swap } from '../../parts/Swap';
import { TeamLogo } from '../../parts/TeamLogo';
import { TeamName } from '../../parts/TeamName';
import styles from './voting.module.css';

/** Whom the viewers have their points on. */
export default function Voting() {
  const stream = useStream();
  const match = matchOf(useSource(VOTING_MATCHES) ?? [], stream);
  if (!match) {
    return (
      <FullScene title="Predictions">
        <Empty>Voting opens soon.</Empty>
      </FullScene>
    );
  }
  const { teamA, teamB } = match.pool;
  const all = teamA.points + teamB.points;
  const share = all === 0 ? 0.5 : teamA.points / all;
  return (
    <FullScene title="Predictions" note={roundAndFormat(match.round ?? '', match.bestOf)}>
      <Half match={match} side="A" share={share} />
      <Half match={match} side="B" share={1 - share} />
      <div className={`${styles.bar} wipe`} style={{ '--i': 2 } as CSSProperties}>
        <div className={styles.share} style={{ width: `${100 * share}%` }} />
      </div>
      <p className={`${styles.foot} wipe`} style={{ '--i': 3 } as CSSProperties}>
        <b>{stateLabel(match)}</b>
        <span>{`${location.host}/voting`}</span>
      </p>
    </FullScene>
  );
}

interface HalfProps {
  match: VotingMatch;
  side: 'A' | 'B';
  share: number;
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
        <Swap value={percent(share)} />
      </p>
      <p className={`${styles.stakes} wipe`} style={{ '--i': 1 } as CSSProperties}>
        {`${counted(stakes.votes, 'vote')}, ${counted(stakes.points, 'point')}`}
      </p>
    </section>
  );
}

/** The vote on the match that is on air, or else the newest that is still open. */
function matchOf(
  matches: readonly VotingMatch[],
  stream: CurrentStream | null,
): VotingMatch | null {
  const isOnAir = ({ linkedMatch, teamA, teamB }: VotingMatch) =>
    linkedMatch !== null && linkedMatch === stream?.matchup.id
      ? true
      : teamA.name === stream?.teamA && teamB.name === stream.teamB;
  return matches.find(isOnAir) ?? matches.find(({ state }) => state === 'open') ?? null;
}

function stateLabel({ state, locksAt, winner, teamA, teamB }: VotingMatch): string {
  if (state === 'open') return locksAt === null ? 'Vote now' : `Vote until ${timeOf(locksAt)}`;
  if (state === 'locked') return 'Voting is closed';
  if (state === 'returned' || winner === null) return 'All points were returned';
  return `${displayName(winner === 'A' ? teamA : teamB)} has won`;
}
