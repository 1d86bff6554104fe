/** Says in one sentence what is wrong with DATABASE_URL. Never with its password. */
import { StartupError } from '../startup-error';

const SHAPE = 'postgres://user:password@host:5432/database';

interface Target {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

type Describe = (target: Target) => string;

/** By the code of the socket or of PostgreSQL. */
const PROBLEMS: Readonly<Record<string, Describe>> = {
  ENOTFOUND: ({ host }) => `there is no host '${host}'.`,
  EAI_AGAIN: ({ host }) => `the name of the host '${host}' cannot be resolved.`,
  ECONNREFUSED: ({ host }) => `no PostgreSQL listens at ${host}.`,
  ENOENT: ({ host }) => `no PostgreSQL listens at ${host}.`,
  EHOSTUNREACH: ({ host }) => `${host} cannot be reached.`,
  ENETUNREACH: ({ host }) => `${host} cannot be reached.`,
  ECONNRESET: ({ host }) => `${host} closed the connection.`,
  '28P01': ({ user }) => `PostgreSQL refuses the password of the user '${user}'.`,
  '28000': ({ user }) => `PostgreSQL refuses the user '${user}'.`,
  '3D000': ({ database }) => `there is no database '${database}'; create it first.`,
  '42501': ({ user }) => `the user '${user}' may not use the database.`,
  '53300': () => 'PostgreSQL has no connection left.',
  '57P03': () => 'PostgreSQL is still starting; try again in a moment.',
};

/** The error of a connection as one that the operator understands, or unchanged if it is none. */
export function toStartupError(url: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const describe = PROBLEMS[String((error as NodeJS.ErrnoException).code)];
  if (describe) return new StartupError(`DATABASE_URL: ${describe(targetOf(url))}`);
  if (/timeout/.test(error.message)) {
    return new StartupError(`DATABASE_URL: ${targetOf(url).host} does not answer.`);
  }
  return error;
}

export function assertDatabaseUrl(url: string): void {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return;
  throw new StartupError(`DATABASE_URL is not an address like ${SHAPE}.`);
}

function targetOf(url: string): Target {
  const { host, username, pathname, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? host,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
  };
}
