import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { matches } from '../matches/tables';
import { players } from '../players/tables';

export const matchComments = pgTable(
  'match_comments',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** Null after the account was deleted. */
    author: text().references(() => players.id, { onDelete: 'set null' }),
    text: text().notNull(),
    sentAt: instant().notNull(),
    editedAt: instant(),
    deletedAt: instant(),
    deletedBy: text().references(() => players.id, { onDelete: 'set null' }),
    deletionReason: text().notNull().default(''),
  },
  (table) => [
    index('match_comments_match').on(table.match, table.id),
    index('match_comments_author').on(table.author, table.id),
    index('match_comments_deleted').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    index('match_comments_deleted_by').on(table.deletedBy).where(sql`deleted_by IS NOT NULL`),
  ],
);

/** Each person reports a comment once; the ticket of support has its id as source. */
export const matchCommentReports = pgTable(
  'match_comment_reports',
  {
    id: uuid().primaryKey(),
    comment: uuid()
      .notNull()
      .references(() => matchComments.id, { onDelete: 'cascade' }),
    reporter: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('match_comment_reports_once').on(table.comment, table.reporter),
    index('match_comment_reports_reporter').on(table.reporter),
  ],
);

/** Matches whose comments staff have closed. */
export const closedMatchComments = pgTable(
  'closed_match_comments',
  {
    match: text()
      .primaryKey()
      .references(() => matches.id, { onDelete: 'cascade' }),
    closedAt: instant().notNull(),
    closedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [index('closed_match_comments_closed_by').on(table.closedBy)],
);
