import type { CSSProperties } from 'react';
import type { VetoCell } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { MapPicture } from '../../MapPicture';
import { Front } from '../parts/Front';
import type { Choice } from './use-choice';
import styles from './VetoSlab.module.css';
import { actionOf, kindOf, tagOf } from './veto-labels';

interface VetoSlabProps {
  cell: VetoCell;
  place: number;
  opponents: Opponents;
  /** What is played out in it now. */
  act: Choice['act'] | null;
}

const APART = 193;

/** A slot of the veto: cold metal until it is filled. */
export function VetoSlab({ cell, place, opponents, act }: VetoSlabProps) {
  const { map, by, order, isNext } = cell;
  const team = by && opponents[by];
  const kind = kindOf(cell);
  return (
    <li
      className={styles.place}
      style={{ left: place * APART, '--i': 3 + place * 0.78 } as CSSProperties}
      data-map={map ?? undefined}
    >
      <div className={`${styles.slab} eb-stand`} data-kind={kind} data-next={isNext || undefined}>
        {map !== null && (
          <div className={styles.tile}>
            <MapPicture map={map} className={styles.art} />
            {act === 'burn' && <BurningArt map={map} />}
            <i className={styles.shade} />
          </div>
        )}
        <span className={`${styles.tag} eb-t`}>
          <Fit>{actionOf(cell)}</Fit>
          {team && map !== null && <TeamLogo team={team} size={40} />}
        </span>
        {order !== null && <b className={`${styles.order} eb-t`}>{order}</b>}
        <Fit className={`${styles.name} eb-t`}>{map ?? (team ? tagOf(team) : '')}</Fit>
        {act === 'forge' && (
          <>
            <i className={`${styles.heat} ${styles.orange}`} />
            <i className={`${styles.heat} ${styles.white}`} />
          </>
        )}
      </div>
    </li>
  );
}

/** The picture burns from its lower edge up; it stands still in a window that moves. */
function BurningArt({ map }: { map: string }) {
  return (
    <div className={styles.burning}>
      <div className={styles.window}>
        <div className={styles.fuel}>
          <MapPicture map={map} className={styles.art} />
        </div>
      </div>
      <div className={styles.front}>
        <Front width={196} reach={16} seed={map.length} isSmall />
      </div>
    </div>
  );
}
