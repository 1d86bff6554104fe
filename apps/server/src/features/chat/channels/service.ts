/** The channels of the chat: who may read them, and how staff set them up. */
import { channels } from '@mes/contract/channels';
import type { ChatChannel } from '@mes/contract/chat-schemas';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import { createChannelId } from '@mes/domain/chat/channel-id';
import { CHAT_LIMITS, type ChatRole, type LinkRule } from '@mes/domain/chat/limits';
import { satisfies } from '@mes/domain/permissions/permissions';
import { audit } from '../../../platform/audit/audit';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { texts } from '../texts';
import { toChannel } from '../views';
import type { ChatChannelRow } from './repository';
import * as repository from './repository';

type Reader = Pick<Actor, 'permissions'> | null;

interface ChannelContent {
  readonly name: string;
  readonly about: string;
  readonly writers: ChatRole;
  readonly slowModeSeconds: number;
  readonly links: LinkRule;
}

export function isModerator(reader: Reader): boolean {
  return reader !== null && satisfies(reader.permissions, 'Moderator');
}

/** A channel that the reader may not read does not exist for them. */
export async function getReadable(db: Db, id: string, reader: Reader): Promise<ChatChannelRow> {
  const channel = await repository.findById(db, id);
  if (!channel || !mayRead(channel, reader)) throw new ObjectNotFound();
  return channel;
}

/** Moderators also of a channel that does not exist: nothing is published there. */
export async function mayListen(db: Db, id: string, reader: Reader): Promise<boolean> {
  if (isModerator(reader)) return true;
  const channel = await repository.findById(db, id);
  return channel !== undefined && mayRead(channel, reader);
}

/** In their order, archived ones last. */
export async function listReadable(db: Db, reader: Reader): Promise<ChatChannel[]> {
  const rows = await repository.findAll(db);
  return rows.filter((row) => mayRead(row, reader)).map(toChannel);
}

export async function createChannel(
  tx: Tx,
  content: ChannelContent & { readers: ChatRole },
  { actor, now }: Action,
): Promise<ChatChannel> {
  await repository.lockList(tx);
  const all = await repository.findAll(tx);
  if (all.length >= CHAT_LIMITS.channels)
    throw new InvalidAction(texts.tooManyChannels(CHAT_LIMITS.channels));
  const taken = new Set(all.map(({ id }) => id));
  const created = await repository.insert(tx, {
    ...content,
    id: createChannelId(content.name, (id) => taken.has(id)),
    // Only moderators can write where only they can read.
    writers: content.readers === 'Moderator' ? 'Moderator' : content.writers,
    position: Math.max(-1, ...all.map(({ position }) => position)) + 1,
    createdAt: now,
    createdBy: actor.id,
  });
  await record(tx, { change: 'created', before: null, after: created }, { actor, now });
  return toChannel(created);
}

export async function editChannel(
  tx: Tx,
  { id, ...content }: ChannelContent & { id: string },
  action: Action,
): Promise<ChatChannel> {
  await repository.lockList(tx);
  const before = await getReadable(tx, id, action.actor);
  const writers = before.readers === 'Moderator' ? 'Moderator' : content.writers;
  const after = await repository.update(tx, id, { ...content, writers });
  await record(tx, { change: 'edited', before, after }, action);
  return toChannel(after);
}

export async function orderChannels(
  tx: Tx,
  ids: readonly string[],
  action: Action,
): Promise<ChatChannel[]> {
  await repository.lockList(tx);
  const all = await repository.findAll(tx);
  const known = all.map(({ id }) => id);
  const wanted = [...new Set(ids)].filter((id) => known.includes(id));
  const order = [...wanted, ...known.filter((id) => !wanted.includes(id))];
  for (const [position, id] of order.entries()) await repository.update(tx, id, { position });
  await audit(tx, {
    at: action.now,
    actor: action.actor.id,
    action: 'chat.channels_ordered',
    subject: 'chat',
    before: known,
    after: order,
  });
  await publishChannels(tx);
  return listReadable(tx, action.actor);
}

export async function archiveChannel(
  tx: Tx,
  { id, archived }: { id: string; archived: boolean },
  action: Action,
): Promise<ChatChannel> {
  await repository.lockList(tx);
  const before = await getReadable(tx, id, action.actor);
  if ((before.archivedAt !== null) === archived) return toChannel(before);
  const after = await repository.update(tx, id, { archivedAt: archived ? action.now : null });
  await record(tx, { change: archived ? 'archived' : 'reopened', before, after }, action);
  return toChannel(after);
}

interface ChannelChange {
  readonly change: 'created' | 'edited' | 'archived' | 'reopened';
  readonly before: ChatChannelRow | null;
  readonly after: ChatChannelRow;
}

async function record(
  tx: Tx,
  { change, before, after }: ChannelChange,
  { actor, now }: Action,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: `chat.channel_${change}`,
    subject: `chat:${after.id}`,
    before: before && toChannel(before),
    after: toChannel(after),
  });
  await publishChannels(tx);
}

async function publishChannels(tx: Tx): Promise<void> {
  await publish(tx, channels.chats(), 'chat.channels_changed', {});
}

function mayRead({ readers }: ChatChannelRow, reader: Reader): boolean {
  return readers === 'everyone' || isModerator(reader);
}
