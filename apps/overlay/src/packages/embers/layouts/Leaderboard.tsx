import type { LeaderboardPlayer } from '@mes/contract/statistics';
import type { CSSProperties } from 'react';
import type { LeaderboardModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { nameWithin } from '../../../parts/name-within';
import { killsPerDeath, ratingOf } from '../../../parts/player-figures';
import type { TableColumn } from '../../kit';
import { Burn } from '../parts/Burn';
import { Empty } from '../parts/Empty';
import { Figure } from '../parts/Figure';
import { Forge, type Hit } from '../parts/Forge';
import { Head } from '../parts/Head';
import { hitOf } from '../parts/motion';
import { SEAMS } from '../parts/seam';
import { Table } from '../parts/Table';
import { Torn } from '../parts/Torn';
import styles from './Leaderboard.module.css';

const COLUMNS: readonly TableColumn[] = [
  { label: '', kind: 'place', width: '70px' },
  { label: 'Player', kind: 'name', width: 'minmax(0, 1fr)' },
  { label: 'Team', kind: 'figure', width: '120px' },
  { label: 'K/D', kind: 'figure', width: '110px' },
  { label: 'Maps', kind: 'figure', width: '100px' },
  { label: 'Rating', kind: 'key', width: '130px' },
];
const ROWS = 8;

const HITS: readonly Hit[] = [
  { at: hitOf(4), line: { from: [1_280, 800], to: [1_900, 800], count: 22, power: 0.8 } },
];

/** The best one stands on a plate of their own, those who follow in a list. */
export default function Leaderboard({ scope, players }: LeaderboardModel) {
  const [best, ...others] = players ?? [];
  return (
    <Forge seam={SEAMS.low} floor={0.12} hits={HITS}>
      <Head title="Best players" note={scope} />
      {!best && <Empty>There are no statistics yet.</Empty>}
      {best && (
        <>
          <div className={styles.title}>
            <Burn size={92} width={900}>
              Rating
            </Burn>
          </div>
          <Table
            columns={COLUMNS}
            rows={others.slice(0, ROWS).map(rowOf)}
            rowsPerColumn={ROWS}
            className={styles.table}
          />
          <Best best={best} />
        </>
      )}
    </Forge>
  );
}

function Best({ best }: { best: LeaderboardPlayer }) {
  const { player, team } = best;
  return (
    <>
      <div className={styles.window}>
        <div className={`${styles.figure} eb-stand`} style={{ '--i': 5 } as CSSProperties}>
          <Figure player={player} side="coalition" className={styles.picture} />
        </div>
      </div>
      <Torn
        edges="lb"
        width={680}
        height={150}
        depth={10}
        step={4}
        from="right"
        className={styles.best}
      >
        <b className={`${styles.place} eb-t`}>{best.place}</b>
        <span className={styles.caption}>
          <Fit className={`${styles.name} eb-t`} twoLines>
            {player.name}
          </Fit>
          <Fit className="eb-lab">{team ? nameWithin(team, { room: 240, size: 40 }) : ''}</Fit>
        </span>
        <b className={`${styles.rating} eb-t`}>{ratingOf(best)}</b>
      </Torn>
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
