import type { CSSProperties } from 'react';
import type { Opponents } from '../../../data/use-scene-data';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { VetoCell } from '../../models/match';
import styles from './VetoSeries.module.css';
import { actionOf, seriesMaps, tagOf } from './veto-labels';

interface VetoSeriesProps {
  cells: readonly VetoCell[];
  opponents: Opponents;
}

/** Below the seam: who meets, and the maps of the series as far as they are known. */
export function VetoSeries({ cells, opponents }: VetoSeriesProps) {
  const { A, B } = opponents;
  const maps = seriesMaps(cells);
  const step: Record<`--${string}`, number> = { '--i': 4, '--from': -1 };
  return (
    <section className={`${styles.series} eb-slam`} style={step}>
      {A && B && (
        <p className={`${styles.teams} eb-t`}>
          <Fit className={styles.first}>{A.displayName}</Fit>
          <TeamLogo team={A} size={58} />
          <i className={`${styles.slash} eb-slash`} />
          <TeamLogo team={B} size={58} />
          <Fit>{B.displayName}</Fit>
        </p>
      )}
      <ol className={styles.maps} style={{ '--count': maps.length } as CSSProperties}>
        {maps.map((cell) => (
          <li key={cell.order} className={styles.map} data-state={stateOf(cell)}>
            <Fit className={`${styles.name} eb-t`}>{cell.map ?? actionOf(cell)}</Fit>
            <span className={styles.note}>{noteOf(cell, opponents)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stateOf({ map, isNext }: VetoCell): string {
  if (map !== null) return 'done';
  return isNext ? 'next' : 'open';
}

function noteOf({ by, order }: VetoCell, opponents: Opponents): string {
  const team = by && opponents[by];
  return team ? `Map ${order}, ${tagOf(team)}` : `Map ${order}`;
}
