import type { DiscordChannel } from '@mes/contract/discord';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, snowflake } from '../../platform/database/columns';
import type { DiscordSession } from '../../platform/discord/gateway';
import { ticketMessages } from '../support/tables';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const discordGuilds = pgTable('discord_guilds', {
  id: snowflake().primaryKey(),
  name: text().notNull(),
  icon: text(),
});

export const discordChannels = pgTable(
  'discord_channels',
  {
    id: snowflake().primaryKey(),
    guild: snowflake().notNull(),
    name: text().notNull(),
    kind: text().$type<DiscordChannel['kind']>().notNull(),
    parent: snowflake(),
    position: integer().notNull(),
    /** Gone at Discord; its messages stay. */
    deleted: boolean().notNull().default(false),
    /** Every message up to this one is in the archive. */
    completeTo: snowflake(),
    /** Whether new messages arrive without a gap since `completeTo`. */
    caughtUp: boolean().notNull().default(false),
  },
  (table) => [index('discord_channels_guild').on(table.guild)],
);

export const discordRoles = pgTable(
  'discord_roles',
  {
    id: snowflake().primaryKey(),
    guild: snowflake().notNull(),
    name: text().notNull(),
    color: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('discord_roles_guild').on(table.guild)],
);

/** Accounts of Discord as they were last seen. */
export const discordUsers = pgTable('discord_users', {
  id: snowflake().primaryKey(),
  username: text().notNull(),
  name: text().notNull(),
  avatar: text(),
  bot: boolean().notNull(),
  seenAt: instant().notNull(),
});

/** The messages of archived channels, kept when Discord deletes them. */
export const discordMessages = pgTable(
  'discord_messages',
  {
    id: snowflake().primaryKey(),
    channel: snowflake().notNull(),
    /** Null once the account of the site that wrote it was deleted. */
    author: snowflake(),
    text: text().notNull(),
    attachments: jsonb().$type<StoredAttachment[]>().notNull(),
    sentAt: instant().notNull(),
    editedAt: instant(),
    deletedAt: instant(),
    search: tsvector().generatedAlwaysAs(
      (): SQL => sql`to_tsvector('simple', ${discordMessages.text})`,
    ),
  },
  (table) => [
    index('discord_messages_channel').on(table.channel, table.id),
    index('discord_messages_author').on(table.author),
    index('discord_messages_search').using('gin', table.search).with({ fastupdate: false }),
  ],
);

export interface StoredAttachment {
  /** Messages that were archived before pictures were copied do not have it. */
  readonly id?: string;
  readonly name: string;
  /** Discord serves it for about a day. */
  readonly url: string;
  readonly size: number | null;
  readonly type: string | null;
}

/** Our copies of the pictures in archived messages, by the id of the attachment. */
export const discordPictures = pgTable(
  'discord_pictures',
  {
    id: snowflake().primaryKey(),
    message: snowflake()
      .notNull()
      .references(() => discordMessages.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    state: text().$type<PictureState>().notNull(),
    attempt: integer().notNull().default(0),
    /** Until then nobody else copies it, or it waits for the next try. */
    notBefore: instant().notNull(),
    /** Its name in the private store, once it is saved. */
    file: text(),
    width: integer(),
    height: integer(),
  },
  (table) => [
    index('discord_pictures_message').on(table.message),
    index('discord_pictures_waiting').on(table.notBefore).where(sql`state = 'waiting'`),
  ],
);

/** `refused`: no picture, too large, or gone at Discord. */
type PictureState = 'waiting' | 'saved' | 'refused';

/** What a message said before it was edited. */
export const discordMessageEdits = pgTable(
  'discord_message_edits',
  {
    message: snowflake()
      .notNull()
      .references(() => discordMessages.id, { onDelete: 'cascade' }),
    editedAt: instant().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.message, table.editedAt] })],
);

/** What is to be sent to Discord. Those of one lane are sent in their order. */
export const discordDeliveries = pgTable(
  'discord_deliveries',
  {
    id: uuid().primaryKey(),
    lane: text().notNull(),
    /** Kind, subject and version: the same thing is sent once. */
    key: text().notNull(),
    request: jsonb().$type<DeliveryRequest>().notNull(),
    state: text().$type<DeliveryState>().notNull(),
    attempt: integer().notNull().default(0),
    /** Until then nobody else sends it, or it waits for the next try. */
    notBefore: instant().notNull(),
    /** The id of what was created at Discord. */
    result: snowflake(),
    problem: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('discord_deliveries_key').on(table.key),
    index('discord_deliveries_queued').on(table.lane, table.id).where(sql`state = 'queued'`),
    index('discord_deliveries_created').on(table.createdAt),
  ],
);

export type DeliveryState = 'queued' | 'sent' | 'failed';

export type DeliveryRequest =
  | { kind: 'message'; channelId: string; content?: string; embed?: EmbedBody }
  | {
      kind: 'add_role' | 'remove_role';
      guildId: string;
      userId: string;
      roleId: string;
      /** Follows from what somebody is on the site; sent again only while that is so. */
      synced?: boolean;
    }
  | { kind: 'grant_access'; channelId: string; userId: string }
  /** What it says is read when it is sent: deleted texts must not stay here. */
  | { kind: 'ticket_message'; ticketId: number; messageId: string }
  | { kind: 'rename_channel'; channelId: string; name: string }
  | { kind: 'delete_ticket_channel'; ticketId: number; channelId: string }
  | { kind: 'register_commands'; guildId: string; applicationId: string };

/** An embed in the shape of Discord. */
export interface EmbedBody {
  title?: string;
  description?: string;
  url?: string;
  color?: number;
  image?: { url: string };
  thumbnail?: { url: string };
  footer?: { text: string };
  timestamp?: string;
  fields?: { name: string; value: string; inline: boolean }[];
}

/** One row: which process is connected to the gateway, and how far it has come. */
export const discordGateway = pgTable('discord_gateway', {
  id: integer().primaryKey(),
  holder: uuid(),
  expiresAt: instant().notNull(),
  session: jsonb().$type<DiscordSession>(),
  connectedAt: instant(),
  problem: text(),
  botName: text(),
});

/** Commands that were handled: Discord may send one twice. */
export const discordInteractions = pgTable(
  'discord_interactions',
  { id: snowflake().primaryKey(), at: instant().notNull() },
  (table) => [index('discord_interactions_at').on(table.at)],
);

/** The messages of tickets that are on both sides. */
export const discordTicketMessages = pgTable(
  'discord_ticket_messages',
  {
    /** At Discord. */
    id: snowflake().primaryKey(),
    /** On the site; null if it was not taken over from Discord. */
    message: uuid().references(() => ticketMessages.id, { onDelete: 'cascade' }),
  },
  (table) => [index('discord_ticket_messages_message').on(table.message)],
);

/** The roles that the site gives, so that it takes none that somebody else gave. */
export const discordRoleGrants = pgTable(
  'discord_role_grants',
  { user: snowflake().notNull(), role: snowflake().notNull(), grantedAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.user, table.role] })],
);
