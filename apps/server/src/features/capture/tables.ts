import type { CaptureEntry } from '@mes/domain/capture/entries';
import type { CaptureEvent, CaptureToggle } from '@mes/domain/capture/events';
import type { MapEnding } from '@mes/domain/capture/map-ending';
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

/** A match that is captured. Its row is the lock under which entries are added to its maps. */
export const captures = pgTable(
  'captures',
  {
    match: text()
      .primaryKey()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** For maps that are still to come; those that are over keep their own. */
    toggles: jsonb().$type<Toggles>().notNull().default({}),
    /** When the stream delay of the next event is over; null if all events are public. */
    publicDue: instant(),
  },
  (table) => [index('captures_due').on(table.publicDue).where(sql`public_due IS NOT NULL`)],
);

/** The setup and progress of a captured map, beside its events. */
export const captureMaps = pgTable(
  'capture_maps',
  {
    match: text()
      .notNull()
      .references(() => captures.match, { onDelete: 'cascade' }),
    map: smallint().notNull(),
    /** Identifies the list: a map that was removed from its match and added again begins a new one. */
    list: uuid().notNull(),
    lineup: jsonb().$type<readonly LineupPlayer[]>().notNull(),
    toggles: jsonb().$type<Toggles>().notNull(),
    ending: text().$type<MapEnding>().notNull().default('score'),
    /** Of the newest entry. */
    sequence: integer().notNull().default(0),
    /** The entries up to this one are public, as far as they had happened by `publicUntil`. */
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
    /** Made by the sender, so that a repeated entry is written once. */
    id: uuid().notNull(),
    kind: text().$type<CaptureEntry['kind']>().notNull(),
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
    // For the export of personal data, which would otherwise scan the entries of everyone.
    index('capture_entries_operator').on(table.operator, table.writtenAt),
    // For the activity of staff: which maps somebody captured, without reading all their entries.
    index('capture_entries_operator_map').on(
      table.operator,
      table.match,
      table.map,
      table.writtenAt,
    ),
    foreignKey({
      columns: [table.match, table.map],
      foreignColumns: [captureMaps.match, captureMaps.map],
    }).onDelete('cascade'),
  ],
);
