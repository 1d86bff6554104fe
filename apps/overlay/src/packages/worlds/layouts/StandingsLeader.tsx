import type { CSSProperties } from 'react';
import { displayName } from '../../../community';
import { counted } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { hasPoints, type ShownTable } from '../../../tournament/tables';
import { Cut } from '../parts/Cut';
import { Digits } from '../parts/Digits';
import { Open } from '../parts/Open';
import { Ring } from '../parts/Ring';
import styles from './StandingsLeader.module.css';

/** Who leads: the emblem in a ring, the figure that decides in metal. */
export function Leader({ shown }: { shown: ShownTable }) {
  const leader = shown.table.rows[0];
  if (!leader || leader.wins + leader.losses + leader.draws === 0) return null;
  const figure = hasPoints(shown) ? leader.points : leader.wins;
  const word = hasPoints(shown) ? 'points' : 'wins';
  return (
    <>
      <Ring x={1_429} y={378} radius={170} hasTicks delay={700} />
      <section className={styles.leader}>
        <div className={`${styles.logo} wd-rise`} style={{ '--d': '900ms' } as CSSProperties}>
          <TeamLogo team={leader.team} size={200} />
        </div>
        <Open delay={1_000} className={styles.name}>
          <Cut className={`${styles.text} wd-name`}>{displayName(leader.team)}</Cut>
        </Open>
        <p className={`${styles.figure} wd-fade`} style={{ '--d': '1300ms' } as CSSProperties}>
          <span className="wd-number wd-metal">
            <Digits value={figure} />
          </span>
          <span className="wd-label">{`${word}, ${counted(leader.wins, 'win')}`}</span>
        </p>
      </section>
    </>
  );
}
