/** What others see of stored vetoes. */
import type { Veto as VetoView } from '@mes/contract/match-schemas';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { Opponent } from '@mes/domain/series/opponents';
import { BAN } from '@mes/domain/veto/formats';
import { slots } from '@mes/domain/veto/slots';
import type { Veto } from '@mes/domain/veto/veto';
import type { Db } from '../../platform/database/database';
import type { Bans } from '../statistics/service';
import * as repository from './repository-vetoes';

/** Null for a match without a veto. */
export async function vetoOf(db: Db, match: string): Promise<VetoView | null> {
  const veto = await repository.findVeto(db, match);
  return veto ? toView(veto) : null;
}

/** How often a team has banned each map. */
export const countBans: Bans = async (db, wanted) => {
  const counts = new Map<DefuseMap, number>();
  for (const map of (await repository.findBans(db, wanted)).flat())
    counts.set(map, (counts.get(map) ?? 0) + 1);
  return counts;
};

export function toView(veto: Veto): VetoView {
  return { format: veto.format, pool: [...veto.pool], slots: slots(veto), turn: veto.turn };
}

/** The row of a veto: its state, and beside it what is looked for by queries. */
export function toRow(match: string, veto: Veto): repository.VetoRow {
  return {
    match,
    state: veto,
    turnEndsAt: veto.turn?.endsAt ?? null,
    bansA: bannedBy(veto, 'A'),
    bansB: bannedBy(veto, 'B'),
  };
}

function bannedBy(veto: Veto, opponent: Opponent): DefuseMap[] {
  return slots(veto).flatMap(({ code, by, map }) =>
    code === BAN && by === opponent && map !== null ? [map] : [],
  );
}
