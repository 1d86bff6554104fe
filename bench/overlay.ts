/**
 * A change of the stream to 50 overlays, compared with a bare WebSocket broadcast in the same run. Our
 * server writes the change to the database first; that part is also measured separately, and a bare
 * broadcast that writes a row first shows the cost of durability.
 *
 * Our process also has background work (deadlines, jobs, sweeps) that does not depend on changes. So the
 * idle CPU usage of each process is measured before every round and subtracted, for both.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type FanoutProcess, startFanout } from './fanout-process';
import { endAll, openCluster } from './processes';
import { record } from './record';

const OVERLAYS = Number(process.env.OVERLAYS ?? 50);
const MESSAGES = Number(process.env.MESSAGES ?? 100);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** The path to the database runs once per change and a socket's fifty times, so it takes longer to warm up. */
const WARM_UP = 4 * MESSAGES;
const PAUSE_MS = 20;
const REST_MS = 2_000;
const AIM = 1.1;

const { folder, cluster } = await openCluster();

try {
  await Promise.all(['mes', 'bare'].map((name) => cluster.createDatabase(name)));
  const env = { DATABASE_URL: cluster.url('mes'), DATA_DIR: folder };
  const [bare, durable, ours, clients] = await Promise.all([
    startFanout('overlay-bare.ts'),
    startFanout('overlay-bare.ts', { DATABASE_URL: cluster.url('bare') }),
    startFanout('overlay-ours.ts', env),
    startFanout('overlay-clients.ts'),
  ]);
  for (const [name, server] of Object.entries({ bare, durable, ours })) {
    await clients.call('connect', { name, address: server.address, sockets: OVERLAYS });
    await deliver(server, clients, name, WARM_UP);
  }
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      own: await measure(ours, () => deliver(ours, clients, 'ours', MESSAGES)),
      published: await measure(ours, () => deliver(ours, clients, 'ours', MESSAGES, 'commit')),
      reference: await measure(bare, () => deliver(bare, clients, 'bare', MESSAGES)),
      durable: await measure(durable, () => deliver(durable, clients, 'durable', MESSAGES)),
      written: await measure(ours, () => write(ours)),
    });
  }
  report(rounds);
} finally {
  await endAll();
}

interface Times {
  readonly p50: number;
  readonly p99: number;
}

interface Measure extends Times {
  /** µs per message, without the idle usage of the process. */
  readonly cpu: number;
  /** Idle usage as a fraction of one core. */
  readonly rest: number;
}

interface Round {
  readonly own: Measure;
  /** The same with times from the commit on: publishing without writing. */
  readonly published: Measure;
  readonly reference: Measure;
  /** The bare server, after writing a row. */
  readonly durable: Measure;
  /** Our change without overlays: the cost of the transaction until its commit. */
  readonly written: Measure;
}

async function measure(server: FanoutProcess, work: () => Promise<Times>): Promise<Measure> {
  const resting = await measureCpu(server, () => pause(REST_MS));
  const rest = resting.us / resting.elapsedUs;
  const { us, elapsedUs, result } = await measureCpu(server, work);
  return { ...result, rest, cpu: (us - rest * elapsedUs) / (MESSAGES * OVERLAYS) };
}

async function measureCpu<T>(server: FanoutProcess, work: () => Promise<T>) {
  const before = await server.call('cpu', {});
  const began = performance.now();
  const result = await work();
  const elapsedUs = (performance.now() - began) * 1_000;
  const after = await server.call('cpu', {});
  return { result, elapsedUs, us: Number(after.us) - Number(before.us) };
}

async function deliver(
  server: FanoutProcess,
  clients: FanoutProcess,
  name: string,
  messages: number,
  from: 'change' | 'commit' = 'change',
): Promise<Times> {
  await clients.call('expect', { name, messages });
  await publish(server, { channel: 'stream', from }, messages);
  const { p50 = Number.NaN, p99 = Number.NaN } = await clients.call('delivered', { name });
  return { p50, p99 };
}

async function write(server: FanoutProcess): Promise<Times> {
  const sorted = (await publish(server, { channel: 'nobody' }, MESSAGES)).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Returns the duration of each change on the server, in milliseconds. */
async function publish(
  server: FanoutProcess,
  input: Record<string, string>,
  messages: number,
): Promise<number[]> {
  const took: number[] = [];
  for (let message = 0; message < messages; message++) {
    const { us = 0 } = await server.call('publish', input);
    took.push(us / 1_000);
    await pause(PAUSE_MS);
  }
  return took;
}

function report(rounds: readonly Round[]): void {
  const of = (value: (round: Round) => number) => median(rounds.map(value));
  const show = (part: keyof Round) =>
    `${of((round) => round[part].cpu).toFixed(1)} µs CPU a message, ` +
    `p50 ${of((round) => round[part].p50).toFixed(2)} ms, ` +
    `p99 ${of((round) => round[part].p99).toFixed(2)} ms`;
  const rest = (part: keyof Round) =>
    `${(of((round) => round[part].rest) * 100).toFixed(1)} % of a core`;
  const times = (ratio: (round: Round) => number) => of(ratio).toFixed(2);

  console.log(`${OVERLAYS} overlays, ${MESSAGES} changes, ${ROUNDS} rounds`);
  console.log(`  ours  ${show('own')}`);
  console.log(`  sent  ${show('published')}, from the commit on`);
  console.log(`  of it the transaction ${show('written')}`);
  console.log(`  bare  ${show('reference')}`);
  console.log(`  bare  ${show('durable')}, after writing a row`);
  console.log(`  not counted, at rest: ours ${rest('own')}, bare ${rest('reference')}`);
  console.log(
    `  CPU is ${times(({ own, reference }) => own.cpu / reference.cpu)} times bare, ` +
      `${times(({ own, durable }) => own.cpu / durable.cpu)} times bare with a row, ` +
      `${times(({ own, written, reference }) => (own.cpu - written.cpu) / reference.cpu)} without the transaction, aim ${AIM} at most`,
  );
  console.log(
    `  p99 is ${times(({ own, reference }) => own.p99 / reference.p99)} times bare, ` +
      `${times(({ own, durable }) => own.p99 / durable.p99)} times bare with a row, ` +
      `${times(({ published, reference }) => published.p99 / reference.p99)} from the commit on, aim ${AIM} at most`,
  );
  const cpuRatio = of(({ own, durable }) => own.cpu / durable.cpu);
  const p99Ratio = of(({ own, durable }) => own.p99 / durable.p99);
  record({
    what: `A change of the stream to ${OVERLAYS} overlays`,
    measured: `${cpuRatio.toFixed(2)} × by CPU, ${p99Ratio.toFixed(2)} × at p99; ${show('own')}`,
    reference: `bare ws that writes one row: ${show('durable')}`,
    goal: `≤ ${AIM} × both`,
    met: cpuRatio <= AIM && p99Ratio <= AIM,
    why: 'A change also counts up the revision of its channel, so that nobody misses it, in the same statement as its row. At p99 it is two to three milliseconds more: not garbage, as four times the young generation changes little, so probably the deadlines, jobs and sweeps of the same process, which the bare server does not have.',
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
