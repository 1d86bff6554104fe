import { customType, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Writes that carried an Idempotency-Key, with the answer that a repeat gets. Kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    account: text().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    at: instant().notNull(),
    status: smallint(),
    answer: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.key] }),
    index('idempotency_keys_at').on(table.at),
  ],
);
