import type { CSSProperties } from 'react';
import type { Opponents } from '../../../models/team';
import { MapDisc } from '../parts/MapDisc';
import styles from './VetoDial.module.css';
import type { PoolMap } from './veto-pool';

export const DIAL = { x: 960, y: 576, radius: 350 };
const SIZE = 132;

interface VetoDialProps {
  pool: readonly PoolMap[];
  opponents: Opponents;
}

/** Bans get a red stroke and the word, picks a gold ring and their number. */
export function VetoDial({ pool, opponents }: VetoDialProps) {
  return (
    <>
      {pool.map(({ map, state, by, order }, place) => {
        const angle = (2 * Math.PI * place) / pool.length - Math.PI / 2;
        const at: Record<`--${string}`, string> = {
          '--x': `${(DIAL.x + DIAL.radius * Math.cos(angle)).toFixed(1)}px`,
          '--y': `${(DIAL.y + DIAL.radius * Math.sin(angle)).toFixed(1)}px`,
        };
        return (
          <div key={map ?? place} className={`${styles.map} wd-at`} style={at} data-state={state}>
            <div
              className={`${styles.disc} wd-fade`}
              style={{ '--d': `${500 + place * 70}ms` } as CSSProperties}
            >
              {map === null ? <i className={styles.unknown} /> : <MapDisc map={map} size={SIZE} />}
              <i className={styles.dark} />
              <svg className={styles.cut} viewBox="0 0 132 132" aria-hidden="true">
                <path d="M20 112 112 20" />
              </svg>
              <i className={styles.ring} />
            </div>
            <p className={`${styles.text} wd-fade`}>
              <b>{map ?? 'Open'}</b>
              <em>{labelOf(state, by && tagOf(opponents, by), order)}</em>
            </p>
          </div>
        );
      })}
    </>
  );
}

function tagOf(opponents: Opponents, by: 'A' | 'B'): string {
  const team = opponents[by];
  return team?.details?.tag.toUpperCase() ?? '';
}

function labelOf(state: PoolMap['state'], by: string | null, order: number | null): string {
  switch (state) {
    case 'ban':
      return `Ban ${by ?? ''}`.trim();
    case 'pick':
      return `Map ${order} ${by ?? ''}`.trim();
    case 'decider':
      return `Map ${order} decider`;
    case 'left out':
      return 'Left out';
    case 'open':
      return '';
  }
}
