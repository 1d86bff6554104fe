import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** One secret for each period. It is deleted after its period: nobody can link its hashes any more. */
export const originKeys = pgTable('origin_keys', {
  period: integer().primaryKey(),
  secret: text().notNull(),
});
