import type { Redis } from 'ioredis';
import { CircuitBreaker } from './circuit-breaker';
import type { Log } from './log';

export interface SharedRedis {
  /** For commands use `run`: it measures whether Redis answers. */
  readonly client: Redis;
  /** False while Redis is away or answers too slowly: use the fallback instead of waiting. */
  isAvailable(): boolean;
  /** A rejection that is no Error is an answer, as of a rate limit that is used up. */
  run<T>(command: (client: Redis) => Promise<T>): Promise<T>;
  close(): void;
}

/** A Redis that is frozen keeps its connections open and answers nothing. */
const COMMAND_TIMEOUT_MS = 500;

/** Commands fail at once while Redis is unreachable, so that callers fall back instead of waiting. */
export async function connectRedis(url: string, log: Log): Promise<SharedRedis> {
  // Many installations have none.
  const { default: Client } = await import('ioredis');
  const client = new Client(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // Each request counts its rate limits: those of one turn of the event loop share a write.
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let isUnreachable = false;
  client.on('error', (error) => {
    if (!isUnreachable) log.warn({ err: error }, 'Redis is not reachable');
    isUnreachable = true;
  });
  client.on('ready', () => {
    if (isUnreachable) log.warn('Redis is reachable again');
    isUnreachable = false;
  });
  const breaker = new CircuitBreaker({
    probe: () => client.ping(),
    onOpen: (error) => log.warn({ err: error }, 'Redis does not answer'),
    onClose: () => log.warn('Redis answers again'),
  });

  return {
    client,
    isAvailable: () => client.status === 'ready' && !breaker.isOpen,
    async run(command) {
      try {
        const result = await command(client);
        breaker.recordSuccess();
        return result;
      } catch (error) {
        if (error instanceof Error) breaker.recordFailure(error);
        throw error;
      }
    },
    close() {
      breaker.stop();
      client.disconnect();
    },
  };
}
