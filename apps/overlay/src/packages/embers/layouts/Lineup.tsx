import type { Side } from '@mes/ui/art/portrait';
import type { CSSProperties } from 'react';
import type { LineupPlayer } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { Figure } from '../parts/Figure';
import { SEAMS, seamAt } from '../parts/seam';
import { Torn } from '../parts/Torn';
import styles from './Lineup.module.css';

/** Where a player stands on the seam of versus. */
export interface StandingPlayer {
  readonly player: LineupPlayer;
  readonly side: Side;
  readonly x: number;
  readonly step: number;
}

interface LineupProps {
  standing: readonly StandingPlayer[];
  /** How wide a name may be. */
  nameWidth: number;
  /** In the middle of the band. */
  caption?: string;
}

const FIGURE = { width: 252, height: 302 };
/** They stand a little behind the edge of the seam. */
const SUNK = 18;

/** Figures out of the seam, and below them the band with their names. */
export function Lineup({ standing, nameWidth, caption }: LineupProps) {
  return (
    <>
      <div className={styles.figures}>
        {standing.map(({ player, side, x, step }) => (
          <div
            key={player.id}
            className={`${styles.figure} eb-stand`}
            style={
              {
                left: x - FIGURE.width / 2,
                top: seamAt(SEAMS.versus, x) - FIGURE.height + SUNK,
                '--i': step,
              } as CSSProperties
            }
          >
            <Figure player={player} side={side} className={styles.picture} />
          </div>
        ))}
      </div>
      <div className={`${styles.band} eb-rise`}>
        <div className={`${styles.slam} eb-slam`} style={{ '--i': 5 } as CSSProperties}>
          <Torn edges="b" width={1_960} height={74} depth={15} className={styles.plate} />
          {standing.map(({ player, side, x }) => (
            <span
              key={player.id}
              className={`${styles.name} ${styles[side]} eb-t`}
              style={{ left: x - nameWidth / 2, width: nameWidth }}
            >
              <Fit twoLines>{player.name}</Fit>
            </span>
          ))}
          {caption && <span className={`${styles.caption} eb-t`}>{caption}</span>}
        </div>
      </div>
    </>
  );
}
