import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';

/** One row. Whoever changes the queue locks it first, so all processes take turns. */
export const queueState = pgTable('queue_state', {
  id: smallint().primaryKey(),
  nextSequence: bigint({ mode: 'number' }).notNull(),
  lastSlot: instant(),
  carry: integer().notNull(),
  poolFrom: bigint({ mode: 'number' }),
  /** Admissions per minute at the last turn: slots promised at a lower rate can be moved earlier. */
  rate: integer().notNull(),
});

/** Who waits, holds a slot or is on the site. Logged like any table: slots are promises. */
export const queueEntries = pgTable(
  'queue_entries',
  {
    identifier: text().primaryKey(),
    sequence: bigint({ mode: 'number' }).notNull(),
    slot: instant(),
    entered: instant().notNull(),
    admitted: instant(),
    lastSeen: instant().notNull(),
  },
  (table) => [
    // One index for each thing that an entry can stand as; see the conditions in the repository.
    index('queue_entries_waiting').on(table.sequence).where(sql`slot IS NULL`),
    index('queue_entries_reserved')
      .on(table.slot)
      .where(sql`slot IS NOT NULL AND admitted IS NULL`),
    index('queue_entries_active').on(table.lastSeen).where(sql`admitted IS NOT NULL`),
    check('queue_entries_admitted_have_slots', sql`admitted IS NULL OR slot IS NOT NULL`),
  ],
);

/** What the queue did in each hour in which somebody came or waited. */
export const queueHours = pgTable('queue_hours', {
  hour: instant().primaryKey(),
  arrivals: integer().notNull(),
  admitted: integer().notNull(),
  mostWaiting: integer().notNull(),
  /** Milliseconds, of those who were admitted. */
  longestWait: integer().notNull(),
});

/** Links that let people pass the queue. The link itself is signed and stored nowhere. */
export const queueLinks = pgTable(
  'queue_links',
  {
    id: uuid().primaryKey(),
    /** For whom it was made. */
    label: text().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().references(() => players.id, { onDelete: 'set null' }),
    expiresAt: instant().notNull(),
    /** How many browsers came in by it, and how many may; null for any number. */
    uses: integer().notNull().default(0),
    maxUses: integer(),
    lastUsedAt: instant(),
    revokedAt: instant(),
    revokedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('queue_links_created_by').on(table.createdBy),
    index('queue_links_revoked_by').on(table.revokedBy),
  ],
);
