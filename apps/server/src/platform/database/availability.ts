/** Distinguishes an unavailable database from a statement that failed. */
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** The database does not answer: every statement would fail, and works again once it is back. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause?: unknown) {
    super('The database does not answer.', { cause });
  }
}

/** By the driver: it has no codes for these. */
const DRIVER_MESSAGES =
  /^(Query read timeout|Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;
/** Class 08: connection exceptions. 57P01 to 57P03: shutting down, crashed, starting. */
const SERVER_CODES = /^(08...|57P0[123])$/;
const SOCKET_CODES = new Set(['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ENOENT', 'ETIMEDOUT']);

/** Whether an error of a statement, as repositories throw it, means that the database is away. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof DrizzleQueryError) return isConnectionError(error.cause);
  return isDriverError(error);
}

/** For errors of a connection itself: codes of its socket can have no other reason. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isDriverError(error)) return true;
  return error instanceof Error && SOCKET_CODES.has(String((error as NodeJS.ErrnoException).code));
}

function isDriverError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return SERVER_CODES.test(error.code ?? '');
  return error instanceof Error && DRIVER_MESSAGES.test(error.message);
}
