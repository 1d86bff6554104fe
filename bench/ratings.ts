/**
 * All ratings anew, as a rebuild does: from nothing, and a second time over what is stored. Beside it the
 * least that any program must do with the same rows: the database copies them into empty tables of the
 * same shape, without a program.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { moveComparison } from '../apps/server/src/features/ratings/comparison/service';
import { deleteStandings, lockRatings } from '../apps/server/src/features/ratings/repository';
import { replay } from '../apps/server/src/features/ratings/service';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database';
import { endAll, openCluster } from './processes';
import { record } from './record';

const MATCHES = Number(process.env.MATCHES ?? 50_000);
const GOAL_SECONDS = (15 * MATCHES) / 50_000;

const { cluster } = await openCluster();
try {
  await cluster.createDatabase('mes');
  // In a process of its own: what it leaves in memory would have to be collected while ratings are made.
  await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', 'bench/ratings-load.ts'],
    ...[cluster.url('mes'), String(MATCHES)],
  ]);
  const database = openDatabase(cluster.url('mes'), {
    onError: () => {},
    connections: 2,
    // The reference is one statement of a million rows.
    queryTimeoutMs: 600_000,
  });
  const first = await rateAll(database, 'from nothing');
  const bare = await copyRows(database);
  const again = await rateAll(database, 'over stored ones');
  record({
    what: `All ratings anew, ${MATCHES.toLocaleString('en')} series`,
    measured: `${first.toFixed(1)} s from nothing, ${again.toFixed(1)} s over stored ones`,
    reference: `${bare.toFixed(1)} s: PostgreSQL copies the same rows with their indexes`,
    goal: `≤ ${GOAL_SECONDS} s`,
    met: Math.max(first, again) <= GOAL_SECONDS,
    why: 'PostgreSQL reads on one connection and writes on another, while the program rates and makes the rows of COPY: its CPU, printed with the run, is what limits. Less needs a thread that rates.',
  });
  await database.close();
} finally {
  await endAll();
}

async function rateAll(database: Database, what: string): Promise<number> {
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  let batches = 0;
  await database.transaction(async (tx) => {
    await lockRatings(tx);
    await moveComparison(tx, Date.now());
    await deleteStandings(tx);
    await replay(tx, {
      ladders: null,
      from: null,
      reader: database.db,
      onProgress: async () => {
        batches++;
      },
    });
  });
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpuBefore);
  console.log(
    `${what}: ${seconds.toFixed(1)} s in ${batches} batches, ${((user + system) / 1e6).toFixed(1)} s CPU of the program, ` +
      `${((seconds / MATCHES) * 1e6).toFixed(0)} µs a series`,
  );
  return seconds;
}

async function copyRows({ pool }: Database): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('CREATE TABLE copied_histories (LIKE elo_histories INCLUDING ALL)');
    await client.query('CREATE TABLE copied_series (LIKE rated_series INCLUDING ALL)');
    const columns =
      'subject, ladder, kind, wins, losses, draws, matches, times, elos, changes, outcomes, last_at';
    const began = performance.now();
    await client.query(`INSERT INTO copied_histories (${columns})
      SELECT ${columns} FROM elo_histories ORDER BY last_at`);
    await client.query('INSERT INTO copied_series SELECT * FROM rated_series ORDER BY at');
    return (performance.now() - began) / 1_000;
  } finally {
    client.release(true);
  }
}
