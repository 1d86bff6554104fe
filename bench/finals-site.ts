/** The site of a finals night: processes of the server with one PostgreSQL and one Redis, and its people. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registerAccount } from '../apps/server/src/features/accounts/service';
import { openSession } from '../apps/server/src/features/accounts/sessions/service';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database';
import { startRedis } from '../apps/server/testing/redis';
import { freePort } from '../e2e/server';
import { onEnd, openCluster, type Process, startDeployed } from './processes';

export interface Account {
  readonly id: string;
  readonly secret: string;
}

export interface SiteProcess {
  readonly port: number;
  readonly url: string;
  pid(): number;
  kill(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface Site {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly servers: readonly SiteProcess[];
}

/** With the small demo community. */
export async function openSite(
  processes: number,
  settings: Record<string, string> = {},
): Promise<Site> {
  const { folder, cluster } = await openCluster();
  await cluster.createDatabase('mes');
  const databaseUrl = cluster.url('mes');
  const redis = await startRedis();
  onEnd(() => redis.stop());
  const env = {
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  // In production there is no demo community, so a first start in development creates it.
  const filling = await startDeployed({
    env: { ...env, DATA_DIR: join(folder, 'fill'), PORT: '0', DEMO_SIZE: 'small' },
    output: join(folder, 'fill.log'),
  });
  await filling.stop();

  const servers: SiteProcess[] = [];
  for (let index = 0; index < processes; index++) {
    const port = await freePort();
    let running: Process | null = null;
    const server: SiteProcess = {
      port,
      url: `http://127.0.0.1:${port}`,
      pid: () => running?.child.pid ?? 0,
      async kill() {
        const { child } = running!;
        const ended = new Promise((done) => child.once('exit', done));
        child.kill('SIGKILL');
        await ended;
      },
      stop: async () => running?.stop(),
      async start() {
        running = await startDeployed({
          env: {
            ...env,
            NODE_ENV: 'production',
            REDIS_URL: redis.url,
            DATA_DIR: join(folder, String(port)),
            PORT: String(port),
          },
          output: join(folder, `${port}.log`),
        });
      },
    };
    await server.start();
    servers.push(server);
  }
  const database = openDatabase(databaseUrl, { onError: () => {}, connections: 4 });
  onEnd(() => database.close());
  return { database, databaseUrl, servers };
}

const AT_ONCE = 250;

/** Many in one transaction, because each commit waits for the disk. */
export async function addAccounts(
  database: Database,
  { name, count, permissions = [] }: { name: string; count: number; permissions?: string[] },
): Promise<Account[]> {
  const accounts: Account[] = [];
  const now = Date.now();
  while (accounts.length < count) {
    await database.transaction(async (tx) => {
      const until = Math.min(count, accounts.length + AT_ONCE);
      while (accounts.length < until) {
        const own = `${name} ${accounts.length}`;
        const person = { name: own, provider: 'test', providerId: own };
        const id = await registerAccount(tx, { ...person, permissions, now });
        const secret = await openSession(tx, { accountId: id, device: 'bench', now });
        accounts.push({ id, secret });
      }
    });
  }
  return accounts;
}

export async function callSite(
  url: string,
  { id, secret }: Account,
  envelope: object,
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
): Promise<any> {
  const response = await fetch(`${url}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `${id}.${secret}` },
    body: JSON.stringify(envelope),
  });
  const answer = (await response.json()) as { status: string; data: unknown };
  if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
  return answer.data;
}

/** CPU seconds so far: of processes of this name, with all that they have started and that has ended. */
export async function cpuOfName(name: string): Promise<number> {
  let ticks = 0;
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const own = /\((.*)\) /.exec(stat)?.[1];
    if (own !== name || !(await isOfThisRun(Number(entry)))) continue;
    const fields = stat.split(') ')[1]!.split(' ');
    const isParent = Number(fields[1]) === process.pid || Number(fields[1]) === 1;
    const all = fields.slice(11, isParent ? 15 : 13);
    ticks += all.reduce((sum, field) => sum + Number(field), 0);
  }
  return ticks / 100;
}

/** Other databases may run on this machine: only those that this process has started count. */
async function isOfThisRun(pid: number): Promise<boolean> {
  for (let current = pid; current > 1; ) {
    if (current === process.pid) return true;
    const stat = await readFile(`/proc/${current}/stat`, 'utf8').catch(() => '');
    current = Number(stat.split(') ')[1]?.split(' ')[1] ?? 0);
  }
  return false;
}

/** The largest memory that a process has had, in MB. */
export async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}
