import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns';
import { players } from '../players/tables';
import { teams } from '../teams/tables';

export type SubmissionState = 'pending' | 'approved' | 'rejected' | 'withdrawn';

/**
 * Photos and logos that need approval. The bytes are in the row, where no address reaches them, and
 * are deleted with it. Decided rows stay for a while, so that a second moderator learns of it.
 */
export const pictureSubmissions = pgTable(
  'picture_submissions',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    player: text().references(() => players.id, { onDelete: 'cascade' }),
    team: text().references(() => teams.id, { onDelete: 'cascade' }),
    state: text().$type<SubmissionState>().notNull().default('pending'),
    /** Null as soon as it is approved or withdrawn. */
    picture: bytes(),
    placeholder: bytes(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedAt: instant().notNull(),
    uploadedBy: text().references(() => players.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    decidedBy: text().references(() => players.id, { onDelete: 'set null' }),
    /** Of a rejection. */
    reason: text(),
  },
  (table) => [
    index('picture_submissions_state').on(table.state, table.id),
    index('picture_submissions_player').on(table.player),
    index('picture_submissions_team').on(table.team),
    index('picture_submissions_uploaded_by').on(table.uploadedBy),
    index('picture_submissions_decided_by').on(table.decidedBy),
    uniqueIndex('picture_submissions_one_photo')
      .on(table.player)
      .where(sql`${table.state} = 'pending'`),
    uniqueIndex('picture_submissions_one_logo')
      .on(table.team)
      .where(sql`${table.state} = 'pending'`),
    check('picture_submissions_one_owner', sql`num_nonnulls(${table.player}, ${table.team}) = 1`),
  ],
);
