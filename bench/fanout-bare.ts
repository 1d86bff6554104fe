/** The minimum cost of a fan-out with Socket.IO: a room and an emit. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { cpu, handleRequests, payload } from './fanout-process';

const http = createServer();
const io = new Server(http, { path: '/gatewayV3', transports: ['websocket'], serveClient: false });
let revision = 0;

io.on('connection', (socket) => {
  socket.on('subscribe_channel', ({ channel }: { channel: string }, reply) => {
    void socket.join(channel);
    reply({ status: 'SUCCESS' });
  });
});
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  handleRequests(`ws://127.0.0.1:${port}`, {
    cpu,
    async publish() {
      const [channel, since, type] = ['bench', revision++, 'bench.measured'];
      io.to(channel).emit('channel_event', { channel, since, revision, type, data: payload() });
      return {};
    },
  });
});
