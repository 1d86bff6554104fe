import type { DefuseMap } from '../maps/maps';
import { type Side, sideOf, type TeamSlot } from '../series/team-slots';
import { DECIDER, PICK, type SlotCode, VETO_SEQUENCES, type VetoFormat } from './formats';
import type { Move, Veto } from './veto';

/** One of the nine cells of the veto strip. */
export interface VetoSlot {
  readonly code: SlotCode;
  readonly map: DefuseMap | null;
  readonly by: TeamSlot | null;
  /** True also where only the side was chosen by the server. */
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

/** All nine, in the order in which they are filled. */
export function slots(veto: Veto): VetoSlot[] {
  const drawn = drawnMaps(veto);
  return VETO_SEQUENCES[veto.format].map((code, slot) => {
    const moves = veto.moves.filter((move) => move.slot === slot);
    if (moves.length > 0) return chosenSlot(code, moves);
    const map = drawn.shift() ?? null;
    return {
      ...blankSlot(code),
      map,
      sideA: code === DECIDER ? (veto.draw?.deciderSideA ?? null) : null,
      at: veto.draw?.at ?? null,
    };
  });
}

/** The strip of a veto that has not started. */
export function blankSlots(format: VetoFormat): VetoSlot[] {
  return VETO_SEQUENCES[format].map(blankSlot);
}

/** In order of play: picks as they were picked, the decider last. While open, those known so far. */
export function mapsInOrder(veto: Veto): VetoedMap[] {
  return slots(veto)
    .filter((slot) => slot.code === PICK || slot.code === DECIDER)
    .flatMap(({ map, by, sideA }) => (map ? [{ map, pickedBy: by, startingSideA: sideA }] : []));
}

function chosenSlot(code: SlotCode, moves: readonly Move[]): VetoSlot {
  let slot = blankSlot(code);
  for (const { by, choice, automatic, at } of moves)
    slot =
      choice.kind === 'map'
        ? { ...slot, map: choice.map, by, automatic, at }
        : // Read backwards: where `by` is on the chosen side, that is where A is.
          { ...slot, sideA: sideOf(by, choice.side), automatic: slot.automatic || automatic };
  return slot;
}

function drawnMaps({ draw }: Veto): DefuseMap[] {
  if (!draw) return [];
  return draw.decider ? [draw.decider, ...draw.leftOut] : [...draw.leftOut];
}

function blankSlot(code: SlotCode): VetoSlot {
  return { code, map: null, by: null, automatic: false, sideA: null, at: null };
}
