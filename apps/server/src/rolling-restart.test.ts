/** Two processes behind nginx are restarted one after the other while people use the site. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Account, clientOf, createTestDatabase, signIn } from '../testing/app';
import { freePort } from '../testing/free-port';
import { startNginx, type TestNginx } from '../testing/nginx';
import { type ServerProcess, spawnServer, untilReady } from '../testing/process';
import { startRedis, type TestRedis } from '../testing/redis';
import { root } from '../testing/settings';
import { connect, type GatewayClient } from '../testing/sockets';
import { until } from '../testing/until';
import { type Database, openDatabase } from './platform/database/database';

/** It starts four servers. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const DRAIN_SECONDS = 2;
const CHANNEL = 'properties';
/** Between two requests of one visitor; there are several. */
const PAUSE_MS = 25;

interface RunningProcess {
  readonly port: number;
  server: ServerProcess;
}

let dataDir: string;
let redis: TestRedis;
let nginx: TestNginx;
let database: Database;
let admin: Account;
let databaseUrl: string;
let processes: RunningProcess[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-rolling-'));
  redis = await startRedis();
  databaseUrl = await createTestDatabase();
  database = openDatabase(databaseUrl, { onError: () => {}, connections: 2 });
  admin = await signIn(database, 'An Admin', ['Admin']);
  const ports: [number, number] = [await freePort(), await freePort()];
  processes = await Promise.all(
    ports.map(async (port) => ({ port, server: await startProcess(port) })),
  );
  nginx = await startNginx(ports);
});
afterAll(async () => {
  for (const { server } of processes) server.child.kill('SIGKILL');
  await nginx.stop();
  await database.close();
  await redis.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('fails no request, loses no write and hides no event', async () => {
  const load = startLoad();
  const viewer = await followChannel();
  const [first, second] = processes;
  await restart(first!);
  // Only then the other one may stop.
  await untilUsed(first!);
  await restart(second!);
  await load.stop();

  expect(load.failures).toEqual([]);
  expect(load.count()).toBeGreaterThan(200);
  const stored = await database.pool.query<{ id: string }>(
    "SELECT id FROM properties WHERE id LIKE 'rolling-%'",
  );
  expect(stored.rows.map(({ id }) => id).sort()).toEqual([...load.written].sort());
  await until('all events', () => viewer.revisions(CHANNEL).length >= load.written.length);
  expect(viewer.revisions(CHANNEL)).toEqual(load.written.map((_, index) => index + 1));
  viewer.close();
});

it('offers every metric that the dashboard shows', async () => {
  const { port } = processes[0]!;
  const { body } = await clientOf(`http://127.0.0.1:${port}`).call({ path: '/metrics' });
  const offered = new Set(String(body).match(/(?<=^# TYPE )\S+/gm));
  const dashboard = await readFile(join(root, 'deploy', 'grafana-dashboard.json'), 'utf8');
  const shown = dashboard.match(/\b(mes|nodejs|process)_\w+/g) ?? [];
  expect(shown.length).toBeGreaterThan(12);
  expect(body).toMatch(/^mes_events_total\{source="redis"\} [1-9]/m);
  expect(body).toMatch(/^mes_response_cache_total\{result="hit"\} [1-9]/m);
  expect(shown.filter((name) => !offered.has(name.replace(/_(bucket|count)$/, '')))).toEqual([]);
});

async function startProcess(port: number): Promise<ServerProcess> {
  const server = await spawnServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    TRUST_PROXY: 'loopback',
    SHUTDOWN_DRAIN_SECONDS: String(DRAIN_SECONDS),
    RATE_LIMIT_FACTOR: '1000',
    DEMO: 'false',
    CHROMIUM: 'none',
  });
  await untilReady(server);
  return server;
}

async function restart(process: RunningProcess): Promise<void> {
  const { port, server } = process;
  const direct = clientOf(`http://127.0.0.1:${port}`);
  const started = performance.now();
  server.child.kill('SIGTERM');
  await until('it to be not ready', async () => {
    const { status } = await direct.call({ path: '/readyz' });
    return status === 503;
  });
  // A proxy that has not noticed yet, and knows no other process, is still served.
  expect((await direct.call({ path: '/api/articles/thumbnails/0' })).status).toBe(200);
  expect(await server.ended()).toBe(0);
  expect(performance.now() - started).toBeLessThan(DRAIN_SECONDS * 1_000 + 5_000);

  process.server = await startProcess(port);
}

/** nginx tries a process that failed again after a while. */
async function untilUsed({ port }: RunningProcess): Promise<void> {
  const direct = clientOf(`http://127.0.0.1:${port}`);
  await until('nginx to use it again', async () => {
    const { body } = await direct.call({ path: '/metrics' });
    return /^mes_call_seconds_count\{call="property\/create"/m.test(String(body));
  });
}

interface Load {
  readonly failures: string[];
  /** The ids of properties whose creation was confirmed. */
  readonly written: string[];
  count(): number;
  stop(): Promise<void>;
}

/** Visitors who read pages and calls, and admins who write, all over connections that stay open. */
function startLoad(): Load {
  const failures: string[] = [];
  const written: string[] = [];
  const client = clientOf(nginx.address);
  let isOver = false;
  let count = 0;

  async function repeat(name: string, request: (turn: number) => Promise<{ status: number }>) {
    for (let turn = 0; !isOver; turn++) {
      try {
        const { status } = await request(turn);
        if (status !== 200) failures.push(`${name}: ${status}`);
      } catch (error) {
        failures.push(`${name}: ${String(error)} ${String((error as Error).cause)}`);
      }
      count++;
      await delay(PAUSE_MS);
    }
  }
  async function write(id: string) {
    const data = { type: 'number', value: 1 };
    const reply = await client.request(
      { object: 'property', action: 'create', value: id, data },
      admin,
    );
    if (reply.status === 200) written.push(id);
    return reply;
  }

  const visitors = [
    // The site itself may not be built where this runs.
    repeat('page', () => client.call({ path: '/api/docs' })),
    repeat('call', () => client.call({ path: '/api/articles/thumbnails/0' })),
    repeat('account', () => client.request({ object: 'property', action: 'all' }, admin)),
    ...[1, 2].map((writer) => repeat('write', (turn) => write(`rolling-${writer}-${turn}`))),
  ];
  return {
    failures,
    written,
    count: () => count,
    async stop() {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}

interface Reply {
  readonly data: { readonly events: readonly unknown[] };
}

/** Reconnects like the site does, with the revision that it has. */
async function followChannel(): Promise<GatewayClient> {
  const viewer = await connect(nginx, { as: admin, reconnection: true, reconnectionDelay: 100 });
  const subscribe = () =>
    new Promise<void>((resolve) => {
      const revision = viewer.revisions(CHANNEL).at(-1) ?? 0;
      // Not awaited: later events can follow in the same turn of the event loop.
      viewer.socket.emit('subscribe_channel', { channel: CHANNEL, revision }, (reply: Reply) => {
        viewer.frames.push(...reply.data.events);
        resolve();
      });
    });
  viewer.socket.on('connect', () => void subscribe());
  await subscribe();
  return viewer;
}
