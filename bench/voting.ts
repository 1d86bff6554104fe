/**
 * 2,000 people vote at once, on two servers with one PostgreSQL and one Redis. Beside it, in turn and on the
 * same database: two bare servers whose transaction inserts two rows. Then all vote in the last second before
 * a lock: whoever is late is told so, and the ledger has to balance.
 */
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { registerAccount } from '../apps/server/src/features/accounts/service';
import { openSession } from '../apps/server/src/features/accounts/sessions/service';
import { teams } from '../apps/server/src/features/teams/tables';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database';
import { startRedis } from '../apps/server/testing/redis';
import { endAll, onEnd, openCluster, start, startDeployed } from './processes';
import { record } from './record';

const OURS = [4_121, 4_122];
const BARE = [4_123, 4_124];
const VOTERS = Number(process.env.VOTERS ?? 2_000);
const LATE = 200;
const ROUNDS = 5;
/** People who vote in the same moment; the others follow as soon as one has an answer. */
const SOCKETS = 500;
const BEFORE_LOCK_MS = 1_000;
const HOUR_MS = 3_600_000;
const CLOSED = 'Voting on this match is closed.';
const AIM = 0.4;

interface Account {
  readonly id: string;
  readonly secret: string;
}

let sent = 0;
let agent = new Agent({ keepAlive: true, maxTotalSockets: SOCKETS });
const { folder, cluster } = await openCluster();
try {
  await cluster.createDatabase('mes');
  const databaseUrl = cluster.url('mes');
  const redis = await startRedis();
  onEnd(() => redis.stop());
  for (const port of OURS) await startOurs(port, { databaseUrl, redisUrl: redis.url });
  const database = openDatabase(databaseUrl, { onError: () => {} });
  onEnd(() => database.close());
  for (const table of ['bare_votes', 'bare_transfers']) {
    await database.pool.query(`CREATE TABLE ${table} (id serial PRIMARY KEY, points int)`);
  }
  for (const port of BARE) await startBare(port, databaseUrl);
  const [staff, ...voters] = await addPeople(database);

  const rates: Rates[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const votes = await measureVotes(staff!, voters);
    const bare = await measureBare(voters);
    // The first round fills caches and compiles.
    if (round > 0) rates.push({ votes, bare });
    console.log(`Round ${round}: ${votes.toFixed(0)} votes a second, bare ${bare.toFixed(0)}`);
  }
  await rushToLock(staff!, voters);
  await assertBalanced(database);
  report(rates);
} finally {
  agent.destroy();
  await endAll();
}

async function startOurs(
  port: number,
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl: string },
): Promise<void> {
  await startDeployed({
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      DATA_DIR: join(folder, String(port)),
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMIT_FACTOR: '1000000',
    },
    output: join(folder, `${port}.log`),
  });
}

async function startBare(port: number, databaseUrl: string): Promise<void> {
  await start(process.execPath, ['--import', 'tsx', 'bench/voting-reference.ts'], {
    env: { DATABASE_URL: databaseUrl, PORT: String(port) },
    ready: /ready/,
    output: join(folder, `${port}.log`),
  });
}

/** The first is staff. */
async function addPeople(database: Database): Promise<Account[]> {
  const now = Date.now();
  const rows = ['Nova', 'Ember'].map((name) => ({
    id: name,
    name,
    tag: name,
    region: 'EU' as const,
    createdAt: now,
  }));
  await database.db.insert(teams).values(rows);
  const accounts: Account[] = [];
  while (accounts.length <= VOTERS) accounts.push(...(await addAccounts(accounts.length)));
  return accounts;

  /** Many in one transaction, because each commit waits for the disk. */
  function addAccounts(first: number): Promise<Account[]> {
    return database.transaction(async (tx) => {
      const added: Account[] = [];
      for (let number = first; number < first + 250 && number <= VOTERS; number++) {
        const person = { name: `Voter ${number}`, provider: 'test', providerId: `voter${number}` };
        const permissions = number === 0 ? ['Moderator'] : [];
        const id = await registerAccount(tx, { ...person, permissions, now });
        const secret = await openSession(tx, { accountId: id, device: 'bench', now });
        added.push({ id, secret });
      }
      return added;
    });
  }
}

/** Votes a second, from the first request to the last answer, with time until the lock. */
async function measureVotes(staff: Account, voters: readonly Account[]): Promise<number> {
  const id = await openVoting(staff, Date.now() + HOUR_MS);
  return rateOf(() => castAll(id, voters));
}

/** The same requests to servers that only insert. */
function measureBare(voters: readonly Account[]): Promise<number> {
  return rateOf(() => castAll('bare', voters, BARE));
}

async function rateOf(castVotes: () => Promise<Answer[]>): Promise<number> {
  const from = performance.now();
  const answers = await castVotes();
  const seconds = (performance.now() - from) / 1_000;
  const refused = answers.find(({ status }) => status !== 'SUCCESS');
  if (refused) throw new Error(`A vote was refused: ${JSON.stringify(refused)}`);
  return answers.length / seconds;
}

/** All at once in the last second: each is in the pool or was told why not. */
async function rushToLock(staff: Account, voters: readonly Account[]): Promise<void> {
  const locksAt = Date.now() + 2 * BEFORE_LOCK_MS;
  const id = await openVoting(staff, locksAt);
  await pause(locksAt - BEFORE_LOCK_MS - Date.now());
  const answers = await castAll(id, voters);
  assertRefusals(answers);
  const accepted = answers.filter(({ status }) => status === 'SUCCESS').length;

  await pause(Math.max(0, locksAt - Date.now()) + 50);
  const late = await castAll(id, voters.slice(0, LATE));
  if (late.some(({ message }) => message !== CLOSED)) throw new Error('A late vote was accepted.');
  const { pool } = (await act(staff, 'get_voting_match', id)).data;
  if (pool.teamA.votes + pool.teamB.votes !== accepted) throw new Error('Votes were lost.');
  console.log(
    `In the last second: ${accepted} of ${voters.length} in time, the others and ${late.length} late ones refused`,
  );
}

async function openVoting(staff: Account, locksAt: number): Promise<string> {
  const input = { teamA: 'Nova', teamB: 'Ember', locksAt };
  return (await act(staff, 'create_voting_match', null, input)).data.id;
}

async function castAll(id: string, voters: readonly Account[], ports = OURS): Promise<Answer[]> {
  renewAgent();
  const answers = await Promise.all(
    voters.map((voter, number) => act(voter, 'cast_vote', id, choiceOf(number), ports)),
  );
  renewAgent();
  return answers;
}

/** Idle sockets take the places of others until their server closes them. */
function renewAgent(): void {
  agent.destroy();
  agent = new Agent({ keepAlive: true, maxTotalSockets: SOCKETS });
}

function assertRefusals(answers: readonly Answer[]): void {
  const other = answers.find(({ status, message }) => status !== 'SUCCESS' && message !== CLOSED);
  if (other) throw new Error(`Refused with: ${JSON.stringify(other)}`);
}

function choiceOf(number: number) {
  return { team: number % 3 === 0 ? 'Ember' : 'Nova', points: 1 + (number % 20) };
}

/** Every season sums to zero, and each wallet is the sum of its transfers. */
async function assertBalanced({ pool }: Database): Promise<void> {
  const { rows } = await pool.query(`
    WITH moved AS (
      SELECT season, "to" AS account, points FROM voting_transfers
      UNION ALL SELECT season, "from", -points FROM voting_transfers
    ), sums AS (SELECT season, account, sum(points) AS points FROM moved GROUP BY season, account)
    SELECT (SELECT coalesce(sum(points), 0) FROM sums) AS total,
           count(*) FILTER (WHERE sums.points IS DISTINCT FROM wallet.balance) AS wrong
    FROM voting_wallets AS wallet
    LEFT JOIN sums ON sums.season = wallet.season AND sums.account = 'wallet:' || wallet.account`);
  const { total, wrong } = rows[0];
  if (Number(total) !== 0 || Number(wrong) !== 0) throw new Error('The ledger does not balance.');
  console.log('The ledger balances.');
}

function report(rates: readonly Rates[]): void {
  const ratios = rates.map(({ votes, bare }) => votes / bare).sort((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)]!;
  console.log(`Votes: median ratio ${median.toFixed(2)}, aim ${AIM}`);
  const last = rates.at(-1)!;
  record({
    what: `${VOTERS} votes at once, two processes`,
    measured: `${median.toFixed(2)} of bare, ${last.votes.toFixed(0)} votes/s`,
    reference: `${last.bare.toFixed(0)}/s: two bare servers that insert two rows`,
    goal: `≥ ${AIM}`,
    met: median >= AIM,
    why: 'A vote moves points between wallets and counts in the pool of its match.',
  });
}

/** Each a second. */
interface Rates {
  readonly votes: number;
  readonly bare: number;
}

interface Answer {
  readonly status: string;
  readonly message?: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  readonly data: any;
}

/** Requests alternate between the ports. */
function act(
  { id, secret }: Account,
  action: string,
  value: string | null,
  data: object = {},
  ports = OURS,
): Promise<Answer> {
  const body = JSON.stringify({ object: 'match', action, value: value ?? undefined, data });
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port: ports[sent++ % ports.length],
        method: 'POST',
        path: '/api/request',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `${id}.${secret}`,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString())));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
