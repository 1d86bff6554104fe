import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import { PlayerReferenceSchema } from './references';
import { InstantSchema, MALFORMED_ID, NothingSchema, SnowflakeSchema, UuidSchema } from './scalars';
import { TicketSchema } from './support-schemas';

export const DiscordUserSchema = z.object({
  id: SnowflakeSchema,
  username: z.string(),
  name: z.string().meta({ description: 'As shown' }),
  avatar: z.string().nullable(),
  bot: z.boolean(),
});
export type DiscordUser = z.infer<typeof DiscordUserSchema>;

export const DiscordGuildSchema = z.object({
  id: SnowflakeSchema,
  name: z.string(),
  icon: z.string().nullable(),
});
export type DiscordGuild = z.infer<typeof DiscordGuildSchema>;

export const DiscordChannelSchema = z.object({
  id: SnowflakeSchema,
  guildId: SnowflakeSchema,
  name: z.string(),
  kind: z.enum(['text', 'voice', 'category', 'announcement', 'forum', 'thread', 'other']),
  parentId: SnowflakeSchema.nullable(),
  position: z.int(),
  deleted: z.boolean().meta({ description: 'Gone at Discord, kept in the archive' }),
});
export type DiscordChannel = z.infer<typeof DiscordChannelSchema>;

export const DiscordRoleSchema = z.object({
  id: SnowflakeSchema,
  name: z.string(),
  color: z.string().nullable().meta({ description: '#rrggbb' }),
  position: z.int(),
  members: z.int().nullable().meta({ description: 'Null where it is not known' }),
});
export type DiscordRole = z.infer<typeof DiscordRoleSchema>;

/** Without Discord, tickets exist only on the site, whose message ids are not snowflakes. */
const MessageIdSchema = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, MALFORMED_ID);
const ChannelIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, MALFORMED_ID);

export const DiscordMessageSchema = z.object({
  id: MessageIdSchema,
  channel: ChannelIdSchema,
  author: DiscordUserSchema.extend({
    id: z.string().meta({ description: 'Of the player where the message was written on the site' }),
  }).nullable(),
  text: z.string(),
  attachments: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      size: z.int().nullable().meta({ description: 'Null where it is not known' }),
      type: z.string().nullable(),
      picture: z
        .object({ id: SnowflakeSchema, width: z.int(), height: z.int() })
        .nullable()
        .meta({ description: 'The copy of the site, which stays when the address has expired' }),
    }),
  ),
  sentAt: InstantSchema,
  editedAt: InstantSchema.nullable(),
  deleted: z.boolean(),
});
export type DiscordMessage = z.infer<typeof DiscordMessageSchema>;

export const DiscordEmbedSchema = z.object({
  title: z.string().trim().max(256).optional(),
  description: z.string().max(4_096).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
  color: z.int().min(0).max(0xff_ff_ff).optional(),
  image: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
  thumbnail: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
  footer: z.string().max(2_048).optional(),
  timestamp: InstantSchema.optional(),
  fields: z
    .array(
      z.object({
        name: z.string().min(1).max(256),
        value: z.string().min(1).max(1_024),
        inline: z.boolean().default(false),
      }),
    )
    .max(25)
    .optional(),
});
export type DiscordEmbed = z.infer<typeof DiscordEmbedSchema>;

const GuildIdSchema = SnowflakeSchema.optional().meta({
  description: 'The configured guild unless given',
});
const OneUserSchema = z.object({ id: SnowflakeSchema });
const OneGuildSchema = z.object({ guildId: GuildIdSchema });
const requiredFor = (...types: string[]) => ({ description: `Needed for ${types.join(' and ')}` });

const MessagesSchema = z.array(DiscordMessageSchema);
const ChannelsSchema = z.array(DiscordChannelSchema);
const TicketsSchema = z.array(TicketSchema);

export const ArchiveResponseSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('GET_CHANNELS'), channels: ChannelsSchema }),
  z.object({ type: z.literal('GET_GUILDS'), guilds: z.array(DiscordGuildSchema) }),
  z.object({ type: z.literal('TICKET_MESSAGES'), messages: MessagesSchema }),
  z.object({ type: z.literal('TICKET_CHANNELS'), channels: ChannelsSchema }),
  z.object({ type: z.literal('SEARCH_TICKETS'), tickets: TicketsSchema, total: z.int() }),
  z.object({ type: z.literal('USER_TICKETS'), tickets: TicketsSchema }),
  z.object({ type: z.literal('GET_MESSAGES'), messages: MessagesSchema, total: z.int() }),
  z.object({ type: z.literal('SEARCH_MESSAGES'), messages: MessagesSchema, total: z.int() }),
]);
export type ArchiveResponse = z.infer<typeof ArchiveResponseSchema>;

export const DiscordStatusSchema = z.object({
  configured: z.boolean(),
  connected: z.boolean(),
  connectedAt: InstantSchema.nullable(),
  problem: z.string().nullable().meta({ description: 'Why the last connection ended' }),
  botName: z.string().nullable(),
  queued: z.int().meta({ description: 'Messages and changes that wait to be sent' }),
  failed: z.int().meta({ description: 'Messages and changes that Discord refused' }),
  commands: z.enum(['queued', 'sent', 'failed']).nullable().meta({
    description: 'How the registration of the slash commands went; null before the first',
  }),
  ticketCategory: SnowflakeSchema.nullable().meta({
    description: 'Below it tickets get their channels; null while they stay on the site',
  }),
});
export type DiscordStatus = z.infer<typeof DiscordStatusSchema>;

export const FailedDeliverySchema = z.object({
  id: UuidSchema,
  kind: z.enum([
    'message',
    'add_role',
    'remove_role',
    'grant_access',
    'ticket_message',
    'rename_channel',
    'delete_ticket_channel',
    'register_commands',
  ]),
  target: z.string().meta({ description: 'The channel, the ticket, or the member and the role' }),
  problem: z.string().meta({ description: 'What Discord said' }),
  at: InstantSchema,
});
export type FailedDelivery = z.infer<typeof FailedDeliverySchema>;

export const UnlinkedPlayerSchema = z.object({
  player: PlayerReferenceSchema,
  reason: z.enum(['captain', 'team', 'staff']).meta({ description: 'Why they should have a role' }),
});
export type UnlinkedPlayer = z.infer<typeof UnlinkedPlayerSchema>;

export const discord = {
  read: defineCall({
    method: 'POST',
    path: '/discord',
    who: 'Moderator',
    summary: 'Read messages of a channel or the channels of a guild from Discord',
    input: z.object({
      type: z.enum(['CHANNEL_MESSAGE', 'GUILD_CHANNELS']),
      channelId: SnowflakeSchema.optional().meta(requiredFor('CHANNEL_MESSAGE')),
      messageId: SnowflakeSchema.optional().meta({ description: 'Only this message' }),
      before: SnowflakeSchema.optional().meta({ description: 'Only messages older than this one' }),
      guildId: GuildIdSchema,
    }),
    output: z.discriminatedUnion('type', [
      z.object({ type: z.literal('CHANNEL_MESSAGE'), messages: MessagesSchema }),
      z.object({ type: z.literal('GUILD_CHANNELS'), channels: ChannelsSchema }),
    ]),
    limit: READ_LIMIT,
  }),

  archive: defineCall({
    method: 'POST',
    path: '/discord/messages',
    who: 'Moderator',
    loginFor: { type: 'USER_TICKETS' },
    summary:
      'Read kept messages and tickets; anyone signed in may ask for USER_TICKETS of the own id',
    input: z.object({
      type: z.enum([
        'GET_CHANNELS',
        'GET_GUILDS',
        'TICKET_MESSAGES',
        'TICKET_CHANNELS',
        'SEARCH_TICKETS',
        'USER_TICKETS',
        'GET_MESSAGES',
        'SEARCH_MESSAGES',
      ]),
      guildId: GuildIdSchema,
      excludeDeleted: z.boolean().default(false),
      time: InstantSchema.optional().meta({ description: 'TICKET_MESSAGES sent since then' }),
      query: z
        .string()
        .trim()
        .max(200)
        .optional()
        .meta(requiredFor('SEARCH_TICKETS', 'SEARCH_MESSAGES')),
      discordId: SnowflakeSchema.optional().meta(requiredFor('USER_TICKETS')),
      channel: ChannelIdSchema.optional().meta({
        description: 'Needed for GET_MESSAGES; without Discord the id of a ticket',
      }),
      start: z.int().min(0).max(1_000_000).default(0),
      count: z.int().min(1).max(100).default(10),
      reversed: z.boolean().default(true).meta({ description: 'Newest first' }),
      before: MessageIdSchema.optional().meta({ description: 'Only messages older than this one' }),
    }),
    output: ArchiveResponseSchema,
    cacheFor: {
      fields: { type: 'GET_MESSAGES' },
      seconds: 300,
      // Without Discord the channel is a ticket.
      until: ['discord_channel:{channel}', 'ticket:{channel}'],
    },
    limit: READ_LIMIT,
  }),

  // Not an address: browsers send no credentials with the pictures of a page.
  picture: defineAction({
    object: 'discord',
    action: 'picture',
    value: 'id',
    who: 'Moderator',
    summary: 'Read the copy of a picture in an archived message',
    input: z.object({ id: SnowflakeSchema }),
    output: z.object({ type: z.literal('image/webp'), data: z.string() }),
    limit: READ_LIMIT,
  }),

  getUser: defineCall({
    method: 'GET',
    path: '/discord/user/{id}',
    who: 'login',
    summary: 'Read how a Discord account is called and looks',
    input: OneUserSchema,
    output: DiscordUserSchema,
  }),

  user: defineAction({
    object: 'discord',
    action: 'user',
    value: 'id',
    who: 'login',
    summary: 'Read how a Discord account is called and looks',
    input: OneUserSchema,
    output: DiscordUserSchema,
    limit: READ_LIMIT,
  }),

  role: defineAction({
    object: 'discord',
    action: 'get_role',
    value: 'id',
    who: 'Moderator',
    summary: 'Read a role of a guild',
    input: OneGuildSchema.extend({ id: SnowflakeSchema }),
    output: DiscordRoleSchema,
    limit: READ_LIMIT,
  }),

  channels: defineAction({
    object: 'discord',
    action: 'guild_channels',
    value: 'guildId',
    who: 'Moderator',
    summary: 'List the channels of a guild',
    input: OneGuildSchema,
    output: ChannelsSchema,
    limit: READ_LIMIT,
  }),

  roles: defineAction({
    object: 'discord',
    action: 'guild_roles',
    value: 'guildId',
    who: 'Moderator',
    summary: 'List the roles of a guild, highest first',
    input: OneGuildSchema,
    output: z.array(DiscordRoleSchema),
    limit: READ_LIMIT,
  }),

  addUser: defineAction({
    object: 'discord',
    action: 'add_user',
    value: 'userId',
    who: 'Admin',
    summary: 'Give a Discord account a role, or access to a channel, of a guild',
    input: OneGuildSchema.extend({
      userId: SnowflakeSchema,
      roleId: SnowflakeSchema.optional(),
      channelId: SnowflakeSchema.optional(),
    }),
    output: NothingSchema,
  }),

  sendEmbed: defineAction({
    object: 'discord',
    action: 'send_embed',
    value: 'channelId',
    who: 'Admin',
    summary: 'Send a message with an embed to a channel',
    input: z.object({
      channelId: SnowflakeSchema,
      content: z.string().max(2_000).optional(),
      embed: DiscordEmbedSchema,
    }),
    output: z.object({ messageId: SnowflakeSchema }),
    limit: { calls: 20, seconds: 60 },
  }),

  status: defineAction({
    object: 'discord',
    action: 'status',
    who: 'Moderator',
    summary: 'Read whether the site is connected to Discord',
    input: z.object({}),
    output: DiscordStatusSchema,
    limit: READ_LIMIT,
  }),

  failedDeliveries: defineAction({
    object: 'discord',
    action: 'failed_deliveries',
    who: 'Moderator',
    summary: 'List the newest 100 messages and changes that Discord refused',
    input: z.object({}),
    output: z.array(FailedDeliverySchema),
    limit: READ_LIMIT,
  }),

  retry: defineAction({
    object: 'discord',
    action: 'retry_deliveries',
    value: 'id',
    who: 'Admin',
    summary: 'Send what Discord refused again',
    input: z.object({ id: UuidSchema.optional().meta({ description: 'All unless given' }) }),
    output: NothingSchema,
  }),

  unlinkedPlayers: defineAction({
    object: 'discord',
    action: 'unlinked_players',
    who: 'Moderator',
    summary: 'List those who should have a role of Discord and have no account there',
    input: z.object({}),
    output: z.array(UnlinkedPlayerSchema),
    limit: READ_LIMIT,
  }),
};
