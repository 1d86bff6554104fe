/** Messages between the two teams and staff in the room. */
import { channels } from '@mes/contract/channels';
import { InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { RoomMessage } from '@mes/contract/room-schemas';
import { cleanMessage } from '@mes/domain/messages/text';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import type { MatchRow } from '../../matches/tables';
import { assertNotBanned } from '../../moderation/service';
import { findReferences, toPlayerReference } from '../../players/service';
import { assertInside } from '../participants/service';
import { findWithMatch } from '../repository';
import { texts } from '../texts';
import * as repository from './repository';

export async function sendMessage(
  tx: Tx,
  { id: matchId, text: written }: { id: string; text: string },
  { actor, now }: Action,
): Promise<RoomMessage> {
  assertNotBanned(actor, 'chat');
  const match = await getMatch(tx, matchId);
  const { own } = await assertInside(tx, match, actor);
  const text = cleanMessage(written);
  if (text === null) throw new InvalidParameter('text', texts.chat.empty);
  const message = await repository.insert(tx, {
    id: uuidv7(),
    match: matchId,
    pairing: pairingOf(match),
    by: actor.id,
    role: own ?? 'staff',
    text,
    sentAt: now,
  });
  await publishMessage(tx, 'chat.sent', message);
  const authors = await findReferences(tx, [actor.id]);
  return { ...toMessage({ message, by: null }), by: authors.get(actor.id) ?? null };
}

export async function listMessages(
  db: Db,
  { id: matchId, before, count }: { id: string; before?: string; count: number },
  actor: Actor,
): Promise<{ messages: RoomMessage[]; more: boolean }> {
  const match = await getMatch(db, matchId);
  await assertInside(db, match, actor);
  const pairing = pairingOf(match);
  const rows = await repository.findPage(db, { matchId, pairing, before, count: count + 1 });
  return { messages: rows.slice(0, count).map(toMessage), more: rows.length > count };
}

/** It stays in the audit log. */
export async function deleteMessage(
  tx: Tx,
  { message: messageId }: { message: string },
  { actor, now }: Action,
): Promise<void> {
  const message = await repository.markDeleted(tx, messageId, { deletedBy: actor.id, now });
  if (!message) throw new ObjectNotFound();
  const { match, text } = message;
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'chat.message_deleted',
    subject: `match:${match}`,
    before: { by: message.by, text },
  });
  await publishMessage(tx, 'chat.deleted', message);
}

/** Never the text: somebody who has left the team may still be subscribed, but may not read. */
async function publishMessage(
  tx: Tx,
  type: 'chat.sent' | 'chat.deleted',
  { id, match }: repository.RoomMessageRow,
): Promise<void> {
  await publish(tx, channels.room(match), type, { id });
}

async function getMatch(db: Db, matchId: string): Promise<MatchRow> {
  const found = await findWithMatch(db, matchId);
  if (!found) throw new ObjectNotFound();
  return found.match;
}

function pairingOf({ teamA, teamB }: MatchRow): string {
  return `${teamA ?? ''}:${teamB ?? ''}`;
}

function toMessage({ message, by }: repository.MessageWithAuthor): RoomMessage {
  const { id, role, text, sentAt } = message;
  return { id, by: by && toPlayerReference(by), role, text, sentAt };
}
