/**
 * The server at rest, and how long it takes to start again: CPU of the process and transactions of the
 * database while nobody asks for anything, then the time from the start to the first answer with a
 * database that is filled and up, and then to the first document of each kind of page.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../e2e/server';
import {
  cpuSeconds,
  DEPLOYED,
  DEPLOYED_FLAGS,
  endAll,
  onEnd,
  openCluster,
  root,
  startDeployed,
} from './processes';
import { record } from './record';

const SECONDS = Number(process.env.SECONDS ?? 60);
const STARTS = Number(process.env.STARTS ?? 5);
/** In which work of the start ends. */
const SETTLE_MS = 15_000;
/** In which pages are rendered before somebody asks for them. */
const WARM_UP_MS = 5_000;
const GOALS = { share: 0.01, queries: 5, startSeconds: 2, stopSeconds: 1, documentSeconds: 0.2 };

const { folder, cluster } = await openCluster();
try {
  await cluster.createDatabase('mes');
  const port = await freePort();
  const env = {
    DATABASE_URL: cluster.url('mes'),
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  const options = { output: join(folder, 'server.log') };
  // In production there is no demo community, so a first start in development creates it.
  await (await startDeployed({ ...options, env: { ...env, DEMO_SIZE: 'small' } })).stop();
  const production = { ...env, NODE_ENV: 'production' };
  const server = await startDeployed({ ...options, env: production });
  await pause(SETTLE_MS);
  await measureRest(server.child.pid ?? 0);
  await server.stop();
  await measureStarts(production, port);
  await startDeployed({ ...options, env: production });
  await measureFirstDocuments(`http://127.0.0.1:${port}`);
} finally {
  await endAll();
}

async function measureRest(pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  onEnd(() => client.end());
  const before = { cpu: await cpuSeconds(pid), queries: await countTransactions(client) };
  await pause(SECONDS * 1_000);
  const share = ((await cpuSeconds(pid)) - before.cpu) / SECONDS;
  const queries = ((await countTransactions(client)) - before.queries) / SECONDS;
  record({
    what: `At rest for ${SECONDS} s`,
    measured: `${(share * 100).toFixed(1)} % of a core, ${queries.toFixed(1)} transactions a second`,
    goal: `≤ ${GOALS.share * 100} %, ≤ ${GOALS.queries}`,
    met: share <= GOALS.share && queries <= GOALS.queries,
    why: 'A third of the transactions reads the outbox each second for events that neither a commit nor Redis brought; the rest repairs what ended processes left. Less needs tasks that other processes wake, or longer pauses.',
  });
}

/** A statement outside of a transaction is one of its own. */
async function countTransactions(client: pg.Client): Promise<number> {
  // Backends report their counts only now and then.
  await pause(1_500);
  const { rows } = await client.query(
    "SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = 'mes'",
  );
  return Number(rows[0].count);
}

async function measureStarts(env: Record<string, string>, port: number): Promise<void> {
  const starts: number[] = [];
  const stops: number[] = [];
  for (let index = 0; index < STARTS; index++) {
    const began = performance.now();
    const child = spawn(process.execPath, [...DEPLOYED_FLAGS, 'dist/server/main.js'], {
      cwd: root,
      env: { ...process.env, ...DEPLOYED, ...env },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    const end = async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exited;
    };
    onEnd(end);
    while (!(await isReady(port))) await pause(10);
    starts.push((performance.now() - began) / 1_000);
    const stopping = performance.now();
    await end();
    stops.push((performance.now() - stopping) / 1_000);
  }
  const [started, stopped] = [median(starts), median(stops)];
  record({
    what: `Start with a filled database, stop; median of ${STARTS}`,
    measured: `${started.toFixed(2)} s to the first answer, ${stopped.toFixed(2)} s to the end`,
    goal: `≤ ${GOALS.startSeconds} s, ≤ ${GOALS.stopSeconds} s`,
    met: started <= GOALS.startSeconds && stopped <= GOALS.stopSeconds,
    why: 'Most of a start is compiling and running the modules of the program: decision 355 says which are loaded later.',
  });
}

/** Of home at once, then of other pages that nobody has asked for yet. */
async function measureFirstDocuments(url: string): Promise<void> {
  const home = await measureDocument(`${url}/app`);
  await pause(WARM_UP_MS);
  const response = await fetch(`${url}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ object: 'match', action: 'ticker' }),
  });
  const { data } = (await response.json()) as {
    data: Record<'upcoming' | 'live', { id: string; teamA: { name: string } | null }[]>;
  };
  // The last one, which hardly is the one that the server opens by itself.
  const match = [...data.live, ...data.upcoming].findLast(({ teamA }) => teamA !== null)!;
  const others = [
    `tournament/ProLeagueS3`,
    `match/${match.id}`,
    'players/leader',
    `teams/${encodeURIComponent(match.teamA!.name)}`,
  ];
  const documents = [];
  for (const path of others) documents.push(await measureDocument(`${url}/app/${path}`));
  const slowest = Math.max(...documents.map(({ seconds }) => seconds));
  const rendered = [home, ...documents].filter(({ isRendered }) => isRendered).length;
  record({
    what: 'First documents after a start: home at once, then tournament, match, player, team',
    measured: `${rendered} of ${documents.length + 1} rendered, ${home.seconds.toFixed(2)} s, then at most ${slowest.toFixed(2)} s`,
    goal: `all rendered, later ones ≤ ${GOALS.documentSeconds} s`,
    met: rendered > documents.length && slowest <= GOALS.documentSeconds,
    why: 'The first pages of a process are rendered by code that is not compiled yet: decision 375.',
  });
}

async function measureDocument(url: string): Promise<{ isRendered: boolean; seconds: number }> {
  const began = performance.now();
  const html = await (await fetch(url)).text();
  return {
    isRendered: html.includes('data-server-rendered'),
    seconds: (performance.now() - began) / 1_000,
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
