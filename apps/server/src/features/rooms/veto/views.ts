/** Stored vetoes as others see them. */
import type { Veto as VetoView } from '@mes/contract/match-schemas';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { BAN } from '@mes/domain/veto/formats';
import { vetoSlots } from '@mes/domain/veto/slots';
import type { Veto } from '@mes/domain/veto/veto';
import type { NewVeto } from './repository';

/** With a lag, a choice is seen that much after its deadline at the latest. */
export function toView(veto: Veto, lagMs = 0): VetoView {
  const { format, pool, turn } = veto;
  return {
    format,
    pool: [...pool],
    slots: vetoSlots(veto),
    turn: turn && { ...turn, endsAt: turn.endsAt === null ? null : turn.endsAt + lagMs },
  };
}

/** The row of a veto: its state, and the columns that queries look for. */
export function toRow(matchId: string, veto: Veto): NewVeto {
  return {
    match: matchId,
    state: veto,
    turnEndsAt: veto.turn?.endsAt ?? null,
    bansA: bannedBy(veto, 'A'),
    bansB: bannedBy(veto, 'B'),
  };
}

function bannedBy(veto: Veto, slot: TeamSlot): DefuseMap[] {
  return vetoSlots(veto).flatMap(({ code, by, map }) =>
    code === BAN && by === slot && map !== null ? [map] : [],
  );
}
