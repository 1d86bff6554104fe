/** What casters may say of a player. Never part of what is public. */

import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import type { PlayerFacts } from '@mes/contract/players';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { lockById } from '../repository';
import { findReferences } from '../service';
import { texts } from '../texts';
import * as repository from './repository';

export async function readFacts(db: Db, playerId: string): Promise<PlayerFacts> {
  const row = await repository.findByPlayer(db, playerId);
  const named = await findReferences(db, [playerId, ...(row?.updatedBy ? [row.updatedBy] : [])]);
  const player = named.get(playerId);
  if (!player) throw new ObjectNotFound();
  return {
    player,
    facts: row?.facts ?? '',
    revision: row?.revision ?? 0,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: named.get(row?.updatedBy ?? '') ?? null,
  };
}

export async function setFacts(
  tx: Tx,
  { playerId, facts, revision }: { playerId: string; facts: string; revision?: number },
  { actor, now }: Action,
): Promise<PlayerFacts> {
  // The player is locked, because there may be no row of facts yet.
  const player = await lockById(tx, playerId);
  if (!player || player.deletedAt !== null) throw new ObjectNotFound();
  const before = await repository.findByPlayer(tx, playerId);
  const current = before?.revision ?? 0;
  assertRevision({ current, seen: revision, message: texts.factsChanged });
  await repository.save(tx, {
    player: playerId,
    facts,
    revision: current + 1,
    updatedAt: now,
    updatedBy: actor.id,
  });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'player.facts_changed',
    subject: `player:${playerId}`,
    before: before?.facts ?? '',
    after: facts,
  });
  await publish(tx, channels.staff(), 'player.facts_changed', { id: playerId });
  return readFacts(tx, playerId);
}
