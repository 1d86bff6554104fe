import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonValue } from '../database/columns';

/** Changes that staff could dispute, with their actors. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    /** The id of the account that made the change, or null for the server itself. */
    actor: text(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonValue().$type<unknown>(),
    after: jsonValue().$type<unknown>(),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_subject').on(table.subject, table.at),
    index('audit_log_actor').on(table.actor, table.at),
    index('audit_log_action').on(table.action, table.at),
    index('audit_log_words').using(
      'gin',
      sql`(${table.action} || ' ' || ${table.subject}) gin_trgm_ops`,
    ),
  ],
);
