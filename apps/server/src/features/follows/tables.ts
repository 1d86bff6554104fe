import type { NotificationType } from '@mes/contract/notification-kinds';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { accounts } from '../accounts/tables';
import { matches } from '../matches/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';

/** What an account follows: one of the four columns. A match is one to be reminded of. */
export const follows = pgTable(
  'follows',
  {
    id: uuid().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    team: text().references(() => teams.id, { onDelete: 'cascade' }),
    player: text().references(() => players.id, { onDelete: 'cascade' }),
    tournament: text().references(() => tournaments.id, { onDelete: 'cascade' }),
    match: text().references(() => matches.id, { onDelete: 'cascade' }),
    since: instant().notNull(),
  },
  (table) => [
    check(
      'follows_one',
      sql`num_nonnulls(${table.team}, ${table.player}, ${table.tournament}, ${table.match}) = 1`,
    ),
    index('follows_account').on(table.account, table.since),
    // Followers are read in the order of their accounts, batch by batch.
    uniqueIndex('follows_team').on(table.team, table.account),
    uniqueIndex('follows_player').on(table.player, table.account),
    uniqueIndex('follows_tournament').on(table.tournament, table.account),
    uniqueIndex('follows_match').on(table.match, table.account),
  ],
);

/** An occasion of which followers are notified, and how far that has come. */
export const followNotices = pgTable(
  'follow_notices',
  {
    /** Of the occasion, so that it is notified once. */
    key: text().primaryKey(),
    type: text().$type<NotificationType>().notNull(),
    match: text().references(() => matches.id, { onDelete: 'cascade' }),
    tournament: text().references(() => tournaments.id, { onDelete: 'cascade' }),
    player: text().references(() => players.id, { onDelete: 'cascade' }),
    /** That the player joined or left. */
    team: text().references(() => teams.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    /** Accounts up to this one are notified. */
    lastAccount: text().notNull().default(''),
    doneAt: instant(),
  },
  (table) => [
    index('follow_notices_open').on(table.createdAt).where(sql`${table.doneAt} IS NULL`),
    index('follow_notices_match').on(table.match),
    index('follow_notices_done').on(table.doneAt),
  ],
);
