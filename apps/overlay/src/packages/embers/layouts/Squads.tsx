import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import type { LineupPlayer } from '../../models/match';
import { Figure } from '../parts/Figure';
import { SEAMS, seamAt } from '../parts/seam';
import { Torn } from '../parts/Torn';
import styles from './Squads.module.css';

interface SquadsProps {
  A: readonly LineupPlayer[];
  B: readonly LineupPlayer[];
  bestOf: number | null;
}

/** The middle of the outer figure of each team, and how far the next one stands. */
const OUTER = { A: 169.5, B: 1_750.5 };
const APART = 147;
const FIGURE = { width: 252, height: 302 };
/** They stand a little behind the edge of the seam. */
const SUNK = 18;
/** Figures come from the outside to the middle, as parts of a step. */
const STEPS = { A: 4, B: 7.5, each: 0.78 };

/** Both line-ups out of the seam, and below them the band with their names. */
export function Squads({ A, B, bestOf }: SquadsProps) {
  const people = [...placesOf(A, 'A'), ...placesOf(B, 'B')];
  return (
    <>
      <div className={styles.squads}>
        {people.map(({ player, slot, x, step }) => (
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
            <Figure
              player={player}
              side={slot === 'A' ? 'coalition' : 'breach'}
              className={styles.picture}
            />
          </div>
        ))}
      </div>
      <div className={`${styles.band} eb-rise`}>
        <div className={`${styles.slam} eb-slam`} style={{ '--i': 5 } as CSSProperties}>
          <Torn edges="b" width={1_960} height={74} depth={15} className={styles.plate} />
          {people.map(({ player, slot, x }) => (
            <span
              key={player.id}
              className={`${styles.name} ${styles[slot]} eb-t`}
              style={{ left: x }}
            >
              <Fit twoLines>{player.name}</Fit>
            </span>
          ))}
          {bestOf !== null && (
            <span className={`${styles.format} eb-t`}>{`Best of ${bestOf}`}</span>
          )}
        </div>
      </div>
    </>
  );
}

interface Place {
  readonly player: LineupPlayer;
  readonly slot: 'A' | 'B';
  readonly x: number;
  readonly step: number;
}

const MOST = 5;

function placesOf(players: readonly LineupPlayer[], slot: 'A' | 'B'): Place[] {
  return players.slice(0, MOST).map((player, place) => ({
    player,
    slot,
    x: slot === 'A' ? OUTER.A + place * APART : OUTER.B - place * APART,
    step: STEPS[slot] + place * STEPS.each,
  }));
}
