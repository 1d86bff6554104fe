/** What the vetoes of a team say about each map. */
import type { DefuseMap } from '../maps/maps';
import type { TeamSlot } from '../series/team-slots';
import { BAN, PICK, VETO_SEQUENCES } from './formats';
import type { Veto } from './veto';

export interface VetoCounts {
  /** Vetoes with the map in the pool. */
  readonly vetoes: number;
  readonly banned: number;
  readonly bannedByOthers: number;
  readonly picked: number;
  /** Those of the vetoes in which the team had a pick. */
  readonly pickVetoes: number;
}

export interface TeamVeto {
  readonly veto: Pick<Veto, 'format' | 'pool' | 'moves'>;
  /** The slot that the team had in the match. */
  readonly own: TeamSlot;
}

export const NO_VETOES: VetoCounts = {
  vetoes: 0,
  banned: 0,
  bannedByOthers: 0,
  picked: 0,
  pickVetoes: 0,
};

/** Of every map that was in a pool. No count is larger than the one it is a share of. */
export function countVetoes(vetoes: readonly TeamVeto[]): Map<DefuseMap, VetoCounts> {
  const counts = new Map<DefuseMap, VetoCounts>();
  const add = (map: DefuseMap, key: keyof VetoCounts) => {
    const before = counts.get(map) ?? NO_VETOES;
    counts.set(map, { ...before, [key]: before[key] + 1 });
  };
  for (const { veto, own } of vetoes) {
    const codes = VETO_SEQUENCES[veto.format];
    const hasPick = veto.moves.some(
      ({ slot, by, choice }) => by === own && choice.kind === 'map' && codes[slot] === PICK,
    );
    for (const map of veto.pool) {
      add(map, 'vetoes');
      if (hasPick) add(map, 'pickVetoes');
    }
    for (const { slot, by, choice } of veto.moves) {
      if (choice.kind !== 'map') continue;
      if (codes[slot] === BAN) add(choice.map, by === own ? 'banned' : 'bannedByOthers');
      else if (codes[slot] === PICK && by === own) add(choice.map, 'picked');
    }
  }
  return counts;
}
