import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { until } from '../../../testing/until';
import { stateMessage } from './frames';
import { LIMITS } from './limits';
import { OverlaySubscriber } from './overlay-subscriber';

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
  const accepted = new Promise<OverlaySubscriber>((resolve) => {
    http.once('upgrade', (request, connection, head) =>
      server.handleUpgrade(request, connection, head, (socket) =>
        resolve(new OverlaySubscriber(socket, connection, limits)),
      ),
    );
  });
  const { port } = http.address() as AddressInfo;
  const overlay = new WebSocket(`ws://127.0.0.1:${port}`);
  const received: unknown[] = [];
  overlay.on('message', (raw) => received.push(JSON.parse(String(raw)).data));
  await once(overlay, 'open');
  return { subscriber: await accepted, overlay, received };
}

it('pushed frames and answers arrive in the order in which they were sent', async () => {
  const { subscriber, received } = await connect();
  for (let turn = 0; turn < 5; turn++) {
    subscriber.push(stateMessage('stream', `pushed ${turn}`));
    subscriber.send(JSON.stringify({ data: `answer ${turn}` }));
  }
  await until('all messages', () => received.length === 10);
  expect(received).toEqual([0, 1, 2, 3, 4].flatMap((turn) => [`pushed ${turn}`, `answer ${turn}`]));
});

it('nothing is sent after the close frame', async () => {
  const { subscriber, overlay, received } = await connect();
  subscriber.push(stateMessage('stream', 'before'));
  subscriber.close(1001, 'The server restarts.');
  subscriber.push(stateMessage('stream', 'after'));
  const [code] = await once(overlay, 'close');
  subscriber.push(stateMessage('stream', 'long after'));
  expect(code).toBe(1001);
  expect(received).toEqual(['before']);
});

it('a client that does not read gets no further messages and loses none that were accepted', async () => {
  const { subscriber, overlay, received } = await connect();
  overlay.pause();
  const message = stateMessage('stream', 'x'.repeat(50_000));
  let pushed = 0;
  while (subscriber.push(message)) pushed++;
  expect(subscriber.backlog).toBeGreaterThan(limits.backlogBytes);
  overlay.resume();
  await until('all pushed messages', () => received.length === pushed);
  await until('an empty buffer', () => subscriber.backlog === 0);
  expect(subscriber.push(message)).toBe(true);
});
