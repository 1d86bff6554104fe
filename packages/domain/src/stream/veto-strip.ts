import type { DefuseMap } from '../maps/maps';
import { otherTeam, type TeamSlot } from '../series/team-slots';
import { BAN, PICK, type SlotCode, VETO_SEQUENCES, type VetoFormat } from '../veto/formats';

/** A cell of the map veto scene, which has only the maps in their slots. */
export interface StripCell {
  readonly code: SlotCode;
  readonly map: DefuseMap | null;
  /** The team of the ban or pick; turns alternate. */
  readonly by: TeamSlot | null;
  /** True for the next slot to be filled. */
  readonly open: boolean;
}

export function vetoStrip(
  format: VetoFormat,
  mapVeto: readonly (DefuseMap | null)[],
  first: TeamSlot = 'A',
): StripCell[] {
  const codes = VETO_SEQUENCES[format];
  const next = codes.findIndex((_, slot) => (mapVeto[slot] ?? null) === null);
  return codes.map((code, slot) => ({
    code,
    map: mapVeto[slot] ?? null,
    by: code === BAN || code === PICK ? turnOf(slot, first) : null,
    open: slot === next,
  }));
}

function turnOf(slot: number, first: TeamSlot): TeamSlot {
  return slot % 2 === 0 ? first : otherTeam(first);
}
