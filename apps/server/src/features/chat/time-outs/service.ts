/** Keeps a person from writing for a while. A ban of the scope chat lasts longer. */
import { channels } from '@mes/contract/channels';
import type { ChatTimeOut } from '@mes/contract/chat-schemas';
import { ForbiddenError, InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { notify } from '../../notifications/service';
import { toPlayerReference } from '../../players/service';
import { isModerator } from '../channels/service';
import { texts } from '../texts';
import { toReference } from '../views';
import type { FoundTimeOut } from './repository';
import * as repository from './repository';

const MINUTE_MS = 60_000;

export async function assertNotTimedOut(
  db: Db,
  query: { playerId: string; now: number },
): Promise<void> {
  const timeOut = await repository.findInForce(db, query);
  if (timeOut) throw new ForbiddenError(texts.timedOut, { until: timeOut.until });
}

export async function findTimeOut(db: Db, query: { playerId: string; now: number }) {
  const row = await repository.findInForce(db, query);
  return row ? { until: row.until, reason: row.reason } : null;
}

export async function listTimeOuts(db: Db, now: number): Promise<ChatTimeOut[]> {
  return (await repository.findAllInForce(db, now)).map(toTimeOut);
}

/** Replaces the one in force. */
export async function timeOutPlayer(
  tx: Tx,
  { player: playerId, minutes, reason }: { player: string; minutes: number; reason: string },
  { actor, now }: Action,
): Promise<ChatTimeOut> {
  const player = await repository.findPlayer(tx, playerId);
  if (!player) throw new ObjectNotFound();
  if (isModerator({ permissions: player.permissions ?? [] }))
    throw new InvalidAction(texts.timeOutStaff);
  await repository.endAll(tx, { playerId, now });
  const id = uuidv7();
  const until = now + minutes * MINUTE_MS;
  await repository.insert(tx, {
    id,
    player: playerId,
    until,
    reason,
    createdAt: now,
    createdBy: actor.id,
  });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'chat.player_timed_out',
    subject: `player:${playerId}`,
    after: { until, reason },
  });
  await notify(tx, {
    accountIds: [playerId],
    type: 'account.timed_out',
    title: texts.timedOutTitle,
    text: texts.timedOutText(reason),
    link: '/app/chat',
    key: `chat-time-out:${id}`,
    now,
  });
  await publish(tx, channels.account(playerId), 'chat.time_out_changed', { until });
  return toTimeOut((await repository.findById(tx, id))!);
}

export async function endTimeOut(tx: Tx, playerId: string, { actor, now }: Action): Promise<void> {
  const ended = await repository.endAll(tx, { playerId, now });
  if (ended === 0) throw new InvalidAction(texts.noTimeOut);
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'chat.time_out_ended',
    subject: `player:${playerId}`,
  });
  await publish(tx, channels.account(playerId), 'chat.time_out_changed', { until: null });
}

function toTimeOut({ timeOut, player, by }: FoundTimeOut): ChatTimeOut {
  const { id, until, reason, createdAt } = timeOut;
  return {
    ...{ id, until, reason, createdAt },
    player: toPlayerReference(player),
    by: toReference(by),
  };
}
