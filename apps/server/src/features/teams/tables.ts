import type { TEAM_REGIONS } from '@mes/contract/vocabulary';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';

/** People know a team by its unique name; the id stays the same when the name changes. */
export const teams = pgTable(
  'teams',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    tag: text().notNull(),
    region: text().$type<(typeof TEAM_REGIONS)[number]>().notNull(),
    description: text().notNull().default(''),
    /** Content hash of the logo, or null for a drawn emblem. */
    logo: text(),
    leader: text().references((): AnyPgColumn => players.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    disbandedAt: instant(),
  },
  (table) => [
    uniqueIndex('teams_name').on(sql`lower(${table.name})`),
    index('teams_name_trigrams').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
);
