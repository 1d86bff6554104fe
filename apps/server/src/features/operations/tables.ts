import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, jsonValue } from '../../platform/database/columns';
import { accounts } from '../accounts/tables';

/** Backups that the server has made or tried to make. One at a time. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: uuid().primaryKey(),
    /** Null for scheduled ones, and once the account is deleted. */
    requestedBy: text().references(() => accounts.id, { onDelete: 'set null' }),
    isScheduled: boolean().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    /** Tables that are copied, of how many. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    fileName: text(),
    /** The version of the program that made it. */
    version: text(),
    size: bigint({ mode: 'number' }),
    rows: bigint({ mode: 'number' }),
    files: integer(),
    problem: text(),
  },
  (table) => [
    uniqueIndex('backup_runs_one').on(sql`(true)`).where(sql`${table.finishedAt} IS NULL`),
    index('backup_runs_started').on(table.startedAt),
  ],
);

/** Calls of all processes by the hour, with how many took how long. */
export const callTimes = pgTable(
  'call_times',
  {
    hour: instant().notNull(),
    call: text().notNull(),
    count: integer().notNull(),
    failed: integer().notNull(),
    refused: integer().notNull(),
    max: doublePrecision().notNull(),
    buckets: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.call] })],
);

/** Unexpected errors of calls, without values. */
export const serverErrors = pgTable(
  'server_errors',
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    call: text().notNull(),
    requestId: text().notNull(),
    summary: text().notNull(),
    place: text(),
  },
  (table) => [index('server_errors_at').on(table.at)],
);

/** Every process writes here that it lives. */
export const serverProcesses = pgTable('server_processes', {
  id: uuid().primaryKey(),
  host: text().notNull(),
  pid: integer().notNull(),
  version: text().notNull(),
  startedAt: instant().notNull(),
  seenAt: instant().notNull(),
  memory: bigint({ mode: 'number' }).notNull(),
  loopDelay: doublePrecision().notNull(),
  sockets: integer().notNull(),
  /** What it sees of the parts of the server. */
  parts: jsonValue().notNull(),
});
