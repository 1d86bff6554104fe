/**
 * The performance panel and the leaderboards over 50,000 matches and 5 million captured events. Every
 * request is different, so that none is answered from a cache. Also with a tenth of the data, to show how
 * the cost grows: a panel reads the lines of one player, a page of a leaderboard the rows up to its end
 * in an index, and the change of ranks those of a second index; none reads events. Also measures a full
 * recomputation of the ratings.
 */
import { join } from 'node:path';
import { moveComparison } from '../apps/server/src/features/ratings/comparison/service';
import { deleteStandings, lockRatings } from '../apps/server/src/features/ratings/repository';
import { replay } from '../apps/server/src/features/ratings/service';
import { openDatabase } from '../apps/server/src/platform/database/database';
import { freePort } from '../e2e/server';
import { DEFUSE_MAPS } from '../packages/domain/src/maps/maps';
import { between, pick, type Random, seeded } from '../packages/domain/src/random/random';
import { endAll, openCluster, startDeployed } from './processes';
import { record } from './record';
import { EVENTS_OF_A_MATCH, loadHistory, PLAYERS, SEASONS, TEAMS } from './statistics-history';

const PORT = await freePort();
const MATCHES = Number(process.env.MATCHES ?? 50_000);
const REQUESTS = Number(process.env.REQUESTS ?? 1_000);
const AT_ONCE = 4;
const GOAL_MS = 50;
const ORDERS = ['rating', 'kills', 'deaths', 'kd', 'headshots', 'openingKills', 'clutches', 'maps'];

const tenth = await measure(Math.ceil(MATCHES / 10));
const whole = await measure(MATCHES);
for (const [what, ms] of whole) {
  const growth = ms / tenth.get(what)!;
  record({
    what: `Statistics of ${MATCHES.toLocaleString('en')} matches: ${what}`,
    measured: `p95 ${ms.toFixed(1)} ms, ${growth.toFixed(1)} × that of a tenth of the matches`,
    reference: `${tenth.get(what)!.toFixed(1)} ms with a tenth`,
    goal: `p95 ≤ ${GOAL_MS} ms`,
    met: ms <= GOAL_MS,
    why: 'A page of a leaderboard reads the rows up to its end; the requests ask for any page.',
  });
}

/** The 95th percentile of each read. */
async function measure(matches: number): Promise<ReadonlyMap<string, number>> {
  const events = matches * EVENTS_OF_A_MATCH;
  console.log(`${matches.toLocaleString('en')} matches, ${events.toLocaleString('en')} events`);
  const { folder, cluster } = await openCluster();
  try {
    await cluster.createDatabase('mes');
    const databaseUrl = cluster.url('mes');
    await loadHistory(databaseUrl, matches);
    await rateAll(databaseUrl, matches);
    await startDeployed({
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PORT: String(PORT),
        HOST: '127.0.0.1',
        RATE_LIMIT_FACTOR: '1000000',
      },
      output: join(folder, 'server.log'),
    });
    const random = seeded(5);
    const reads: Record<string, () => string> = {
      'performance panel': () => performanceOf(random),
      'players by a statistic': () => leaderboardOf(random),
      'players by rating': () => ladderOf(random, 'elo', PLAYERS),
      'teams by rating': () => ladderOf(random, 'elo-teams', TEAMS),
    };
    const taken = new Map<string, number>();
    for (const [what, next] of Object.entries(reads)) taken.set(what, await ask(what, next));
    return taken;
  } finally {
    await endAll();
  }
}

async function rateAll(databaseUrl: string, matches: number): Promise<void> {
  const database = openDatabase(databaseUrl, { onError: () => {}, connections: 2 });
  const began = performance.now();
  await database.transaction(async (tx) => {
    await lockRatings(tx);
    await moveComparison(tx, Date.now());
    await deleteStandings(tx);
    await replay(tx, { ladders: null, from: null });
  });
  const seconds = (performance.now() - began) / 1_000;
  console.log(
    `  all ratings again: ${seconds.toFixed(1)} s, ${((seconds / matches) * 1e6).toFixed(0)} µs a series`,
  );
  await database.pool.query('VACUUM ANALYZE');
  await database.close();
}

function performanceOf(random: Random): string {
  const query = new URLSearchParams();
  const now = Date.now();
  if (random() < 0.5) query.set('startDate', String(now - between(random, 1, 3e10)));
  if (random() < 0.3) query.set('endDate', String(now - between(random, 1, 1e9)));
  if (random() < 0.4) query.set('map', pick(random, DEFUSE_MAPS));
  if (random() < 0.3) query.set('versus', `Team ${between(random, 0, TEAMS - 1)}`);
  return `/players/p${between(random, 0, PLAYERS - 1)}/performance?${query}`;
}

function leaderboardOf(random: Random): string {
  const query = new URLSearchParams({
    order: pick(random, ORDERS),
    page: String(between(random, 0, PLAYERS / 25 - 1)),
    size: '25',
    minMaps: String(between(random, 0, 20)),
  });
  if (random() < 0.5) query.set('season', String(between(random, 1, SEASONS)));
  return `/leaderboards/players?${query}`;
}

function ladderOf(random: Random, path: string, count: number): string {
  const query = new URLSearchParams({
    page: String(between(random, 0, Math.floor(count / 25) - 1)),
    size: '25',
    minMatches: String(between(random, 0, 20)),
  });
  if (random() < 0.5) query.set('season', String(between(random, 1, SEASONS)));
  if (random() < 0.3) query.set('region', pick(random, ['EU', 'NA', 'AS', 'SA']));
  return `/leaderboards/${path}?${query}`;
}

async function ask(what: string, next: () => string): Promise<number> {
  const latencies: number[] = [];
  const one = async () => {
    const path = next();
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${PORT}/api${path}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    latencies.push(performance.now() - began);
  };
  const many = async () => {
    for (let sent = 0; sent < REQUESTS / AT_ONCE; sent++) await one();
  };
  for (let warm = 0; warm < 20; warm++) await one();
  latencies.length = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, many));
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]!;
  const shown = (part: number) => `${at(part).toFixed(1)} ms`;
  console.log(
    `  ${what}: p50 ${shown(0.5)}, p95 ${shown(0.95)} (goal ${GOAL_MS}), p99 ${shown(0.99)}`,
  );
  return at(0.95);
}
