import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Fields that are redacted in logged objects. */
const SECRETS = ['authorization', 'cookie', 'secret', 'code', 'password', 'token'];

const LOG_BUFFER_LENGTH = 12 * 1024;
/** A quiet server still shows what happens. */
const LOG_FLUSH_MS = 1_000;

export function createLog(level: string, { pretty }: { pretty: boolean }): Log {
  return openLog(
    level,
    pretty
      ? prettyStream()
      : pino.destination({
          dest: 1,
          sync: false,
          // A write for every few lines would cost more than the lines themselves.
          minLength: LOG_BUFFER_LENGTH,
          periodicFlush: LOG_FLUSH_MS,
        }),
  );
}

/** The destinations of the logs that `openLog` created. */
const streams = new WeakMap<Log, DestinationStream>();

export function openLog(level: string, stream: DestinationStream): Log {
  const log = pino(
    {
      level,
      base: undefined,
      serializers: { err: (error: Error) => pino.stdSerializers.err(withoutValues(error)) },
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    stream,
  );
  streams.set(log, stream);
  return log;
}

/**
 * Writes log lines of fixed fields without secrets, given as JSON without braces. It produces the same
 * lines as pino in a fifth of the time, and writes all lines of one tick together.
 */
export function createLineWriter(log: Log, message: string): (fields: string) => void {
  const stream = streams.get(log);
  if (!log.isLevelEnabled('info')) return () => {};
  if (!stream) return (fields) => log.info(JSON.parse(`{${fields}}`), message);

  const start = `{"level":${log.levels.values.info},"time":`;
  const end = `,"msg":${JSON.stringify(message)}}\n`;
  let queue: string[] = [];
  const write = () => {
    stream.write(queue.join(''));
    queue = [];
  };
  return (fields) => {
    if (queue.length === 0) setImmediate(write);
    queue.push(`${start}${Date.now()},${fields}${end}`);
  };
}

/** Removes the parameters of a failed query, which can be secrets: hashes, addresses, tokens. */
export function withoutValues(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const redacted = new Error(`Failed query: ${error.query}`, { cause: error.cause });
  redacted.stack = error.stack?.replace(error.message, redacted.message);
  return redacted;
}

function prettyStream() {
  return pino.transport({
    target: 'pino-pretty',
    options: { colorize: process.stdout.isTTY, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
  });
}
