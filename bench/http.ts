/**
 * Requests per second of a one-query read and of a cached read, next to a bare Fastify in the same
 * run. Rounds alternate, so that a noisy machine disturbs both alike; the median ratio counts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startCluster } from '../apps/server/src/platform/database/embedded';
import { type Process, start } from './processes';

const ROUNDS = 5;
const SECONDS = 4;
const OURS = 4_101;
const BARE = 4_102;
const CACHED = '/api/openapi.json';

const folder = await mkdtemp(join(tmpdir(), 'mes-bench-'));
const cluster = await startCluster({ folder });
const running: Process[] = [];
try {
  await cluster.createDatabase('mes');
  await measure({ DATABASE_URL: cluster.url('mes'), NODE_ENV: 'production', DATA_DIR: folder });
} finally {
  await Promise.all(running.map((each) => each.stop()));
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(env: Record<string, string>): Promise<void> {
  const ours = {
    PORT: String(OURS),
    HOST: '127.0.0.1',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'info',
  };
  running.push(
    await start(process.execPath, ['dist/server/main.js'], {
      env: { ...env, ...ours },
      ready: /MES runs at/,
    }),
  );
  const cachedBody = await (await fetch(`http://127.0.0.1:${OURS}${CACHED}`)).text();
  const bare = { PORT: String(BARE), CACHED_BODY: cachedBody };
  running.push(
    await start(process.execPath, ['--import', 'tsx', 'bench/http-reference.ts'], {
      env: { ...env, ...bare },
      ready: /ready/,
    }),
  );
  await compare('one query', {
    path: '/api/properties/streamLink',
    reference: '/properties/streamLink',
    aim: 0.7,
  });
  await compare(`cached, ${cachedBody.length} bytes`, {
    path: CACHED,
    reference: '/cached',
    aim: 0.8,
  });
}

interface Comparison {
  readonly path: string;
  readonly reference: string;
  readonly aim: number;
}

async function compare(what: string, { path, reference, aim }: Comparison): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const own = await load(`http://127.0.0.1:${OURS}${path}`);
    const bare = await load(`http://127.0.0.1:${BARE}${reference}`);
    if (round === 0) continue; // warms both up
    ratios.push(own / bare);
    console.log(
      `${what}: ${own.toFixed(0)} req/s, bare ${bare.toFixed(0)} req/s, ratio ${(own / bare).toFixed(2)}`,
    );
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  console.log(`${what}: median ratio ${median.toFixed(2)}, aim ${aim}\n`);
}

async function load(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 50,
    duration: SECONDS,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}
