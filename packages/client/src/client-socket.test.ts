import { ForbiddenError } from '@mes/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../testing/clock';
import { loadFastSocket, startGateway, type TestGateway, waitForState } from '../testing/gateway';
import { success } from '../testing/server';
import { type Client, type ClientOptions, createClient } from './client';
import { memoryStorage } from './identity';

const ANN = { id: 'p1', secret: 's1', name: 'Ann' };
const PROPERTY = { id: 'streamLink', value: null };
let gateway: TestGateway;
const opened: Client[] = [];

beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(async () => {
  for (const { connection } of opened.splice(0)) connection.close();
  await gateway.close();
});

async function setUp({
  signedIn = false,
  ...options
}: ClientOptions & { signedIn?: boolean } = {}) {
  const clock = manualClock();
  const client = createClient({
    baseUrl: gateway.url,
    clock,
    storage: memoryStorage(signedIn ? ANN : null),
    loadSocket: loadFastSocket,
    onConnectError: () => {},
    ...options,
  });
  opened.push(client);
  client.connection.connect();
  await waitForState(client.connection, 'connected');
  return { clock, client };
}

describe('an object/action call', () => {
  it('is sent over the socket while it is connected', async () => {
    const { client } = await setUp({ signedIn: true });
    gateway.onRequest = () => ({ status: 'SUCCESS', data: PROPERTY });
    expect(await client.call.properties.read({ id: 'streamLink' })).toEqual(PROPERTY);
    expect(gateway.httpRequests).toEqual([]);
    expect(gateway.requests).toEqual([
      {
        requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
        object: 'property',
        action: 'read',
        value: 'streamLink',
        data: {},
        id: 'p1',
        secret: 's1',
        version: 1,
      },
    ]);
  });

  it('carries no id and secret when signed out', async () => {
    const { client } = await setUp();
    await client.call.properties.read({ id: 'streamLink' });
    expect(gateway.requests[0]).not.toHaveProperty('id');
    expect(gateway.requests[0]).not.toHaveProperty('secret');
  });

  it('that writes has an idempotency key there too', async () => {
    const { client } = await setUp({ signedIn: true });
    await client.call.properties.write({ id: 'a', value: 1 });
    await client.call.properties.write({ id: 'a', value: 1 }, { idempotencyKey: 'mine' });
    const keys = gateway.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), 'mine']);
  });

  it('is sent over HTTP after the connection is closed', async () => {
    const { client } = await setUp();
    client.connection.close();
    await client.call.properties.read({ id: 'a' });
    expect(gateway.requests).toEqual([]);
    expect(gateway.httpRequests).toHaveLength(1);
  });

  it.each([
    { characters: 199_999, transport: 'the socket' },
    { characters: 200_000, transport: 'HTTP' },
  ])('of $characters characters is sent over $transport', async ({ characters, transport }) => {
    const { client } = await setUp({ signedIn: true });
    const write = (value: string) => client.call.properties.write({ id: 'a', value });
    await write('');
    await write('x'.repeat(characters - JSON.stringify(gateway.requests[0]).length));
    expect(gateway.requests).toHaveLength(transport === 'HTTP' ? 1 : 2);
    expect(gateway.httpRequests).toHaveLength(transport === 'HTTP' ? 1 : 0);
  });

  it('is sent over HTTP while twenty others are pending', async () => {
    const { client } = await setUp();
    const replies: (() => void)[] = [];
    gateway.onRequest = () =>
      new Promise((resolve) => {
        replies.push(() => resolve({ status: 'SUCCESS', data: {} }));
      });
    const calls = Array.from({ length: 21 }, (_, index) =>
      client.call.properties.read({ id: `p${index}` }),
    );
    await gateway.waitForRequests(20);
    await calls[20];
    expect(gateway.httpRequests).toHaveLength(1);
    for (const reply of replies) reply();
    await Promise.all(calls);
    expect(gateway.requests).toHaveLength(20);
  });

  it('is matched to its reply by the request id', async () => {
    const { client } = await setUp();
    const replies: (() => void)[] = [];
    gateway.onRequest = ({ value }) =>
      new Promise((resolve) => {
        replies.push(() => resolve({ status: 'SUCCESS', data: { id: value } }));
      });
    const first = client.call.properties.read({ id: 'first' });
    const second = client.call.properties.read({ id: 'second' });
    await gateway.waitForRequests(2);
    for (const reply of replies.reverse()) reply();
    expect(await Promise.all([first, second])).toEqual([{ id: 'first' }, { id: 'second' }]);
  });

  it('is not how REST calls are sent', async () => {
    const { client } = await setUp();
    await client.call.properties.get({ id: 'a' });
    expect(gateway.requests).toEqual([]);
    expect(gateway.httpRequests[0]).toMatchObject({ method: 'GET', path: '/api/properties/a' });
  });
});

describe('a reply over the socket', () => {
  it.each([
    { reply: { status: 'ERROR', message: 'Locked.' }, message: 'Locked.' },
    { reply: { status: 'WHAT', data: {} }, message: 'Invalid Server Response' },
    { reply: { data: {} }, message: 'Invalid Server Response' },
    { reply: { status: 'SUCCESS' }, message: 'Error [No Data]' },
    {
      reply: { status: 'SUCCESS', data: { status: 'ERROR', message: 'Inside.' } },
      message: 'Inside.',
    },
  ])('$reply fails with "$message"', async ({ reply, message }) => {
    const { client } = await setUp();
    gateway.onRequest = () => reply;
    await expect(client.call.properties.read({ id: 'a' })).rejects.toThrow(new Error(message));
  });

  it('has the class of its error', async () => {
    const { client } = await setUp();
    const error = { type: 'ForbiddenError', message: 'No.', permission: 'Moderator' };
    gateway.onRequest = () => ({ status: 'ERROR', message: 'No.', error });
    const thrown = await client.call.properties.read({ id: 'a' }).catch((e: unknown) => e);
    expect(thrown).toBeInstanceOf(ForbiddenError);
    expect(thrown).toMatchObject({ details: { permission: 'Moderator' } });
  });

  it('of a paged list has its total', async () => {
    const { client } = await setUp();
    gateway.onRequest = () => ({ status: 'SUCCESS', data: [1], metadata: { total: 9 } });
    expect(await client.call.voting.matches()).toEqual({ data: [1], total: 9 });
  });

  it('with retryAfter is retried after that many seconds, with the same idempotency key', async () => {
    const { client, clock } = await setUp({ signedIn: true });
    const replies = [
      { status: 'ERROR', message: 'Slow down.', retryAfter: 4 },
      { status: 'SUCCESS', data: PROPERTY },
    ];
    gateway.onRequest = () => replies.shift() ?? null;
    const response = client.call.properties.write({ id: 'a', value: 1 });
    await clock.waitForTimer(4_000);
    expect(gateway.requests).toHaveLength(1);
    clock.advance(4_000);
    expect(await response).toEqual(PROPERTY);
    const [first, second] = gateway.requests;
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.requestId).not.toBe(first?.requestId);
  });

  it('with retryAfter fails with its message after five attempts', async () => {
    const { client, clock } = await setUp();
    gateway.onRequest = () => ({ status: 'ERROR', message: 'Slow down.', retryAfter: 1 });
    const failed = expect(client.call.properties.read({ id: 'a' })).rejects.toThrow('Slow down.');
    for (let waits = 0; waits < 4; waits++) {
      await clock.waitForTimer(1_000);
      clock.advance(1_000);
    }
    await failed;
    expect(gateway.requests).toHaveLength(5);
  });

  it('of invalid credentials clears the identity', async () => {
    const { client } = await setUp({ signedIn: true });
    gateway.onRequest = () => ({
      status: 'ERROR',
      message: 'Invalid credentials.',
      error: { type: 'ForbiddenError', message: 'Invalid credentials.' },
    });
    await expect(client.call.properties.read({ id: 'a' })).rejects.toThrow('Authentication Failed');
    expect(client.identity.get()).toBeNull();
  });

  it('can be aborted', async () => {
    const { client } = await setUp();
    gateway.onRequest = () => null;
    const controller = new AbortController();
    const response = client.call.properties.read({ id: 'a' }, { signal: controller.signal });
    await gateway.waitForRequests(1);
    controller.abort(new Error('left'));
    await expect(response).rejects.toThrow('left');
  });
});

describe('a reply that was lost with the connection', () => {
  async function loseReply(
    options: { signedIn: boolean },
    makeCall: (client: Client) => Promise<unknown>,
  ) {
    const { client } = await setUp(options);
    gateway.onRequest = () => null;
    gateway.reply(success(PROPERTY));
    const result = makeCall(client).then(
      (data) => ({ data }),
      (error: Error) => ({ error: error.message }),
    );
    await gateway.waitForRequests(1);
    gateway.io.disconnectSockets(true);
    return result;
  }

  it('is requested over HTTP if the call is a read', async () => {
    const result = await loseReply({ signedIn: false }, ({ call }) =>
      call.properties.read({ id: 'a' }),
    );
    expect(result).toEqual({ data: PROPERTY });
  });

  it('is requested with the same idempotency key if the call is a write', async () => {
    const result = await loseReply({ signedIn: true }, ({ call }) =>
      call.properties.write({ id: 'a', value: 1 }),
    );
    expect(result).toEqual({ data: PROPERTY });
    expect(gateway.httpRequests[0]?.headers['idempotency-key']).toBe(
      gateway.requests[0]?.idempotencyKey,
    );
  });

  it('is a timeout for a write of a visitor, which the server could not recognize', async () => {
    const result = await loseReply({ signedIn: false }, ({ call }) =>
      call.telemetry.appUsage({ path: '/', duration: 1, identifier: 'visitor-1' }),
    );
    expect(result).toEqual({ error: 'Response Timeout' });
    expect(gateway.httpRequests).toEqual([]);
  });
});
