import type { Veto } from '@mes/contract/match-schemas';
import type { VetoChoice } from '@mes/contract/rooms';
import { SIDES } from '@mes/domain/series/team-slots';
import { classNames } from '@mes/ui/class-names';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { Portrait } from '@mes/ui/Portrait.tsx';
import { interpolate } from '../../interpolate';
import { SIDE_LABELS } from '../matches/labels';
import type { Turn } from './labels';
import styles from './SideChoice.module.css';
import * as texts from './texts';

interface SideChoiceProps {
  veto: Veto;
  turn: Turn;
  chosen: VetoChoice | null;
  /** Absent for spectators. */
  onChoose?: (choice: VetoChoice) => void;
}

/** The choice of the starting side on the map that the other team has picked. */
export function SideChoice({ veto, turn, chosen, onChoose }: SideChoiceProps) {
  const map = veto.slots[turn.slot]?.map ?? '';
  return (
    <fieldset className={styles.choice} aria-label={interpolate(texts.sideOn, { mapName: map })}>
      <div className={classNames(styles.map, 'mes-broadcast')}>
        <MapArt map={map} className={styles.art} />
        <span className={styles.name}>{map}</span>
      </div>
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className={classNames(
            styles.side,
            styles[side],
            chosen?.kind === 'side' && chosen.side === side && styles.chosen,
          )}
          disabled={!onChoose || chosen !== null}
          onClick={() => onChoose?.({ kind: 'side', side })}
        >
          <Portrait side={side} seed={side} className={styles.portrait} />
          <span>
            <span className={styles.label}>
              {interpolate(texts.startAs, { side: SIDE_LABELS[side] })}
            </span>
            <span className={styles.hint}>
              {side === 'coalition' ? texts.defendFirst : texts.plantFirst}
            </span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
