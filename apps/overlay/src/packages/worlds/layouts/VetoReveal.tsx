import { BAN, DECIDER } from '@mes/domain/veto/formats';
import { useEffect, useState } from 'react';
import type { Opponents } from '../../../data/use-scene-data';
import { useScene } from '../../../scene-context';
import type { VetoCell } from '../../models/match';
import { Cut } from '../parts/Cut';
import { MapDisc } from '../parts/MapDisc';
import styles from './VetoReveal.module.css';

/** Until the iris has closed again. */
const REVEAL_MS = 4_900;

/** The map that has just been chosen, for as long as its reveal lasts. */
export function useReveal(cells: readonly VetoCell[]): VetoCell | null {
  const isPicture = useScene().route.screenshot;
  const chosen = cells.filter(({ map }) => map !== null);
  const [seen, setSeen] = useState(chosen.length);
  const [cell, setCell] = useState<VetoCell | null>(null);
  if (chosen.length !== seen) {
    setSeen(chosen.length);
    // Several at once were missed, and what came with the first answer is not new.
    if (chosen.length === seen + 1 && seen > 0) setCell(chosen.at(-1) ?? null);
    else setCell(null);
  }
  useEffect(() => {
    if (!cell) return;
    const timer = setTimeout(() => setCell(null), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [cell]);
  return isPicture ? null : cell;
}

/** An iris opens on the map in the middle of the dial, holds, and closes. */
export function VetoReveal({ cell, opponents }: { cell: VetoCell; opponents: Opponents }) {
  const isBan = cell.code === BAN;
  const team = cell.by && opponents[cell.by];
  const label = isBan ? 'Banned' : cell.code === DECIDER ? 'Decider' : `Map ${cell.order}`;
  return (
    <div className={styles.window}>
      <div className={styles.content} data-ban={isBan || undefined}>
        <MapDisc map={cell.map ?? ''} size={424} className={styles.disc} />
        <i className={styles.dark} />
        <div className={styles.words}>
          <span className={`wd-label ${isBan ? styles.banned : 'wd-gold'}`}>{label}</span>
          <Cut className={`${styles.name} wd-name ${isBan ? '' : 'wd-metal'}`}>
            {cell.map ?? ''}
          </Cut>
          <Cut className={`${styles.by} wd-label`}>
            {team ? team.displayName : cell.order === null ? '' : `Map ${cell.order}`}
          </Cut>
        </div>
      </div>
    </div>
  );
}
