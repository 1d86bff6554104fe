/** The end of the server process, with requests that are still under way. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../testing/free-port';
import { type ServerProcess, spawnServer, untilReady } from '../testing/process';
import { until } from '../testing/until';

/** Every test starts a server with a database. */
vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-stop-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('answers requests in flight, cuts stalled ones and stops the database', async () => {
  const port = await freePort();
  const server = await start(port, { SHUTDOWN_DRAIN_SECONDS: '60' });
  await untilReady(server);
  const postmaster = await readPostmaster();
  const stalled = await openConnection(port);
  const slow = await openConnection(port);
  const body = JSON.stringify({ object: 'property', action: 'all' });
  for (const { socket } of [stalled, slow]) {
    socket.write(
      'POST /api/request HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
        `content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
  }
  // The server has begun with both once it answers a request that came later.
  await fetch(`http://localhost:${port}/healthz`);

  server.child.kill('SIGTERM');
  const isDraining = async () => (await fetch(`http://localhost:${port}/readyz`)).status === 503;
  await until('the server to drain', isDraining);
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);

  const started = Date.now();
  // Whoever is in a hurry sends a second signal.
  server.child.kill('SIGTERM');
  await until('the server to refuse connections', () => isRefused(port));
  slow.socket.write(body.slice(5));
  await until('the answer', () => slow.isClosed());
  expect(slow.received()).toMatch(/^HTTP\/1\.1 \d+ /);
  expect(slow.received()).toMatch(/\r\nconnection: close\r\n/i);

  expect(await server.ended()).toBe(0);
  expect(Date.now() - started).toBeLessThan(6_000);
  expect(stalled.isClosed()).toBe(true);
  expect(() => process.kill(postmaster, 0)).toThrow();
});

it('leaves no database running when it is stopped during its start', async () => {
  const server = await start(await freePort());
  let postmaster = 0;
  const isStarted = async () => {
    postmaster = await readPostmaster().catch(() => 0);
    return postmaster > 0;
  };
  await until('the database to start', isStarted, 30_000);
  server.child.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
  expect(() => process.kill(postmaster, 0)).toThrow();
});

function start(port: number, settings: Record<string, string> = {}): Promise<ServerProcess> {
  return spawnServer({ DATA_DIR: dataDir, PORT: String(port), DEMO: 'false', ...settings });
}

async function readPostmaster(): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

interface OpenConnection {
  readonly socket: Socket;
  received(): string;
  isClosed(): boolean;
}

async function openConnection(port: number): Promise<OpenConnection> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { socket, received: () => received, isClosed: () => socket.closed };
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}
