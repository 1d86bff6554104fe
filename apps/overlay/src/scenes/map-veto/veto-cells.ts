import type { StreamMatch } from '@mes/contract/stream';
import { otherTeam, type TeamSlot } from '@mes/domain/series/team-slots';
import { vetoStrip } from '@mes/domain/stream/veto-strip';
import type { VetoCell } from '../../models/match';

type Veto = NonNullable<StreamMatch['veto']>;

/** Of a linked match. Its open slots name no team yet: turns alternate. */
export function cellsOfVeto(
  { format, slots, turn }: Pick<Veto, 'format' | 'slots' | 'turn'>,
  isLive: boolean,
): Omit<VetoCell, 'order'>[] {
  const first = firstTeam({ slots, turn });
  const maps = slots.map(({ map }) => map);
  const planned = first === null ? [] : vetoStrip(format, maps, first);
  return slots.map(({ code, map, by }, slot) => ({
    code,
    map,
    by: map === null ? (planned[slot]?.by ?? null) : by,
    isNext: isLive && turn?.slot === slot,
  }));
}

/** Null while nobody has had a turn. */
function firstTeam({ slots, turn }: Pick<Veto, 'slots' | 'turn'>): TeamSlot | null {
  const chosen = slots[0]?.by ?? null;
  if (chosen !== null || turn === null || turn.chooses !== 'map') return chosen;
  return turn.slot % 2 === 0 ? turn.by : otherTeam(turn.by);
}
