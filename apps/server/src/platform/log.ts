import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino, { type Logger } from 'pino';

export type Log = Logger;

/** Secrets never reach the log, wherever an object that is logged happens to carry them. */
const SECRETS = ['authorization', 'cookie', 'secret', 'code', 'password', 'token'];

export function createLog(level: string, { pretty }: { pretty: boolean }): Log {
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: (error: Error) => pino.stdSerializers.err(withoutValues(error)) },
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    pretty ? prettyStream() : pino.destination({ dest: 1, sync: false, minLength: 4096 }),
  );
}

/** For lines of fixed fields that hold no secret: looking for some costs more than writing the line. */
export function withoutRedaction(log: Log): Log {
  return log.child({}, { redact: ['none'] });
}

/** The error of a failed query holds all values that were sent with it: hashes, addresses, proofs. */
export function withoutValues(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const bare = new Error(`Failed query: ${error.query}`, { cause: error.cause });
  bare.stack = error.stack?.replace(error.message, bare.message);
  return bare;
}

function prettyStream() {
  return pino.transport({
    target: 'pino-pretty',
    options: { colorize: process.stdout.isTTY, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
  });
}
