import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Tokens that were handed out and work once, kept only as hashes. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** What the token is for: one of another purpose is never accepted in its place. */
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
