import type { Stage } from '@mes/contract/tournament-schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { players } from '../players/tables';
import { tournaments } from '../tournaments/tables';

/** What is predicted: settings of the stages, and ids of the teams in order of seed. */
export interface StoredSetup {
  readonly stages: readonly Stage[];
  readonly teams: readonly string[];
}

/** One for each tournament that somebody has predicted. Every save and the lock take this row first. */
export const pickems = pgTable('pickems', {
  tournament: text()
    .primaryKey()
    .references(() => tournaments.id, { onDelete: 'cascade' }),
  /** As the predictions were last compared with; it stays as it is once they are locked. */
  setup: jsonb().$type<StoredSetup>().notNull(),
  lockedAt: instant(),
  /** The revision of the bracket that the scores are from; null before the first. */
  scoredRevision: integer(),
});

export const predictions = pgTable(
  'pickem_predictions',
  {
    tournament: text()
      .notNull()
      .references(() => pickems.tournament, { onDelete: 'cascade' }),
    player: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    /** Ids of teams by the key of the question. */
    picks: jsonb().$type<Record<string, string[]>>().notNull(),
    isComplete: boolean().notNull(),
    /** Id of the team that is picked to win the last stage. */
    champion: text(),
    needsAttention: boolean().notNull().default(false),
    points: integer().notNull().default(0),
    possible: integer().notNull().default(0),
    correct: integer().notNull().default(0),
    version: integer().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tournament, table.player] }),
    // The order of the leaderboard: of equals, who decided earlier.
    index('pickem_predictions_rank').on(
      table.tournament,
      sql`${table.points} DESC`,
      sql`${table.correct} DESC`,
      table.savedAt,
      table.player,
    ),
    index('pickem_predictions_player').on(table.player),
  ],
);

/** A private circle of friends, for the pick'ems of all tournaments. */
export const leagues = pgTable(
  'pickem_leagues',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    owner: text()
      .notNull()
      .references(() => players.id),
    /** The secret of the link by which others join. */
    invite: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('pickem_leagues_invite').on(table.invite),
    index('pickem_leagues_owner').on(table.owner),
  ],
);

export const leagueMembers = pgTable(
  'pickem_league_members',
  {
    league: uuid()
      .notNull()
      .references(() => leagues.id, { onDelete: 'cascade' }),
    player: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    joinedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.league, table.player] }),
    index('pickem_league_members_player').on(table.player),
  ],
);
