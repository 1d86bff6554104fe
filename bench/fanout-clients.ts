/** Thousands of minimal Socket.IO clients that subscribe and measure latencies. */
import { WebSocket } from 'ws';
import { handleRequests } from './fanout-process';

interface Group {
  readonly sockets: WebSocket[];
  readonly channel: string;
  /** What stands before the time of sending. */
  readonly marker: string;
  latencies: number[];
  expected: number;
  done: () => void;
  delivered: Promise<void>;
}

const AT_ONCE = 100;
const ATTEMPTS = 5;
const groups = new Map<string, Group>();

handleRequests('', {
  async connect({ name, address, sockets, channel = 'bench', marker = '"at":' }) {
    const group: Group = {
      sockets: [],
      channel: String(channel),
      marker: String(marker),
      latencies: [],
      expected: 0,
      done: () => {},
      delivered: Promise.resolve(),
    };
    groups.set(String(name), group);
    while (group.sockets.length < Number(sockets)) {
      const missing = Math.min(AT_ONCE, Number(sockets) - group.sockets.length);
      const opened = Array.from({ length: missing }, () => subscribe(String(address), group));
      group.sockets.push(...(await Promise.all(opened)));
    }
    return {};
  },

  async expect({ name, messages }) {
    const group = groups.get(String(name))!;
    group.latencies = [];
    group.expected = Number(messages) * group.sockets.length;
    group.delivered = new Promise((resolve) => {
      group.done = resolve;
    });
    return {};
  },

  async delivered({ name }) {
    const group = groups.get(String(name))!;
    await group.delivered;
    const sorted = Float64Array.from(group.latencies).sort();
    const at = (part: number) => sorted[Math.floor(sorted.length * part)]! / 1_000;
    return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  },

  async close() {
    for (const { sockets } of groups.values()) for (const socket of sockets) socket.terminate();
    groups.clear();
    return {};
  },
});

/** On a busy machine a connection can time out; then it is tried again. */
async function subscribe(address: string, group: Group): Promise<WebSocket> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await subscribeOnce(address, group);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

function subscribeOnce(address: string, group: Group): Promise<WebSocket> {
  const socket = new WebSocket(`${address}/gatewayV3/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
    handshakeTimeout: 10_000,
  });
  const subscription = `420["subscribe_channel",{"channel":"${group.channel}"}]`;
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The connection was closed.')));
    socket.on('message', (raw: Buffer) => {
      if (raw[0] === 0x34 && raw[1] === 0x32) receive(raw, group);
      else if (raw[0] === 0x30) socket.send('40');
      else if (raw[0] === 0x32) socket.send('3');
      else if (raw[1] === 0x30) socket.send(subscription);
      else if (raw[1] === 0x33) resolve(socket);
      else reject(new Error(`Refused: ${raw}`));
    });
  });
}

/** Times are in microseconds of the machine's monotonic clock. */
function receive(raw: Buffer, group: Group): void {
  const now = Number(process.hrtime.bigint() / 1_000n);
  const { marker } = group;
  // A busy channel sends several events in one frame.
  for (let found = raw.indexOf(marker); found !== -1; found = raw.indexOf(marker, found + 1)) {
    const start = found + marker.length;
    group.latencies.push(now - Number.parseInt(raw.toString('latin1', start, start + 20), 10));
    if (group.latencies.length === group.expected) group.done();
  }
}
