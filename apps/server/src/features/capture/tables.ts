import type { Entry } from '@mes/domain/capture/entries';
import type { CaptureEvent, CaptureToggle } from '@mes/domain/capture/events';
import type { LineupPlayer } from '@mes/domain/capture/setup';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
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
import { matches, matchMaps } from '../matches/tables';

export type Toggles = Partial<Readonly<Record<CaptureToggle, boolean>>>;

/** `score` ends a map when it is decided; `closed` and `open` are what staff said instead. */
export type MapEnding = 'score' | 'closed' | 'open';

/** A match that is captured. Its row is the lock under which entries are added to its maps. */
export const captures = pgTable(
  'captures',
  {
    match: text()
      .primaryKey()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** For maps that are still to come; those that are over keep theirs. */
    toggles: jsonb().$type<Toggles>().notNull().default({}),
    /** When the next event comes out of the stream delay; null if everything is out. */
    publicDue: instant(),
  },
  (table) => [index('captures_due').on(table.publicDue).where(sql`public_due IS NOT NULL`)],
);

/** What has to be known about a map beside its events. */
export const captureMaps = pgTable(
  'capture_maps',
  {
    match: text()
      .notNull()
      .references(() => captures.match, { onDelete: 'cascade' }),
    map: smallint().notNull(),
    /** Which list this is: a map that was taken out of its match and put back begins a new one. */
    list: uuid().notNull(),
    lineup: jsonb().$type<readonly LineupPlayer[]>().notNull(),
    toggles: jsonb().$type<Toggles>().notNull(),
    ending: text().$type<MapEnding>().notNull().default('score'),
    /** Of the newest entry. */
    sequence: integer().notNull().default(0),
    /** Everyone knows the entries up to this one, as far as they had happened by `publicUntil`. */
    publicSequence: integer().notNull().default(0),
    publicUntil: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.map] }),
    foreignKey({
      columns: [table.match, table.map],
      foreignColumns: [matchMaps.match, matchMaps.index],
    }).onDelete('cascade'),
  ],
);

/** The append-only list of a map: events, and entries that take events back. */
export const captureEntries = pgTable(
  'capture_entries',
  {
    match: text().notNull(),
    map: smallint().notNull(),
    sequence: integer().notNull(),
    /** Made by the sender: the same twice is written once. */
    id: uuid().notNull(),
    kind: text().$type<Entry['kind']>().notNull(),
    /** Of the account that captured it. */
    operator: text().notNull(),
    writtenAt: instant().notNull(),
    /** Of a `record`; all others name the events that they take back. */
    event: jsonb().$type<CaptureEvent>(),
    removes: uuid().array(),
  },
  (table) => [
    primaryKey({ columns: [table.match, table.map, table.sequence] }),
    uniqueIndex('capture_entries_id').on(table.match, table.map, table.id),
    // Whoever takes their data along would otherwise read what everyone has captured.
    index('capture_entries_operator').on(table.operator, table.writtenAt),
    foreignKey({
      columns: [table.match, table.map],
      foreignColumns: [captureMaps.match, captureMaps.map],
    }).onDelete('cascade'),
  ],
);
