import type { BUTTON_COMMANDS, CONFIGURATION_CAUSES } from '@mes/contract/vocabulary';
import type { ControlState } from '@mes/domain/stream/control-state';
import type { GameAct } from '@mes/domain/stream/game-acts';
import type { HandState } from '@mes/domain/stream/in-game';
import type { SeriesOnStream } from '@mes/domain/stream/left-series';
import type { Pins } from '@mes/domain/stream/pins';
import type { RehearsalPlan } from '@mes/domain/stream/rehearsal';
import type { SeriesConfiguration } from '@mes/domain/stream/series-configuration';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import type { ConnectedPage } from '../../platform/gateway/overlay-socket';
import { matches } from '../matches/tables';
import { players } from '../players/tables';

export type ConfigurationCause = (typeof CONFIGURATION_CAUSES)[number];
export type PressedAct = (typeof BUTTON_COMMANDS)[number];

/** `before` is restored when the rehearsal ends. */
export interface Rehearsal {
  readonly plan: RehearsalPlan;
  readonly before: { readonly configuration: SeriesConfiguration };
}

/** What operators have set by hand about the game, and what can be undone of it. */
export interface HandRecord {
  /** The match, or else the teams, that it belongs to: for others it does not count. */
  readonly subject: string;
  readonly state: HandState;
  /** The newest last. */
  readonly past: readonly HandChange[];
}

export interface HandChange {
  readonly act: GameAct['act'];
  readonly at: number;
  readonly by: string;
  readonly before: HandState | null;
}

/** A series that the stream does not show any more, as people had set it. */
export interface LeftSeries extends SeriesOnStream {
  readonly hand: HandState | null;
}

/** One row: what the stream shows. */
export const streamConfiguration = pgTable(
  'stream_configuration',
  {
    id: smallint().primaryKey().default(1),
    configuration: jsonb().$type<SeriesConfiguration>().notNull(),
    /** The series that is followed; null while everything is set by hand. */
    match: text().references(() => matches.id, { onDelete: 'set null' }),
    /** What was set by hand although a series is followed. */
    pinned: jsonb().$type<Pins>().notNull().default({}),
    /** The revision with which the series came: scenes on air name it. */
    series: integer().notNull().default(1),
    /** The newest first: scenes that were taken with them still show them. */
    left: jsonb().$type<LeftSeries[]>().notNull().default([]),
    rehearsal: jsonb().$type<Rehearsal>(),
    hand: jsonb().$type<HandRecord>(),
    /** Until somebody configures the stream again. */
    isMatchDeleted: boolean().notNull().default(false),
    revision: integer().notNull().default(1),
    updatedAt: instant().notNull(),
  },
  (table) => [check('stream_configuration_once', sql`${table.id} = 1`)],
);

/** Changes by people. Changes that a followed series made are not in it. */
export const streamHistory = pgTable('stream_history', {
  revision: integer().primaryKey(),
  cause: text().$type<ConfigurationCause>().notNull(),
  configuration: jsonb().$type<SeriesConfiguration>().notNull(),
  at: instant().notNull(),
  by: text().references(() => players.id, { onDelete: 'set null' }),
});

/** One row: what the control room puts on air. */
export const streamControl = pgTable(
  'stream_control',
  {
    id: smallint().primaryKey().default(1),
    state: jsonb().$type<ControlState>().notNull(),
    revision: integer().notNull().default(1),
    updatedAt: instant().notNull(),
  },
  (table) => [check('stream_control_once', sql`${table.id} = 1`)],
);

/** Tokens of button decks. The secret is stored as a hash only. */
export const streamTokens = pgTable(
  'stream_tokens',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    secretHash: text().notNull().unique(),
    acts: text().array().$type<PressedAct[]>().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().references(() => players.id, { onDelete: 'set null' }),
    usedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [index('stream_tokens_valid').on(table.createdAt).where(sql`revoked_at IS NULL`)],
);

/** The overlays that are connected to each process, so that every process can list all. */
export const streamListeners = pgTable('stream_listeners', {
  process: uuid().primaryKey(),
  overlays: jsonb().$type<readonly ConnectedPage[]>().notNull(),
  seenAt: instant().notNull(),
});

/** How a name is pronounced, for casters. */
export const pronunciations = pgTable('stream_pronunciations', {
  player: text()
    .primaryKey()
    .references(() => players.id, { onDelete: 'cascade' }),
  pronunciation: text().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().references(() => players.id, { onDelete: 'set null' }),
});

/** People who are saved for lower thirds. */
export const streamSpeakers = pgTable('stream_speakers', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  detail: text().notNull(),
  player: text().references(() => players.id, { onDelete: 'cascade' }),
  createdAt: instant().notNull(),
});

export const streamSponsors = pgTable('stream_sponsors', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** Content hash of the picture. */
  picture: text().notNull(),
  isShown: boolean().notNull(),
  /** In the rotation. */
  position: integer().notNull(),
});
