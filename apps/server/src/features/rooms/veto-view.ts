/** What others see of stored vetoes. */
import type { Veto as VetoView } from '@mes/contract/match-schemas';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { asOf } from '@mes/domain/veto/as-of';
import { BAN } from '@mes/domain/veto/formats';
import { slots } from '@mes/domain/veto/slots';
import type { Veto } from '@mes/domain/veto/veto';
import type { Db } from '../../platform/database/database';
import type { Audience, ShownVeto } from '../matches/service';
import type { Bans } from '../statistics/service';
import { lagOf } from './lag';
import * as repository from './repository-vetoes';

interface Asked {
  readonly to: Audience;
  readonly now: number;
}

export async function vetoOf(db: Db, match: string, asked: Asked): Promise<ShownVeto> {
  const kept = await repository.findVeto(db, match);
  return kept ? shownVeto(db, match, kept, asked) : { veto: null, isEndHeldBack: false };
}

/** Those inside see it as it is; everyone else what the broadcast has shown, whoever was told of it. */
export async function shownVeto(
  db: Db,
  match: string,
  kept: repository.KeptVeto,
  { to, now }: Asked,
): Promise<ShownVeto> {
  const { state, heldSince } = kept;
  const isStill = heldSince === null && !state.turn?.endsAt;
  const lag = to === 'inside' || isStill ? 0 : await lagOf(db, match);
  if (lag === 0) return { veto: toView(state), isEndHeldBack: false };
  const shown = asOf(state, Math.max(toldUntil(kept), now - lag));
  return {
    veto: toView(shown, lag),
    isEndHeldBack: state.draw !== null && shown.draw === null,
  };
}

/** What everyone has been told, also where they may know more by now. */
export function toldView(kept: repository.KeptVeto, lag: number): VetoView {
  return toView(asOf(kept.state, toldUntil(kept)), lag);
}

/** How often a team has banned each map. */
export const countBans: Bans = async (db, wanted) => {
  const counts = new Map<DefuseMap, number>();
  for (const map of (await repository.findBans(db, wanted)).flat())
    counts.set(map, (counts.get(map) ?? 0) + 1);
  return counts;
};

/** The row of a veto: its state, and beside it what is looked for by queries. */
export function toRow(match: string, veto: Veto): repository.NewVeto {
  return {
    match,
    state: veto,
    turnEndsAt: veto.turn?.endsAt ?? null,
    bansA: bannedBy(veto, 'A'),
    bansB: bannedBy(veto, 'B'),
  };
}

/** Whoever is behind sees a choice that much after its deadline at the latest. */
function toView(veto: Veto, lag = 0): VetoView {
  const { format, pool, turn } = veto;
  return {
    format,
    pool: [...pool],
    slots: slots(veto),
    turn: turn && { ...turn, endsAt: turn.endsAt === null ? null : turn.endsAt + lag },
  };
}

function toldUntil({ heldSince }: repository.KeptVeto): number {
  return heldSince === null ? Number.POSITIVE_INFINITY : heldSince - 1;
}

function bannedBy(veto: Veto, slot: TeamSlot): DefuseMap[] {
  return slots(veto).flatMap(({ code, by, map }) =>
    code === BAN && by === slot && map !== null ? [map] : [],
  );
}
