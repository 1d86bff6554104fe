/** Messages of the community chat: writing, changing and reading them. */
import { channels } from '@mes/contract/channels';
import type { ChatMessage, ChatPage, StaffChatPage } from '@mes/contract/chat-schemas';
import {
  ForbiddenError,
  InvalidAction,
  InvalidRequest,
  ObjectNotFound,
} from '@mes/contract/errors';
import { isEditable, slowModeWait } from '@mes/domain/chat/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Action, Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import { assertNotBanned } from '../moderation/service';
import type { ChatChannelRow } from './channels/repository';
import { getReadable, isModerator } from './channels/service';
import { findMentions, replaceMentions, saveMentions } from './mentions/service';
import { saveReadMark } from './read-marks/service';
import type { ChatMessageRow, FoundMessage } from './repository';
import * as repository from './repository';
import { checkText } from './text-rules/service';
import { texts } from './texts';
import { assertNotTimedOut } from './time-outs/service';
import { toMessage, toStaffMessage } from './views';

export async function sendMessage(
  tx: Tx,
  { channel: channelId, ...written }: { channel: string; text: string; ownHost: string },
  action: Action,
): Promise<ChatMessage> {
  const { actor, now } = action;
  const channel = await getReadable(tx, channelId, actor);
  await assertMayWrite(tx, channel, action);
  await assertPace(tx, channel, action);
  const text = await checkText(tx, { ...written, channel }, action);
  const id = uuidv7();
  await repository.insert(tx, { id, channel: channelId, author: actor.id, text, sentAt: now });
  const mentions = await saveMentions(tx, { messageId: id, text, channel }, action);
  const message = toMessage((await repository.findById(tx, id))!, mentions);
  await publish(tx, channels.chat(channelId), 'chat.message_added', { message });
  // Whoever writes has read what came before.
  await saveReadMark(tx, { channel: channelId, upTo: id }, action);
  return message;
}

export async function editMessage(
  tx: Tx,
  { id, ...written }: { id: string; text: string; ownHost: string },
  action: Action,
): Promise<ChatMessage> {
  const { actor, now } = action;
  const row = await lockOwn(tx, id, actor);
  if (!isEditable(row.sentAt, now)) throw new InvalidAction(texts.tooLate);
  const channel = await getReadable(tx, row.channel, actor);
  await assertMayWrite(tx, channel, action);
  const text = await checkText(tx, { ...written, channel }, action);
  if (text === row.text) return readMessage(tx, id);
  await repository.update(tx, id, {
    text,
    editedAt: now,
    originalText: row.originalText ?? row.text,
  });
  const mentions = await replaceMentions(tx, { messageId: id, text, channel }, action);
  const message = toMessage((await repository.findById(tx, id))!, mentions);
  await publish(tx, channels.chat(row.channel), 'chat.message_changed', { message });
  return message;
}

/** Also for those who may not write any more. */
export async function deleteOwnMessage(tx: Tx, id: string, { actor, now }: Action): Promise<void> {
  const { channel } = await lockOwn(tx, id, actor);
  await repository.update(tx, id, { deletedAt: now, deletedBy: actor.id });
  await publish(tx, channels.chat(channel), 'chat.message_deleted', { id });
}

interface PageInput {
  readonly channel: string;
  readonly before?: string;
  readonly after?: string;
  readonly around?: string;
  readonly count: number;
}

/** As everyone sees a channel. */
export async function listMessages(db: Db, input: PageInput): Promise<ChatPage> {
  await getReadable(db, input.channel, null);
  const { rows, ...more } = await findPage(db, input, { withDeleted: false });
  const mentions = await findMentions(db, idsOf(rows));
  return { messages: rows.map((row) => toMessage(row, mentions)), ...more };
}

/** With deleted messages and original texts. */
export async function listStaffMessages(
  db: Db,
  input: PageInput,
  actor: Actor,
): Promise<StaffChatPage> {
  await getReadable(db, input.channel, actor);
  const { rows, ...more } = await findPage(db, input, { withDeleted: true });
  const mentions = await findMentions(db, idsOf(rows));
  return { messages: rows.map((row) => toStaffMessage(row, mentions)), ...more };
}

interface FoundPage {
  /** Newest first. */
  readonly rows: FoundMessage[];
  readonly older: boolean;
  readonly newer: boolean;
}

async function findPage(
  db: Db,
  { channel: channelId, before, after, around, count }: PageInput,
  { withDeleted }: { withDeleted: boolean },
): Promise<FoundPage> {
  const directions = [before, after, around].filter((each) => each !== undefined);
  if (directions.length > 1) throw new InvalidRequest(texts.oneDirection);
  const query = { channelId, withDeleted, count: count + 1 };
  if (after !== undefined) {
    const rows = await repository.findNewer(db, { ...query, after });
    return { rows: rows.slice(0, count).reverse(), older: true, newer: rows.length > count };
  }
  if (around === undefined) {
    const rows = await repository.findOlder(db, { ...query, before });
    return {
      rows: rows.slice(0, count),
      older: rows.length > count,
      newer: before !== undefined,
    };
  }
  const half = Math.ceil(count / 2);
  const [older, newer] = await Promise.all([
    repository.findOlder(db, { ...query, upTo: around, count: half + 1 }),
    repository.findNewer(db, { ...query, after: around, count: half + 1 }),
  ]);
  return {
    rows: [...newer.slice(0, half).reverse(), ...older.slice(0, half)],
    older: older.length > half,
    newer: newer.length > half,
  };
}

async function assertMayWrite(tx: Tx, channel: ChatChannelRow, action: Action): Promise<void> {
  const { actor, now } = action;
  assertNotBanned(actor, 'chat');
  if (channel.archivedAt !== null) throw new InvalidAction(texts.archived);
  if (channel.writers === 'Moderator' && !isModerator(actor))
    throw new ForbiddenError(texts.readOnly);
  await assertNotTimedOut(tx, { playerId: actor.id, now });
}

async function assertPace(tx: Tx, channel: ChatChannelRow, { actor, now }: Action): Promise<void> {
  const { id: channelId, slowModeSeconds } = channel;
  if (slowModeSeconds === 0 || isModerator(actor)) return;
  await repository.lockAuthor(tx, actor.id);
  const lastSentAt = await repository.findLastSentAt(tx, { channelId, authorId: actor.id });
  const wait = slowModeWait({ lastSentAt, slowModeSeconds, now });
  if (wait > 0) throw new InvalidAction(texts.slowMode(wait), { retryAfter: wait });
}

async function lockOwn(tx: Tx, id: string, actor: Actor): Promise<ChatMessageRow> {
  const row = await repository.lockById(tx, id);
  if (!row || row.deletedAt !== null) throw new ObjectNotFound();
  if (row.author !== actor.id) throw new ForbiddenError(texts.notOwn);
  return row;
}

async function readMessage(db: Db, id: string): Promise<ChatMessage> {
  return toMessage((await repository.findById(db, id))!, await findMentions(db, [id]));
}

function idsOf(rows: readonly FoundMessage[]): string[] {
  return rows.map(({ message }) => message.id);
}
