import type { NotificationKind, NotificationType } from '@mes/contract/notification-kinds';
import type { WithoutResult } from '@mes/contract/notifications';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { accounts } from '../accounts/tables';

export const notifications = pgTable(
  'notifications',
  {
    /** Version 7: ordered by time. */
    id: uuid().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Chosen by the sender, the same in every repetition. */
    key: text().notNull(),
    type: text().$type<NotificationType>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    link: text(),
    /** What people read who want no results; null where it tells none. */
    withoutResult: jsonb().$type<WithoutResult>(),
    createdAt: instant().notNull(),
    readAt: instant(),
    /** False for one that its receiver wants by push alone. */
    listed: boolean().notNull(),
    /** When it is due to be handed over to push; null once it was, or if it never is. */
    pushAt: instant(),
  },
  (table) => [
    uniqueIndex('notifications_account_key').on(table.account, table.key),
    index('notifications_inbox').on(table.account, table.id).where(sql`${table.listed}`),
    index('notifications_unread')
      .on(table.account, table.id)
      .where(sql`${table.listed} AND ${table.readAt} IS NULL`),
    index('notifications_push_at').on(table.pushAt).where(sql`${table.pushAt} IS NOT NULL`),
    index('notifications_created_at').on(table.createdAt),
  ],
);

/** Only what was ever changed; whoever has no row for a kind gets it both ways. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    site: boolean().notNull(),
    push: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.kind] })],
);
