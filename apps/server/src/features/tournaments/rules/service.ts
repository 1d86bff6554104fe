/** Players confirm the rules of tournaments that require it. */
import { channels } from '@mes/contract/channels';
import { InvalidAction } from '@mes/contract/errors';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { findPublished } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

export interface RulesConfirmation {
  readonly confirmed: boolean;
  readonly confirmedAt: number | null;
}

export async function requiresConfirmation(db: Db, tournamentId: string): Promise<boolean> {
  return (await findPublished(db, tournamentId)).rulesRequired;
}

export async function getConfirmation(
  db: Db,
  { tournamentId, playerId }: { tournamentId: string; playerId: string },
): Promise<RulesConfirmation> {
  const { id } = await findPublished(db, tournamentId);
  const confirmedAt = await repository.findConfirmedAt(db, { tournamentId: id, playerId });
  return { confirmed: confirmedAt !== null, confirmedAt };
}

/** A repeated confirmation changes nothing and answers the time of the first. */
export async function confirmRules(
  tx: Tx,
  { tournament: tournamentId }: { tournament: string },
  { actor, now }: Action,
): Promise<RulesConfirmation> {
  const { id, rulesRequired } = await findPublished(tx, tournamentId);
  if (!rulesRequired) throw new InvalidAction(texts.rules.notRequired);
  const isFirst = await repository.insert(tx, { tournamentId: id, playerId: actor.id, at: now });
  if (isFirst) {
    await audit(tx, {
      at: now,
      actor: actor.id,
      action: 'tournament.rules_confirmed',
      subject: `tournament:${id}`,
    });
    await publish(tx, channels.staff(), 'tournament.rules_confirmed', { id, player: actor.id });
  }
  return getConfirmation(tx, { tournamentId: id, playerId: actor.id });
}
