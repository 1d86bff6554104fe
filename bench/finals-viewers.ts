/**
 * People who watch, in a process of their own: sockets on the live match and overlays. A socket that is
 * closed connects again with the pauses and the patience of a page, to any of the servers.
 */
import { RECONNECTION } from '@mes/client/gateway';
import { WebSocket } from 'ws';
import { cpu, handleRequests } from './fanout-process';
import { EVENT_MARK } from './finals-events';
import { percentilesOf } from './percentiles';

const TIME_LENGTH = 23;
const AT_ONCE = 50;

let addresses: string[] = [];
let channel = '';
let wanted = 0;
/** Sockets of an earlier step do not come back. */
let generation = 0;
let open = 0;
let connects = 0;
let closes = 0;
let refused = 0;
let latencies: number[] = [];
const sockets = new Set<WebSocket>();

handleRequests('', {
  cpu,
  async connect({ urls, match, count, overlays }) {
    addresses = String(urls)
      .split(',')
      .map((url) => url.replace('http', 'ws'));
    channel = `match:${match}`;
    wanted = Number(count) + Number(overlays);
    for (let index = 0; index < Number(overlays); index += AT_ONCE)
      await connectMany(Math.min(AT_ONCE, Number(overlays) - index), openOverlay);
    for (let index = 0; index < Number(count); index += AT_ONCE)
      await connectMany(Math.min(AT_ONCE, Number(count) - index), openPage);
    return { open };
  },
  async begin() {
    latencies = [];
    closes = 0;
    connects = 0;
    refused = 0;
    return {};
  },
  async report() {
    return {
      ...percentilesOf(latencies),
      received: latencies.length,
      open,
      wanted,
      closes,
      connects,
      refused,
    };
  },
  async close() {
    wanted = 0;
    open = 0;
    generation++;
    for (const socket of sockets) socket.terminate();
    sockets.clear();
    return {};
  },
});

async function connectMany(count: number, openOne: () => Promise<void>) {
  await Promise.all(Array.from({ length: count }, openOne));
}

let next = 0;

function openOverlay(): Promise<void> {
  return follow((address) => {
    const socket = new WebSocket(`${address}/stream/socket?scene=bench/bench`, options);
    socket.once('open', () => socket.send(JSON.stringify({ action: 'ping', time: Date.now() })));
    socket.once('message', () => socket.emit('subscribed'));
    return socket;
  });
}

const options = {
  perMessageDeflate: false,
  skipUTF8Validation: true,
  handshakeTimeout: RECONNECTION.timeout,
};

/** A minimal Socket.IO client. */
function openPage(): Promise<void> {
  return follow((address) => {
    const socket = new WebSocket(`${address}/gatewayV3/?EIO=4&transport=websocket`, options);
    socket.on('message', (raw: Buffer) => {
      if (raw[0] === 0x34 && raw[1] === 0x32) receive(raw);
      else if (raw[0] === 0x30) socket.send('40');
      else if (raw[0] === 0x32) socket.send('3');
      else if (raw[1] === 0x30) socket.send(`420["subscribe_channel",{"channel":"${channel}"}]`);
      else if (raw[1] === 0x33) socket.emit('subscribed');
      else refused++;
    });
    return socket;
  });
}

/**
 * Resolves once it has been connected for the first time. Each attempt asks the server after the one of the
 * attempt before, as the proxy does where a connection is refused. With one counter for all sockets, every
 * attempt met the process that is gone by even chance, and one of a thousand did so ten times in a row.
 */
function follow(create: (address: string) => WebSocket): Promise<void> {
  const own = generation;
  let attempt = next++;
  return new Promise((resolve) => {
    let failures = 0;
    const connect = () => {
      if (own !== generation) return resolve();
      const socket = create(addresses[attempt++ % addresses.length]!);
      let isSubscribed = false;
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('subscribed', () => {
        isSubscribed = true;
        failures = 0;
        open++;
        connects++;
        resolve();
      });
      socket.once('close', () => {
        sockets.delete(socket);
        if (own !== generation) return;
        if (isSubscribed) {
          open--;
          closes++;
        }
        setTimeout(connect, pauseAfter(failures++));
      });
    };
    connect();
  });
}

/** As the socket library of the site computes it. */
function pauseAfter(failures: number): number {
  const { reconnectionDelay, reconnectionDelayMax, randomizationFactor } = RECONNECTION;
  const deviation = (Math.random() * 2 - 1) * randomizationFactor;
  return Math.min(reconnectionDelay * 2 ** failures * (1 + deviation), reconnectionDelayMax);
}

function receive(raw: Buffer): void {
  const now = Date.now();
  for (let at = raw.indexOf(EVENT_MARK); at !== -1; at = raw.indexOf(EVENT_MARK, at + 1)) {
    const id = raw.toString('latin1', at - TIME_LENGTH, at);
    const sent = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
    latencies.push(now - sent);
  }
}
