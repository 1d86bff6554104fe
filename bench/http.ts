/**
 * Requests per second of a one-query read and of a cached read, compared with a bare Fastify in the same
 * run. Rounds alternate, so that a noisy machine affects both; the median ratio counts.
 */
import { join } from 'node:path';
import { freePort } from '../e2e/server';
import { compare } from './http-compare';
import { endAll, openCluster, type Process, start, startDeployed } from './processes';

const [OURS, BARE] = [await freePort(), await freePort()];
const CACHED = '/api/teams/Night%20Harbor/info';

const { folder, cluster } = await openCluster();
const running: Process[] = [];
try {
  await cluster.createDatabase('mes');
  const env = {
    DATABASE_URL: cluster.url('mes'),
    DATA_DIR: folder,
    PORT: String(OURS),
    HOST: '127.0.0.1',
  };
  // In production there is no demo community, so a first start in development creates it.
  const filling = await startDeployed({
    env,
    output: join(folder, 'filling.log'),
  });
  await filling.stop();
  await measure({ ...env, NODE_ENV: 'production' });
} finally {
  await endAll();
}

async function measure(env: Record<string, string>): Promise<void> {
  const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'info' };
  running.push(
    await startDeployed({
      env: { ...env, ...settings },
      output: join(folder, 'ours.log'),
    }),
  );
  const cachedBody = await (await fetch(`http://127.0.0.1:${OURS}${CACHED}`)).text();
  const bare = { PORT: String(BARE), CACHED_BODY: cachedBody };
  running.push(
    await start(process.execPath, ['--import', 'tsx', 'bench/http-reference.ts'], {
      env: { ...env, ...bare },
      ready: /ready/,
      output: join(folder, 'bare.log'),
    }),
  );
  const [own, other] = running as [Process, Process];
  const ours = (path: string) => ({ server: own, url: `http://127.0.0.1:${OURS}${path}` });
  const reference = (path: string) => ({ server: other, url: `http://127.0.0.1:${BARE}${path}` });
  await compare('one query', {
    ours: ours('/api/properties/streamLink'),
    bare: reference('/properties/streamLink'),
    aim: 0.85,
    why: 'Permission, validation, log and metrics are part of a call; the reference has none of them.',
  });
  await compare(`cached, ${cachedBody.length} bytes`, {
    ours: ours(CACHED),
    bare: reference('/cached'),
    aim: 1,
    why: 'A cached answer is counted against the rate limit, measured and logged; the reference is not.',
  });
}
