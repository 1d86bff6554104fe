/**
 * A lively channel of the community chat: 200 readers, 20 messages a second for 10 seconds, written by 40
 * people over HTTP. The latency is from the request of the author to each reader. Beside it, in turn, the
 * bare Socket.IO server of the fan-out: it has no HTTP, no rules and no database.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { registerAccount } from '../apps/server/src/features/accounts/service';
import { openSession } from '../apps/server/src/features/accounts/sessions/service';
import { openDatabase } from '../apps/server/src/platform/database/database';
import { freePort } from '../e2e/server';
import { type FanoutProcess, startFanout } from './fanout-process';
import { endAll, onEnd, openCluster, startDeployed } from './processes';
import { record } from './record';

const PORT = await freePort();
const READERS = 200;
const AUTHORS = 40;
const MESSAGES_PER_SECOND = 20;
const SECONDS = 10;
const MESSAGES = MESSAGES_PER_SECOND * SECONDS;
const ROUNDS = 2;
/** Found in the text of a message; the digits behind it are the time. */
const MARKER = 'sent#';
/** Messages that have not arrived by then are lost. */
const PATIENCE_MS = 20_000;
const GOAL_P99_MS = 100;

interface Account {
  readonly id: string;
  readonly secret: string;
}

interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const { folder, cluster } = await openCluster();
try {
  await cluster.createDatabase('mes');
  const databaseUrl = cluster.url('mes');
  await startOurs(databaseUrl);
  const [staff, ...authors] = await addPeople(databaseUrl);
  const { id: channel } = await act(staff!, 'create_channel', null, { name: 'Bench' });
  const [bare, clients] = await Promise.all([
    startFanout('fanout-bare.ts'),
    startFanout('fanout-clients.ts'),
  ]);
  const sockets = READERS;
  await clients.call('connect', { name: 'bare', address: bare.address, sockets });
  await clients.call('connect', {
    name: 'ours',
    address: `ws://127.0.0.1:${PORT}`,
    sockets,
    channel: `chat:${channel}`,
    marker: MARKER,
  });
  const rounds: { ours: Latency; reference: Latency }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const write = (number: number) => send(authors[number % AUTHORS]!, channel);
    const ours = await measure(clients, 'ours', write);
    const reference = await measure(clients, 'bare', () => bare.call('publish', {}));
    // The first round fills caches and compiles.
    if (round > 0) rounds.push({ ours, reference });
  }
  const ours = medianOf(rounds.map((round) => round.ours));
  const reference = medianOf(rounds.map((round) => round.reference));
  record({
    what: `Chat: ${READERS} readers, ${MESSAGES_PER_SECOND} messages a second for ${SECONDS} s`,
    measured: show(ours),
    reference: `bare Socket.IO without HTTP, rules and database: ${show(reference)}`,
    goal: `p99 ≤ ${GOAL_P99_MS} ms`,
    met: ours.p99 <= GOAL_P99_MS,
    why: 'Authors, readers, server and database share the machine.',
  });
} finally {
  await endAll();
}

async function startOurs(databaseUrl: string): Promise<void> {
  await startDeployed({
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      PORT: String(PORT),
      HOST: '127.0.0.1',
      RATE_LIMIT_FACTOR: '1000000',
    },
    output: join(folder, 'server.log'),
  });
}

/** The first is staff. */
async function addPeople(databaseUrl: string): Promise<Account[]> {
  const database = openDatabase(databaseUrl, { onError: () => {} });
  onEnd(() => database.close());
  const now = Date.now();
  return database.transaction(async (tx) => {
    const accounts: Account[] = [];
    for (let number = 0; number <= AUTHORS; number++) {
      const person = { name: `Author ${number}`, provider: 'test', providerId: `author${number}` };
      const permissions = number === 0 ? ['Moderator'] : [];
      const id = await registerAccount(tx, { ...person, permissions, now });
      accounts.push({
        id,
        secret: await openSession(tx, { accountId: id, device: 'bench', now }),
      });
    }
    return accounts;
  });
}

/** Writes at an even pace, whether or not earlier messages are answered. */
async function measure(
  clients: FanoutProcess,
  name: string,
  write: (number: number) => Promise<unknown>,
): Promise<Latency> {
  await clients.call('expect', { name, messages: MESSAGES });
  const writes: Promise<unknown>[] = [];
  const from = performance.now();
  for (let number = 0; number < MESSAGES; number++) {
    await pause(Math.max(0, from + (number * 1_000) / MESSAGES_PER_SECOND - performance.now()));
    writes.push(write(number));
  }
  await Promise.all(writes);
  const delivered = await Promise.race([
    clients.call('delivered', { name }),
    pause(PATIENCE_MS, null, { ref: false }),
  ]);
  if (!delivered) throw new Error(`Messages of ${name} were lost.`);
  const { p50 = Number.NaN, p95 = Number.NaN, p99 = Number.NaN } = delivered;
  return { p50, p95, p99 };
}

function send(author: Account, channel: string): Promise<unknown> {
  const at = process.hrtime.bigint() / 1_000n;
  return act(author, 'send', channel, { text: `${MARKER}${at} Who is in for a scrim tonight?` });
}

async function act(
  { id, secret }: Account,
  action: string,
  value: string | null,
  data: object,
): Promise<{ id: string }> {
  const response = await fetch(`http://127.0.0.1:${PORT}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `${id}.${secret}` },
    body: JSON.stringify({ object: 'chat', action, value: value ?? undefined, data }),
  });
  const answer = (await response.json()) as {
    status: string;
    message?: string;
    data: { id: string };
  };
  if (answer.status !== 'SUCCESS') throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.data;
}

function show({ p50, p95, p99 }: Latency): string {
  return `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
}

function medianOf(measures: readonly Latency[]): Latency {
  const median = (key: keyof Latency) => {
    const sorted = measures.map((each) => each[key]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return { p50: median('p50'), p95: median('p95'), p99: median('p99') };
}
