import type { BanScope } from '@mes/domain/moderation/ban-scopes';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';
import { teams } from '../teams/tables';

/** Of a player or of a team. A ban ends by itself at `until`; lifting it earlier sets `liftedAt`. */
export const bans = pgTable(
  'bans',
  {
    id: uuid().primaryKey(),
    player: text().references(() => players.id, { onDelete: 'cascade' }),
    team: text().references(() => teams.id, { onDelete: 'cascade' }),
    scope: text().$type<BanScope>().notNull(),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    createdBy: text(),
    until: instant(),
    liftedAt: instant(),
    liftedBy: text(),
  },
  (table) => [
    index('bans_player').on(table.player),
    index('bans_open').on(table.id).where(sql`${table.liftedAt} IS NULL`),
    index('bans_team').on(table.team).where(sql`${table.team} IS NOT NULL`),
    check('bans_of_one', sql`num_nonnulls(${table.player}, ${table.team}) = 1`),
  ],
);
