import type { CSSProperties } from 'react';
import type { VetoCell } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Panel } from '../parts/Panel';
import styles from './VetoSlots.module.css';

interface VetoSlotsProps {
  cells: readonly VetoCell[];
  opponents: Opponents;
}

/** The maps of the series in the order in which they are played. */
export function VetoSlots({ cells, opponents }: VetoSlotsProps) {
  const played = cells
    .filter(({ order }) => order !== null)
    .sort((one, other) => one.order! - other.order!);
  return (
    <div
      className={styles.slots}
      style={{ '--count': Math.max(3, played.length) } as CSSProperties}
      data-many={played.length > 3 || undefined}
    >
      {played.map(({ order, map, by }) => {
        const team = by && opponents[by];
        return (
          <Panel
            key={order}
            className={styles.slot}
            inside={styles.inside}
            tone={map === null ? 'trace-dim' : 'a'}
            delay={380 + (order ?? 0) * 60}
          >
            <span className={`ci-silk ${map === null ? 'ci-off' : ''}`}>{`Map ${order}`}</span>
            <Fit className={`${styles.name} ci-name ${map === null ? 'ci-off' : ''}`}>
              {map ?? 'Open'}
            </Fit>
            <span className={styles.by}>
              {map !== null &&
                (team ? (
                  <TeamLogo team={team} size={52} />
                ) : (
                  <i className={`${styles.decider} ci-via`} data-on />
                ))}
            </span>
          </Panel>
        );
      })}
    </div>
  );
}
