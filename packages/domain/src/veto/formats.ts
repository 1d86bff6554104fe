import { MAP_SLOTS } from '../maps/maps';
import type { BestOf } from '../series/best-of';

/** What happens to the map in a slot. The codes are used on the wire. */
export const BAN = 0;
export const PICK = 1;
export const DECIDER = 2;
export const LEFT_OUT = 3;
export const SLOT_CODES = [BAN, PICK, DECIDER, LEFT_OUT] as const;
export type SlotCode = (typeof SLOT_CODES)[number];

/** `BO3_` is a best of 3 without bans, which a round can choose. */
export const VETO_FORMATS = ['BO1', 'BO2', 'BO3', 'BO3_', 'BO5', 'BO7'] as const;
export type VetoFormat = (typeof VETO_FORMATS)[number];

/** The nine slots of each format, in the order in which they are filled. */
export const VETO_SEQUENCES: Readonly<Record<VetoFormat, readonly SlotCode[]>> = {
  BO1: sequence([BAN, 6], [DECIDER, 1]),
  BO2: sequence([BAN, 2], [PICK, 2]),
  BO3: sequence([BAN, 2], [PICK, 2], [BAN, 2], [DECIDER, 1]),
  BO3_: sequence([PICK, 2], [DECIDER, 1]),
  BO5: sequence([BAN, 2], [PICK, 4], [DECIDER, 1]),
  BO7: sequence([PICK, 6], [DECIDER, 1]),
};

export function bestOfFormat(format: VetoFormat): BestOf {
  return Number(format.charAt(2)) as BestOf;
}

/** The format of a best-of, unless its round has another. */
export function defaultFormat(bestOf: BestOf): VetoFormat {
  return `BO${bestOf}`;
}

/** Expands runs of codes; the remaining slots are left out. */
function sequence(...runs: readonly (readonly [SlotCode, number])[]): readonly SlotCode[] {
  const codes = runs.flatMap(([code, times]) => Array<SlotCode>(times).fill(code));
  return [...codes, ...Array<SlotCode>(MAP_SLOTS - codes.length).fill(LEFT_OUT)];
}
