/** Between the shapes of Discord, the rows and the contract. */
import type {
  DiscordChannel,
  DiscordEmbed,
  DiscordMessage,
  DiscordRole,
  DiscordUser,
} from '@mes/contract/discord';
import type { APIChannel, APIMessage, APIRole, APIUser } from 'discord-api-types/v10';
import type { DiscordMessageRow } from './archive/repository';
import type { PictureCopy } from './pictures/repository';
import type { DiscordChannelRow, NewChannel, RoleRow, UserRow } from './repository';
import type { EmbedBody } from './tables';

const KINDS: Readonly<Record<number, DiscordChannel['kind']>> = {
  0: 'text',
  2: 'voice',
  4: 'category',
  5: 'announcement',
  10: 'thread',
  11: 'thread',
  12: 'thread',
  13: 'voice',
  15: 'forum',
};
const IMAGES = 'https://cdn.discordapp.com';

export function toUserRow(user: APIUser, seenAt: number): UserRow {
  return {
    id: user.id,
    username: user.username,
    name: user.global_name ?? user.username,
    avatar: user.avatar,
    bot: user.bot ?? false,
    seenAt,
  };
}

export function toUser({ id, username, name, avatar, bot }: UserRow): DiscordUser {
  const url = avatar && `${IMAGES}/avatars/${id}/${avatar}.png`;
  return { id, username, name, avatar: url, bot };
}

/** Null for channels outside of a guild. */
export function toChannelRow(channel: APIChannel, guildId?: string): NewChannel | null {
  const guild = 'guild_id' in channel && channel.guild_id ? channel.guild_id : guildId;
  if (guild === undefined) return null;
  return {
    id: channel.id,
    guild,
    name: channel.name ?? '',
    kind: KINDS[channel.type] ?? 'other',
    parent: 'parent_id' in channel ? (channel.parent_id ?? null) : null,
    position: 'position' in channel ? channel.position : 0,
    deleted: false,
  };
}

export function toChannel({ guild, parent, ...row }: DiscordChannelRow): DiscordChannel {
  const { id, name, kind, position, deleted } = row;
  return { id, guildId: guild, name, kind, parentId: parent, position, deleted };
}

export function toRoleRow({ id, name, color, position }: APIRole, guildId: string): RoleRow {
  return { id, guild: guildId, name, color, position };
}

/** The color 0 stands for none. */
export function toRole({ id, name, color, position }: RoleRow): DiscordRole {
  const hex = color === 0 ? null : `#${color.toString(16).padStart(6, '0')}`;
  return { id, name, color: hex, position, members: null };
}

export function toMessageRow(message: APIMessage): DiscordMessageRow {
  return {
    id: message.id,
    channel: message.channel_id,
    author: message.author.id,
    text: message.author.bot ? textOfBot(message) : message.content,
    attachments: message.attachments.map(({ id, filename, url, size, content_type }) => ({
      id,
      name: filename,
      url,
      size,
      type: content_type ?? null,
    })),
    sentAt: Date.parse(message.timestamp),
    editedAt: message.edited_timestamp === null ? null : Date.parse(message.edited_timestamp),
    deletedAt: null,
  };
}

/** Bots write in embeds; those of people are previews of links. */
function textOfBot({ content, embeds }: APIMessage): string {
  const texts = (embeds ?? []).flatMap(({ title, description }) => [title, description]);
  return [content, ...texts].filter(Boolean).join('\n');
}

/** `pictures` are our copies, by the id of the attachment. */
export function toMessage(
  row: DiscordMessageRow,
  author: UserRow | null,
  pictures: ReadonlyMap<string, PictureCopy> = new Map(),
): DiscordMessage {
  const { id, channel, text, attachments, sentAt, editedAt, deletedAt } = row;
  return {
    id,
    channel,
    author: author && toUser(author),
    text,
    attachments: attachments.map(({ id: attachmentId = '', ...attachment }) => ({
      ...attachment,
      picture: pictures.get(attachmentId) ?? null,
    })),
    sentAt,
    editedAt,
    deleted: deletedAt !== null,
  };
}

export function toEmbedBody({
  image,
  thumbnail,
  footer,
  timestamp,
  ...embed
}: DiscordEmbed): EmbedBody {
  return {
    ...embed,
    ...(image === undefined ? {} : { image: { url: image } }),
    ...(thumbnail === undefined ? {} : { thumbnail: { url: thumbnail } }),
    ...(footer === undefined ? {} : { footer: { text: footer } }),
    ...(timestamp === undefined ? {} : { timestamp: new Date(timestamp).toISOString() }),
  };
}

/** Names are shown as they are. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()-]/g, '\\$&');
}
