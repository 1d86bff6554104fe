import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Issued tokens that can be used once, stored only as hashes. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** What the token is for: a token of another purpose is never accepted. */
    purpose: text().notNull(),
    tokenHash: text().notNull(),
    content: jsonb().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.tokenHash] }),
    index('one_time_tokens_expires_at').on(table.expiresAt),
  ],
);
