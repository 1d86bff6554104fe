/** Clients that send a request slowly, or never to its end. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app';
import { until } from '../../../testing/until';

const CLIENTS = 200;
const LIMITS = { headersMs: 3_000, requestMs: 6_000 };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ httpLimits: LIMITS });
});
afterAll(() => app.stop());

it('200 slow bodies hold up nobody and are cut when their time is over', async () => {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => openSlowRequest()));
  const drip = setInterval(() => {
    for (const { socket } of clients) if (socket.writable) socket.write(' ');
  }, 200);
  try {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call({ path: '/api/articles/thumbnails/0' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    // Nobody was cut yet: the others were answered beside them.
    expect(clients.filter(({ socket }) => socket.closed)).toHaveLength(0);
    await until('all to be cut', () => clients.every(({ socket }) => socket.closed), 20_000);
  } finally {
    clearInterval(drip);
    for (const { socket } of clients) socket.destroy();
  }
  for (const { received } of clients) {
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(received()).toContain('"type":"InvalidRequestError"');
  }
});

it('headers that never end are cut as well', async () => {
  const { socket } = await openClient();
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
  await until('it to be cut', () => socket.closed, 20_000);
});

it('what is not HTTP is refused in the form of the catalogue', async () => {
  const { socket, received } = await openClient();
  socket.write('HELLO\r\n\r\n');
  await until('it to be closed', () => socket.closed);
  expect(received()).toMatch(/^HTTP\/1\.1 400 /);
  expect(received()).toContain('"type":"InvalidRequestError"');
});

interface Client {
  readonly socket: Socket;
  received(): string;
}

async function openSlowRequest(): Promise<Client> {
  const client = await openClient();
  client.socket.write(
    'POST /api/request HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
      'content-length: 1000\r\n\r\n{',
  );
  return client;
}

async function openClient(): Promise<Client> {
  const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // A write to a connection that was just cut.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, received: () => text };
}
