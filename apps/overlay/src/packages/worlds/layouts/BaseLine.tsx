import type { StreamMap } from '@mes/domain/stream/configuration';
import type { CSSProperties } from 'react';
import styles from './BaseLine.module.css';

/** The maps of the series as dots on a line. */
export function BaseLine({ maps }: { maps: readonly StreamMap[] }) {
  if (maps.length === 0) return null;
  const middle = (maps.length - 1) / 2;
  return (
    <ol
      className={styles.line}
      style={{ '--count': maps.length } as CSSProperties}
      data-many={maps.length > 5 || undefined}
    >
      {maps.map((map, place) => (
        <li
          key={map.index}
          className="wd-fade"
          style={{ '--d': `${1_900 + Math.abs(place - middle) * 120}ms` } as CSSProperties}
          data-state={stateOf(map)}
        >
          <b>{map.name}</b>
          <span>{noteOf(map)}</span>
        </li>
      ))}
    </ol>
  );
}

type MapState = 'played' | 'live' | 'next' | 'open' | 'left out';

function stateOf({ current, score, winner, leftout }: StreamMap): MapState {
  if (leftout) return 'left out';
  if (current) return score ? 'live' : 'next';
  return winner === null ? 'open' : 'played';
}

function noteOf(map: StreamMap): string {
  const state = stateOf(map);
  if (state === 'live') return 'Live';
  if (state === 'next') return 'Up now';
  if (state === 'left out') return 'Not played';
  return map.score ? `${map.score[0]}–${map.score[1]}` : '';
}
