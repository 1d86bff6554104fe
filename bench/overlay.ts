/**
 * A change of the stream to 50 overlays, next to a bare WebSocket broadcast in the same run. Ours is
 * written to the database first, so that part is named by itself.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../apps/server/src/platform/database/embedded';
import { type FanoutProcess, startFanout } from './fanout-process';

const OVERLAYS = Number(process.env.OVERLAYS ?? 50);
const MESSAGES = Number(process.env.MESSAGES ?? 100);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PAUSE_MS = 20;
const AIM = 1.2;

const folder = await mkdtemp(join(tmpdir(), 'mes-overlay-'));
const cluster = await startCluster({ folder });
const processes: FanoutProcess[] = [];

try {
  await cluster.createDatabase('mes');
  const env = { DATABASE_URL: cluster.url('mes'), DATA_DIR: folder };
  const [bare, ours, clients] = await Promise.all([
    startFanout('overlay-bare.ts'),
    startFanout('overlay-ours.ts', env),
    startFanout('overlay-clients.ts'),
  ]);
  processes.push(bare, ours, clients);
  await clients.ask('connect', { name: 'bare', address: bare.address, sockets: OVERLAYS });
  await clients.ask('connect', { name: 'ours', address: ours.address, sockets: OVERLAYS });
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const own = await measure(ours, clients, 'ours');
    const reference = await measure(bare, clients, 'bare');
    if (round > 0) rounds.push({ own, reference }); // the first warms both up
  }
  report(rounds);
} finally {
  await Promise.all(processes.map((process) => process.stop()));
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

interface Measure {
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly database: number;
}

async function measure(
  server: FanoutProcess,
  clients: FanoutProcess,
  name: string,
): Promise<Measure> {
  await clients.ask('expect', { name, messages: MESSAGES });
  const before = await server.ask('cpu', {});
  const databases: number[] = [];
  for (let message = 0; message < MESSAGES; message++) {
    const { databaseUs = 0 } = await server.ask('publish', {});
    databases.push(databaseUs / 1_000);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const { p50 = Number.NaN, p99 = Number.NaN } = await clients.ask('delivered', { name });
  const after = await server.ask('cpu', {});
  const cpu = (Number(after.us) - Number(before.us)) / (MESSAGES * OVERLAYS);
  return { cpu, p50, p99, database: median(databases) };
}

function report(rounds: readonly { own: Measure; reference: Measure }[]): void {
  const of = (side: 'own' | 'reference', what: keyof Measure) =>
    median(rounds.map((round) => round[side][what]));
  const show = (side: 'own' | 'reference') =>
    `${of(side, 'cpu').toFixed(1)} µs CPU a message, p50 ${of(side, 'p50').toFixed(2)} ms, p99 ${of(side, 'p99').toFixed(2)} ms`;
  const database = of('own', 'database');
  const told = of('own', 'p99') - database;
  console.log(`${OVERLAYS} overlays, ${MESSAGES} changes, ${ROUNDS} rounds`);
  console.log(`  ours  ${show('own')}, of which ${database.toFixed(2)} ms to commit`);
  console.log(`  bare  ${show('reference')}`);
  console.log(
    `  after the commit, p99 is ${(told / of('reference', 'p99')).toFixed(2)} times bare, aim ${AIM} at most`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
