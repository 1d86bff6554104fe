import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../testing/app';
import { poolState, recordEvent, stateChannel } from '../../../testing/record-event';
import { connect, type GatewayClient } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { defineChannel, permissionAudience } from './channels';

let app: TestApp;
const open: { close(): void }[] = [];

beforeAll(async () => {
  app = await startTestApp({
    sockets: {
      limits: { mergeMs: 0, backlogBytes: 65_536, drainTimeoutMs: 2_000 },
      channels: [defineChannel({ pattern: 'match:{id}', audience: permissionAudience('public') })],
    },
  });
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(() => app.stop());

async function connectClient(): Promise<GatewayClient> {
  const client = await connect(app);
  open.push(client);
  return client;
}

/** A client without the library, so that it can violate the protocol. */
async function connectRaw(): Promise<{
  socket: WebSocket;
  received: string[];
  isClosed: () => boolean;
}> {
  const address = app.address.replace('http', 'ws');
  const socket = new WebSocket(`${address}/gatewayV3/?EIO=4&transport=websocket`);
  const received: string[] = [];
  let closed = false;
  socket.on('message', (data) => {
    if (String(data) === '2') socket.send('3');
    received.push(String(data));
  });
  socket.on('close', () => {
    closed = true;
  });
  socket.on('error', () => {});
  open.push({ close: () => socket.terminate() });
  await until('the handshake', () => received.length > 0);
  socket.send('40');
  await until('the connection to be accepted', () =>
    received.some((text) => text.startsWith('40')),
  );
  return { socket, received, isClosed: () => closed };
}

const publishEvent = (channel: string) =>
  app.database.transaction((tx) =>
    recordEvent(tx, { channel, type: 'thing.happened', data: null }),
  );

describe('a flood', () => {
  it('is refused with an error, then disconnected, without affecting other clients', async () => {
    const witness = await connectClient();
    const flooder = await connectClient();
    let reason = '';
    const answers: unknown[] = [];
    flooder.socket.on('disconnect', (given) => {
      reason = given;
    });
    for (let count = 0; count < 5_000; count++) {
      flooder.socket.emit('ping', (answer: unknown) => answers.push(answer));
    }
    while (reason === '') expect(await witness.emitWithAck('ping')).toBe('pong');
    expect(reason).toBe('io server disconnect');
    expect(answers.filter((answer) => answer === 'pong').length).toBeLessThan(500);
    expect(answers.find((answer) => answer !== 'pong')).toMatchObject({
      status: 'ERROR',
      retryAfter: 1,
      message: 'Too many requests. Please slow down.',
    });
  });

  it('of calls is answered up to the limit, and the rest is refused', async () => {
    const client = await connectClient();
    for (let count = 0; count < 80; count++) {
      const read = { object: 'property', action: 'read', value: 'streamLink' };
      client.socket.emit('request', { requestId: count, ...read });
    }
    await until('all answers', () => client.responses.length === 80);
    const refused = client.responses.filter(({ status }) => status === 'ERROR');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(60);
    expect(refused[0]).toMatchObject({ retryAfter: 1, error: { type: 'InvalidRequestError' } });
    expect(new Set(client.responses.map(({ requestId }) => requestId)).size).toBe(80);
  });
});

describe('a malformed message', () => {
  it.each([
    ['not a packet', '4garbage'],
    ['not an event', '42{"a":1}'],
    ['broken JSON', '42["request",{]'],
    ['a forged disconnect', '42["disconnect","because"]'],
    ['an attachment', '451-["request",{"_placeholder":true,"num":0}]'],
    ['binary data', Buffer.from([1, 2, 3])],
    ['another namespace', '40/admin,'],
    ['an acknowledgement', '430["a"]'],
    ['not Engine.IO', 'x'],
  ])('closes the connection: %s', async (_, message) => {
    const witness = await connectClient();
    const { socket, isClosed } = await connectRaw();
    socket.send(message);
    await until('the connection to close', isClosed);
    expect(await witness.emitWithAck('ping')).toBe('pong');
  });
});

describe('a client that does not read', () => {
  /** Sends more than the operating system buffers between two sockets. */
  const fillBuffers = async () => {
    for (let count = 0; count < 150; count++) {
      app.feed.sendState(stateChannel('match:slow'), poolState(1, 'x'.repeat(200_000)));
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  async function slowClient() {
    const client = await connectRaw();
    client.socket.send('420["subscribe_channel",{"channel":"match:slow"}]');
    await until('the answer', () => client.received.some((text) => text.startsWith('430')));
    client.socket.pause();
    return client;
  }

  const countSockets = async () => {
    const metrics = await (await fetch(`${app.address}/metrics`)).text();
    return Number(/^mes_sockets\{socket="gateway"\} (\d+)$/m.exec(metrics)?.[1]);
  };

  it('gets the position of the channel once it reads again', async () => {
    const { socket, received } = await slowClient();
    await fillBuffers();
    await publishEvent('match:slow');
    await publishEvent('match:slow');
    socket.resume();
    await until('the position', () => received.some((text) => text.includes('channel.advanced')));
    expect(received.filter((text) => text.includes('thing.happened'))).toEqual([]);

    socket.send('421["subscribe_channel",{"channel":"match:slow","revision":0}]');
    await until('the answer', () => received.some((text) => text.startsWith('431')));
    const [answer] = JSON.parse(received.find((text) => text.startsWith('431'))!.slice(3));
    expect(answer.data.events).toHaveLength(answer.data.revision);
    await publishEvent('match:slow');
    await until('the next event', () => received.at(-1)!.includes('thing.happened'));
  });

  it('is disconnected when it does not catch up, and others get every event', async () => {
    const witness = await connectClient();
    const { data } = await witness.subscribe('match:slow');
    await slowClient();
    await until(
      'the clients of other tests to disconnect',
      async () => (await countSockets()) === 2,
    );
    await fillBuffers();
    await until(
      'the witness to have read',
      async () => (await witness.emitWithAck('ping')) === 'pong',
    );
    await publishEvent('match:slow');
    await publishEvent('match:slow');
    await until('the events at the witness', () => witness.frames.length === 2);
    expect(witness.revisions('match:slow')).toEqual([data.revision + 1, data.revision + 2]);
    await until('the slow client to be disconnected', async () => (await countSockets()) === 1);
    expect(await witness.emitWithAck('ping')).toBe('pong');
  });
});
