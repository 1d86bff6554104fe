import pino, { type Logger } from 'pino';

export type Log = Logger;

/** Secrets never reach the log, wherever an object that is logged happens to carry them. */
const SECRETS = ['authorization', 'cookie', 'secret', 'code', 'password', 'token'];

export function createLog(level: string, { pretty }: { pretty: boolean }): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: {
        paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    pretty ? prettyStream() : pino.destination({ dest: 1, sync: false, minLength: 4096 }),
  );
}

function prettyStream() {
  return pino.transport({
    target: 'pino-pretty',
    options: { colorize: process.stdout.isTTY, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
  });
}
