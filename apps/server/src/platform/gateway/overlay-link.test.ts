import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { until } from '../../../testing/until';
import { stateMessage } from './frames';
import { LIMITS } from './limits';
import { OverlayLink } from './overlay-link';

const http = createServer();
const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const limits = { ...LIMITS, backlogBytes: 100_000 };

beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterAll(() => {
  for (const client of server.clients) client.terminate();
  http.close();
});

/** Both ends of a connection. */
async function connect() {
  const linked = new Promise<OverlayLink>((resolve) => {
    http.once('upgrade', (request, connection, head) =>
      server.handleUpgrade(request, connection, head, (socket) =>
        resolve(new OverlayLink(socket, connection, limits)),
      ),
    );
  });
  const { port } = http.address() as AddressInfo;
  const overlay = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: unknown[] = [];
  overlay.on('message', (raw) => heard.push(JSON.parse(String(raw)).data));
  await once(overlay, 'open');
  return { link: await linked, overlay, heard };
}

it('ready frames and answers arrive in the order in which they were sent', async () => {
  const { link, heard } = await connect();
  for (let turn = 0; turn < 5; turn++) {
    link.push(stateMessage('stream', `told ${turn}`));
    link.send(JSON.stringify({ data: `answered ${turn}` }));
  }
  await until('all of it', () => heard.length === 10);
  expect(heard).toEqual([0, 1, 2, 3, 4].flatMap((turn) => [`told ${turn}`, `answered ${turn}`]));
});

it('nothing follows the farewell', async () => {
  const { link, overlay, heard } = await connect();
  link.push(stateMessage('stream', 'before'));
  link.close(1001, 'The server restarts.');
  link.push(stateMessage('stream', 'after'));
  const [code] = await once(overlay, 'close');
  link.push(stateMessage('stream', 'long after'));
  expect(code).toBe(1001);
  expect(heard).toEqual(['before']);
});

it('who does not read is sent no more, and loses nothing of what was taken', async () => {
  const { link, overlay, heard } = await connect();
  overlay.pause();
  const message = stateMessage('stream', 'x'.repeat(50_000));
  let taken = 0;
  while (link.push(message)) taken++;
  expect(link.backlog).toBeGreaterThan(limits.backlogBytes);
  overlay.resume();
  await until('what was taken', () => heard.length === taken);
  await until('room again', () => link.backlog === 0);
  expect(link.push(message)).toBe(true);
});
