import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { connect, type GatewayClient } from '../../../testing/sockets';
import { until } from '../../../testing/until';

let app: TestApp;
let admin: Account;
let player: Account;
const open: GatewayClient[] = [];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('An Admin', ['Admin']);
  player = await app.signIn('A Player');
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(() => app.stop());

async function connectClient(options?: Parameters<typeof connect>[1]): Promise<GatewayClient> {
  const client = await connect(app, options);
  open.push(client);
  return client;
}

const read = { object: 'property', action: 'read', value: 'streamLink', version: 1 };
const all = { object: 'property', action: 'all' };

describe('a request', () => {
  it.each<[string, object, boolean]>([
    ['a visitor’s read', read, false],
    ['a read that needs a permission', all, true],
    ['one that is refused', all, false],
    ['one that does not exist', { object: 'property', action: 'nothing' }, true],
    ['one that misses a field', { object: 'property', action: 'read' }, true],
    ['another version', { ...read, version: 2 }, true],
    ['a batch', { object: 'requests', action: 'batch', data: [read, all] }, true],
    ['text that is not ASCII', { ...read, value: 'ünbekannt „☃“ 😀' }, false],
  ])('is answered as over HTTP: %s', async (_, envelope, signedIn) => {
    const as = signedIn ? admin : undefined;
    const client = await connectClient({ as });
    const overHttp = await app.request(envelope, as);
    const { requestId, ...body } = await client.request(envelope);
    expect(requestId).toBe('r1');
    expect(body).toEqual(overHttp.body);
  });

  it('may carry its own credentials', async () => {
    const client = await connectClient({ as: player });
    expect(await client.request(all)).toMatchObject({ status: 'ERROR' });
    expect(await client.request({ ...all, ...admin })).toMatchObject({ status: 'SUCCESS' });
    expect(await client.request({ ...all, id: admin.id, secret: 'wrong' })).toMatchObject({
      status: 'ERROR',
      message: 'Invalid credentials.',
    });
  });

  it('with an idempotency key runs once', async () => {
    const client = await connectClient({ as: admin });
    const create = {
      object: 'property',
      action: 'create',
      value: 'once',
      data: { type: 'number', value: 1 },
      idempotencyKey: 'k1',
    };
    const first = await client.request(create);
    const second = await client.request(create);
    expect(first).toMatchObject({ status: 'SUCCESS', data: { id: 'once' } });
    expect(second.data).toEqual(first.data);
  });

  it('with an invalid key is refused', async () => {
    const client = await connectClient({ as: admin });
    const write = { object: 'property', action: 'write', value: 'streamLink', data: { value: '' } };
    for (const idempotencyKey of ['a\u0000b', 'x'.repeat(129)]) {
      expect(await client.request({ ...write, idempotencyKey })).toMatchObject({
        error: { type: 'InvalidParameterError', field: 'Idempotency-Key' },
      });
    }
  });

  it('is answered even if it is malformed', async () => {
    const client = await connectClient();
    for (const nonsense of [null, 'text', 7, [], { requestId: {} }, undefined]) {
      client.socket.emit('request', nonsense);
    }
    await until('six answers', () => client.responses.length === 6);
    for (const response of client.responses) {
      expect(response).toMatchObject({ requestId: null, status: 'ERROR' });
    }
  });
});

describe('the payload limit', () => {
  const filled = (length: number) => {
    const envelope = { requestId: 'long', ...read, data: { filling: '' } };
    const missing = length - JSON.stringify(envelope).length;
    return { ...envelope, data: { filling: 'x'.repeat(missing) } };
  };

  it('allows 200,000 characters', async () => {
    const client = await connectClient();
    client.socket.emit('request', filled(200_000));
    await until('the answer', () => client.responses.length === 1);
    expect(client.responses[0]).toMatchObject({ requestId: 'long', status: 'SUCCESS' });
  });

  it('counts characters, not bytes', async () => {
    const client = await connectClient();
    const envelope = filled(190_000);
    envelope.data.filling = envelope.data.filling.replaceAll('x', '☃');
    client.socket.emit('request', envelope);
    await until('the answer', () => client.responses.length === 1);
    expect(client.responses[0]).toMatchObject({ status: 'SUCCESS' });
  });

  it('refuses one more with an error', async () => {
    const client = await connectClient();
    client.socket.emit('request', filled(200_001));
    await until('the answer', () => client.responses.length === 1);
    expect(client.responses[0]).toMatchObject({
      requestId: 'long',
      status: 'ERROR',
      message: 'Invalid Request: a message may have 200000 characters; send longer ones over HTTP.',
      error: { type: 'InvalidRequestError' },
    });
    expect(await client.request(read)).toMatchObject({ status: 'SUCCESS' });
  });

  it('closes the socket above the size limit', async () => {
    const client = await connectClient();
    client.socket.emit('request', filled(1_100_000));
    await until('the connection to close', () => !client.socket.connected);
    expect(client.responses).toEqual([]);
  });
});

describe('the handshake', () => {
  it.each([
    ['a wrong secret', () => ({ id: admin.id, secret: 'wrong' })],
    ['an unknown account', () => ({ id: 'nobody', secret: 'x' })],
    ['an id alone', () => ({ id: admin.id })],
    ['what is no text', () => ({ id: 7, secret: {} })],
  ])('refuses %s', async (_, auth) => {
    const error = await connect(app, { auth: auth() }).catch((refused) => refused);
    expect(error.message).toBe('Invalid credentials.');
    expect(error.data).toEqual({
      status: 'ERROR',
      message: 'Invalid credentials.',
      error: { type: 'ForbiddenError', message: 'Invalid credentials.' },
    });
  });

  it.each([
    ['nothing', undefined],
    ['empty values', { id: '', secret: '' }],
  ])('treats %s as a visitor', async (_, auth) => {
    const client = await connectClient({ auth });
    expect(await client.request(read)).toMatchObject({ status: 'SUCCESS' });
  });

  it('supports WebSocket only', async () => {
    const refused = connect(app, { transports: ['polling'] });
    await expect(refused).rejects.toThrow('xhr poll error');
  });
});

it('a ping is acknowledged with pong', async () => {
  const client = await connectClient();
  expect(await client.emitWithAck('ping')).toBe('pong');
  expect(await client.emitWithAck('ping', { time: 1 })).toBe('pong');
});

it('a client that connects with streaming=true is counted as streaming', async () => {
  const streaming = async () => {
    const metrics = await (await fetch(`${app.address}/metrics`)).text();
    return /^mes_sockets\{socket="streaming"\} (\d+)$/m.exec(metrics)?.[1];
  };
  expect(await streaming()).toBe('0');
  await connectClient({ query: { streaming: 'true' } });
  expect(await streaming()).toBe('1');
});

it('an unknown event is ignored', async () => {
  const client = await connectClient();
  client.socket.emit('subscribe_everything', { a: 1 });
  expect(await client.emitWithAck('ping')).toBe('pong');
});

it('an upgrade to any other path is refused', async () => {
  const socket = new WebSocket(`${app.address.replace('http', 'ws')}/elsewhere`);
  await new Promise((resolve) => socket.addEventListener('error', resolve));
  expect(socket.readyState).not.toBe(WebSocket.OPEN);
});
