/**
 * Requests per second of a one-query read and of a cached read, next to a bare Fastify in the same
 * run. Rounds alternate, so that a noisy machine disturbs both alike; the median ratio counts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startCluster } from '../apps/server/src/platform/database/embedded';
import { start } from './processes';

const ROUNDS = 5;
const SECONDS = 4;
const OURS = 4_101;
const BARE = 4_102;

const folder = await mkdtemp(join(tmpdir(), 'mes-bench-'));
const cluster = await startCluster({ folder });
await cluster.createDatabase('mes');
const env = { DATABASE_URL: cluster.url('mes'), NODE_ENV: 'production', DATA_DIR: folder };
const ours = await start(process.execPath, ['dist/server/main.js'], {
  env: {
    ...env,
    PORT: String(OURS),
    HOST: '127.0.0.1',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'info',
  },
  ready: /MES runs at/,
});
const cachedPath = process.env.CACHED_PATH ?? '/api/openapi.json';
const cachedBody = await (await fetch(`http://127.0.0.1:${OURS}${cachedPath}`)).text();
const bare = await start(process.execPath, ['--import', 'tsx', 'bench/http-reference.ts'], {
  env: { ...env, PORT: String(BARE), CACHED_BODY: cachedBody },
  ready: /ready/,
});

try {
  await compare(
    'one query',
    `http://127.0.0.1:${OURS}/api/properties/streamLink`,
    `http://127.0.0.1:${BARE}/properties/streamLink`,
    0.7,
  );
  await compare(
    `cached, ${cachedBody.length} bytes`,
    `http://127.0.0.1:${OURS}${cachedPath}`,
    `http://127.0.0.1:${BARE}/cached`,
    0.8,
  );
} finally {
  await Promise.all([ours.stop(), bare.stop()]);
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

async function compare(what: string, ourUrl: string, bareUrl: string, aim: number): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [own, reference] = [await load(ourUrl), await load(bareUrl)];
    if (round === 0) continue; // warms both up
    ratios.push(own / reference);
    console.log(
      `${what}: ${own.toFixed(0)} req/s, bare ${reference.toFixed(0)} req/s, ratio ${(own / reference).toFixed(2)}`,
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
