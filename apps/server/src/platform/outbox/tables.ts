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

/** The current revision of each channel. The lock on its row puts the channel's events in order. */
export const channels = pgTable('channels', {
  name: text().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
});

/** Events, written in the transaction of their change. Rows are deleted after an hour. */
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
