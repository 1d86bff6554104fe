import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that the installation generates once and all its processes share. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  value: text().notNull(),
});
