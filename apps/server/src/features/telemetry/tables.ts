import type { Device } from '@mes/domain/telemetry/limits';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { accounts } from '../accounts/tables';

/** What browsers report of the pages that they showed. Deleted after 30 days. */
export const usageReports = pgTable(
  'usage_reports',
  {
    /** A random one of the browser. */
    identifier: text().notNull(),
    at: instant().notNull(),
    /** Of the site, so that paths do not name what somebody looked at; empty for others. */
    route: text().notNull(),
    /** Milliseconds. */
    duration: integer().notNull(),
    device: text().$type<Device | 'unknown'>().notNull(),
    account: text().references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of the account. */
    country: text(),
    /** Whether there was no report of the browser before. */
    isNew: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.identifier, table.at, table.route] }),
    index('usage_reports_at').on(table.at),
    index('usage_reports_account').on(table.account).where(sql`${table.account} IS NOT NULL`),
  ],
);

/** A row for each day that is over, in UTC. */
export const trafficDays = pgTable('traffic_days', {
  day: instant().primaryKey(),
  visits: integer().notNull(),
  visitors: integer().notNull(),
  newVisitors: integer().notNull(),
  signedIn: integer().notNull(),
  views: integer().notNull(),
  /** Milliseconds. */
  time: bigint({ mode: 'number' }).notNull(),
  /** How many views took how long, by step; without the last steps that have none. */
  durations: integer().array().notNull(),
});

export const trafficPages = pgTable(
  'traffic_pages',
  {
    day: instant().notNull(),
    route: text().notNull(),
    views: integer().notNull(),
    /** Milliseconds. */
    time: bigint({ mode: 'number' }).notNull(),
    durations: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.route] })],
);

export type ShareKind = 'device' | 'country' | 'hour';

/** Visits of a day by device, by country or by hour. */
export const trafficShares = pgTable(
  'traffic_shares',
  {
    day: instant().notNull(),
    kind: text().$type<ShareKind>().notNull(),
    value: text().notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.value] })],
);

/** The weeks in which somebody with the account was on the site. */
export const activeWeeks = pgTable(
  'active_weeks',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A Monday in UTC. */
    week: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.week] }),
    index('active_weeks_week').on(table.week),
  ],
);
