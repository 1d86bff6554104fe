/** Players whom a message mentions by `@name`, and their notifications. */
import { mentionCandidates, pickMentions } from '@mes/domain/chat/mentions';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { findBlockers } from '../../messages/blocks/service';
import { notify } from '../../notifications/service';
import type { ChatChannelRow } from '../channels/repository';
import { isModerator } from '../channels/service';
import { texts } from '../texts';
import type { Mentions } from './repository';
import * as repository from './repository';

/** However often somebody is mentioned, one author gets through once in this time. */
const NOTIFY_EVERY_MS = 60_000;

export async function findMentions(db: Db, messageIds: readonly string[]): Promise<Mentions> {
  const mentions = new Map<string, { id: string; name: string }[]>();
  if (messageIds.length === 0) return mentions;
  for (const { message, player, name } of await repository.findAllByMessages(db, messageIds)) {
    const list = mentions.get(message) ?? [];
    mentions.set(message, list);
    list.push({ id: player, name });
  }
  return mentions;
}

interface WrittenMessage {
  readonly messageId: string;
  readonly text: string;
  readonly channel: ChatChannelRow;
}

/** Saves the mentions of an edited message instead of its former ones, and notifies who is new. */
export async function replaceMentions(
  tx: Tx,
  message: WrittenMessage,
  action: Action,
): Promise<Mentions> {
  const before = await repository.findAllByMessages(tx, [message.messageId]);
  if (before.length > 0) await repository.deleteAllByMessage(tx, message.messageId);
  return saveMentions(tx, { ...message, before }, action);
}

/**
 * Saves the mentions of a message that has none yet, and notifies who was not mentioned before. Resolves to
 * the mentions as they would be read.
 */
export async function saveMentions(
  tx: Tx,
  {
    messageId,
    text,
    channel,
    before = [],
  }: WrittenMessage & { before?: readonly { player: string }[] },
  action: Action,
): Promise<Mentions> {
  const mentioned = await findMentioned(tx, text);
  if (mentioned.length === 0) return new Map();
  await repository.insert(
    tx,
    mentioned.map(({ id, name }) => ({ message: messageId, player: id, name })),
  );
  const known = new Set(before.map(({ player }) => player));
  const fresh = mentioned.filter(({ id }) => !known.has(id) && id !== action.actor.id);
  await notifyMentioned(tx, { mentioned: fresh, channel }, action);
  const inOrder = mentioned.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return new Map([[messageId, inOrder.map(({ id, name }) => ({ id, name }))]]);
}

type Mentioned = Awaited<ReturnType<typeof repository.findPlayersByNames>>[number];

async function findMentioned(db: Db, text: string): Promise<Mentioned[]> {
  const candidates = mentionCandidates(text);
  if (candidates.length === 0) return [];
  const rows = await repository.findPlayersByNames(db, [...new Set(candidates.flat())]);
  return pickMentions(candidates, new Map(rows.map((row) => [row.name.toLowerCase(), row])));
}

/**
 * Only those who may read the channel and have not blocked the author. Without the text: it would stay
 * in the inbox when a moderator deletes the message.
 */
async function notifyMentioned(
  tx: Tx,
  { mentioned, channel }: { mentioned: readonly Mentioned[]; channel: ChatChannelRow },
  { actor, now }: Action,
): Promise<void> {
  const readers = mentioned.filter(
    ({ permissions }) =>
      permissions !== null && (channel.readers === 'everyone' || isModerator({ permissions })),
  );
  if (readers.length === 0) return;
  const ids = readers.map(({ id }) => id);
  const blockers = await findBlockers(tx, { blockedId: actor.id, among: ids });
  await notify(tx, {
    accountIds: ids.filter((id) => !blockers.has(id)),
    type: 'chat.mentioned',
    title: texts.mentioned(actor.name, channel.name),
    text: texts.mentionText,
    link: pageOf(channel.id),
    key: `chat:${channel.id}:${actor.id}:${Math.floor(now / NOTIFY_EVERY_MS)}`,
    now,
  });
}

export function pageOf(channelId: string): string {
  return `/app/chat/${channelId}`;
}
