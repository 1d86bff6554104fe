/** What the two teams and staff say to each other in the room. */
import { channels } from '@mes/contract/channels';
import { ForbiddenError, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { RoomMessage } from '@mes/contract/room-schemas';
import { messageText } from '@mes/domain/messages/text';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../platform/audit/audit';
import type { Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { references, toReference } from '../players/service';
import { assertInRoom } from './people';
import type { MatchRow } from './repository';
import { findRoom } from './repository';
import * as repository from './repository-chat';

interface Saying {
  readonly actor: Actor;
  readonly now: number;
}

export async function send(
  tx: Tx,
  { id, text: written }: { id: string; text: string },
  { actor, now }: Saying,
): Promise<RoomMessage> {
  if (actor.bans.includes('chat')) throw ForbiddenError.banned();
  const match = await existing(tx, id);
  const { own } = await assertInRoom(tx, match, actor);
  const text = messageText(written);
  if (text === null) throw new InvalidParameter('text', 'It is empty.');
  const message = await repository.insertMessage(tx, {
    id: uuidv7(),
    match: id,
    pairing: pairingOf(match),
    by: actor.id,
    role: own ?? 'staff',
    text,
    sentAt: now,
  });
  await tellOf(tx, 'chat.sent', message);
  const authors = await references(tx, [actor.id]);
  return toMessage({ message, by: authors.get(actor.id) ?? null });
}

export async function list(
  db: Db,
  { id, before, count }: { id: string; before?: string; count: number },
  actor: Actor,
): Promise<{ messages: RoomMessage[]; more: boolean }> {
  const match = await existing(db, id);
  await assertInRoom(db, match, actor);
  const pairing = pairingOf(match);
  const rows = await repository.findMessages(db, { match: id, pairing, before, count: count + 1 });
  return { messages: rows.slice(0, count).map(toMessage), more: rows.length > count };
}

/** It stays in the audit log. */
export async function remove(tx: Tx, id: string, { actor, now }: Saying): Promise<void> {
  const message = await repository.markDeleted(tx, id, { by: actor.id, now });
  if (!message) throw new ObjectNotFound();
  const { match, text } = message;
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'chat.message_deleted',
    subject: `match:${match}`,
    before: { by: message.by, text },
  });
  await tellOf(tx, 'chat.deleted', message);
}

/** Never the text: who has left the team meanwhile may still be listening, but cannot read. */
async function tellOf(
  tx: Tx,
  type: 'chat.sent' | 'chat.deleted',
  { id, match }: repository.MessageRow,
): Promise<void> {
  await publish(tx, channels.room(match), type, { id });
}

async function existing(db: Db, id: string): Promise<MatchRow> {
  const found = await findRoom(db, id);
  if (!found) throw new ObjectNotFound();
  return found.match;
}

function pairingOf({ teamA, teamB }: MatchRow): string {
  return `${teamA ?? ''}:${teamB ?? ''}`;
}

function toMessage({ message, by }: repository.ShownMessage): RoomMessage {
  const { id, role, text, sentAt } = message;
  return { id, by: by && toReference(by), role, text, sentAt };
}
