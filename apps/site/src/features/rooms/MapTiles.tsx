import type { Match, Veto } from '@mes/contract/match-schemas';
import type { VetoChoice } from '@mes/contract/rooms';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { BAN } from '@mes/domain/veto/formats';
import { classNames } from '@mes/ui/class-names';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { moveFocus } from '../../components/layout/arrow-keys';
import { interpolate } from '../../interpolate';
import { SLOT_LABELS } from '../matches/labels';
import { nameOf, type Turn, teamOf } from './labels';
import styles from './MapTiles.module.css';
import * as texts from './texts';

interface MapTilesProps {
  veto: Veto;
  turn: Turn;
  match: Match;
  /** The choice that is being sent to the server. */
  chosen: VetoChoice | null;
  /** Absent for spectators. */
  onChoose?: (choice: VetoChoice) => void;
}

/**
 * One click bans or picks a map; the token of the turn makes a second click harmless. Arrow keys and the
 * digits 1 to 9 only move the focus, and Enter chooses, so that no map is chosen by accident.
 */
export function MapTiles({ veto, turn, match, chosen, onChoose }: MapTilesProps) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const isBan = veto.slots[turn.slot]?.code === BAN;
  const isMine = onChoose !== undefined;
  useDigitKeys(grid, isMine);

  return (
    <fieldset
      ref={grid}
      className={styles.grid}
      aria-label={isBan ? texts.mapsToBan : texts.mapsToPick}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveFocus(event, 'button:enabled')}
    >
      {veto.pool.map((map, index) => {
        const outcome = outcomeOf(veto, match, map);
        const isChosen = chosen?.kind === 'map' && chosen.map === map;
        return (
          <button
            key={map}
            type="button"
            className={classNames(
              styles.tile,
              'mes-broadcast',
              outcome !== null && styles.gone,
              isMine && !outcome && (isBan ? styles.ban : styles.pick),
              isChosen && styles.chosen,
            )}
            disabled={!isMine || outcome !== null || chosen !== null}
            aria-label={labelOf({ map, outcome, isMine, isBan })}
            onClick={() => onChoose?.({ kind: 'map', map })}
          >
            <MapArt map={map} className={styles.art} />
            <span className={styles.name}>{map}</span>
            <span className={styles.fate}>
              {outcome?.short ?? (isMine ? (isBan ? texts.ban : texts.pick) : '')}
            </span>
            {isMine && !outcome && (
              <span className={styles.key} aria-hidden="true">
                {index + 1}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

interface MapOutcome {
  /** `Banned, NHR` */
  readonly short: string;
  readonly ariaLabel: string;
}

/** What was decided for a map; null while it is available. */
function outcomeOf(veto: Veto, match: Match, map: DefuseMap): MapOutcome | null {
  const slot = veto.slots.find((each) => each.map === map);
  if (!slot) return null;
  const { done } = SLOT_LABELS[slot.code];
  if (slot.by === null) return { short: done, ariaLabel: done };
  const tag = teamOf(match, slot.by)?.tag;
  return {
    short: `${done}, ${tag}`,
    ariaLabel: interpolate(texts.choiceBy, { choice: done, teamName: nameOf(match, slot.by) }),
  };
}

interface LabelOptions {
  map: DefuseMap;
  outcome: MapOutcome | null;
  isMine: boolean;
  isBan: boolean;
}

function labelOf({ map, outcome, isMine, isBan }: LabelOptions): string {
  if (outcome) return `${map}: ${outcome.ariaLabel}`;
  if (!isMine) return map;
  return `${isBan ? texts.ban : texts.pick} ${map}`;
}

function useDigitKeys(grid: React.RefObject<HTMLFieldSetElement | null>, enabled: boolean): void {
  // A layout effect, so that keys work as soon as the turn is visible.
  useLayoutEffect(() => {
    if (!enabled) return;
    const focusTile = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea');
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!/^[1-9]$/.test(event.key)) return;
      grid.current?.querySelectorAll('button')[Number(event.key) - 1]?.focus();
    };
    addEventListener('keydown', focusTile);
    return () => removeEventListener('keydown', focusTile);
  }, [grid, enabled]);
}
