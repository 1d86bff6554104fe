/** A Redis for one test on a free port, which can be stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from './free-port';
import { until } from './until';

export interface TestRedis {
  readonly url: string;
  /** Does nothing when it runs. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** From then on it answers nothing, but its connections stay open. */
  freeze(): void;
  thaw(): void;
}

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;

  const redis: TestRedis = {
    url,
    async start() {
      if (server) return;
      server = spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
        { stdio: 'ignore' },
      );
      await until('Redis to answer', () => isReachable(url));
    },
    async stop() {
      if (!server) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      server = null;
    },
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  };
  await redis.start();
  return redis;
}

async function isReachable(url: string): Promise<boolean> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}
