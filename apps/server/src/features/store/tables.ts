import type { StoreRequestState } from '@mes/domain/store/requests';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { giveawayWinners } from '../giveaways/tables';
import { players } from '../players/tables';

/** What points are exchanged for. An archived item stays, because requests name it. */
export const storeItems = pgTable(
  'store_items',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    /** Content hash, or null for none. */
    picture: text(),
    price: integer().notNull(),
    /** Pieces in all; null for any number. */
    stock: integer(),
    /** Pieces of open and fulfilled requests. A column of its own: orders do not disturb editors. */
    taken: integer().notNull().default(0),
    perPerson: integer(),
    availableFrom: instant(),
    availableUntil: instant(),
    archivedAt: instant(),
    revision: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('store_items_price', sql`${table.price} > 0`),
    check('store_items_taken', sql`${table.taken} >= 0 AND ${table.taken} <= ${table.stock}`),
  ],
);

/**
 * An order of an item, whose price is in the escrow `escrow:{id}` of the season's ledger as long as it
 * is open, or the claim of a reward that its account has won in a giveaway.
 */
export const storeRequests = pgTable(
  'store_requests',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    account: text()
      .notNull()
      .references(() => players.id),
    item: uuid().references(() => storeItems.id),
    season: smallint(),
    /** When it was ordered. */
    price: integer(),
    /** Undecided orders end then, so that no points stay reserved for ever. Claims hold nothing. */
    expiresAt: instant(),
    giveaway: uuid(),
    /** From the winner: how the reward gets to them. Never logged or audited. */
    message: text(),
    state: text().$type<StoreRequestState>().notNull().default('open'),
    /** For the player: a code, or why it was refused. Never logged or audited. */
    note: text(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    /** Null where the player cancelled it or nobody decided in time. */
    decidedBy: text().references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('store_requests_state').on(table.state, table.id),
    index('store_requests_account').on(table.account, table.id),
    index('store_requests_item').on(table.item, table.account, table.season),
    index('store_requests_expiry').on(table.expiresAt).where(sql`${table.state} = 'open'`),
    /** A second open claim of one reward is impossible, whoever asks at once. */
    uniqueIndex('store_requests_open_claim')
      .on(table.giveaway, table.account)
      .where(sql`${table.state} = 'open'`),
    foreignKey({
      name: 'store_requests_winner',
      columns: [table.account, table.giveaway],
      foreignColumns: [giveawayWinners.player, giveawayWinners.giveaway],
    }),
    check(
      'store_requests_kind',
      sql`num_nonnulls(${table.item}, ${table.giveaway}) = 1
        AND num_nonnulls(${table.item}, ${table.season}, ${table.price}, ${table.expiresAt}) IN (0, 4)
        AND num_nonnulls(${table.giveaway}, ${table.message}) IN (0, 2)`,
    ),
    check('store_requests_decided', sql`(${table.state} = 'open') = (${table.decidedAt} IS NULL)`),
  ],
);
