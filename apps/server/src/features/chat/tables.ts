import type { ChatRole, LinkRule } from '@mes/domain/chat/limits';
import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { accounts } from '../accounts/tables';
import { players } from '../players/tables';

const textSearchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const chatChannels = pgTable(
  'chat_channels',
  {
    /** Part of the URL; stays the same when the channel is renamed. */
    id: text().primaryKey(),
    name: text().notNull(),
    about: text().notNull().default(''),
    /** Never changes: subscriptions are not checked again, and nothing written in private gets public. */
    readers: text().$type<ChatRole>().notNull().default('everyone'),
    writers: text().$type<ChatRole>().notNull().default('everyone'),
    slowModeSeconds: integer().notNull().default(0),
    links: text().$type<LinkRule>().notNull().default('on'),
    position: integer().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().references(() => players.id, { onDelete: 'set null' }),
    archivedAt: instant(),
  },
  (table) => [index('chat_channels_created_by').on(table.createdBy)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    channel: text()
      .notNull()
      .references(() => chatChannels.id, { onDelete: 'cascade' }),
    /** Null after the account was deleted. */
    author: text().references(() => players.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** Before the first edit, for moderators; null if it was never edited. */
    originalText: text(),
    sentAt: instant().notNull(),
    editedAt: instant(),
    deletedAt: instant(),
    deletedBy: text().references(() => players.id, { onDelete: 'set null' }),
    deletionReason: text().notNull().default(''),
    search: textSearchVector().generatedAlwaysAs(sql`to_tsvector('simple'::regconfig, "text")`),
  },
  (table) => [
    index('chat_messages_channel').on(table.channel, table.id),
    index('chat_messages_channel_author').on(table.channel, table.author, table.id),
    index('chat_messages_author').on(table.author, table.id),
    index('chat_messages_search').using('gin', table.search),
    index('chat_messages_deleted').on(table.deletedAt).where(sql`${table.deletedAt} IS NOT NULL`),
    index('chat_messages_deleted_by')
      .on(table.deletedBy)
      .where(sql`${table.deletedBy} IS NOT NULL`),
  ],
);

export const chatMentions = pgTable(
  'chat_mentions',
  {
    message: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    player: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    /** As it is written in the message. */
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.message, table.player] }),
    index('chat_mentions_player').on(table.player),
  ],
);

export const chatReadMarks = pgTable(
  'chat_read_marks',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    channel: text()
      .notNull()
      .references(() => chatChannels.id, { onDelete: 'cascade' }),
    /** The newest message that was read; it may be gone. */
    lastRead: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.channel] }),
    index('chat_read_marks_channel').on(table.channel),
  ],
);

/** A player has one in force at most. It ends by itself at `until`; lifting it earlier sets `endedAt`. */
export const chatTimeOuts = pgTable(
  'chat_time_outs',
  {
    id: uuid().primaryKey(),
    player: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    until: instant().notNull(),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().references(() => players.id, { onDelete: 'set null' }),
    endedAt: instant(),
  },
  (table) => [
    index('chat_time_outs_player').on(table.player, table.until),
    index('chat_time_outs_until').on(table.until),
    index('chat_time_outs_created_by').on(table.createdBy),
  ],
);

/** Words that messages must not contain, as staff wrote them. */
export const chatWords = pgTable(
  'chat_words',
  {
    word: text().primaryKey(),
    createdAt: instant().notNull(),
    createdBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [index('chat_words_created_by').on(table.createdBy)],
);

/** Each person reports a message once; the ticket of support has its id as source. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: uuid().primaryKey(),
    message: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    reporter: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('chat_reports_once').on(table.message, table.reporter),
    index('chat_reports_reporter').on(table.reporter),
  ],
);
