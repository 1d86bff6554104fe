import type { VotingRank } from '@mes/contract/voting';
import type { CSSProperties } from 'react';
import { VOTERS_BY_POINTS } from '../../data/sources';
import { useSource } from '../../data/use-live';
import { Empty } from '../../parts/Empty';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { percent } from '../../parts/player-figures';
import { counted } from '../../parts/words';
import styles from './voting-leaderboard.module.css';

const ROWS = 7;

/** The viewers who have called the most matches right. */
export default function VotingLeaderboard() {
  const voters = useSource(VOTERS_BY_POINTS);
  const ranks = voters?.ranks.slice(0, 2 * ROWS) ?? [];
  return (
    <FullScene
      title="Best voters"
      note={voters?.total ? counted(voters.total, 'voter') : undefined}
    >
      {ranks.length === 0 && <Empty>Nobody has voted yet this season.</Empty>}
      <div className={styles.columns} data-single={ranks.length <= ROWS || undefined}>
        {[ranks.slice(0, ROWS), ranks.slice(ROWS)]
          .filter((column) => column.length > 0)
          .map((column) => (
            <ol key={column[0]?.rank} className={styles.column}>
              <li className={`${styles.row} ${styles.labels}`}>
                <span />
                <span>Viewer</span>
                <span>Right</span>
                <span>Points</span>
              </li>
              {column.map((rank, place) => (
                <Row key={rank.player.id} rank={rank} step={place} />
              ))}
            </ol>
          ))}
      </div>
    </FullScene>
  );
}

function Row({
  rank: { rank, player, votes, correct, points },
  step,
}: {
  rank: VotingRank;
  step: number;
}) {
  return (
    <li
      className={`${styles.row} ${rank <= 3 ? styles.top : ''} wipe`}
      style={{ '--i': step } as CSSProperties}
    >
      <span className={styles.place}>{rank}</span>
      <Fit className={`${styles.name} tight`}>{player.name}</Fit>
      <span className={styles.dim}>{votes === 0 ? '-' : percent(correct / votes)}</span>
      <span className={styles.points}>{points.toLocaleString('en')}</span>
    </li>
  );
}
