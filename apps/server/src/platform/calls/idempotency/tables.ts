import { customType, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Writes with an Idempotency-Key and the answer for repeats. Rows are deleted after a day. */
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
