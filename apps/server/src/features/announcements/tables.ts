import type { ANNOUNCEMENT_TONES } from '@mes/contract/vocabulary';
import type { AudienceKind } from '@mes/domain/announcements/audience';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { accounts } from '../accounts/tables';
import { players } from '../players/tables';
import { tournaments } from '../tournaments/tables';

/** Which state one is in follows from its dates. */
export const announcements = pgTable(
  'announcements',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    title: text().notNull(),
    text: text().notNull(),
    tone: text().$type<(typeof ANNOUNCEMENT_TONES)[number]>().notNull(),
    buttonLabel: text(),
    buttonTo: text(),
    audience: text().$type<AudienceKind>().notNull(),
    /** For the audience `tournament`; nobody sees it once the tournament is gone. */
    tournament: text().references(() => tournaments.id, { onDelete: 'set null' }),
    notifies: boolean().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    /** Whether its start was published, and its receivers chosen; reads compare the dates. */
    startedAt: instant(),
    /** Whether its end was published. */
    endedAt: instant(),
    deletedAt: instant(),
    /** How many browsers without an account have shown it. */
    visitorsSeen: integer().notNull().default(0),
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('announcements_shown')
      .on(table.startsAt)
      .where(sql`${table.deletedAt} IS NULL AND ${table.endedAt} IS NULL`),
    index('announcements_updated').on(table.updatedAt, table.id),
  ],
);

/** What accounts have seen, and what they do not want to see again. */
export const announcementAccounts = pgTable(
  'announcement_accounts',
  {
    announcement: uuid()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull(),
    dismissedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.announcement, table.account] }),
    index('announcement_accounts_account').on(table.account),
  ],
);

/**
 * Who is still to be notified. Filled at the start of an announcement, so that nobody who joins its
 * audience later is notified; a row is deleted in the transaction that notifies.
 */
export const announcementReceivers = pgTable(
  'announcement_receivers',
  {
    announcement: uuid()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.announcement, table.account] }),
    index('announcement_receivers_account').on(table.account),
  ],
);
