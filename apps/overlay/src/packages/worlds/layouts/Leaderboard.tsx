import type { LeaderboardPlayer } from '@mes/contract/statistics';
import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import type { LeaderboardModel } from '../../../models/tournament';
import { killsPerDeath, ratingOf } from '../../../parts/player-figures';
import { Horizon } from '../globe/Horizon';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Digits } from '../parts/Digits';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { Medallion } from '../parts/Medallion';
import { Meridian } from '../parts/Meridian';
import { Open } from '../parts/Open';
import { Ring } from '../parts/Ring';
import styles from './Leaderboard.module.css';
import { LOW_HORIZON } from './Standings';

const ROWS = 8;

/** The best one in a ring left of the meridian, those who follow right of it. */
export default function Leaderboard({ scope, players }: LeaderboardModel) {
  const [best, ...others] = players ?? [];
  if (!best) {
    return (
      <>
        <Backdrop />
        <Head title="Best players" note={scope} />
        <Empty>There are no statistics yet.</Empty>
      </>
    );
  }
  return (
    <>
      <Backdrop isBare />
      <Horizon top={LOW_HORIZON} />
      <Meridian top={118} height={830} />
      <Head title="Best players" note={scope} />
      <Best best={best} />
      <section className={styles.others}>
        <div className={`${styles.labels} wd-fade`}>
          <span>Player</span>
          <span>Team</span>
          <span>K/D</span>
          <span>Rating</span>
        </div>
        <ol>
          {others.slice(0, ROWS).map((player, step) => (
            <Line key={player.player.id} {...player} step={step} />
          ))}
        </ol>
      </section>
    </>
  );
}

function Best({ best: { player, team, ...figures } }: { best: LeaderboardPlayer }) {
  return (
    <>
      <Ring x={491} y={398} radius={196} hasTicks delay={400} />
      <div className={`${styles.portrait} wd-rise`} style={{ '--d': '800ms' } as CSSProperties}>
        <Medallion player={player} side="coalition" size={300} />
      </div>
      <section className={styles.best}>
        <Open delay={900} className={styles.name}>
          <Cut className={styles.text} widest={118}>
            {player.name}
          </Cut>
        </Open>
        <p className="wd-label wd-fade" style={{ '--d': '1100ms' } as CSSProperties}>
          <Cut>{team ? displayName(team) : ''}</Cut>
        </p>
        <p className={`${styles.rating} wd-fade`} style={{ '--d': '1200ms' } as CSSProperties}>
          <span className="wd-number wd-metal">
            <Digits value={ratingOf(figures)} />
          </span>
          <span className="wd-label">rating</span>
        </p>
      </section>
    </>
  );
}

function Line({ place, player, team, step, ...figures }: LeaderboardPlayer & { step: number }) {
  return (
    <li
      className={`${styles.row} wd-fade`}
      style={{ '--d': `${1_000 + step * 90}ms` } as CSSProperties}
    >
      <span className={styles.place}>{place}</span>
      <Medallion player={player} side="coalition" size={62} className={styles.small} />
      <Cut className={styles.player} widest={108}>
        {player.name}
      </Cut>
      <Cut className={styles.team} widest={110}>
        {team?.tag.toUpperCase() ?? ''}
      </Cut>
      <span>{killsPerDeath(figures).toFixed(2)}</span>
      <b>
        <Digits value={ratingOf(figures)} />
      </b>
    </li>
  );
}
