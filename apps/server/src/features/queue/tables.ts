import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

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
