import type { VetoCell } from '../../../models/match';
import type { Opponents, SceneTeam } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Torn } from '../parts/Torn';
import styles from './VetoSeries.module.css';
import { actionOf, seriesMaps, tagOf } from './veto-labels';

const MOST_NUMBERED = 3;

interface VetoSeriesProps {
  cells: readonly VetoCell[];
  opponents: Opponents;
}

/** Below the seam: who meets, and the maps of the series as far as they are known. */
export function VetoSeries({ cells, opponents }: VetoSeriesProps) {
  const { A, B } = opponents;
  const maps = seriesMaps(cells);
  return (
    <Torn
      edges="lt"
      width={860}
      height={190}
      tone="cold"
      step={4}
      from="right"
      className={styles.series}
    >
      {A && B && (
        <p className={`${styles.teams} eb-t`}>
          <Fit className={styles.first}>{nameOf(A)}</Fit>
          <TeamLogo team={A} size={58} />
          <i className={`${styles.slash} eb-slash`} />
          <TeamLogo team={B} size={58} />
          <Fit>{nameOf(B)}</Fit>
        </p>
      )}
      <ol className={styles.maps}>
        {maps.map((cell) => (
          <li key={cell.order} className={styles.map} data-state={stateOf(cell)}>
            <Fit className={`${styles.name} eb-t`}>{cell.map ?? actionOf(cell)}</Fit>
            <Fit className={styles.note}>
              {maps.length > MOST_NUMBERED ? byOf(cell, opponents) : noteOf(cell, opponents)}
            </Fit>
          </li>
        ))}
      </ol>
    </Torn>
  );
}

/** Both have the same room. */
function nameOf({ name, displayName, details }: SceneTeam): string {
  const size = { room: 250, size: 44 };
  return details ? nameWithin({ ...details, name }, size) : displayName;
}

function stateOf({ map, isNext }: VetoCell): string {
  if (map !== null) return 'done';
  return isNext ? 'next' : 'open';
}

/** Where there is no room for numbers; the order stands for them. */
function byOf({ by }: VetoCell, opponents: Opponents): string {
  const team = by && opponents[by];
  return team ? tagOf(team) : 'Decider';
}

function noteOf({ by, order }: VetoCell, opponents: Opponents): string {
  const team = by && opponents[by];
  return team ? `Map ${order}, ${tagOf(team)}` : `Map ${order}`;
}
