import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';

export const BAN_SCOPES = ['site', 'tournaments', 'voting', 'chat'] as const;
export type BanScope = (typeof BAN_SCOPES)[number];

/** A ban ends by itself at `until`; lifting it earlier sets `liftedAt`. */
export const bans = pgTable(
  'bans',
  {
    id: uuid().primaryKey(),
    player: text()
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    scope: text().$type<BanScope>().notNull(),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    createdBy: text(),
    until: instant(),
    liftedAt: instant(),
  },
  (table) => [index('bans_player').on(table.player)],
);
