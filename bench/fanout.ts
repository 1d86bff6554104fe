/**
 * One event to many sockets: CPU time of the server per delivered message and latency, compared with a
 * bare Socket.IO server in the same run. Servers and clients are separate processes; rounds alternate,
 * so that a noisy machine affects both.
 */
import { execSync } from 'node:child_process';
import { type FanoutProcess, startFanout } from './fanout-process';
import { endAll, openCluster } from './processes';
import { record } from './record';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const MESSAGES = 12;
const AIM = 0.6;
const SIZES = (process.env.SOCKETS ?? '1000,5000').split(',').map(Number);
/** Long enough for one message to be delivered before the next. */
const pauseOf = (sockets: number) => Math.max(50, sockets / 20);

const { folder, cluster } = await openCluster();
try {
  await cluster.createDatabase('mes');
  const env = { DATABASE_URL: cluster.url('mes'), DATA_DIR: folder };
  const [bare, ours, clients] = await Promise.all([
    startFanout('fanout-bare.ts'),
    startFanout('fanout-ours.ts', env),
    startFanout('fanout-clients.ts'),
  ]);
  for (const sockets of SIZES.map(limitSockets)) await compare({ bare, ours, clients }, sockets);
} finally {
  await endAll();
}

interface Processes {
  readonly bare: FanoutProcess;
  readonly ours: FanoutProcess;
  readonly clients: FanoutProcess;
}

async function compare({ bare, ours, clients }: Processes, sockets: number): Promise<void> {
  await clients.call('connect', { name: 'bare', address: bare.address, sockets });
  await clients.call('connect', { name: 'ours', address: ours.address, sockets });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const own = await measure(ours, clients, { name: 'ours', sockets });
    const reference = await measure(bare, clients, { name: 'bare', sockets });
    if (round > 0) rounds.push({ own, reference }); // the first warms both up
  }
  const own = medianOf(rounds.map((round) => round.own));
  const reference = medianOf(rounds.map((round) => round.reference));
  const ratio = median(rounds.map((round) => round.own.cpu / round.reference.cpu));
  const show = ({ cpu, p50, p99 }: Measure) =>
    `${cpu.toFixed(1)} µs CPU a message, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
  console.log(`${sockets} sockets, 500 bytes`);
  console.log(`  ours  ${show(own)}`);
  console.log(`  bare  ${show(reference)}`);
  console.log(`  ratio of CPU ${ratio.toFixed(2)}, aim ${AIM} at most\n`);
  record({
    what: `Fan-out of 500 bytes to ${sockets} sockets`,
    measured: `${ratio.toFixed(2)} of Socket.IO by CPU; ${show(own)}`,
    reference: show(reference),
    goal: `≤ ${AIM}`,
    met: ratio <= AIM,
    why: 'What is left is one write of the system for each socket; fewer would need another way into the kernel than Node.js has.',
  });
  await clients.call('close', {});
}

interface Measure {
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
}

async function measure(
  server: FanoutProcess,
  clients: FanoutProcess,
  { name, sockets }: { name: string; sockets: number },
): Promise<Measure> {
  await clients.call('expect', { name, messages: MESSAGES });
  const before = await server.call('cpu', {});
  for (let message = 0; message < MESSAGES; message++) {
    await server.call('publish', {});
    await new Promise((resolve) => setTimeout(resolve, pauseOf(sockets)));
  }
  const { p50 = Number.NaN, p99 = Number.NaN } = await clients.call('delivered', { name });
  const after = await server.call('cpu', {});
  return { cpu: (Number(after.us) - Number(before.us)) / (MESSAGES * sockets), p50, p99 };
}

/** One process has the clients of both servers: limited by its maximum of open files. */
function limitSockets(sockets: number): number {
  const files = Number(execSync('ulimit -n').toString()) || Number.POSITIVE_INFINITY;
  const most = Math.floor((files - 200) / 2);
  if (sockets > most) console.log(`Only ${files} open files are allowed: ${most} sockets.`);
  return Math.min(sockets, most);
}

function medianOf(measures: readonly Measure[]): Measure {
  return {
    cpu: median(measures.map(({ cpu }) => cpu)),
    p50: median(measures.map(({ p50 }) => p50)),
    p99: median(measures.map(({ p99 }) => p99)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
