import type {
  BRACKET_PARTS,
  MAP_STATES,
  MATCH_STATES,
  OPPONENTS,
  SIDES,
} from '@mes/contract/vocabulary';
import type { DefuseMap } from '@mes/domain/maps/maps';
import type { BestOf, VetoFormat } from '@mes/domain/veto/formats';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';

export type MatchState = (typeof MATCH_STATES)[number];
export type MapState = (typeof MAP_STATES)[number];
export type Opponent = (typeof OPPONENTS)[number];
export type Side = (typeof SIDES)[number];
type BracketPart = (typeof BRACKET_PARTS)[number];

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
    teamA: text().references(() => teams.id),
    teamB: text().references(() => teams.id),
    bestOf: smallint().$type<BestOf>().notNull(),
    vetoFormat: text().$type<VetoFormat>().notNull(),
    state: text().$type<MatchState>().notNull(),
    /** Maps won. */
    scoreA: smallint().notNull().default(0),
    scoreB: smallint().notNull().default(0),
    winner: text().$type<Opponent>(),
    forfeitedBy: text().$type<Opponent | 'both'>(),
    startsAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
    /** When each team said that it is there. */
    checkedInA: instant(),
    checkedInB: instant(),
    /** Where to meet in the game: for the two teams and staff only. */
    lobby: text().notNull().default(''),
    streamLink: text(),
    revision: integer().notNull(),
    createdAt: instant().notNull(),
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
    index('matches_tournament').on(table.tournament, table.finishedAt),
    index('matches_team_a').on(table.teamA, table.finishedAt),
    index('matches_team_b').on(table.teamB, table.finishedAt),
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
    pickedBy: text().$type<Opponent>(),
    /** Rounds won. */
    scoreA: smallint().notNull().default(0),
    scoreB: smallint().notNull().default(0),
    winner: text().$type<Opponent>(),
    startingSideA: text().$type<Side>(),
    halves: jsonb().$type<{ sideA: Side; scoreA: number; scoreB: number }[]>().notNull(),
    /** Its rounds were captured, so ratings exist. */
    captured: boolean().notNull().default(false),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.match, table.index] })],
);
