/** Starts that cannot succeed: one clear sentence, exit code 1, within seconds. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { freePort } from '../testing/free-port';
import { spawnServer } from '../testing/process';
import { startCluster } from './platform/database/embedded';

vi.setConfig({ testTimeout: 60_000 });

const LIMIT_MS = 5_000;

/** How long the program takes to load and to refuse at once: that much is no waiting. */
let loadMs = 0;
let parent: string;
let silent: Server;
let silentPort: number;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mes-start-'));
  silentPort = await freePort();
  // Accepts connections and never answers.
  silent = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => silent.listen(silentPort, '127.0.0.1', resolve));
  loadMs = (await startAndFail({ PORT: 'none' })).ms;
});
afterAll(async () => {
  silent.close();
  await rm(parent, { recursive: true, force: true });
});

it.each([
  ['no address at all', () => 'mes', /^DATABASE_URL is not an address like postgres:/],
  [
    'an unknown host',
    () => 'postgres://mes:secret@nowhere.invalid/mes',
    /^DATABASE_URL: (there is no host|the name of the host) 'nowhere\.invalid'/,
  ],
  [
    'a closed port',
    async () => `postgres://mes:secret@127.0.0.1:${await freePort()}/mes`,
    /^DATABASE_URL: no PostgreSQL listens at 127\.0\.0\.1:\d+\./,
  ],
  [
    'a host that does not answer',
    () => `postgres://mes:secret@127.0.0.1:${silentPort}/mes`,
    /^DATABASE_URL: 127\.0\.0\.1:\d+ does not answer\./,
  ],
  [
    'an unknown database',
    () => inject('clusterUrl').replace('/postgres?', '/nothing?'),
    /^DATABASE_URL: there is no database 'nothing'/,
  ],
  [
    'an unknown user',
    () => inject('clusterUrl').replace('//mes@', '//stranger:secret@'),
    /^DATABASE_URL: PostgreSQL refuses the user 'stranger'/,
  ],
])('DATABASE_URL with %s', async (_label, url, sentence) => {
  const output = await expectRefusal({
    DATABASE_URL: await url(),
    DATA_DIR: join(parent, 'unused'),
  });
  expect(output).toMatch(sentence);
  expect(output).not.toContain('secret');
});

it('DATA_DIR that is a file', async () => {
  const file = join(parent, 'file');
  await writeFile(file, '');
  const output = await expectRefusal({ DATA_DIR: file });
  expect(output).toBe(`DATA_DIR: ${file} is not a folder.`);
});

it('DATA_DIR with something else in the place of the database', async () => {
  const folder = join(parent, 'foreign');
  await mkdir(join(folder, 'postgres'), { recursive: true });
  await writeFile(join(folder, 'postgres', 'notes.txt'), 'mine');
  const output = await expectRefusal({ DATA_DIR: folder });
  expect(output).toBe(`${folder}/postgres is in the way: it is not a database of MES.`);
});

it('DATABASE_URL with a wrong password, DATA_DIR with a damaged database', async () => {
  const folder = join(parent, 'damaged');
  const cluster = await startCluster({ folder, durable: false });
  const owner = new pg.Client({ connectionString: cluster.url('postgres') });
  await owner.connect();
  await owner.query("CREATE ROLE guarded LOGIN PASSWORD 'right'");
  await writeFile(
    join(folder, 'postgres', 'pg_hba.conf'),
    'local all mes trust\nlocal all all scram-sha-256\n',
  );
  await owner.query('SELECT pg_reload_conf()');
  await owner.end();
  const wrong = await expectRefusal({
    DATABASE_URL: cluster.url('postgres').replace('//mes@', '//guarded:secret@'),
    DATA_DIR: join(parent, 'unused'),
  });
  expect(wrong).toBe("DATABASE_URL: PostgreSQL refuses the password of the user 'guarded'.");

  await cluster.stop();
  await writeFile(join(folder, 'postgres', 'global', 'pg_control'), 'damaged');
  const output = await expectRefusal({ DATA_DIR: folder });
  expect(output).toMatch(/^The database in .* does not start: .*pg_control/);
});

/** What it printed on standard error. */
async function expectRefusal(environment: Record<string, string>): Promise<string> {
  const { code, errors, ms } = await startAndFail(environment);
  expect(code).toBe(1);
  // Twice the load: other tests run at the same time.
  expect(ms - 2 * loadMs).toBeLessThan(LIMIT_MS);
  return errors;
}

async function startAndFail(environment: Record<string, string>) {
  const server = await spawnServer({ PORT: String(await freePort()), ...environment });
  const started = performance.now();
  let errors = '';
  server.child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const code = await server.ended();
  return { code, errors: errors.trim(), ms: performance.now() - started };
}
