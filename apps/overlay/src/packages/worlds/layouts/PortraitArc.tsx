import type { Side } from '@mes/ui/art/portrait';
import type { CSSProperties } from 'react';
import type { LineupPlayer } from '../../../models/match';
import { Cut } from '../parts/Cut';
import { Medallion } from '../parts/Medallion';
import { Open } from '../parts/Open';
import styles from './PortraitArc.module.css';

const RADIUS = 2_500;
/** Where the arc is lowest, on the axis. */
const LOWEST = 888;
const SIZE = 132;
const FIRST = 132;
const PITCH = 156;
const HALF = 860;
const MOST = 5;

/** How far the arc has risen at this distance from the axis. */
function riseAt(dx: number): number {
  return RADIUS - Math.sqrt(RADIUS ** 2 - dx ** 2);
}

/** The line that both line-ups stand on. */
export function PortraitArc() {
  const rise = riseAt(HALF);
  return (
    <Open delay={1_000} className={styles.arc}>
      <svg viewBox={`0 0 ${2 * HALF} ${rise + 2}`} aria-hidden="true">
        <path d={`M0 1A${RADIUS} ${RADIUS} 0 0 0 ${2 * HALF} 1`} />
      </svg>
    </Open>
  );
}

/** From the axis outward, Coalition to the left and Breach to the right. */
export function Lineup({ players, side }: { players: readonly LineupPlayer[]; side: Side }) {
  const way = side === 'coalition' ? -1 : 1;
  return (
    <>
      {players.slice(0, MOST).map((player, place) => {
        const dx = FIRST + place * PITCH;
        const at: Record<`--${string}`, string> = {
          '--x': `${960 + way * dx}px`,
          '--y': `${LOWEST - SIZE / 2 - riseAt(dx)}px`,
        };
        return (
          <div key={player.id} className="wd-at" style={at}>
            <div
              className={`${styles.player} wd-rise`}
              style={{ '--d': `${1_300 + place * 90}ms` } as CSSProperties}
            >
              <Medallion player={player} side={side} size={SIZE} />
              <Cut className={styles.name} widest={110} lines="two if needed">
                {player.name}
              </Cut>
            </div>
          </div>
        );
      })}
    </>
  );
}
