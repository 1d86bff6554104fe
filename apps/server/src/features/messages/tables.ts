import type { REPORT_REASONS, REPORT_STATES, REQUEST_OUTCOMES } from '@mes/contract/vocabulary';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { accounts } from '../accounts/tables';
import { players } from '../players/tables';

/** What two people say to each other; `first` sorts before `second`, so a pair has one. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    first: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    second: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    startedBy: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('conversations_pair').on(table.first, table.second),
    index('conversations_second').on(table.second),
    index('conversations_started_by').on(table.startedBy, table.createdAt),
  ],
);

export const privateMessages = pgTable(
  'private_messages',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    conversation: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    sender: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    index('private_messages_conversation').on(table.conversation, table.id),
    index('private_messages_sender').on(table.sender, table.sentAt),
  ],
);

/** A conversation as one of its two sees it. It goes with the account; the other side keeps its own. */
export const conversationSides = pgTable(
  'conversation_sides',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    other: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    conversation: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    lastMessage: uuid().notNull(),
    unread: integer().notNull().default(0),
    /** When to notify of unread messages; null if there are none, or the notification was sent. */
    notifyAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.other] }),
    index('conversation_sides_newest').on(table.account, table.lastMessage),
    index('conversation_sides_conversation').on(table.conversation),
    index('conversation_sides_other').on(table.other),
    index('conversation_sides_notify_at')
      .on(table.notifyAt)
      .where(sql`${table.notifyAt} IS NOT NULL`),
  ],
);

export const messageBlocks = pgTable(
  'message_blocks',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blocked: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.blocked] }),
    index('message_blocks_blocked').on(table.blocked),
  ],
);

/** Contains a copy of the message, so that moderators can read it after the conversation was deleted. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: uuid().primaryKey(),
    message: uuid().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
    sender: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    reporter: text().references(() => players.id, { onDelete: 'set null' }),
    reason: text().$type<(typeof REPORT_REASONS)[number]>().notNull(),
    note: text().notNull(),
    createdAt: instant().notNull(),
    state: text().$type<(typeof REPORT_STATES)[number]>().notNull().default('open'),
    outcome: text().$type<(typeof REQUEST_OUTCOMES)[number]>(),
    outcomeNote: text().notNull().default(''),
    resolvedBy: text().references(() => players.id, { onDelete: 'set null' }),
    resolvedAt: instant(),
  },
  (table) => [
    uniqueIndex('message_reports_once').on(table.message, table.reporter),
    index('message_reports_state').on(table.state, table.id),
    index('message_reports_sender').on(table.sender),
  ],
);
