import { customType } from 'drizzle-orm/pg-core';

/** `timestamptz` in the database, epoch milliseconds in the program and on the wire. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (milliseconds) => new Date(milliseconds).toISOString(),
  fromDriver: (text) => new Date(text).getTime(),
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
