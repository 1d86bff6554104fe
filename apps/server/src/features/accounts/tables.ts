import type { ApiScope } from '@mes/domain/accounts/api-keys';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';
import { players } from '../players/tables';

/** A player who can sign in. */
export const accounts = pgTable(
  'accounts',
  {
    id: text()
      .primaryKey()
      .references(() => players.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The account's id at the provider. */
    providerId: text().notNull(),
    email: text(),
    permissions: text().array().notNull().default([]),
    /** Whether results are hidden until they are revealed; null until the owner has chosen. */
    spoilerFree: boolean(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('accounts_provider_id').on(table.provider, table.providerId),
    index('accounts_created').on(table.createdAt, table.id),
    index('accounts_id_prefix').on(sql`${table.id} text_pattern_ops`),
    index('accounts_provider_id_prefix').on(sql`${table.providerId} text_pattern_ops`),
    index('accounts_staff')
      .on(table.createdAt, table.id)
      .where(sql`cardinality(${table.permissions}) > 0`),
  ],
);

/** One for each sign-in. The secret itself is shown once and never stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    secretHash: text().notNull(),
    device: text().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_secret').on(table.account, table.secretHash),
    index('sessions_last_seen').on(table.lastSeenAt),
  ],
);

/** For programs that act as an account. The key itself is shown once and never stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    /** A part of the key that is no secret. */
    id: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    secretHash: text().notNull(),
    name: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    callsPerMinute: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant(),
    lastUsedAt: instant(),
    calls: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('api_keys_account').on(table.account, table.createdAt),
    index('api_keys_expiry').on(table.expiresAt),
  ],
);

/** From when to when an account was on the staff: that it held any permission. */
export const staffTerms = pgTable(
  'staff_terms',
  {
    id: uuid().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Those held last. */
    permissions: text().array().notNull(),
    since: instant().notNull(),
    until: instant(),
  },
  (table) => [
    index('staff_terms_account').on(table.account, table.since),
    uniqueIndex('staff_terms_current').on(table.account).where(sql`${table.until} IS NULL`),
  ],
);

/** From where accounts have signed in, as hashes of the current period. Deleted with the period. */
export const signInOrigins = pgTable(
  'sign_in_origins',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    period: integer().notNull(),
    address: text().notNull(),
    /** Empty where the browser has no number yet. */
    device: text().notNull(),
    /** The last time. */
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.address, table.device] }),
    index('sign_in_origins_address').on(table.address),
    index('sign_in_origins_device').on(table.device).where(sql`${table.device} <> ''`),
    index('sign_in_origins_period').on(table.period),
  ],
);
