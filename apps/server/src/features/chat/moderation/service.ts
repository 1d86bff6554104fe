/** Moderators delete messages, still see them with who and why, and can bring them back. */

import { channels } from '@mes/contract/channels';
import type { ChatMessage } from '@mes/contract/chat-schemas';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import { RETENTION } from '@mes/domain/retention/retention';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import type { Database, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { findMentions } from '../mentions/service';
import * as repository from '../repository';
import { texts } from '../texts';
import { deleteEndedBefore } from '../time-outs/repository';
import { toMessage } from '../views';

/** As the privacy statement says. */
const BATCH = 1_000;

export async function removeMessage(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
  { actor, now }: Action,
): Promise<void> {
  const message = await repository.lockById(tx, id);
  if (!message || message.deletedAt !== null) throw new ObjectNotFound();
  await repository.update(tx, id, {
    deletedAt: now,
    deletedBy: actor.id,
    deletionReason: reason,
  });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'chat.message_removed',
    subject: `chat:${message.channel}`,
    after: { message: id, author: message.author, reason },
  });
  await publish(tx, channels.chat(message.channel), 'chat.message_deleted', { id });
}

export async function restoreMessage(
  tx: Tx,
  id: string,
  { actor, now }: Action,
): Promise<ChatMessage> {
  const row = await repository.lockById(tx, id);
  if (!row) throw new ObjectNotFound();
  if (row.deletedAt === null) throw new InvalidAction(texts.notDeleted);
  if (row.deletedBy !== null && row.deletedBy === row.author)
    throw new InvalidAction(texts.deletedByAuthor);
  await repository.update(tx, id, { deletedAt: null, deletedBy: null, deletionReason: '' });
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'chat.message_restored',
    subject: `chat:${row.channel}`,
    before: { message: id, deletedBy: row.deletedBy, reason: row.deletionReason },
  });
  const message = toMessage((await repository.findById(tx, id))!, await findMentions(tx, [id]));
  await publish(tx, channels.chat(row.channel), 'chat.message_changed', { message });
  return message;
}

/** Deleted messages and old time-outs are not kept forever. */
export async function deleteExpired({ db }: Database, now: number): Promise<void> {
  const before = now - RETENTION.deletedChatMessages.ms;
  let more = true;
  while (more) more = await repository.deleteBatchDeletedBefore(db, { before, count: BATCH });
  await deleteEndedBefore(db, now - RETENTION.timeOuts.ms);
}
