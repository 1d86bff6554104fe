import type { PushMessage } from '@mes/contract/push';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { accounts, sessions } from '../accounts/tables';

/**
 * The push subscription of a browser. It belongs to the session that created it, which also names the
 * device, and is deleted when that session ends.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    session: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Names the endpoint in look-ups and in the log, where the endpoint itself must not stand. */
    endpointHash: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant().notNull(),
    lastSuccessAt: instant(),
    /** Since the last success. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpointHash),
    index('push_subscriptions_account').on(table.account, table.createdAt),
    index('push_subscriptions_session').on(table.session),
  ],
);

/** One message on its way to one browser, or delivered there: it is never sent a second time. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    subscription: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** What the sender calls the message, the same in every repetition. */
    key: text().notNull(),
    message: jsonb().$type<PushMessage>().notNull(),
    /** Counts up with every try, so that only one job is ever about the next. */
    attempt: integer().notNull().default(0),
    /** The message is obsolete after this time. */
    expiresAt: instant().notNull(),
    deliveredAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.subscription, table.key] }),
    index('push_deliveries_expires_at').on(table.expiresAt),
  ],
);
