import type { EloChange } from '@mes/domain/elo/ladder';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

export type SubjectKind = EloChange['kind'];

/**
 * Histories of teams and players, in rows of up to 24 series (0360). Matches and subjects are not foreign keys: the
 * histories of those that are gone stay, so that the series after them can be rated again.
 */
export const eloHistories = pgTable(
  'elo_histories',
  {
    /** Id of the team or player. */
    subject: text().notNull(),
    /** `all` or `season:3`. */
    ladder: text().notNull(),
    kind: text().$type<SubjectKind>().notNull(),
    /** Before this row. */
    wins: integer().notNull(),
    losses: integer().notNull(),
    draws: integer().notNull(),
    /** How many series are in earlier rows. */
    start: integer().notNull().generatedAlwaysAs(sql`wins + losses + draws`),
    /** An entry for each series in all of these, oldest first. */
    matches: text().array().notNull(),
    times: instant().array().notNull(),
    /** After the series, in whole thousandths of a point. */
    elos: integer().array().notNull(),
    changes: integer().array().notNull(),
    /** A letter for each series: W, L or D. */
    outcomes: text().notNull(),
    /** The last of the times. */
    lastAt: instant().notNull(),
  },
  (table) => [
    // The column that differs most comes first: equal columns before it would be compared for every row written.
    primaryKey({ columns: [table.subject, table.ladder, table.kind, table.start] }),
    index('elo_histories_last').on(table.lastAt),
  ],
);

/** The series that were rated, and with what ratings their teams went into them. */
export const ratedSeries = pgTable(
  'rated_series',
  {
    /** No foreign key: a match that is gone must still be found here, so that what came after is rated again. */
    match: text().notNull(),
    ladder: text().notNull(),
    at: instant().notNull(),
    /** A hash of everything that its rating depends on, but for what came before; null if not known. */
    input: text(),
    teamA: text().notNull(),
    teamB: text().notNull(),
    /** Before the series, in whole thousandths of a point. */
    eloA: integer().notNull(),
    eloB: integer().notNull(),
    /** What A gained and B lost. */
    gain: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.ladder] }),
    index('rated_series_at').on(table.at),
  ],
);

/** Where everyone stands now: after the last series of each. */
export const eloStandings = pgTable(
  'elo_standings',
  {
    ladder: text().notNull(),
    kind: text().$type<SubjectKind>().notNull(),
    subject: text().notNull(),
    /** Whole thousandths of a point. */
    elo: integer().notNull(),
    wins: integer().notNull(),
    losses: integer().notNull(),
    draws: integer().notNull(),
    /** By the last series. */
    change: integer().notNull(),
    played: integer().notNull().generatedAlwaysAs(sql`wins + losses + draws`),
    /** At the time that ranks are compared with; null if not rated by then. */
    pastElo: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.ladder, table.kind, table.subject] }),
    // With the matches played at their end, pages and counts are read from the indexes alone.
    index('elo_standings_rank').on(
      table.ladder,
      table.kind,
      table.elo.desc(),
      table.subject,
      table.played,
    ),
    index('elo_standings_past')
      .on(table.ladder, table.kind, table.pastElo.desc(), table.subject, table.played)
      .where(sql`${table.pastElo} IS NOT NULL`),
  ],
);

/** One row: the time that ranks are compared with. */
export const eloComparison = pgTable(
  'elo_comparison',
  {
    id: smallint().primaryKey().default(1),
    at: instant().notNull(),
  },
  (table) => [check('elo_comparison_once', sql`${table.id} = 1`)],
);

/** A rebuild of all ratings. One at a time. */
export const ratingRebuilds = pgTable(
  'rating_rebuilds',
  {
    id: uuid().primaryKey(),
    by: text().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    /** Series, of all that are rated. */
    done: integer().notNull().default(0),
    total: integer().notNull(),
  },
  (table) => [
    uniqueIndex('rating_rebuilds_one').on(sql`(true)`).where(sql`${table.finishedAt} IS NULL`),
    index('rating_rebuilds_started').on(table.startedAt),
  ],
);
