/**
 * How the time of every public page and call grows with the community: the demo's data once, ten times and
 * a hundred times, each read without the cache of answers. The fastest of several reads counts, so that a
 * busy machine matters little. What grows more than a logarithm does is listed.
 *
 *   FACTORS=1,10,100 DEMO=small npm run bench -- growth
 */
import { join } from 'node:path';
import { type Call, nameOf } from '@mes/contract/define';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { type App, startApp } from '../apps/server/src/app';
import { pages } from '../apps/server/src/generated/pages.js';
import { readConfig } from '../apps/server/src/platform/config';
import { createLog } from '../apps/server/src/platform/log';
import { multiplyRows } from './growth-multiply';
import { endAll, onEnd, openCluster, startDeployed } from './processes';
import { record } from './record';

const FACTORS = (process.env.FACTORS ?? '1,10,100').split(',').map(Number);
const DEMO_SIZE = process.env.DEMO ?? 'small';
const READS = Number(process.env.READS ?? 5);
/** A logarithm of 100 times the rows is a few more steps in each index; this is what noise leaves of it. */
const MAX_GROWTH = 3;
/** Below this nobody notices, whatever the ratio. */
const FAST_MS = 15;
const SLOW_MS = 1_000;

interface Target {
  readonly name: string;
  /** Paths to try: the first that is found with the smallest data is measured. */
  readonly requests: readonly { readonly path: string; readonly body?: string }[];
}

const { folder, cluster } = await openCluster();
try {
  await cluster.createDatabase('mes');
  const databaseUrl = cluster.url('mes');
  const filling = await startDeployed({
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO_SIZE,
    },
    output: join(folder, 'fill.log'),
  });
  await filling.stop();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onEnd(() => client.end());
  await client.query('VACUUM ANALYZE');
  // Every answer is computed, and every page is read and rendered.
  LRUCache.prototype.get = () => undefined;

  const times: Map<string, number>[] = [];
  let reached = 1;
  let targets: Target[] | null = null;
  for (const factor of FACTORS) {
    if (factor > reached) {
      const skipped = await multiplyRows(client, { from: reached, to: factor });
      reached = factor;
      if (skipped.length > 0) console.log(`Not multiplied: ${skipped.join('; ')}`);
    }
    const app = await openApp(databaseUrl);
    targets ??= await findTargets(app, client);
    const { rows } = await client.query('SELECT sum(n_live_tup) AS rows FROM pg_stat_user_tables');
    console.log(`${factor} ×: ${Number(rows[0].rows).toLocaleString('en')} rows`);
    times.push(await measureAll(app, targets));
    await app.stop();
  }
  report(times);
} finally {
  await endAll();
}

function openApp(databaseUrl: string): Promise<App> {
  const config = readConfig({
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
  });
  return startApp({
    config,
    databaseUrl,
    log: createLog('error', { pretty: false }),
    notice: () => {},
    rateLimits: false,
  });
}

async function findTargets(app: App, client: pg.Client): Promise<Target[]> {
  const values = await findValues(client);
  const fill = (path: string) => {
    const parameters = [...path.matchAll(/\{\w+\}|:value|\*$/g)].map(([parameter]) => parameter);
    if (parameters.length === 0) return [path];
    // One value for all: calls with two parameters are about the same kind of thing.
    return values.map((value) =>
      parameters.reduce((filled, one) => filled.replace(one, value), path),
    );
  };
  const all = [
    ...pages.map(({ route }) => ({
      name: `page ${route}`,
      requests: fill(`/app${route}`).map((path) => ({ path })),
    })),
    ...app.dispatcher.calls.filter(isPublicRead).map((call) => ({
      name: nameOf(call),
      requests:
        call.kind === 'rest'
          ? fill(`/api${call.path}`).map((path) => ({ path }))
          : [undefined, ...values.map(decodeURIComponent)].map((value) => ({
              path: '/api/request',
              body: JSON.stringify({ object: call.object, action: call.action, value, data: {} }),
            })),
    })),
  ];
  const found: Target[] = [];
  const unknown: string[] = [];
  for (const { name, requests } of all) {
    const answers = await firstAnswered(app, requests);
    if (answers) found.push({ name, requests: [answers] });
    else unknown.push(name);
  }
  console.log(`${found.length} pages and calls; without example: ${unknown.join(', ')}`);
  return found;
}

function isPublicRead(call: Call): boolean {
  if (call.who !== 'public') return false;
  if (call.kind === 'rest') return call.method === 'GET' && !call.file;
  return call.cache !== undefined || call.revision !== undefined;
}

async function firstAnswered(app: App, requests: Target['requests']) {
  for (const one of requests) {
    const response = await read(app, one);
    if (response.status === 200) return one;
  }
  return null;
}

/** Values for parameters: ids and names of each kind of thing. */
async function findValues(client: pg.Client): Promise<string[]> {
  const queries = [
    'SELECT id FROM players WHERE team IS NOT NULL ORDER BY id LIMIT 1',
    'SELECT name AS id FROM teams ORDER BY id LIMIT 1',
    "SELECT id FROM matches WHERE state = 'finished' ORDER BY finished_at DESC LIMIT 1",
    "SELECT id FROM tournaments WHERE state IN ('running', 'finished') ORDER BY id LIMIT 1",
    'SELECT id::text FROM articles LIMIT 1',
    'SELECT slug AS id FROM articles LIMIT 1',
    'SELECT id::text FROM voting_matches LIMIT 1',
    'SELECT id::text FROM chat_channels LIMIT 1',
    'SELECT id::text FROM highlights LIMIT 1',
    'SELECT id::text FROM promos LIMIT 1',
    'SELECT id::text FROM matchups LIMIT 1',
    "SELECT 'streamLink' AS id",
    "SELECT '2024' AS id",
    "SELECT '1' AS id",
    "SELECT 'EU' AS id",
  ];
  const values: string[] = [];
  for (const query of queries) {
    const rows = await client.query<{ id: string }>(query).then(
      (result) => result.rows,
      () => [],
    );
    values.push(...rows.map(({ id }) => encodeURIComponent(id)));
  }
  return values;
}

async function measureAll(app: App, targets: readonly Target[]): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const { name, requests } of targets) {
    // The first one makes plans and compiles code.
    await read(app, requests[0]!);
    let best = Number.POSITIVE_INFINITY;
    for (let count = 0; count < READS; count++) {
      const began = performance.now();
      await read(app, requests[0]!);
      best = Math.min(best, performance.now() - began);
      if (best > SLOW_MS) break;
    }
    times.set(name, best);
  }
  return times;
}

async function read(app: App, { path, body }: Target['requests'][number]): Promise<Response> {
  const response = await fetch(`${app.address}${path}`, {
    ...(body === undefined
      ? {}
      : { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  });
  await response.arrayBuffer();
  return response;
}

function report(times: readonly Map<string, number>[]): void {
  const [first, last] = [times[0]!, times.at(-1)!];
  const rows = [...last].map(([name, ms]) => ({
    name,
    all: times.map((each) => each.get(name)!),
    growth: ms / first.get(name)!,
    ms,
  }));
  rows.sort((a, b) => b.growth - a.growth);
  const grown = rows.filter(({ growth, ms }) => growth > MAX_GROWTH && ms > FAST_MS);
  for (const { name, all, growth } of rows.slice(0, 40)) {
    const shown = all.map((ms) => ms.toFixed(1).padStart(8)).join(' ');
    console.log(`${shown} ms  ${growth.toFixed(1).padStart(6)} ×  ${name}`);
  }
  const worst = rows.toSorted((a, b) => b.ms - a.ms)[0]!;
  record({
    what: `Growth: ${last.size} public pages and calls, ${FACTORS.join(' ×, ')} × the ${DEMO_SIZE} demo`,
    measured:
      `${grown.length} grow by more than ${MAX_GROWTH} × and take more than ${FAST_MS} ms; ` +
      `slowest ${worst.name} with ${worst.ms.toFixed(0)} ms`,
    reference: `median growth ${rows[Math.floor(rows.length / 2)]!.growth.toFixed(2)} ×`,
    goal: 'none grows more than logarithmically',
    met: grown.length === 0,
    why: grown
      .slice(0, 8)
      .map(({ name, ms, growth }) => `${name} ${growth.toFixed(1)} × to ${ms.toFixed(0)} ms`)
      .join('; '),
  });
}
