import type { Stage } from '@mes/contract/tournament-schemas';
import type { TIE_BREAKS } from '@mes/contract/vocabulary';
import type { StageState } from '@mes/domain/tournament/model/vocabulary';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { tournaments } from '../tournaments/tables';

export interface Entrant {
  /** Id of the team. */
  readonly team: string;
  readonly seed: number;
  /** Which part of a double elimination it enters; the upper one unless a chain says otherwise. */
  readonly into?: 'upper' | 'lower';
}

/**
 * A stage that has been drawn. Its matches are rows of `matches` with a stable position; all else
 * follows from them and from these columns. Every change of a result locks this row first.
 */
export const bracketStages = pgTable(
  'bracket_stages',
  {
    tournament: text()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    state: text().$type<StageState>().notNull(),
    /**
     * As they were when the stage was drawn: later edits of the tournament do not move matches. Staff can
     * shorten a stage that too few teams are left for.
     */
    settings: jsonb().$type<Stage>().notNull(),
    tieBreaks: text().array().$type<(typeof TIE_BREAKS)[number][]>().notNull().default([]),
    /** In order of seed. Empty while the stages before it are played. */
    entrants: jsonb().$type<Entrant[]>().notNull(),
    /**
     * Teams that left or were put out while it was played, in that order. Who is out of the tournament is
     * said by its entry.
     */
    dropped: text().array().notNull().default([]),
    /** The version of the rules that drew it, so that newer versions can still read it. */
    engine: integer().notNull(),
    revision: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.index] })],
);

/** How likely each team wins, simulated after the last result. It can be recomputed at any time. */
export const bracketOdds = pgTable('bracket_odds', {
  tournament: text()
    .primaryKey()
    .references(() => tournaments.id, { onDelete: 'cascade' }),
  /** By id of the team. */
  odds: jsonb().$type<Record<string, number>>().notNull(),
  at: instant().notNull(),
});
