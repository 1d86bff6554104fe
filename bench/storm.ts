/**
 * Everyone comes back at once: the only process is stopped and started again while thousands watch. All
 * have to be back within 30 seconds, nobody twice, and the database must not be asked once a socket.
 *
 *   SOCKETS=5000 npm run bench -- storm
 */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { startFanout } from './fanout-process';
import { openNight } from './finals-night';
import { openSite, peakMemory } from './finals-site';
import { cpuSeconds, endAll } from './processes';
import { record } from './record';

const SOCKETS = Number(process.env.SOCKETS ?? 5_000);
const GOAL_SECONDS = 30;
const GIVE_UP_SECONDS = 120;
/** Transactions for each socket that comes back: what the site does anyway is in it. */
const MAX_TRANSACTIONS = 0.5;
const SAMPLE_MS = 200;

try {
  const site = await openSite(1);
  const server = site.servers[0]!;
  const { plan } = await openNight(site, { votes: 0 });
  const viewers = await startFanout('finals-viewers.ts');
  const wanted = { urls: server.url, match: plan.match, count: SOCKETS, overlays: 0 };
  await viewers.call('connect', wanted);
  await pause(3_000);
  await viewers.call('begin', {});

  await server.stop();
  const stopped = performance.now();
  await server.start();
  const started = performance.now();
  const before = await countTransactions(site.database.pool);
  let open = 0;
  let mostBusy = 0;
  while (open < SOCKETS && performance.now() - started < GIVE_UP_SECONDS * 1_000) {
    await pause(SAMPLE_MS);
    ({ open = 0 } = await viewers.call('report', {}));
    mostBusy = Math.max(mostBusy, await countBusy(site.database.pool));
  }
  const back = (performance.now() - started) / 1_000;
  const cpu = await cpuSeconds(server.pid());
  await pause(2_000);
  const transactions = (await countTransactions(site.database.pool)) - before;
  const counted = await countSockets(server.url);
  const memory = await peakMemory(server.pid());
  const away = (started - stopped) / 1_000;
  record({
    what: `Reconnection storm, ${SOCKETS} sockets after a restart`,
    measured:
      `${open} back ${back.toFixed(1)} s after the start (away ${away.toFixed(1)} s), the server counts ${counted}; ` +
      `${transactions} transactions, at most ${mostBusy} connections busy; ${cpu.toFixed(1)} s CPU, ${memory.toFixed(0)} MB at the peak`,
    reference: `${((cpu / SOCKETS) * 1e6).toFixed(0)} µs CPU a socket, the start included`,
    goal: `all within ${GOAL_SECONDS} s, nobody twice, ≤ ${MAX_TRANSACTIONS} transactions a socket`,
    met:
      open === SOCKETS &&
      counted === SOCKETS &&
      back <= GOAL_SECONDS &&
      transactions <= SOCKETS * MAX_TRANSACTIONS,
    why: 'The clients take CPU from the server on two cores.',
  });
} finally {
  await endAll();
}

async function countTransactions(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    'SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0].count);
}

async function countBusy(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()",
  );
  return Number(rows[0].count);
}

async function countSockets(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return [...metrics.matchAll(/^mes_sockets\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}
