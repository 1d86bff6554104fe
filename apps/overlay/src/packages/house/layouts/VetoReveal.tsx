import { BAN } from '@mes/domain/veto/formats';
import { useEffect, useState } from 'react';
import type { VetoCell } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { useScene } from '../../../scene-context';
import { MapPicture } from '../../MapPicture';
import { Fill } from '../parts/Fill';
import { Tag } from '../parts/Tag';
import styles from './VetoReveal.module.css';

const REVEAL_MS = 3_600;

/** The map that has just been chosen, for as long as its reveal lasts. */
export function useReveal(cells: readonly VetoCell[]): VetoCell | null {
  const isPicture = useScene().route.screenshot;
  const chosen = cells.filter(({ map }) => map !== null);
  const [seen, setSeen] = useState(chosen.length);
  const [cell, setCell] = useState<VetoCell | null>(null);
  if (chosen.length !== seen) {
    setSeen(chosen.length);
    // Several at once were missed: their list says it.
    if (chosen.length === seen + 1 && seen > 0) setCell(chosen.at(-1) ?? null);
  }
  useEffect(() => {
    if (!cell) return;
    const timer = setTimeout(() => setCell(null), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [cell]);
  return isPicture ? null : cell;
}

/** The slash opens as a window on the map, holds, and closes. */
export function VetoReveal({ cell, opponents }: { cell: VetoCell; opponents: Opponents }) {
  const isBan = cell.code === BAN;
  const team = cell.by && opponents[cell.by];
  return (
    <div className={styles.reveal} data-ban={isBan || undefined}>
      <div className={styles.edge} />
      <div className={styles.window}>
        <MapPicture map={cell.map ?? ''} className={styles.art} />
        <div className={styles.band} />
        {isBan && <i className={styles.strike} />}
        <p className={styles.caption}>
          <Tag tone="plain" className={styles.tag}>
            {isBan ? 'Ban' : `Map ${cell.order}`}
          </Tag>
          <Tag tone="plain" className={`${styles.tag} ${styles.who}`}>
            {team ? team.name : 'Decider'}
          </Tag>
        </p>
        <div className={styles.name}>
          <Fill width={1560} size={560}>
            {cell.map ?? ''}
          </Fill>
        </div>
      </div>
    </div>
  );
}
