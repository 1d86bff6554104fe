/** The overlays: plain sockets that record the latency of each message. */
import { WebSocket } from 'ws';
import { handleRequests } from './fanout-process';

interface OverlayGroup {
  readonly sockets: WebSocket[];
  latencies: number[];
  expected: number;
  done: () => void;
}

const groups = new Map<string, OverlayGroup>();

handleRequests('', {
  async connect({ name, address, sockets: count }) {
    const group: OverlayGroup = { sockets: [], latencies: [], expected: 0, done: () => {} };
    groups.set(String(name), group);
    for (let index = 0; index < Number(count); index++) {
      const socket = new WebSocket(`${address}/stream/socket?scene=bench/bench`);
      socket.on('message', (raw) => receive(group, String(raw)));
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      // The ping is answered after the subscription of the stream was made.
      const ready = new Promise((done) => socket.once('message', done));
      socket.send(JSON.stringify({ action: 'ping', time: Date.now() }));
      if (name === 'ours') await ready;
      group.sockets.push(socket);
    }
    return {};
  },
  async expect({ name, messages }) {
    const group = groups.get(String(name))!;
    group.latencies = [];
    group.expected = Number(messages) * group.sockets.length;
    return {};
  },
  async delivered({ name }) {
    const group = groups.get(String(name))!;
    if (group.latencies.length < group.expected)
      await new Promise<void>((done) => {
        group.done = done;
      });
    const sorted = group.latencies.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]! / 1_000;
    return { p50: at(0.5), p99: at(0.99) };
  },
});

function receive(group: OverlayGroup, text: string): void {
  const message = JSON.parse(text) as { action: string; data?: { at: number } };
  if (message.action !== 'event' || !message.data) return;
  group.latencies.push(Number(process.hrtime.bigint() / 1_000n) - message.data.at);
  if (group.latencies.length >= group.expected) group.done();
}
