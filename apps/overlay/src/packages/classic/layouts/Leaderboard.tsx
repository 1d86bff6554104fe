import type { LeaderboardPlayer } from '@mes/contract/statistics';
import { Portrait } from '@mes/ui/Portrait.tsx';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { Fit } from '../../../parts/Fit';
import { killsPerDeath, ratingOf } from '../../../parts/player-figures';
import { FullScene } from '../../FullScene';
import type { LeaderboardModel } from '../../models/tournament';
import { Empty } from '../parts/Empty';
import table from '../parts/Table.module.css';
import styles from './Leaderboard.module.css';

const PODIUM = 3;

export default function Leaderboard({ scope, players }: LeaderboardModel) {
  return (
    <FullScene title="Best players" note={scope}>
      {(players?.length ?? 0) === 0 && <Empty>There are no statistics yet.</Empty>}
      <div className={styles.podium}>
        {players?.slice(0, PODIUM).map((each, place) => (
          <Card key={each.player.id} player={each} place={place} />
        ))}
      </div>
      {players && players.length > PODIUM && (
        <ol className={`${table.table} ${styles.rows}`}>
          <li className={`${table.row} ${table.labels}`}>
            <span />
            <span className={table.who}>Player</span>
            <span>K/D</span>
            <span>Maps</span>
            <span>Rating</span>
          </li>
          {players.slice(PODIUM).map((each, place) => (
            <Row key={each.player.id} player={each} step={place + 2} />
          ))}
        </ol>
      )}
    </FullScene>
  );
}

function Card({
  player: { place, player, team, ...figures },
  place: index,
}: {
  player: LeaderboardPlayer;
  place: number;
}) {
  return (
    <article className={`${styles.card} wipe`} style={{ '--i': index } as CSSProperties}>
      <b className={styles.badge} data-place={place}>
        {place}
      </b>
      <Portrait
        side="coalition"
        seed={player.name}
        photo={player.photo}
        loading="eager"
        className={styles.portrait}
      />
      <div className={styles.plate}>
        <div>
          <Fit className={`${styles.name} tight`} twoLines>
            {player.name}
          </Fit>
          <Fit className={styles.team} twoLines>
            {team ? displayName(team) : 'Free agent'}
          </Fit>
        </div>
        <p className={styles.figures}>
          <span>
            <b>{ratingOf(figures)}</b> Rating
          </span>
          <span>
            <b>{killsPerDeath(figures).toFixed(2)}</b> K/D
          </span>
          <span>
            <b>{figures.maps}</b> Maps
          </span>
        </p>
      </div>
    </article>
  );
}

function Row({
  player: { place, player, team, ...figures },
  step,
}: {
  player: LeaderboardPlayer;
  step: number;
}) {
  return (
    <li className={`${table.row} wipe`} style={{ '--i': step } as CSSProperties}>
      <span className={table.place}>{place}</span>
      <span className={table.who}>
        <Fit className={`${table.name} tight`} twoLines>
          {player.name}
        </Fit>
        <small className={styles.tag}>{team?.tag ?? ''}</small>
      </span>
      <span>{killsPerDeath(figures).toFixed(2)}</span>
      <span>{figures.maps}</span>
      <span className={table.key}>{ratingOf(figures)}</span>
    </li>
  );
}
