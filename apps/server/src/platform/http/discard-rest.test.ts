import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { until } from '../../../testing/until';
import { discardRest } from './discard-rest';

const MB = 1024 * 1024;
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Refuses every upload as soon as its first bytes are there. */
async function startRefusing(longestMs?: number): Promise<number> {
  server = createServer((incoming, response) => {
    incoming.once('data', () => {
      incoming.pause();
      response.writeHead(400).end('too large');
      discardRest(incoming, longestMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Sends without looking at the answer. Resolves with it, or with the code of the error. */
function upload(port: number, megabytes: number) {
  let sent = 0;
  const answer = new Promise<string>((resolve) => {
    const outgoing = request({ port, method: 'POST' }, (response) => {
      response.resume();
      resolve(`${response.statusCode}`);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    const send = () => {
      if (sent >= megabytes) return outgoing.end();
      sent += 1;
      return outgoing.write(Buffer.alloc(MB), () => setImmediate(send));
    };
    send();
  });
  return { answer, sent: () => sent };
}

it('lets a client that is still sending read the answer', async () => {
  const port = await startRefusing();
  const { answer, sent } = upload(port, 40);
  expect(await answer).toBe('400');
  // The connection was not cut: everything is taken.
  await until('all to be sent', () => sent() === 40);
});

it('ends the connection of a client that goes on sending', async () => {
  const port = await startRefusing(100);
  const connections: { destroyed: boolean }[] = [];
  server.on('connection', (socket) => connections.push(socket));
  const { answer, sent } = upload(port, 100_000);
  expect(await answer).toBe('400');
  await until('the connection to end', () => connections.every(({ destroyed }) => destroyed));
  expect(sent()).toBeLessThan(100_000);
});
