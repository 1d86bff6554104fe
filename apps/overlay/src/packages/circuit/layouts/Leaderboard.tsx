import type { LeaderboardPlayer } from '@mes/contract/statistics';
import { displayName } from '../../../community';
import type { LeaderboardModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { killsPerDeath, ratingOf } from '../../../parts/player-figures';
import { FullScene } from '../../FullScene';
import type { TableColumn } from '../../kit';
import { Backdrop } from '../parts/Backdrop';
import { Copper } from '../parts/Copper';
import { Empty } from '../parts/Empty';
import { Title } from '../parts/Head';
import { Panel } from '../parts/Panel';
import { Portrait } from '../parts/Portrait';
import { Rail } from '../parts/Rail';
import { Table } from '../parts/Table';
import styles from './Leaderboard.module.css';

const COLUMNS: readonly TableColumn[] = [
  { label: '', kind: 'place', width: '84px' },
  { label: 'Player', kind: 'name', width: 'minmax(0, 1fr)' },
  { label: 'Team', kind: 'figure', width: '130px' },
  { label: 'K/D', kind: 'figure', width: '130px' },
  { label: 'Maps', kind: 'figure', width: '120px' },
  { label: 'Rating', kind: 'key', width: '160px' },
];
const ROWS = 8;

/** The best one in the panel on the right, on the left who follows. */
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
      <Backdrop quiet />
      <Rail note={scope} />
      <Title title="Best players" />
      <Table
        columns={COLUMNS}
        rows={others.slice(0, ROWS).map(rowOf)}
        rowsPerColumn={ROWS}
        className={styles.table}
      />
      <Panel className={styles.best} tone="a" delay={500}>
        <Portrait
          player={{ id: best.player.id, name: best.player.name, photo: best.player.photo ?? null }}
          side="coalition"
          className={styles.portrait}
        />
        <div className={styles.rating}>
          <Copper value={ratingOf(best)} size={176} tone="a" delay={900} />
          <p className={`${styles.unit} ci-silk`}>Rating</p>
        </div>
        <div className={styles.who}>
          <Fit className={`${styles.name} ci-hand`} twoLines>
            {best.player.name}
          </Fit>
          {best.team && <Fit className="ci-silk ci-own-case">{displayName(best.team)}</Fit>}
        </div>
      </Panel>
    </>
  );
}

function rowOf({ place, player, team, ...figures }: LeaderboardPlayer) {
  return {
    id: player.id,
    isMarked: place <= 3,
    cells: [
      place,
      <Fit key="name" className={`${styles.handle} ci-hand`}>
        {player.name}
      </Fit>,
      team?.tag.toUpperCase() ?? '',
      killsPerDeath(figures).toFixed(2),
      figures.maps,
      ratingOf(figures),
    ],
  };
}
