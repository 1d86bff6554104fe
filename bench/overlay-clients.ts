/** The overlays: plain sockets that note how long each message was on its way. */
import { WebSocket } from 'ws';
import { answerTo } from './fanout-process';

interface Watching {
  readonly sockets: WebSocket[];
  latencies: number[];
  expected: number;
  done: () => void;
}

const watching = new Map<string, Watching>();

answerTo('', {
  async connect({ name, address, sockets: count }) {
    const own: Watching = { sockets: [], latencies: [], expected: 0, done: () => {} };
    watching.set(String(name), own);
    for (let index = 0; index < Number(count); index++) {
      const socket = new WebSocket(`${address}/stream/socket?scene=bench/bench`);
      socket.on('message', (raw) => hear(own, String(raw)));
      await new Promise((open, failed) => socket.once('open', open).once('error', failed));
      // Answered once the subscription behind it stands.
      const ready = new Promise((done) => socket.once('message', done));
      socket.send(JSON.stringify({ action: 'ping', time: Date.now() }));
      if (name === 'ours') await ready;
      own.sockets.push(socket);
    }
    return {};
  },
  async expect({ name, messages }) {
    const own = watching.get(String(name))!;
    own.latencies = [];
    own.expected = Number(messages) * own.sockets.length;
    return {};
  },
  async delivered({ name }) {
    const own = watching.get(String(name))!;
    if (own.latencies.length < own.expected)
      await new Promise<void>((done) => {
        own.done = done;
      });
    const sorted = own.latencies.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]! / 1_000;
    return { p50: at(0.5), p99: at(0.99) };
  },
});

function hear(own: Watching, text: string): void {
  const message = JSON.parse(text) as { action: string; data?: { at: number } };
  if (message.action !== 'event' || !message.data) return;
  own.latencies.push(Number(process.hrtime.bigint() / 1_000n) - message.data.at);
  if (own.latencies.length >= own.expected) own.done();
}
