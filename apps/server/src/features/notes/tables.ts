import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';
import { teams } from '../teams/tables';

/** What moderators wrote about a player or a team. Changes of a note are in the audit log. */
export const notes = pgTable(
  'notes',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    player: text().references(() => players.id, { onDelete: 'cascade' }),
    team: text().references(() => teams.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().references(() => players.id, { onDelete: 'set null' }),
    editedAt: instant(),
    /** Counts the texts it had. */
    revision: integer().notNull().default(1),
    /** Kept, so that a deletion can be taken back. */
    deletedAt: instant(),
  },
  (table) => [
    index('notes_player').on(table.player, table.id).where(sql`${table.player} IS NOT NULL`),
    index('notes_team').on(table.team, table.id).where(sql`${table.team} IS NOT NULL`),
    index('notes_created_by').on(table.createdBy),
    check('notes_about_one', sql`num_nonnulls(${table.player}, ${table.team}) = 1`),
  ],
);

/** Files about a player or a team. Their bytes are in a folder that no address serves. */
export const noteAttachments = pgTable(
  'note_attachments',
  {
    id: uuid().primaryKey(),
    player: text().references(() => players.id, { onDelete: 'cascade' }),
    team: text().references(() => teams.id, { onDelete: 'cascade' }),
    /** For people; the file itself is stored under another one. */
    name: text().notNull(),
    /** As the bytes tell. */
    type: text().notNull(),
    size: integer().notNull(),
    storedName: text().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().references(() => players.id, { onDelete: 'set null' }),
    /** Kept for a while, so that a deletion can be taken back. */
    deletedAt: instant(),
  },
  (table) => [
    index('note_attachments_player').on(table.player).where(sql`${table.player} IS NOT NULL`),
    index('note_attachments_team').on(table.team).where(sql`${table.team} IS NOT NULL`),
    index('note_attachments_created_by').on(table.createdBy),
    check('note_attachments_about_one', sql`num_nonnulls(${table.player}, ${table.team}) = 1`),
  ],
);
