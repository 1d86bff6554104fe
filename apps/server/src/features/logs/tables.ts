import type { LogKind } from '@mes/contract/moderation-schemas';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';

export type LogDetails = Record<string, string | number | boolean | null>;

/** What browsers report: pages visited and calls that failed. */
export const playerLog = pgTable(
  'player_log',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    player: text().references(() => players.id, { onDelete: 'cascade' }),
    /** Of a visitor who was not signed in. */
    identifier: text(),
    event: text().notNull(),
    path: text(),
    message: text(),
    details: jsonb().$type<LogDetails>().notNull(),
    at: instant().notNull(),
    editedAt: instant(),
    editedBy: text().references(() => players.id, { onDelete: 'set null' }),
    /** Found by no search; kept until it is old. */
    deletedAt: instant(),
  },
  (table) => [
    index('player_log_player').on(table.player, table.at, table.id),
    index('player_log_event').on(table.event, table.at, table.id),
    index('player_log_at').on(table.at, table.id),
    index('player_log_edited_by').on(table.editedBy),
    index('player_log_words').using(
      'gin',
      sql`(coalesce(${table.path}, '') || ' ' || coalesce(${table.message}, '')) gin_trgm_ops`,
    ),
  ],
);

/** Entries as they were before staff changed them. */
export const playerLogVersions = pgTable(
  'player_log_versions',
  {
    id: uuid().primaryKey(),
    entry: uuid()
      .notNull()
      .references(() => playerLog.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    path: text(),
    message: text(),
    details: jsonb().$type<LogDetails>().notNull(),
    changedAt: instant().notNull(),
    changedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [index('player_log_versions_entry').on(table.entry)],
);

/** Filters that somebody of the staff uses often. */
export const logSearches = pgTable(
  'log_searches',
  {
    id: uuid().primaryKey(),
    owner: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    log: text().$type<LogKind>().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    event: text(),
    person: text().references(() => players.id, { onDelete: 'set null' }),
    start: instant(),
    end: instant(),
  },
  (table) => [
    uniqueIndex('log_searches_name').on(table.owner, table.log, table.name),
    index('log_searches_person').on(table.person),
  ],
);
