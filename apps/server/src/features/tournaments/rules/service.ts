/** Players confirm the rules of a tournament that asks for it. */
import { InvalidAction } from '@mes/contract/errors';
import { audit } from '../../../platform/audit/audit';
import type { Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { emit } from '../../../platform/outbox/outbox';
import { published } from '../finding';
import * as rosters from '../rosters/repository';

export interface Confirmation {
  readonly confirmed: boolean;
  readonly confirmedAt: number | null;
}

export async function required(db: Db, tournament: string): Promise<boolean> {
  return (await published(db, tournament)).rulesRequired;
}

export async function confirmation(
  db: Db,
  tournament: string,
  player: string,
): Promise<Confirmation> {
  const { id } = await published(db, tournament);
  const confirmedAt = await rosters.findConfirmation(db, { tournament: id, player });
  return { confirmed: confirmedAt !== null, confirmedAt };
}

/** Once is enough: a repeat answers the first time. */
export async function confirm(
  tx: Tx,
  tournament: string,
  { actor, now }: { actor: Actor; now: number },
): Promise<Confirmation> {
  const { id, rulesRequired } = await published(tx, tournament);
  if (!rulesRequired) throw new InvalidAction('The rules of this tournament need no confirmation.');
  if (await rosters.insertConfirmation(tx, { tournament: id, player: actor.id, at: now })) {
    await audit(tx, {
      at: now,
      actor: actor.id,
      action: 'tournament.rules_confirmed',
      subject: `tournament:${id}`,
    });
    const data = { id, player: actor.id };
    await emit(tx, { channel: 'staff', type: 'tournament.rules_confirmed', data });
  }
  return confirmation(tx, id, actor.id);
}
