/**
 * Who is told of a veto, and when. Of a match on air everyone hears of a choice when the broadcast
 * shows it; captains, staff and casters hear at once.
 */

import { isDeepStrictEqual } from 'node:util';
import { channels } from '@mes/contract/channels';
import { firstChoiceAfter } from '@mes/domain/veto/as-of';
import type { Veto } from '@mes/domain/veto/veto';
import type { Database, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { tellRoom, type VetoHook } from './acting';
import { lagOf } from './lag';
import * as repository from './repository-vetoes';
import { toldView, toRow } from './veto-view';

/** Writes what a veto has become. What was public before stays so, unless it was undone. */
export async function keep(
  tx: Tx,
  { match, veto, now }: { match: string; veto: Veto; now: number },
): Promise<void> {
  const before = await repository.findVeto(tx, match);
  const lag = await lagOf(tx, match);
  const heldSince = lag === 0 ? null : firstChoiceAfter(veto, (before?.heldSince ?? now) - 1);
  const after = { state: veto, heldSince };
  await repository.saveVeto(tx, { ...toRow(match, veto), heldSince });

  if (!before || !isDeepStrictEqual(toldView(before, lag), toldView(after, lag)))
    await tellEveryone(tx, match, { kept: after, lag });
  if (lag > 0) await tellInside(tx, match);
}

/** Tells everyone what has come out of the stream delay. Twice at once does it once. */
export async function publishDue(
  { database, vetoHook }: { database: Database; vetoHook: VetoHook },
  now: number,
): Promise<void> {
  for (const match of await repository.findHeldBack(database.db))
    await database.transaction(async (tx) => {
      if (await release(tx, match, now)) await vetoHook(tx, { matchId: match, now });
    });
}

/**
 * By the delay and the series of this moment, whatever they were when the choice was made. False if
 * nothing is due.
 */
async function release(tx: Tx, match: string, now: number): Promise<boolean> {
  const held = await repository.lockVeto(tx, match);
  if (!held || held.heldSince === null) return false;
  const lag = await lagOf(tx, match);
  const until = lag === 0 ? Number.POSITIVE_INFINITY : now - lag;
  if (held.heldSince > until) return false;

  const heldSince = firstChoiceAfter(held.state, until);
  await repository.updateHeldSince(tx, match, heldSince);
  await tellEveryone(tx, match, { kept: { state: held.state, heldSince }, lag });
  return true;
}

/** The event carries the whole veto: a page that missed some shows the truth with the next one. */
async function tellEveryone(
  tx: Tx,
  match: string,
  { kept, lag }: { kept: repository.KeptVeto; lag: number },
): Promise<void> {
  await publish(tx, channels.match(match), 'veto.changed', { veto: toldView(kept, lag) });
}

/** Only that something is new: whoever may know it reads it. */
async function tellInside(tx: Tx, match: string): Promise<void> {
  await tellRoom(tx, match);
  await publish(tx, channels.staff(), 'veto.changed', { match });
}
