import type { LeaderboardPlayer } from '@mes/contract/statistics';
import { displayName } from '@mes/domain/names/display';
import { Portrait } from '@mes/ui/Portrait.tsx';
import type { CSSProperties } from 'react';
import { leaderboardSource } from '../../data/sources';
import { useSource } from '../../data/use-live-data';
import { useTournament } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { killsPerDeath, ratingOf } from '../../parts/player-figures';
import table from '../../parts/table.module.css';
import { useScene } from '../../scene-context';
import styles from './player-leaderboards.module.css';

const ROWS = 10;
const PODIUM = 3;

/** The best players, of the tournament in the address or of all. */
export default function PlayerLeaderboards() {
  const { route } = useScene();
  const named = useTournament();
  const tournament = route.tournament === null ? null : named;
  // Only once it is known which tournament is meant.
  const isReady = route.tournament === null || tournament !== null;
  const players = useSource(
    isReady ? leaderboardSource({ tournament: tournament?.id ?? null, count: ROWS }) : null,
  );
  return (
    <FullScene title="Best players" note={tournament?.name ?? 'All tournaments'}>
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
        side={index % 2 === 0 ? 'coalition' : 'breach'}
        seed={index}
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
