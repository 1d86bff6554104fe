import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { teams } from '../teams/tables';

/** Everyone who plays or has an account. The id is short, readable and holds no dot. */
export const players = pgTable(
  'players',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    gameId: text(),
    country: text(),
    description: text().notNull().default(''),
    /** Content hash of the photo, or null for a drawn portrait. */
    photo: text(),
    team: text().references((): AnyPgColumn => teams.id, { onDelete: 'set null' }),
    lookingForTeam: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('players_name').on(sql`lower(${table.name})`),
    index('players_team').on(table.team),
    index('players_name_trigrams').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
);
