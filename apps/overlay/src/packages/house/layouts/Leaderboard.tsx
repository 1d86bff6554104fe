import type { LeaderboardPlayer } from '@mes/contract/statistics';
import { displayName } from '../../../community';
import type { LeaderboardModel } from '../../../models/tournament';
import { killsPerDeath, ratingOf } from '../../../parts/player-figures';
import { FullScene } from '../../FullScene';
import type { TableColumn } from '../../kit';
import { Empty } from '../parts/Empty';
import { Fill } from '../parts/Fill';
import { Flaps } from '../parts/Flaps';
import { Head } from '../parts/Head';
import { Slash } from '../parts/Slash';
import { Table } from '../parts/Table';
import { Ticker } from '../parts/Ticker';
import styles from './Leaderboard.module.css';

const COLUMNS: readonly TableColumn[] = [
  { label: '', kind: 'place', width: '76px' },
  { label: 'Player', kind: 'name', width: 'minmax(0, 1fr)' },
  { label: 'Team', kind: 'figure', width: '130px' },
  { label: 'K/D', kind: 'figure', width: '120px' },
  { label: 'Maps', kind: 'figure', width: '110px' },
  { label: 'Rating', kind: 'key', width: '150px' },
];
const ROWS = 8;

/** On bone the best one, on black those who follow. */
export default function Leaderboard({ scope, players }: LeaderboardModel) {
  const [best, ...others] = players ?? [];
  if (!best) {
    return (
      <FullScene title="Best players" note={scope}>
        <Empty>There are no statistics yet.</Empty>
      </FullScene>
    );
  }
  return (
    <>
      <Slash x={1_240} bone="right">
        <Head title="Best players" note={scope} />
        <div className={styles.title}>
          <Fill width={900} size={150} widest={62} delay={260}>
            Best players
          </Fill>
        </div>
        <Table
          columns={COLUMNS}
          rows={others.slice(0, ROWS).map(rowOf)}
          rowsPerColumn={ROWS}
          className={styles.table}
        />
        <b className={`${styles.rating} hs-big`}>
          <Flaps value={ratingOf(best)} delay={700} />
        </b>
        <div className={`${styles.best} hs-fade`}>
          <Fill width={600} size={150} widest={62}>
            {best.player.name}
          </Fill>
          <p>{`Best rating${best.team ? `, ${displayName(best.team)}` : ''}`}</p>
        </div>
      </Slash>
      <Ticker />
    </>
  );
}

function rowOf({ place, player, team, ...figures }: LeaderboardPlayer) {
  return {
    id: player.id,
    isMarked: place <= 3,
    cells: [
      place,
      player.name,
      team?.tag.toUpperCase() ?? '',
      killsPerDeath(figures).toFixed(2),
      figures.maps,
      ratingOf(figures),
    ],
  };
}
