/** Moderators delete messages, still see them with who and why, and can bring them back. */
import { channels } from '@mes/contract/channels';
import type { ChatMessage } from '@mes/contract/chat-schemas';
import { RETENTION } from '@mes/domain/retention/retention';
import type { Action } from '../../../platform/calls/actor';
import type { Database, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { findMentions } from '../mentions/service';
import { createRemovals } from '../removals/service';
import { closeReports } from '../reports/service';
import * as repository from '../repository';
import { deleteEndedBefore } from '../time-outs/repository';
import { toMessage } from '../views';

const removals = createRemovals({
  lockById: repository.lockById,
  update: repository.update,
  deleteBatchDeletedBefore: repository.deleteBatchDeletedBefore,
  actions: { removed: 'chat.message_removed', restored: 'chat.message_restored' },
  subjectOf: ({ channel }) => `chat:${channel}`,
  describe: ({ id, author }) => ({ message: id, author }),
});

export async function removeMessage(
  tx: Tx,
  input: { id: string; reason: string },
  action: Action,
): Promise<void> {
  const { id, channel } = await removals.remove(tx, input, action);
  await publish(tx, channels.chat(channel), 'chat.message_deleted', { id });
  await closeReports(tx, id, action);
}

export async function restoreMessage(tx: Tx, id: string, action: Action): Promise<ChatMessage> {
  const { channel } = await removals.restore(tx, id, action);
  const message = toMessage((await repository.findById(tx, id))!, await findMentions(tx, [id]));
  await publish(tx, channels.chat(channel), 'chat.message_changed', { message });
  return message;
}

/** Deleted messages and old time-outs are not kept forever. */
export async function deleteExpired({ db }: Database, now: number): Promise<void> {
  await removals.deleteExpired(db, now);
  await deleteEndedBefore(db, now - RETENTION.timeOuts.ms);
}
