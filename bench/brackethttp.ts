/**
 * Reads the bracket of a league with playoffs (126 matches), compared with a bare Fastify that sends the
 * same bytes: without changes, and with four results per second.
 */
import { join } from 'node:path';
import { registerAccount } from '../apps/server/src/features/accounts/service';
import { openSession } from '../apps/server/src/features/accounts/sessions/service';
import { openDatabase } from '../apps/server/src/platform/database/database';
import { freePort } from '../e2e/server';
import { compare } from './http-compare';
import { endAll, openCluster, type Process, start, startDeployed } from './processes';

const RESULTS_PER_SECOND = 4;
const [OURS, BARE] = [await freePort(), await freePort()];
const TOURNAMENT = 'ProLeagueS3';
const PATH = `/api/tournaments/${TOURNAMENT}/bracket`;

const { folder, cluster } = await openCluster();
const running: Process[] = [];
try {
  await cluster.createDatabase('mes');
  const url = cluster.url('mes');
  await fill(url);
  await measure(url, await prepareResults(url));
} finally {
  await endAll();
}

/** In production there is no demo community, so a first start in development creates it. */
async function fill(url: string): Promise<void> {
  const filling = await startDeployed({
    env: { DATABASE_URL: url, DATA_DIR: folder, PORT: String(OURS), HOST: '127.0.0.1' },
    output: join(folder, 'filling.log'),
  });
  await filling.stop();
}

/** Credentials of a staff account, and an open match of the playoffs. */
async function prepareResults(url: string): Promise<{ match: string; authorization: string }> {
  const database = openDatabase(url, { onError: () => {} });
  const now = Date.now();
  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT id FROM matches WHERE tournament = $1 AND state = 'scheduled'
       AND team_a IS NOT NULL AND team_b IS NOT NULL ORDER BY number LIMIT 1`,
    [TOURNAMENT],
  );
  const authorization = await database.transaction(async (tx) => {
    const provider = { provider: 'bench', providerId: 'bench' };
    const id = await registerAccount(tx, {
      name: 'Staff',
      ...provider,
      permissions: ['Moderator'],
      now,
    });
    return `${id}.${await openSession(tx, { accountId: id, device: 'bench', now })}`;
  });
  await database.close();
  return { match: rows[0]!.id, authorization };
}

async function measure(
  url: string,
  staff: { match: string; authorization: string },
): Promise<void> {
  const env = { DATABASE_URL: url, DATA_DIR: folder, HOST: '127.0.0.1', NODE_ENV: 'production' };
  const settings = { PORT: String(OURS), RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'info' };
  const output = (name: string) => join(folder, `${name}.log`);
  running.push(
    await startDeployed({
      env: { ...env, ...settings },
      output: output('ours'),
    }),
  );
  const body = await (await fetch(`http://127.0.0.1:${OURS}${PATH}`)).text();
  running.push(
    await start(process.execPath, ['--import', 'tsx', 'bench/http-reference.ts'], {
      env: { ...env, PORT: String(BARE), CACHED_BODY: body },
      ready: /ready/,
      output: output('bare'),
    }),
  );
  const [own, other] = running as [Process, Process];
  const ours = { server: own, url: `http://127.0.0.1:${OURS}${PATH}` };
  const bare = { server: other, url: `http://127.0.0.1:${BARE}/cached` };
  await compare(`bracket, ${body.length} bytes, unchanged`, { ours, bare, aim: 0.8 });
  const meanwhile = () => enterResults(staff);
  const what = `bracket with ${RESULTS_PER_SECOND} results a second`;
  await compare(what, {
    ours,
    bare,
    aim: 0.35,
    // Measured one by one: 5 ms of CPU of a result are the read of the bracket after it.
    why: 'The results themselves: each is some 130 statements of the match, the bracket, ratings, picks, votes and notices, in 0.15 to 0.2 s of CPU; reading the bracket anew is 3 % of it. Less needs fewer statements: its hooks each read the match again.',
    meanwhile,
  });
}

/** Enters results for the match repeatedly, always with the same winner. Returns a function that stops it. */
function enterResults({ match, authorization }: { match: string; authorization: string }) {
  const headers = { authorization, 'content-type': 'application/json' };
  const address = `http://127.0.0.1:${OURS}/api`;
  let stopped = false;
  const entering = (async () => {
    for (let turn = 0; !stopped; turn++) {
      const due = performance.now() + 1_000 / RESULTS_PER_SECOND;
      const read = await fetch(`${address}/match/${match}`);
      const { data } = (await read.json()) as { data: { revision: number } };
      const body = JSON.stringify({ revision: data.revision, scoreA: 2, scoreB: turn % 2 });
      const made = await fetch(`${address}/matches/${match}`, { method: 'PATCH', headers, body });
      if (!made.ok) throw new Error(await made.text());
      await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
    }
  })();
  return async () => {
    stopped = true;
    await entering;
  };
}
