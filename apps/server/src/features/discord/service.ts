/** The Discord server as the site knows it. Reads answer from the database: Discord slows no call. */
import type { DiscordEmbed, DiscordMessage, DiscordUser } from '@mes/contract/discord';
import {
  InvalidAction,
  InvalidParameter,
  MissingParameter,
  ObjectNotFound,
} from '@mes/contract/errors';
import { LRUCache } from 'lru-cache';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../platform/audit/audit';
import type { Action } from '../../platform/calls/actor';
import type { DiscordBotSettings } from '../../platform/config';
import type { Database, Db, Tx } from '../../platform/database/database';
import type { DiscordClient } from '../../platform/discord/client';
import { DiscordRefused, DiscordUnavailable } from '../../platform/discord/errors';
import { listMessages } from './archive/service';
import type { DiscordDeliveries } from './deliveries/service';
import { findChosenId, TICKETS_PROPERTY } from './properties';
import * as repository from './repository';
import { texts } from './texts';
import {
  toChannel,
  toEmbedBody,
  toMessage,
  toMessageRow,
  toRole,
  toUser,
  toUserRow,
} from './views';

const USER_TTL_MS = 300_000;
const UNKNOWN_TTL_MS = 60_000;
const MAX_USERS = 5_000;
const MAX_EMBED_LENGTH = 6_000;
const MESSAGES = 50;

export async function listGuilds(db: Db) {
  return repository.findGuilds(db);
}

export async function listChannels(db: Db, query: { guildId?: string; excludeDeleted: boolean }) {
  return (await repository.findChannels(db, query)).map(toChannel);
}

export async function listRoles(db: Db, guildId: string) {
  return (await repository.findRoles(db, guildId)).map(toRole);
}

export async function readRole(db: Db, query: { guildId: string; roleId: string }) {
  const role = await repository.findRole(db, query);
  if (!role) throw new ObjectNotFound();
  return toRole(role);
}

export type ReadUser = (id: string) => Promise<DiscordUser>;

/** From memory, else from Discord, else as the account was last seen. */
export function createUserReader(database: Database, client: DiscordClient | null): ReadUser {
  const cache = new LRUCache<string, { user: DiscordUser | null }>({
    max: MAX_USERS,
    ttl: USER_TTL_MS,
  });
  const pending = new Map<string, Promise<DiscordUser | null>>();

  async function read(id: string): Promise<DiscordUser | null> {
    const fetched = await client?.findUser(id).catch((error: unknown) => {
      if (error instanceof DiscordUnavailable) return undefined;
      if (error instanceof DiscordRefused) return null;
      throw error;
    });
    if (fetched) await repository.saveUsers(database.db, [toUserRow(fetched, Date.now())]);
    const row = await repository.findUser(database.db, id);
    const user = row ? toUser(row) : null;
    cache.set(id, { user }, { ttl: fetched ? USER_TTL_MS : UNKNOWN_TTL_MS });
    return user;
  }

  return async (id) => {
    const cached = cache.get(id);
    const reading = cached ? Promise.resolve(cached.user) : (pending.get(id) ?? read(id));
    if (!cached) pending.set(id, reading);
    try {
      const user = await reading;
      if (!user) throw new ObjectNotFound();
      return user;
    } finally {
      pending.delete(id);
    }
  };
}

/** From Discord itself, or from the archive where Discord does not answer. Newest first. */
export async function readChannelMessages(
  db: Db,
  client: DiscordClient | null,
  { channelId, messageId, before }: { channelId?: string; messageId?: string; before?: string },
): Promise<DiscordMessage[]> {
  if (channelId === undefined) throw new MissingParameter('channelId');
  if (!(await repository.findChannel(db, channelId))) throw new ObjectNotFound();
  try {
    if (!client) throw new DiscordUnavailable('not configured');
    const messages =
      messageId === undefined
        ? await client.findMessages(channelId, { before, limit: MESSAGES })
        : [await client.findMessage(channelId, messageId)];
    return messages.map((message) =>
      toMessage(toMessageRow(message), toUserRow(message.author, Date.now())),
    );
  } catch (error) {
    if (!(error instanceof DiscordUnavailable || error instanceof DiscordRefused)) throw error;
    const page = { start: 0, count: MESSAGES, excludeDeleted: false, reversed: true };
    const { messages } = await listMessages(db, {
      ...page,
      channelId,
      // The message itself is the newest that is older than the next id.
      before: messageId === undefined ? before : String(BigInt(messageId) + 1n),
    });
    return messageId === undefined ? messages : messages.filter(({ id }) => id === messageId);
  }
}

/** Resolves to the id of the delivery. */
export async function queueEmbed(
  tx: Tx,
  deliveries: DiscordDeliveries | null,
  { channelId, content, embed }: { channelId: string; content?: string; embed: DiscordEmbed },
  { actor, now }: Action,
): Promise<string> {
  if (!deliveries) throw new InvalidAction(texts.notConfigured);
  validateEmbed(embed);
  const channel = await repository.findChannel(tx, channelId);
  if (!channel || channel.deleted) throw new ObjectNotFound();
  const request = { kind: 'message' as const, channelId, content, embed: toEmbedBody(embed) };
  const id = await deliveries.enqueue(tx, { key: `embed:${uuidv7()}`, request }, now);
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'discord.embed_sent',
    subject: `discord-channel:${channelId}`,
    after: { content: content ?? null, title: embed.title ?? null },
  });
  return id!;
}

/** The caller learns whether it arrived: what cannot be sent now is not sent later. */
export async function sendQueuedEmbed(deliveries: DiscordDeliveries | null, id: string) {
  try {
    return { messageId: await deliveries!.sendNow(id) };
  } catch (error) {
    if (error instanceof DiscordUnavailable) throw new InvalidAction(texts.unavailable);
    if (error instanceof DiscordRefused) throw new InvalidAction(texts.refused(error.message));
    throw error;
  }
}

function validateEmbed({
  title,
  description,
  footer,
  image,
  thumbnail,
  fields = [],
}: DiscordEmbed): void {
  if (!title && !description && !image && !thumbnail && fields.length === 0) {
    throw new InvalidParameter('embed', texts.emptyEmbed);
  }
  const parts = [title, description, footer, ...fields.flatMap(({ name, value }) => [name, value])];
  const length = parts.reduce((sum, part) => sum + (part?.length ?? 0), 0);
  if (length > MAX_EMBED_LENGTH) throw new InvalidParameter('embed', texts.longEmbed);
}

interface Membership {
  readonly guildId: string;
  readonly userId: string;
  readonly roleId?: string;
  readonly channelId?: string;
}

/** Goes out as soon as Discord takes it. */
export async function addUser(
  tx: Tx,
  deliveries: DiscordDeliveries | null,
  { guildId, userId, roleId, channelId }: Membership,
  { actor, now }: Action,
): Promise<void> {
  if (!deliveries) throw new InvalidAction(texts.notConfigured);
  if (roleId === undefined && channelId === undefined) throw new MissingParameter('roleId');
  if (roleId !== undefined) {
    await readRole(tx, { guildId, roleId });
    const request = { kind: 'add_role' as const, guildId, userId, roleId };
    await deliveries.enqueue(tx, { key: `add_user:${uuidv7()}`, request }, now);
  }
  if (channelId !== undefined) {
    const channel = await repository.findChannel(tx, channelId);
    if (channel?.guild !== guildId || channel.deleted) throw new ObjectNotFound();
    const request = { kind: 'grant_access' as const, channelId, userId };
    await deliveries.enqueue(tx, { key: `add_user:${uuidv7()}`, request }, now);
  }
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: 'discord.user_added',
    subject: `discord-user:${userId}`,
    after: { guildId, roleId: roleId ?? null, channelId: channelId ?? null },
  });
}

/** The one that staff chose, else the configured one. Null while tickets stay on the site. */
export async function findTicketCategory(
  db: Db,
  bot: DiscordBotSettings | null,
): Promise<string | null> {
  if (!bot) return null;
  return (await findChosenId(db, TICKETS_PROPERTY)) ?? bot.ticketCategoryId;
}

export async function isKnownChannel(db: Db, id: string): Promise<boolean> {
  return (await repository.findChannel(db, id)) !== undefined;
}

/** Null for accounts that sign in another way. */
export function findDiscordId(db: Db, accountId: string): Promise<string | null> {
  return repository.findDiscordId(db, accountId);
}
