import type { ShowOperator, ShowSource } from '@mes/contract/show-schemas';
import type { FieldWriters, PreviewChange } from '@mes/domain/show/conflicts';
import type { SlotChanges } from '@mes/domain/show/slots';
import type { ShowState } from '@mes/domain/show/state';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';

/** Who did what last, for presses that have not seen it. Not part of what is undone. */
export interface ShowTraces {
  /** Another cue came into preview, or was taken. */
  readonly replaced: PreviewChange | null;
  /** The cue in preview was edited. */
  readonly edited: PreviewChange | null;
  readonly writers: FieldWriters;
}

/** In place of the show while the stream rehearses; dropped at its end. */
export interface RehearsedShow {
  /** Of the rehearsal that it belongs to. */
  readonly startedAt: number;
  readonly state: ShowState;
  readonly traces: ShowTraces;
}

/** One row. */
export const shows = pgTable(
  'shows',
  {
    id: smallint().primaryKey().default(1),
    state: jsonb().$type<ShowState>().notNull(),
    traces: jsonb().$type<ShowTraces>().notNull(),
    rehearsal: jsonb().$type<RehearsedShow>(),
    revision: integer().notNull().default(1),
    /** The revision at which what is on air changed last, and when. */
    airRevision: integer().notNull().default(1),
    airChangedAt: instant().notNull(),
    /** When a waiting take goes on air. */
    pendingDueAt: instant(),
    /** In the addresses of outputs: with it they may report what they have painted. */
    sourceKey: text().notNull(),
  },
  (table) => [check('shows_once', sql`${table.id} = 1`)],
);

/** What operators did, with what undoes it. */
export const showActs = pgTable(
  'show_acts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    isRehearsal: boolean().notNull(),
    act: text().notNull(),
    about: text().notNull(),
    changes: jsonb().$type<SlotChanges>().notNull(),
    at: instant().notNull(),
    by: text().references(() => players.id, { onDelete: 'set null' }),
    undoneAt: instant(),
    undoneBy: text().references(() => players.id, { onDelete: 'set null' }),
    /** The act whose undo removed it; null for a waiting take that was replaced. */
    undoneWith: integer(),
  },
  (table) => [
    index('show_acts_by').on(table.by),
    index('show_acts_undone_by').on(table.undoneBy),
    index('show_acts_at').on(table.at),
  ],
);

/** Operators who are in the room. */
export const showOperators = pgTable('show_operators', {
  player: text()
    .primaryKey()
    .references(() => players.id, { onDelete: 'cascade' }),
  place: jsonb().$type<ShowOperator['place']>(),
  /** Whether the OBS of their room streams. */
  isStreaming: boolean().notNull(),
  seenAt: instant().notNull(),
});

/** Pages in OBS that show the program or its overlays. */
export const showSources = pgTable(
  'show_sources',
  {
    source: text().$type<ShowSource['source']>().notNull(),
    instance: text().notNull(),
    isShown: boolean().notNull(),
    revision: integer().notNull(),
    /** From an act to the painted frame, the newest last. */
    latencies: integer().array().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.instance] })],
);
