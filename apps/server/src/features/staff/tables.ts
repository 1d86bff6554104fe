import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { accounts } from '../accounts/tables';
import { players } from '../players/tables';

/** Points that admins gave to staff by hand. All other activity is counted from what features store. */
export const staffCredits = pgTable(
  'staff_credits',
  {
    id: uuid().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    points: integer().notNull(),
    note: text().notNull(),
    /** When it was done, which can be long before it was added. */
    at: instant().notNull(),
    addedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('staff_credits_account').on(table.account, table.at),
    index('staff_credits_added_by').on(table.addedBy),
  ],
);
