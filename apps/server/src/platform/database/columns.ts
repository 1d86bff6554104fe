import { customType } from 'drizzle-orm/pg-core';

/** `timestamptz` in the database, epoch milliseconds in the program and on the wire. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (milliseconds) => new Date(milliseconds).toISOString(),
  fromDriver: (text) => new Date(text).getTime(),
});
