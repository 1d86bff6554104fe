/** What telling overlays costs at least: one buffer to every socket. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { answerTo, cpu, payload } from './fanout-process';

const http = createServer();
const server = new WebSocketServer({ server: http, path: '/stream/socket' });

http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  answerTo(`ws://127.0.0.1:${port}`, {
    cpu,
    async publish() {
      const message = Buffer.from(
        JSON.stringify({ action: 'event', channel: 'stream', data: payload() }),
      );
      for (const socket of server.clients) socket.send(message, { binary: false });
      return {};
    },
  });
});
