import type { VotingRank } from '@mes/contract/voting-schemas';
import type { VotingLeaderboardModel } from '../../models/people';
import { Fit } from '../../parts/Fit';
import { percent } from '../../parts/player-figures';
import { FullScene } from '../FullScene';
import type { TableColumn } from '../kit';
import { useKit } from '../kit-context';
import styles from './VotingLeaderboard.module.css';

const ROWS = 7;
const MARKED = 3;

const COLUMNS: readonly TableColumn[] = [
  { label: '', kind: 'place', width: '96px' },
  { label: 'Viewer', kind: 'name', width: 'minmax(0, 1fr)' },
  { label: 'Right', kind: 'figure', width: '150px' },
  { label: 'Points', kind: 'key', width: '190px' },
];

export default function VotingLeaderboard({ ranks, changes, voters }: VotingLeaderboardModel) {
  const { Empty, Table } = useKit();
  return (
    <FullScene title="Best voters" note={voters}>
      {ranks.length === 0 && <Empty>No vote of this season has been decided yet.</Empty>}
      <Table
        columns={COLUMNS}
        rows={ranks.map((rank) => ({
          id: rank.player.id,
          isMarked: rank.rank <= MARKED,
          cells: cellsOf(rank, changes.get(rank.player.id) ?? 0),
        }))}
        rowsPerColumn={ROWS}
        className={styles.voters}
      />
    </FullScene>
  );
}

function cellsOf({ rank, player, votes, correct, points }: VotingRank, change: number) {
  return [
    rank,
    change === 0 ? player.name : <Viewer key="viewer" name={player.name} change={change} />,
    votes === 0 ? '-' : percent(correct / votes),
    points.toLocaleString('en'),
  ];
}

/** With the places won, or below zero lost. */
function Viewer({ name, change }: { name: string; change: number }) {
  return (
    <span className={styles.viewer}>
      <Fit className={`${styles.name} tight`}>{name}</Fit>
      <b className={change > 0 ? styles.up : styles.down}>
        {change > 0 ? `▲ ${change}` : `▼ ${-change}`}
      </b>
    </span>
  );
}
