import type { VotingRank } from '@mes/contract/voting';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { VOTERS_BY_POINTS } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { Empty } from '../../parts/Empty';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { counted } from '../../parts/labels';
import { percent } from '../../parts/player-figures';
import table from '../../parts/table.module.css';
import { useRankChanges } from './use-rank-changes';
import styles from './voting-leaderboard.module.css';

const ROWS = 7;
const MARKED = 3;

/** The viewers who have won the most points this season. */
export default function VotingLeaderboard() {
  const voters = useSource(VOTERS_BY_POINTS);
  const ranks = voters?.ranks.slice(0, 2 * ROWS) ?? [];
  const changes = useRankChanges(ranks);
  const columns = [ranks.slice(0, ROWS), ranks.slice(ROWS)].filter(({ length }) => length > 0);
  return (
    <FullScene
      title="Best voters"
      note={voters?.total ? counted(voters.total, 'voter') : undefined}
    >
      {ranks.length === 0 && <Empty>No vote of this season has been decided yet.</Empty>}
      <div
        className={`${table.area} ${styles.voters}`}
        data-single={columns.length === 1 || undefined}
      >
        {columns.map((column) => (
          <ol key={column[0]?.rank} className={table.table}>
            <li className={`${table.row} ${table.labels}`}>
              <span />
              <span className={table.who}>Viewer</span>
              <span>Right</span>
              <span>Points</span>
            </li>
            {column.map((rank, place) => (
              <Row
                key={rank.player.id}
                rank={rank}
                change={changes.get(rank.player.id) ?? 0}
                step={place}
              />
            ))}
          </ol>
        ))}
      </div>
    </FullScene>
  );
}

function Row({
  rank: { rank, player, votes, correct, points },
  change,
  step,
}: {
  rank: VotingRank;
  /** Places won; below zero places lost. */
  change: number;
  step: number;
}) {
  return (
    <li
      className={classNames(table.row, rank <= MARKED && table.marked, 'wipe')}
      style={{ '--i': step } as CSSProperties}
    >
      <span className={table.place}>{rank}</span>
      <span className={styles.viewer}>
        <Fit className={`${table.who} ${table.name} tight`}>{player.name}</Fit>
        <RankChange places={change} />
      </span>
      <span className={styles.right}>{votes === 0 ? '-' : percent(correct / votes)}</span>
      <span className={table.key}>{points.toLocaleString('en')}</span>
    </li>
  );
}

function RankChange({ places }: { places: number }) {
  if (places === 0) return null;
  return (
    <b className={places > 0 ? styles.up : styles.down}>
      {places > 0 ? `▲ ${places}` : `▼ ${-places}`}
    </b>
  );
}
