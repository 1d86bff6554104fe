import type { Match, Veto } from '@mes/contract/match-schemas';
import type { VetoChoice } from '@mes/contract/rooms';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { BAN } from '@mes/domain/veto/formats';
import { classNames } from '@mes/ui/class-names';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { moveFocus } from '../../components/layout/arrow-keys';
import { SLOT_LABELS } from '../matches/labels';
import { nameOf, type Turn, teamOf } from './labels';
import styles from './MapTiles.module.css';

interface MapTilesProps {
  veto: Veto;
  turn: Turn;
  match: Match;
  /** Pressed, and on its way to the server. */
  chosen: VetoChoice | null;
  /** Absent for those who only watch. */
  onChoose?: (choice: VetoChoice) => void;
}

/**
 * One press bans or picks: the turn's token makes a second one harmless. Arrows and the digits 1 to 9
 * move between the tiles, and only Enter presses, so that no slip of a finger costs a map.
 */
export function MapTiles({ veto, turn, match, chosen, onChoose }: MapTilesProps) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const isBan = veto.slots[turn.slot]?.code === BAN;
  const isMine = onChoose !== undefined;
  useDigits(grid, isMine);

  return (
    <fieldset
      ref={grid}
      className={styles.grid}
      aria-label={isBan ? 'Maps to ban' : 'Maps to pick'}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveFocus(event, 'button:enabled')}
    >
      {veto.pool.map((map, place) => {
        const fate = fateOf(veto, match, map);
        const isChosen = chosen?.kind === 'map' && chosen.map === map;
        return (
          <button
            key={map}
            type="button"
            className={classNames(
              styles.tile,
              'mes-broadcast',
              fate !== null && styles.gone,
              isMine && !fate && (isBan ? styles.ban : styles.pick),
              isChosen && styles.chosen,
            )}
            disabled={!isMine || fate !== null || chosen !== null}
            aria-label={labelOf({ map, fate, isMine, isBan })}
            onClick={() => onChoose?.({ kind: 'map', map })}
          >
            <MapArt map={map} className={styles.art} />
            <span className={styles.name}>{map}</span>
            <span className={styles.fate}>
              {fate?.short ?? (isMine ? (isBan ? 'Ban' : 'Pick') : '')}
            </span>
            {isMine && !fate && (
              <span className={styles.key} aria-hidden="true">
                {place + 1}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

interface Fate {
  /** `Banned, NHR` */
  readonly short: string;
  readonly spoken: string;
}

/** What became of a map; null while it is free. */
function fateOf(veto: Veto, match: Match, map: DefuseMap): Fate | null {
  const slot = veto.slots.find((each) => each.map === map);
  if (!slot) return null;
  const { done } = SLOT_LABELS[slot.code];
  if (slot.by === null) return { short: done, spoken: done };
  const tag = teamOf(match, slot.by)?.tag;
  return { short: `${done}, ${tag}`, spoken: `${done} by ${nameOf(match, slot.by)}` };
}

interface Labelled {
  map: DefuseMap;
  fate: Fate | null;
  isMine: boolean;
  isBan: boolean;
}

function labelOf({ map, fate, isMine, isBan }: Labelled): string {
  if (fate) return `${map}: ${fate.spoken}`;
  if (!isMine) return map;
  return `${isBan ? 'Ban' : 'Pick'} ${map}`;
}

function useDigits(grid: React.RefObject<HTMLFieldSetElement | null>, isOn: boolean): void {
  // Before the turn is seen: whoever sees it may press.
  useLayoutEffect(() => {
    if (!isOn) return;
    const focusTile = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea');
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!/^[1-9]$/.test(event.key)) return;
      grid.current?.querySelectorAll('button')[Number(event.key) - 1]?.focus();
    };
    addEventListener('keydown', focusTile);
    return () => removeEventListener('keydown', focusTile);
  }, [grid, isOn]);
}
