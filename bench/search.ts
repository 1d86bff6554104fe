/**
 * Search among 100,000 players and 10,000 teams, 10 % of them with a former name: requests/s and
 * latency at 10 connections with different queries. Answers of the search box are cached for a moment,
 * those of `players/search` are not. For comparison: sendou.ink with 500 users answered 275 requests/s
 * at a p99 of 566 ms on such a machine.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { playerNames, players } from '../apps/server/src/features/players/tables';
import { teamNames, teams } from '../apps/server/src/features/teams/tables';
import { copyRows } from '../apps/server/src/platform/database/copy';
import { migrate } from '../apps/server/src/platform/database/migrate';
import { withSkeleton } from '../apps/server/src/platform/names/skeletons';
import { freePort } from '../e2e/server';
import { endAll, openCluster, type Process, root, startDeployed } from './processes';
import { record } from './record';
import { generateNames, generateQueries, type Names } from './search-community';

const PORT = await freePort();
const CONNECTIONS = 10;
const SECONDS = 8;
/** Query plans are made once per connection, and hot code is compiled. */
const WARM_UP_SECONDS = 4;
const QUERIES = 20_000;
const GOAL = { p99: 50, rate: 5 * 275 };

const names = generateNames({ players: 100_000, teams: 10_000 });
const { folder, cluster } = await openCluster();
let server: Process | undefined;
try {
  await cluster.createDatabase('mes');
  await load(cluster.url('mes'), names);
  server = await startDeployed({
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: cluster.url('mes'),
      DATA_DIR: folder,
      PORT: String(PORT),
      HOST: '127.0.0.1',
      RATE_LIMIT_FACTOR: '1000000',
    },
    output: join(folder, 'server.log'),
  });
  const ofPlayers = generateQueries(names.players, QUERIES);
  const ofTeams = generateQueries(names.teams, QUERIES);
  await measure('players, search box', ofPlayers.map(asBox('players')));
  await measure('players, not cached', ofPlayers.map(asSearch('players')));
  await measure('teams, search box', ofTeams.map(asBox('teams')));
  await measure('teams, not cached', ofTeams.map(asSearch('teams')));
  await measure('everything', [...ofPlayers, ...ofTeams].map(asPalette));
} finally {
  await endAll();
}

async function load(url: string, { players: people, teams: squads }: Names): Promise<void> {
  await migrate(url, join(root, 'apps/server/migrations'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const createdAt = Date.now();
  // With skeletons, as the server saves them: otherwise its start changes all rows.
  const former = { until: createdAt, hidden: false };
  await copyRows(
    client,
    teams,
    squads.map(({ name, tag }, index) =>
      withSkeleton({ id: `t${index}`, name, tag, region: 'EU' as const, createdAt }),
    ),
  );
  await copyRows(
    client,
    players,
    people.map(({ name }, index) =>
      withSkeleton({
        id: `p${index}`,
        name,
        team: index % 2 === 0 ? `t${Math.floor(index / 10)}` : null,
        createdAt,
      }),
    ),
  );
  await copyRows(
    client,
    playerNames,
    people.flatMap(({ formerly: name }, index) =>
      name === null
        ? []
        : [withSkeleton({ id: randomUUID(), player: `p${index}`, name, ...former })],
    ),
  );
  await copyRows(
    client,
    teamNames,
    squads.flatMap(({ formerly: name }, index) =>
      name === null ? [] : [withSkeleton({ id: randomUUID(), team: `t${index}`, name, ...former })],
    ),
  );
  await client.query('VACUUM ANALYZE');
  await client.end();
}

function asBox(kind: string) {
  return (text: string): autocannon.Request => ({
    method: 'GET',
    path: `/api/website/search/${kind}/${encodeURIComponent(text)}`,
  });
}

function asPalette(text: string): autocannon.Request {
  return { method: 'GET', path: `/api/website/search?q=${encodeURIComponent(text)}` };
}

function asSearch(kind: string) {
  return (text: string): autocannon.Request => ({
    method: 'POST',
    path: `/api/${kind}/search`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, count: 3 }),
  });
}

async function measure(what: string, requests: readonly autocannon.Request[]): Promise<void> {
  await type(requests, WARM_UP_SECONDS);
  const before = await cpuSeconds();
  const { latency, requests: made, non2xx, errors } = await type(requests, SECONDS);
  const after = await cpuSeconds();
  if (non2xx > 0 || errors > 0) throw new Error(`${what}: ${non2xx} refused, ${errors} failed`);
  const [own, database] = [after.server - before.server, after.database - before.database].map(
    (seconds) => ((seconds / made.total) * 1e6).toFixed(0),
  );
  console.log(
    `${what}: ${made.average.toFixed(0)} req/s (goal ${GOAL.rate}), p50 ${latency.p50} ms, ` +
      `p99 ${latency.p99} ms (goal ${GOAL.p99}); CPU a request: ${own} µs here, ${database} µs in the database`,
  );
  record({
    what: `Search: ${what}`,
    measured: `${made.average.toFixed(0)} req/s, p99 ${latency.p99} ms`,
    reference: `CPU a request: ${own} µs here, ${database} µs in the database`,
    goal: `≥ ${GOAL.rate} req/s (5 × sendou.ink), p99 ≤ ${GOAL.p99} ms`,
    met: made.average >= GOAL.rate && latency.p99 <= GOAL.p99,
    why: 'The database compares trigrams of 100,000 names, and the load generator takes its share of the same two cores. Less per search needs names in the memory of each process, which would have to follow every change.',
  });
}

/** Every connection has its own part of the queries, so that they do not request the same at once. */
function type(requests: readonly autocannon.Request[], duration: number) {
  const share = Math.floor(requests.length / CONNECTIONS);
  let connection = 0;
  return autocannon({
    url: `http://127.0.0.1:${PORT}`,
    connections: CONNECTIONS,
    duration,
    setupClient: (client) => {
      const first = connection++ * share;
      client.setRequests(requests.slice(first, first + share));
    },
  });
}

/** More reliable than requests/s on a shared machine. */
async function cpuSeconds(): Promise<{ server: number; database: number }> {
  const client = new pg.Client({ connectionString: cluster.url('mes') });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE application_name = 'mes'",
  );
  await client.end();
  const backends = await Promise.all(rows.map(({ pid }) => cpuSecondsOf(pid)));
  return {
    server: await cpuSecondsOf(server?.child.pid ?? 0),
    database: backends.reduce((sum, seconds) => sum + seconds, 0),
  };
}

async function cpuSecondsOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
