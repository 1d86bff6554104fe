import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { tournaments } from '../tournaments/tables';

/** Tournaments of the past that came from a file. */
export const importedTournaments = pgTable(
  'imported_tournaments',
  {
    tournament: text()
      .primaryKey()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** The same file is recognised by it. */
    source: text().notNull(),
    /** Whether its matches count for ratings. */
    isRated: boolean().notNull(),
    importedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('imported_tournaments_source').on(table.source)],
);
