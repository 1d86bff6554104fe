import type { EloChange } from '@mes/domain/elo/ladder';
import type { TeamSlot } from '@mes/domain/series/team-slots';
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

const standing = {
  /** Whole thousandths of a point. */
  elo: integer().notNull(),
  wins: integer().notNull(),
  losses: integer().notNull(),
  draws: integer().notNull(),
  /** By the last series. */
  change: integer().notNull(),
};

/**
 * What each rated series did, with the standing after it. Matches and subjects are not foreign keys:
 * a match that is gone must still be found here, so that the series after it can be rated again.
 */
export const eloChanges = pgTable(
  'elo_changes',
  {
    match: text().notNull(),
    /** `all` or `season:3`. */
    ladder: text().notNull(),
    kind: text().$type<SubjectKind>().notNull(),
    /** Id of the team or player. */
    subject: text().notNull(),
    opponent: text().$type<TeamSlot>().notNull(),
    at: instant().notNull(),
    ...standing,
  },
  (table) => [
    primaryKey({ columns: [table.match, table.ladder, table.kind, table.subject] }),
    // What tells rows apart comes first: equal columns before it would be compared for every row written.
    index('elo_changes_subject').on(
      table.subject,
      table.ladder,
      table.kind,
      table.at,
      // The order of ids in the program, whatever language the database sorts by.
      sql`${table.match} COLLATE "C"`,
      // Not to find anything by: so that the last ratings of many are read from the index alone.
      table.elo,
    ),
    index('elo_changes_at').on(table.at),
  ],
);

/** Where everyone stands now: the last change of each. */
export const eloStandings = pgTable(
  'elo_standings',
  {
    ladder: text().notNull(),
    kind: text().$type<SubjectKind>().notNull(),
    subject: text().notNull(),
    ...standing,
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
