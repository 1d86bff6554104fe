/** What casters may say of a player. Never part of what is public. */
import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { PlayerFacts } from '@mes/contract/players';
import { audit } from '../../platform/audit/audit';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import type { Change } from './profile';
import * as repository from './repository';
import { references } from './service';

export async function readFacts(db: Db, id: string): Promise<PlayerFacts> {
  const kept = await repository.findFacts(db, id);
  const named = await references(db, [id, ...(kept?.updatedBy ? [kept.updatedBy] : [])]);
  const player = named.get(id);
  if (!player) throw new ObjectNotFound();
  return {
    player,
    facts: kept?.facts ?? '',
    revision: kept?.revision ?? 0,
    updatedAt: kept?.updatedAt ?? null,
    updatedBy: named.get(kept?.updatedBy ?? '') ?? null,
  };
}

export async function setFacts(
  tx: Tx,
  { id, facts, revision }: { id: string; facts: string; revision?: number },
  { actor, now }: Change,
): Promise<PlayerFacts> {
  // The player is held, because there may be no facts yet to hold.
  const player = await repository.findByIdForUpdate(tx, id);
  if (!player || player.deletedAt !== null) throw new ObjectNotFound();
  const kept = await repository.findFacts(tx, id);
  const current = kept?.revision ?? 0;
  if (revision !== undefined && revision !== current) {
    throw new InvalidAction('These facts were changed by someone else meanwhile.', {
      revision: current,
    });
  }
  await repository.saveFacts(tx, {
    player: id,
    facts,
    revision: current + 1,
    updatedAt: now,
    updatedBy: actor.id,
  });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'player.facts_changed',
    subject: `player:${id}`,
    before: kept?.facts ?? '',
    after: facts,
  });
  await publish(tx, channels.staff(), 'player.facts_changed', { id });
  return readFacts(tx, id);
}
