import type { Json } from '@mes/contract/scalars';
import { customType } from 'drizzle-orm/pg-core';

/** `timestamptz` in the database, epoch milliseconds in the program and on the wire. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (milliseconds) => new Date(milliseconds).toISOString(),
  fromDriver: (text) => new Date(text).getTime(),
});

/**
 * Any JSON value. The driver has parsed it already: the `jsonb` of drizzle would parse texts once more
 * and turn the text "123" into a number.
 */
export const jsonValue = customType<{ data: Json; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value: unknown) => value as Json,
});

/** Small files that must come and go with their row. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const MAX_BIGINT = 9_223_372_036_854_775_807n;

/** An id of Discord: a number that orders by time. Text in the program and on the wire. */
export const snowflake = customType<{ data: string; driverData: string }>({
  dataType: () => 'bigint',
  // Discord gives no larger ids, so a larger one is not found.
  toDriver: (id) => (BigInt(id) > MAX_BIGINT ? String(MAX_BIGINT) : id),
  fromDriver: String,
});
