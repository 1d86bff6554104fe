/**
 * The minimum cost of a broadcast to overlays: one buffer to every socket. With a database, a row is
 * written before it: the minimum cost if no change may be lost.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { cpu, handleRequests, payload } from './fanout-process';

const http = createServer();
const server = new WebSocketServer({ server: http, path: '/stream/socket' });
const database = process.env.DATABASE_URL
  ? new pg.Client({ connectionString: process.env.DATABASE_URL })
  : null;
await database?.connect();
await database?.query('CREATE TABLE said (id bigint GENERATED ALWAYS AS IDENTITY, data jsonb)');

http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  handleRequests(`ws://127.0.0.1:${port}`, {
    cpu,
    async publish() {
      const data = payload();
      await database?.query({
        name: 'say',
        text: 'INSERT INTO said (data) VALUES ($1) RETURNING id',
        values: [JSON.stringify(data)],
      });
      const message = Buffer.from(JSON.stringify({ action: 'event', channel: 'stream', data }));
      for (const socket of server.clients) socket.send(message, { binary: false });
      return {};
    },
  });
});
