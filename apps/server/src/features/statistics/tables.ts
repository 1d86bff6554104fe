import type { RoundEnding } from '@mes/domain/capture/events';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { Counts } from '@mes/domain/scoreboard/stat-line';
import type { Side, TeamSlot } from '@mes/domain/series/team-slots';
import type { WeaponKills } from '@mes/domain/statistics/weapons';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { matchMaps } from '../matches/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';

/** What a line counts; over one map, or summed up over many. */
const counts = {
  rounds: integer().notNull().default(0),
  kills: integer().notNull().default(0),
  deaths: integer().notNull().default(0),
  assists: integer().notNull().default(0),
  headshots: integer().notNull().default(0),
  plants: integer().notNull().default(0),
  defuses: integer().notNull().default(0),
  openingKills: integer().notNull().default(0),
  openingDeaths: integer().notNull().default(0),
  twoKills: integer().notNull().default(0),
  threeKills: integer().notNull().default(0),
  fourKills: integer().notNull().default(0),
  fiveKills: integer().notNull().default(0),
  clutches: integer().notNull().default(0),
  kastRounds: integer().notNull().default(0),
  kastOf: integer().notNull().default(0),
  roundWins: integer().notNull().default(0),
  roundLosses: integer().notNull().default(0),
};

/**
 * A player's line on one map of a series, written when the map ends and whenever it is corrected.
 * It repeats what statistics filter by, so that no page has to join or to read single events.
 */
export const playerMaps = pgTable(
  'player_maps',
  {
    match: text().notNull(),
    map: smallint().notNull(),
    player: text()
      .notNull()
      .references(() => players.id),
    opponent: text().$type<TeamSlot>().notNull(),
    team: text().references(() => teams.id),
    versus: text().references(() => teams.id),
    gameMap: text().$type<DefuseMap>().notNull(),
    tournament: text().references(() => tournaments.id),
    season: smallint(),
    at: instant().notNull(),
    won: boolean(),
    /** Its rounds were captured; a line typed in by hand has no rating. */
    captured: boolean().notNull(),
    ...counts,
    /** Thousandths; null where no rounds were captured. */
    rating: integer(),
    /** The counts apart by the side that the team was on; null where no rounds were captured. */
    sides: jsonb().$type<Readonly<Record<Side, Counts>>>(),
    /** Null where no rounds were captured, and until old lines are counted again. */
    weapons: jsonb().$type<WeaponKills>(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.map, table.player] }),
    foreignKey({
      columns: [table.match, table.map],
      foreignColumns: [matchMaps.match, matchMaps.index],
    }).onDelete('cascade'),
    index('player_maps_player').on(table.player, table.at),
    index('player_maps_team').on(table.team, table.at),
    index('player_maps_at').on(table.at),
    index('player_maps_uncounted').on(table.match).where(sql`captured AND weapons IS NULL`),
  ],
);

/** How the rounds of a captured map ended; written together with the lines of its players. */
export const roundEndings = pgTable(
  'round_endings',
  {
    match: text().notNull(),
    map: smallint().notNull(),
    /** That won. */
    side: text().$type<Side>().notNull(),
    ending: text().$type<RoundEnding>().notNull(),
    rounds: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.map, table.side, table.ending] }),
    foreignKey({
      columns: [table.match, table.map],
      foreignColumns: [matchMaps.match, matchMaps.index],
    }).onDelete('cascade'),
  ],
);

/** Sums of a player's lines: of all time, of a season, of a tournament. */
export const playerTotals = pgTable(
  'player_totals',
  {
    /** `all`, `season:3` or `tournament:EmbersS4EU`. */
    scope: text().notNull(),
    player: text()
      .notNull()
      .references(() => players.id),
    maps: integer().notNull().default(0),
    mapWins: integer().notNull().default(0),
    mapLosses: integer().notNull().default(0),
    ...counts,
    /** Kills on maps whose rounds were captured, because a typed line has kills without headshots. */
    capturedKills: integer().notNull().default(0),
    /** Rounds with a rating, and thousandths of rating times rounds: whole numbers add up exactly. */
    ratedRounds: integer().notNull().default(0),
    ratingSum: bigint({ mode: 'number' }).notNull().default(0),
    /** What leaderboards go by, so that an index has each of their orders. */
    rating: doublePrecision().generatedAlwaysAs(
      sql`rating_sum::double precision / nullif(rated_rounds, 0)`,
    ),
    kd: doublePrecision()
      .notNull()
      .generatedAlwaysAs(sql`kills::double precision / greatest(deaths, 1)`),
    headshotShare: doublePrecision().generatedAlwaysAs(
      sql`headshots::double precision / nullif(captured_kills, 0)`,
    ),
    kast: doublePrecision().generatedAlwaysAs(
      sql`kast_rounds::double precision / nullif(kast_of, 0)`,
    ),
    openingBalance: integer().notNull().generatedAlwaysAs(sql`opening_kills - opening_deaths`),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.player] }),
    index('player_totals_player').on(table.player),
    index('player_totals_rating').on(table.scope, table.rating.desc().nullsLast(), table.player),
    index('player_totals_kd').on(table.scope, table.kd.desc(), table.player),
    index('player_totals_kills').on(table.scope, table.kills.desc(), table.player),
    index('player_totals_deaths').on(table.scope, table.deaths.desc(), table.player),
    index('player_totals_headshot_share').on(
      table.scope,
      table.headshotShare.desc().nullsLast(),
      table.player,
    ),
    index('player_totals_opening_balance').on(
      table.scope,
      table.openingBalance.desc(),
      table.player,
    ),
    index('player_totals_kast').on(table.scope, table.kast.desc().nullsLast(), table.player),
    index('player_totals_clutches').on(table.scope, table.clutches.desc(), table.player),
    index('player_totals_maps').on(table.scope, table.maps.desc(), table.player),
  ],
);
