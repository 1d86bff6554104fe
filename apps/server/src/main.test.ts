/** Start, stop and crash of the server process, on its own durable cluster. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signInAsDemo } from '../testing/demo-account';
import { freePort } from '../testing/free-port';
import { runCommand, type ServerProcess, spawnServer, untilReady } from '../testing/process';
import { until } from '../testing/until';

/** Every test starts a server, most of them with a database. */
vi.setConfig({ testTimeout: 60_000 });

let parent: string;
let dataDir: string;
let port: number;
let server: ServerProcess;

beforeAll(async () => {
  // A space in the path, and a folder that no other user can enter.
  parent = await mkdtemp(join(tmpdir(), 'mes main '));
  dataDir = join(parent, 'data');
  port = await freePort();
  server = await spawnServer({ DATA_DIR: dataDir, PORT: String(port) });
  await untilReady(server);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended();
  await rm(parent, { recursive: true, force: true });
});

const url = () => `http://localhost:${port}`;

it('prints its address and the demo accounts', () => {
  expect(server.output()).toContain(`MES runs at ${url()}`);
  expect(server.output()).toMatch(/admin\s+may do everything/);
});

it('refuses a second server on the same folder at once, with the reason', async () => {
  const second = await spawnServer({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(await second.ended()).toBe(1);
  expect(second.output()).toMatch(/Another MES server \(process \d+\) already runs on/);
});

it('reports a port that is in use', async () => {
  const other = await spawnServer({ DATA_DIR: join(parent, 'other'), PORT: String(port) });
  expect(await other.ended()).toBe(1);
  expect(other.output()).toContain(`Port ${port} is taken by another program.`);
  expect(other.output()).not.toContain('failed');
});

it('is backed up while it runs, and restored into a new folder', async () => {
  const file = join(parent, 'backup.tar.gz');
  const backup = await runCommand(['backup', file], { DATA_DIR: dataDir });
  expect(backup).toMatchObject({
    code: 0,
    output: expect.stringMatching(/\d+ rows of \d+ tables/),
  });
  const environment = { DATA_DIR: join(parent, 'restored') };
  const restore = await runCommand(['restore', file], environment);
  expect(restore).toMatchObject({ code: 0, output: expect.stringContaining('Start the server.') });
  expect(await runCommand(['restore', file], environment)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The database is not empty\./),
  });
  expect(await runCommand(['check'], environment)).toMatchObject({ code: 0 });
  expect(await runCommand(['fly'], {})).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^There is no command 'fly'/),
  });
});

it('loses no acknowledged write when server and database are killed', async () => {
  const admin = await signInAsDemo(url(), 'admin');
  const request = (envelope: object) =>
    fetch(`${url()}/api/request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `${admin.id}.${admin.secret}` },
      body: JSON.stringify({ object: 'property', ...envelope }),
    }).then((response) => response.json() as Promise<{ status: string; data: { value: number } }>);

  const acknowledged: string[] = [];
  const writer = async (writerId: number) => {
    for (let turn = 0; ; turn++) {
      const id = `crash-${writerId}-${turn}`;
      const reply = await request({
        action: 'create',
        value: id,
        data: { type: 'number', value: turn },
      });
      if (reply.status !== 'SUCCESS') throw new Error(JSON.stringify(reply));
      acknowledged.push(id);
    }
  };
  const writers = [1, 2, 3, 4].map((writerId) => writer(writerId).catch(() => {}));
  await until('30 acknowledged writes', () => acknowledged.length >= 30, 20_000);
  const postmaster = Number(
    (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0],
  );
  server.child.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await server.ended();
  await Promise.all(writers);

  server = await spawnServer({ DATA_DIR: dataDir, PORT: String(port) });
  await untilReady(server);
  const { data } = (await request({ action: 'all' })) as unknown as { data: { id: string }[] };
  const found = new Set(data.map(({ id }) => id));
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
});

it('goes on when one backend of the database is killed', async () => {
  const backend = await findBackend();
  process.kill(backend, 'SIGKILL');
  const isReadyAgain = async () => {
    const { status } = await fetch(`${url()}/readyz`);
    return status === 200 && (await findBackend().catch(() => backend)) !== backend;
  };
  // PostgreSQL first replays what was written since its last checkpoint.
  await until('the server to be ready again', isReadyAgain, 30_000);
  expect(server.child.exitCode).toBeNull();
  expect((await fetch(`${url()}/api/articles/thumbnails/0`)).status).toBe(200);
});

it('reuses the database that a killed server left running', async () => {
  server.child.kill('SIGKILL');
  await server.ended();
  server = await spawnServer({ DATA_DIR: dataDir, PORT: String(port) });
  await untilReady(server);
  expect((await fetch(`${url()}/readyz`)).status).toBe(200);
});

it('exits within five seconds after SIGTERM and stops the database', async () => {
  const postmaster = Number(
    (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0],
  );
  const started = Date.now();
  server.child.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
  expect(Date.now() - started).toBeLessThan(5_000);
  expect(() => process.kill(postmaster, 0)).toThrow();
});

/** The process id of a connection of the server's pool. */
async function findBackend(): Promise<number> {
  const [, , , port, socket] = (
    await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  ).split('\n');
  const client = new pg.Client({ host: socket, port: Number(port), user: 'mes', database: 'mes' });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'mes'",
    );
    return rows[0].pid;
  } finally {
    await client.end().catch(() => {});
  }
}
