import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** The last revision that each channel has reached. Locking its row orders the channel's changes. */
export const channels = pgTable('channels', {
  name: text().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
});

/** What happened, written with the change itself. Kept an hour for clients that missed a frame. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    channel: text().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
    type: text().notNull(),
    data: jsonb().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.revision] }),
    uniqueIndex('outbox_id').on(table.id),
    index('outbox_created_at').on(table.createdAt),
  ],
);
