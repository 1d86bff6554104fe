import type { Reward } from '@mes/contract/giveaways';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { accounts } from '../accounts/tables';
import { players } from '../players/tables';

/** The state of a giveaway follows from its times; only the draw is a fact of its own. */
export const giveaways = pgTable(
  'giveaways',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    /** Content hash of the picture, or null. */
    picture: text(),
    code: text().notNull(),
    rewards: jsonb().$type<Reward[]>().notNull(),
    minAccountAgeDays: integer().notNull(),
    opensAt: instant().notNull(),
    closesAt: instant().notNull(),
    seedHash: text().notNull(),
    /** When the opening was published. */
    openedAt: instant(),
    /** When the list of entrants was fixed, at or after the closing. */
    closedAt: instant(),
    /** Of the fixed list. */
    listHash: text(),
    entries: integer(),
    drawnAt: instant(),
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('giveaways_closes').on(table.closesAt, table.id),
    index('giveaways_code').on(sql`lower(${table.code})`),
    index('giveaways_not_closed').on(table.closesAt).where(sql`${table.closedAt} IS NULL`),
  ],
);

/** Apart from the giveaways: what reads those can never reveal a seed before its draw. */
export const giveawayDraws = pgTable('giveaway_draws', {
  giveaway: uuid()
    .primaryKey()
    .references(() => giveaways.id, { onDelete: 'cascade' }),
  seed: text().notNull(),
  /** The fixed list in canonical order, null until the closing. Ids without a person stay in it. */
  entrants: text().array(),
  /** Those of the list whom staff took out, null until the draw. */
  voided: text().array(),
});

/** How many entries were published last, and when: apart, as those who enter lock the giveaway. */
export const giveawayCounts = pgTable('giveaway_counts', {
  giveaway: uuid()
    .primaryKey()
    .references(() => giveaways.id, { onDelete: 'cascade' }),
  entries: integer().notNull(),
  publishedAt: instant().notNull(),
});

/** One entry a person: by account, and by game id at the time of entering. */
export const giveawayEntries = pgTable(
  'giveaway_entries',
  {
    giveaway: uuid()
      .notNull()
      .references(() => giveaways.id, { onDelete: 'cascade' }),
    player: text()
      .notNull()
      .references(() => players.id),
    /** In lower case. */
    gameId: text(),
    enteredAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.giveaway, table.player] }),
    uniqueIndex('giveaway_entries_game_id').on(table.giveaway, table.gameId),
    index('giveaway_entries_player').on(table.player),
  ],
);

/**
 * Where entries came from, as hashes: the evidence of abuse. Beside the entries, because it is deleted
 * after its period and the one after.
 */
export const giveawayOrigins = pgTable(
  'giveaway_origins',
  {
    giveaway: uuid().notNull(),
    player: text().notNull(),
    period: integer().notNull(),
    address: text().notNull(),
    device: text(),
  },
  (table) => [
    primaryKey({ columns: [table.giveaway, table.player] }),
    foreignKey({
      name: 'giveaway_origins_entry',
      columns: [table.giveaway, table.player],
      foreignColumns: [giveawayEntries.giveaway, giveawayEntries.player],
    }).onDelete('cascade'),
    index('giveaway_origins_player').on(table.player),
    index('giveaway_origins_period').on(table.period),
  ],
);

/**
 * Entries that do not take part. A row is deleted when its entry counts again; the audit log has both.
 * It outlives the entry: the id of a deleted account stays in a fixed list, and would win otherwise.
 */
export const giveawayVoids = pgTable(
  'giveaway_voids',
  {
    giveaway: uuid()
      .notNull()
      .references(() => giveaways.id, { onDelete: 'cascade' }),
    player: text()
      .notNull()
      .references(() => players.id),
    reason: text().notNull(),
    voidedAt: instant().notNull(),
    voidedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.giveaway, table.player] }),
    index('giveaway_voids_player').on(table.player),
  ],
);

export const giveawayWinners = pgTable(
  'giveaway_winners',
  {
    giveaway: uuid()
      .notNull()
      .references(() => giveaways.id),
    place: integer().notNull(),
    player: text()
      .notNull()
      .references(() => players.id),
    reward: text().notNull(),
    paidAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.giveaway, table.place] }),
    uniqueIndex('giveaway_winners_player').on(table.player, table.giveaway),
  ],
);

/** Of accounts that tried codes that no giveaway has. */
export const giveawayWrongCodes = pgTable('giveaway_wrong_codes', {
  account: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  since: instant().notNull(),
  count: integer().notNull(),
  lockedUntil: instant(),
});
