import { BAN, DECIDER } from '@mes/domain/veto/formats';
import { useEffect, useState } from 'react';
import type { VetoCell } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { useScene } from '../../../scene-context';
import { Cut } from '../parts/Cut';
import { MapDisc } from '../parts/MapDisc';
import styles from './VetoReveal.module.css';

/** Until the iris has closed again, and until dial and lists show the choice. */
const REVEAL_MS = 4_900;
const TELL_MS = 1_300;

interface Reveal {
  /** The map that has just been chosen, for as long as its reveal lasts. */
  readonly revealed: VetoCell | null;
  /** What the rest of the scene shows: it must not tell the choice before the iris does. */
  readonly shown: readonly VetoCell[];
}

export function useReveal(cells: readonly VetoCell[]): Reveal {
  const isPicture = useScene().route.screenshot;
  const chosen = cells.filter(({ map }) => map !== null);
  const [last, setLast] = useState({ cells, count: chosen.length });
  const [revealed, setRevealed] = useState<VetoCell | null>(null);
  const [held, setHeld] = useState<readonly VetoCell[] | null>(null);
  if (chosen.length !== last.count) {
    setLast({ cells, count: chosen.length });
    // Several at once were missed, and what came with the first answer is not new.
    const isOne = chosen.length === last.count + 1 && last.cells.length > 0;
    setRevealed(isOne ? (newest(cells, last.cells) ?? null) : null);
    setHeld(isOne ? last.cells : null);
  }
  useEffect(() => {
    if (!revealed) return;
    const timers = [
      setTimeout(() => setHeld(null), TELL_MS),
      setTimeout(() => setRevealed(null), REVEAL_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [revealed]);
  return isPicture ? { revealed: null, shown: cells } : { revealed, shown: held ?? cells };
}

function newest(cells: readonly VetoCell[], before: readonly VetoCell[]): VetoCell | undefined {
  return cells.find(({ map }, place) => map !== null && before[place]?.map !== map);
}

/** An iris opens on the map in the middle of the dial, holds, and closes. */
export function VetoReveal({ cell, opponents }: { cell: VetoCell; opponents: Opponents }) {
  const isBan = cell.code === BAN;
  const team = cell.by && opponents[cell.by];
  const label = isBan ? 'Banned' : cell.code === DECIDER ? 'Decider' : `Map ${cell.order}`;
  return (
    <div className={`${styles.window} wd-reveal`}>
      <div className={`${styles.content} wd-reveal-back`} data-ban={isBan || undefined}>
        <MapDisc map={cell.map ?? ''} size={424} className={styles.disc} />
        <i className={styles.dark} />
        <div className={styles.caption}>
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
