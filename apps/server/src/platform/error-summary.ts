/** Errors in few words for admins: the log has all of it. Values can be secret or personal, so none stay. */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

const MAX_LENGTH = 300;
/** Texts in quotes, addresses of mail and network, long numbers and ids. */
const VALUES = [
  /"[^"]*"/g,
  /'[^']*'/g,
  /[\w.+-]+@[\w-]+\.[\w.]+/g,
  /\b[0-9a-f]{8}-[0-9a-f-]{20,}\b/gi,
  /\b\d{1,3}(\.\d{1,3}){3}\b/g,
  /\b[\w-]{24,}\b/g,
  /\d{5,}/g,
];

export function summarizeError(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return 'Something was thrown that is no error.';
  const { code } = cause as NodeJS.ErrnoException;
  const kind = code === undefined ? cause.name : `${cause.name} ${code}`;
  // Names of constraints are of the program, not of its data.
  const constraint = cause instanceof pg.DatabaseError ? cause.constraint : undefined;
  const subject = constraint === undefined ? '' : ` (${constraint})`;
  return `${kind}: ${withoutValues(cause.message)}${subject}`.slice(0, MAX_LENGTH);
}

/** `service.ts:42`: the first place of the program itself, or null. */
export function placeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const line = error.stack
    ?.split('\n')
    .find((each) => /^\s+at /.test(each) && !/node_modules|node:/.test(each));
  return line ? (/([\w.-]+\.[cm]?[jt]s:\d+)/.exec(line)?.[1] ?? null) : null;
}

function withoutValues(text: string): string {
  const [firstLine = ''] = text.split('\n');
  return VALUES.reduce((left, pattern) => left.replace(pattern, '…'), firstLine);
}
