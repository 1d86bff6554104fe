/**
 * Requests per second of a one-query read and of a cached read, next to a bare Fastify in the same
 * run. Rounds alternate, so that a noisy machine disturbs both alike; the median ratio counts.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startCluster } from '../apps/server/src/platform/database/embedded';
import { type Process, start } from './processes';

const ROUNDS = 5;
const SECONDS = 4;
const OURS = 4_101;
const BARE = 4_102;
const CACHED = '/api/teams/Night%20Harbor/info';

const folder = await mkdtemp(join(tmpdir(), 'mes-bench-'));
const cluster = await startCluster({ folder });
const running: Process[] = [];
try {
  await cluster.createDatabase('mes');
  const env = {
    DATABASE_URL: cluster.url('mes'),
    DATA_DIR: folder,
    PORT: String(OURS),
    HOST: '127.0.0.1',
  };
  // Production makes up no demo community, so a first start in development does.
  const filling = await start(process.execPath, ['dist/server/main.js'], {
    env,
    ready: /Ctrl-C/,
    output: join(folder, 'filling.log'),
  });
  await filling.stop();
  await measure({ ...env, NODE_ENV: 'production' });
} finally {
  await Promise.all(running.map((each) => each.stop()));
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(env: Record<string, string>): Promise<void> {
  const ours = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'info' };
  running.push(
    await start(process.execPath, ['dist/server/main.js'], {
      env: { ...env, ...ours },
      ready: /Ctrl-C/,
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
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const own = await load(0, `http://127.0.0.1:${OURS}${path}`);
    const bare = await load(1, `http://127.0.0.1:${BARE}${reference}`);
    if (round === 0) continue; // warms both up
    ratios.push(own.rate / bare.rate);
    costs.push(bare.cpu / own.cpu);
    console.log(
      `${what}: ${own.rate.toFixed(0)} req/s at ${own.cpu.toFixed(0)} µs, bare ${bare.rate.toFixed(0)} req/s at ${bare.cpu.toFixed(0)} µs`,
    );
  }
  const [rate, cost] = [median(ratios), median(costs)].map((number) => number.toFixed(2));
  console.log(
    `${what}: median ratio ${rate} by requests/s, ${cost} by CPU a request, aim ${aim}\n`,
  );
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** CPU time a request tells more than requests/s on a machine that does other things too. */
async function load(server: number, url: string): Promise<{ rate: number; cpu: number }> {
  const pid = running[server]?.child.pid ?? 0;
  const before = await cpuSeconds(pid);
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 50,
    duration: SECONDS,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  const cpu = ((await cpuSeconds(pid)) - before) / requests.total;
  return { rate: requests.average, cpu: cpu * 1e6 };
}

async function cpuSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
