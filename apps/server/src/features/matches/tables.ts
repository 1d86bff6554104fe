import type { RulingChoice } from '@mes/contract/dispute-schemas';
import type { Vod } from '@mes/contract/match-schemas';
import type { REQUEST_OUTCOMES, RESULT_REPORT_STATES } from '@mes/contract/vocabulary';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { BestOf } from '@mes/domain/series/best-of';
import type { MapState, MatchState } from '@mes/domain/series/states';
import type { Forfeit, Side, TeamSlot } from '@mes/domain/series/team-slots';
import type { BracketPart } from '@mes/domain/tournament/model/vocabulary';
import type { VetoFormat } from '@mes/domain/veto/formats';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';

export type ReportState = (typeof RESULT_REPORT_STATES)[number];

/** Where the team of a slot comes from; a match is named by its id. */
export type SlotOrigin =
  | { readonly type: 'seed'; readonly seed: number }
  | { readonly type: 'winner'; readonly match: string }
  | { readonly type: 'loser'; readonly match: string }
  | {
      readonly type: 'placement';
      readonly stage: number;
      readonly group: number | null;
      readonly place: number;
    }
  | { readonly type: 'pairing' }
  | { readonly type: 'bye' };

/** A map as a leader reports it. */
export interface ReportedMap {
  readonly map: DefuseMap;
  readonly scoreA: number;
  readonly scoreB: number;
}

/** A series. Match and matchup are the same thing. */
export const matches = pgTable(
  'matches',
  {
    id: text().primaryKey(),
    /** The public number, which people quote. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    tournament: text().references(() => tournaments.id),
    /** Its position in the bracket never changes; null for a match outside of one. */
    stage: smallint(),
    part: text().$type<BracketPart>(),
    group: smallint(),
    round: smallint(),
    index: smallint(),
    roundName: text(),
    /** Where its teams come from and go to, so that pages can show the bracket without the engine. */
    winnerTo: text().references((): AnyPgColumn => matches.id),
    loserTo: text().references((): AnyPgColumn => matches.id),
    originA: jsonb().$type<SlotOrigin>(),
    originB: jsonb().$type<SlotOrigin>(),
    teamA: text().references(() => teams.id),
    teamB: text().references(() => teams.id),
    bestOf: smallint().$type<BestOf>().notNull(),
    vetoFormat: text().$type<VetoFormat>().notNull(),
    state: text().$type<MatchState>().notNull(),
    /** Maps won. */
    scoreA: smallint().notNull().default(0),
    scoreB: smallint().notNull().default(0),
    winner: text().$type<TeamSlot>(),
    forfeitedBy: text().$type<Forfeit>(),
    /** Decided by the bracket because a team was put out or had no opponent; nobody entered a result. */
    automatic: boolean().notNull().default(false),
    startsAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
    /** When each team checked in. */
    checkedInA: instant(),
    checkedInB: instant(),
    /** Where to meet in the game: for the two teams and staff only. */
    lobby: text().notNull().default(''),
    streamLink: text(),
    /** The recording, with the second at which each map starts. */
    vod: jsonb().$type<Vod>(),
    revision: integer().notNull(),
    createdAt: instant().notNull(),
    /** What lists are ordered by: when it ended, else when it starts, else when it was created. */
    at: instant().generatedAlwaysAs(sql`coalesce(finished_at, starts_at, created_at)`),
  },
  (table) => [
    uniqueIndex('matches_number').on(table.number),
    uniqueIndex('matches_position')
      .on(
        table.tournament,
        table.stage,
        table.part,
        sql`coalesce(${table.group}, -1)`,
        table.round,
        table.index,
      )
      .where(sql`stage IS NOT NULL`),
    index('matches_tournament').on(table.tournament, table.at),
    index('matches_team_a').on(table.teamA, table.at),
    index('matches_team_b').on(table.teamB, table.at),
    index('matches_at').on(table.at),
    index('matches_finished').on(table.finishedAt),
    index('matches_open').on(table.startsAt).where(sql`state IN ('scheduled', 'veto', 'live')`),
  ],
);

/** One map of a series, in order of play. */
export const matchMaps = pgTable(
  'match_maps',
  {
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    index: smallint().notNull(),
    map: text().$type<DefuseMap>().notNull(),
    state: text().$type<MapState>().notNull(),
    server: text(),
    pickedBy: text().$type<TeamSlot>(),
    /** Rounds won. */
    scoreA: smallint().notNull().default(0),
    scoreB: smallint().notNull().default(0),
    winner: text().$type<TeamSlot>(),
    startingSideA: text().$type<Side>(),
    halves: jsonb().$type<{ sideA: Side; scoreA: number; scoreB: number }[]>().notNull(),
    /** Its rounds were captured, so ratings exist. */
    captured: boolean().notNull().default(false),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.index] }),
    index('match_maps_map').on(table.map),
  ],
);

/** A result as one leader reports it, until the other confirms or disputes it. */
export const matchReports = pgTable(
  'match_reports',
  {
    id: uuid().primaryKey(),
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** Whose leader reported. */
    opponent: text().$type<TeamSlot>().notNull(),
    by: text().references(() => players.id, { onDelete: 'set null' }),
    state: text().$type<ReportState>().notNull(),
    scoreA: smallint().notNull(),
    scoreB: smallint().notNull(),
    maps: jsonb().$type<ReportedMap[]>().notNull(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
    answeredBy: text().references(() => players.id, { onDelete: 'set null' }),
    /** Why it is disputed. */
    reason: text(),
  },
  (table) => [
    index('match_reports_match').on(table.match, table.createdAt),
    // However many press at once, one report of a match waits for its answer.
    uniqueIndex('match_reports_pending').on(table.match).where(sql`state = 'pending'`),
  ],
);

/** What staff decided about a disputed result, with what it takes to undo that. */
export const matchRulings = pgTable(
  'match_rulings',
  {
    id: uuid().primaryKey(),
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    by: text().references(() => players.id, { onDelete: 'set null' }),
    kind: text().$type<RulingChoice['kind']>().notNull(),
    reason: text().notNull(),
    /** Ids of the reports that were in dispute. */
    reports: jsonb().$type<string[]>().notNull(),
    /** The series as it was before. */
    before: jsonb().$type<SeriesSnapshot>().notNull(),
    /** Of the match after it: a later change cannot be undone along with it. */
    revision: integer().notNull(),
    createdAt: instant().notNull(),
    undoneAt: instant(),
  },
  (table) => [
    index('match_rulings_match').on(table.match, table.createdAt),
    index('match_rulings_created_at').on(table.createdAt, table.id),
  ],
);

/** Somebody asks staff to come to a match; staff see the open ones as a queue. */
export const staffCalls = pgTable(
  'staff_calls',
  {
    id: uuid().primaryKey(),
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    by: text().references(() => players.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    /** The team that did not come, where the server calls staff because of that. */
    noShow: text().$type<Forfeit>(),
    createdAt: instant().notNull(),
    takenAt: instant(),
    takenBy: text().references(() => players.id, { onDelete: 'set null' }),
    closedAt: instant(),
    closedBy: text().references(() => players.id, { onDelete: 'set null' }),
    /** Null where it ended without a decision of staff. */
    outcome: text().$type<(typeof REQUEST_OUTCOMES)[number]>(),
  },
  (table) => [
    index('staff_calls_match').on(table.match),
    index('staff_calls_open').on(table.createdAt).where(sql`closed_at IS NULL`),
  ],
);

export type MatchRow = typeof matches.$inferSelect;
export type NewMatch = typeof matches.$inferInsert;
export type MapRow = typeof matchMaps.$inferSelect;

/** A match with its maps, in order of play. */
export type Series = MatchRow & { readonly maps: readonly MapRow[] };

/** What a result changes of a series. */
export type SeriesSnapshot = Pick<
  Series,
  | 'state'
  | 'scoreA'
  | 'scoreB'
  | 'winner'
  | 'forfeitedBy'
  | 'automatic'
  | 'startedAt'
  | 'finishedAt'
  | 'maps'
>;
