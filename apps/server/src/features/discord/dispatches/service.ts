/** What the dispatches of Discord change in the database. Applying one twice changes nothing. */
import type { APIChannel, APIMessage, GatewayReadyDispatchData } from 'discord-api-types/v10';
import type { Tx } from '../../../platform/database/database';
import type { Dispatch } from '../../../platform/discord/gateway';
import {
  type ArchiveScope,
  advance,
  markDeleted,
  markGaps,
  saveMessages,
} from '../archive/service';
import * as repository from '../repository';
import { toChannelRow, toRoleRow } from '../views';

interface Circumstances {
  readonly scope: ArchiveScope;
  readonly now: number;
  /** Messages of an archived channel were saved. */
  readonly onMessages: (tx: Tx, channelId: string) => Promise<void>;
  readonly onReady: (tx: Tx, ready: GatewayReadyDispatchData) => Promise<void>;
  readonly onChannelDeleted: (tx: Tx) => void;
  readonly onMemberJoined: (tx: Tx, userId: string) => Promise<void>;
}

type Apply<T extends Dispatch['t']> = (
  tx: Tx,
  data: Extract<Dispatch, { t: T }>['d'],
  circumstances: Circumstances,
) => Promise<void>;

const APPLY: { [T in Dispatch['t']]?: Apply<T> } = {
  // A new session: what happened since the last one is not sent.
  async READY(tx, ready, { onReady }) {
    await markGaps(tx);
    await onReady(tx, ready);
  },
  async GUILD_CREATE(tx, guild) {
    await repository.saveGuild(tx, { id: guild.id, name: guild.name, icon: guild.icon });
    const channels = [...guild.channels, ...guild.threads];
    await saveChannels(tx, channels, guild.id);
    const existing = channels.map(({ id }) => id);
    await repository.markOtherChannelsDeleted(tx, { guildId: guild.id, existing });
    await repository.saveRoles(
      tx,
      guild.roles.map((role) => toRoleRow(role, guild.id)),
    );
    const roles = guild.roles.map(({ id }) => id);
    await repository.deleteOtherRoles(tx, { guildId: guild.id, existing: roles });
  },
  GUILD_UPDATE: (tx, { id, name, icon }) => repository.saveGuild(tx, { id, name, icon }),
  async GUILD_DELETE(tx, { id, unavailable }) {
    // An outage of Discord; the bot is still a member.
    if (!unavailable) await repository.deleteGuild(tx, id);
  },
  CHANNEL_CREATE: (tx, channel) => saveChannels(tx, [channel]),
  CHANNEL_UPDATE: (tx, channel) => saveChannels(tx, [channel]),
  async CHANNEL_DELETE(tx, { id }, { onChannelDeleted }) {
    await repository.markChannelDeleted(tx, id);
    onChannelDeleted(tx);
  },
  THREAD_CREATE: (tx, thread) => saveChannels(tx, [thread]),
  THREAD_UPDATE: (tx, thread) => saveChannels(tx, [thread]),
  THREAD_DELETE: (tx, { id }) => repository.markChannelDeleted(tx, id),
  GUILD_MEMBER_ADD: (tx, { user }, { onMemberJoined }) => onMemberJoined(tx, user.id),
  GUILD_ROLE_CREATE: (tx, { role, guild_id }) =>
    repository.saveRoles(tx, [toRoleRow(role, guild_id)]),
  GUILD_ROLE_UPDATE: (tx, { role, guild_id }) =>
    repository.saveRoles(tx, [toRoleRow(role, guild_id)]),
  GUILD_ROLE_DELETE: (tx, { role_id }) => repository.deleteRole(tx, role_id),
  async MESSAGE_CREATE(tx, message, { scope, now, onMessages }) {
    if (!(await isArchived(tx, message.channel_id, scope))) return;
    await saveMessages(tx, [message], now);
    await onMessages(tx, message.channel_id);
    await advance(tx, { channelId: message.channel_id, messageId: message.id });
  },
  async MESSAGE_UPDATE(tx, message, { scope, now }) {
    // Where only an embed has arrived, the message is not complete.
    if (!isComplete(message) || !(await isArchived(tx, message.channel_id, scope))) return;
    await saveMessages(tx, [message], now);
  },
  MESSAGE_DELETE: (tx, { id, channel_id: channelId }, { now }) =>
    markDeleted(tx, { channelId, ids: [id], now }),
  MESSAGE_DELETE_BULK: (tx, { ids, channel_id: channelId }, { now }) =>
    markDeleted(tx, { channelId, ids, now }),
};

export async function applyDispatch(
  tx: Tx,
  dispatch: Dispatch,
  circumstances: Circumstances,
): Promise<void> {
  const apply = APPLY[dispatch.t] as Apply<Dispatch['t']> | undefined;
  await apply?.(tx, dispatch.d, circumstances);
}

async function saveChannels(
  tx: Tx,
  channels: readonly APIChannel[],
  guildId?: string,
): Promise<void> {
  await repository.saveChannels(
    tx,
    channels.flatMap((channel) => toChannelRow(channel, guildId) ?? []),
  );
}

async function isArchived(tx: Tx, channelId: string, scope: ArchiveScope): Promise<boolean> {
  if (scope.channelIds.includes(channelId)) return true;
  if (scope.categoryId === null) return false;
  const channel = await repository.findChannel(tx, channelId);
  return channel?.parent === scope.categoryId;
}

function isComplete(message: Partial<APIMessage>): message is APIMessage {
  return message.author !== undefined && message.content !== undefined;
}
