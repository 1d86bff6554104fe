import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

/** The last known state of the game's servers. */
export const gameServers = pgTable('game_servers', {
  id: text().primaryKey(),
  name: text().notNull(),
  region: text(),
  state: text().$type<'online' | 'offline' | 'unknown'>().notNull(),
  players: integer(),
  checkedAt: instant().notNull(),
});

/** How the game was at that time, every ten minutes. */
export const gameSamples = pgTable('game_samples', {
  at: instant().primaryKey(),
  servers: integer().notNull(),
  online: integer().notNull(),
  players: integer(),
});
