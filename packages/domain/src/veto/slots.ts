import type { DefuseMap } from '../maps/maps';
import { type Side, sideOf, type TeamSlot } from '../series/team-slots';
import { DECIDER, PICK, type SlotCode, VETO_SEQUENCES, type VetoFormat } from './formats';
import type { Move, Veto } from './veto';

/** One of the nine cells of the veto strip. */
export interface VetoSlot {
  readonly code: SlotCode;
  readonly map: DefuseMap | null;
  readonly by: TeamSlot | null;
  /** Also true if only the side was chosen by the server. */
  readonly automatic: boolean;
  readonly sideA: Side | null;
  readonly at: number | null;
}

export interface VetoedMap {
  readonly map: DefuseMap;
  /** Null for a decider. */
  readonly pickedBy: TeamSlot | null;
  /** Null until the side is chosen. */
  readonly startingSideA: Side | null;
}

/** All nine slots, in the order in which they are filled. */
export function vetoSlots(veto: Veto): VetoSlot[] {
  const drawn = drawnMaps(veto);
  return VETO_SEQUENCES[veto.format].map((code, slot) => {
    const moves = veto.moves.filter((move) => move.slot === slot);
    if (moves.length > 0) return chosenSlot(code, moves);
    const map = drawn.shift() ?? null;
    return {
      ...emptySlot(code),
      map,
      sideA: code === DECIDER ? (veto.draw?.deciderSideA ?? null) : null,
      at: veto.draw?.at ?? null,
    };
  });
}

/** The strip of a veto that has not started. */
export function emptyVetoSlots(format: VetoFormat): VetoSlot[] {
  return VETO_SEQUENCES[format].map(emptySlot);
}

/** In order of play: picks, then the decider. During the veto, the maps known so far. */
export function mapsInOrder(veto: Veto): VetoedMap[] {
  return vetoSlots(veto)
    .filter((slot) => slot.code === PICK || slot.code === DECIDER)
    .flatMap(({ map, by, sideA }) => (map ? [{ map, pickedBy: by, startingSideA: sideA }] : []));
}

function chosenSlot(code: SlotCode, moves: readonly Move[]): VetoSlot {
  let slot = emptySlot(code);
  for (const { by, choice, automatic, at } of moves)
    slot =
      choice.kind === 'map'
        ? { ...slot, map: choice.map, by, automatic, at }
        : // `sideOf` is its own inverse: it returns the side of A if `by` is on the chosen side.
          { ...slot, sideA: sideOf(by, choice.side), automatic: slot.automatic || automatic };
  return slot;
}

function drawnMaps({ draw }: Veto): DefuseMap[] {
  if (!draw) return [];
  return draw.decider ? [draw.decider, ...draw.leftOut] : [...draw.leftOut];
}

function emptySlot(code: SlotCode): VetoSlot {
  return { code, map: null, by: null, automatic: false, sideA: null, at: null };
}
