import { ForbiddenError } from '@mes/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../testing/clock';
import { loadFastSocket, reached, startGateway, type TestGateway } from '../testing/gateway';
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
  await reached(client.connection, 'connected');
  return { clock, client };
}

describe('an object/action call', () => {
  it('goes over the socket while it is connected', async () => {
    const { client } = await setUp({ signedIn: true });
    gateway.onRequest = () => ({ status: 'SUCCESS', data: PROPERTY });
    expect(await client.call.properties.read({ id: 'streamLink' })).toEqual(PROPERTY);
    expect(gateway.asked).toEqual([]);
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

  it('that changes something carries its key there too', async () => {
    const { client } = await setUp({ signedIn: true });
    await client.call.properties.write({ id: 'a', value: 1 });
    await client.call.properties.write({ id: 'a', value: 1 }, { idempotencyKey: 'mine' });
    const keys = gateway.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), 'mine']);
  });

  it('goes over HTTP before it is connected and after it is closed', async () => {
    const { client } = await setUp();
    client.connection.close();
    await client.call.properties.read({ id: 'a' });
    expect(gateway.requests).toEqual([]);
    expect(gateway.asked).toHaveLength(1);
  });

  it.each([
    { characters: 199_999, way: 'the socket' },
    { characters: 200_000, way: 'HTTP' },
  ])('of $characters characters goes over $way', async ({ characters, way }) => {
    const { client } = await setUp({ signedIn: true });
    const write = (value: string) => client.call.properties.write({ id: 'a', value });
    await write('');
    await write('x'.repeat(characters - JSON.stringify(gateway.requests[0]).length));
    expect(gateway.requests).toHaveLength(way === 'HTTP' ? 1 : 2);
    expect(gateway.asked).toHaveLength(way === 'HTTP' ? 1 : 0);
  });

  it('goes over HTTP while twenty others wait for their replies', async () => {
    const { client } = await setUp();
    const waiting: (() => void)[] = [];
    gateway.onRequest = () =>
      new Promise((resolve) => {
        waiting.push(() => resolve({ status: 'SUCCESS', data: {} }));
      });
    const calls = Array.from({ length: 21 }, (_, at) =>
      client.call.properties.read({ id: `p${at}` }),
    );
    await gateway.requested(20);
    await calls[20];
    expect(gateway.asked).toHaveLength(1);
    for (const answer of waiting) answer();
    await Promise.all(calls);
    expect(gateway.requests).toHaveLength(20);
  });

  it('is told apart from others by its request id', async () => {
    const { client } = await setUp();
    const waiting: (() => void)[] = [];
    gateway.onRequest = ({ value }) =>
      new Promise((resolve) => {
        waiting.push(() => resolve({ status: 'SUCCESS', data: { id: value } }));
      });
    const first = client.call.properties.read({ id: 'first' });
    const second = client.call.properties.read({ id: 'second' });
    await gateway.requested(2);
    for (const answer of waiting.reverse()) answer();
    expect(await Promise.all([first, second])).toEqual([{ id: 'first' }, { id: 'second' }]);
  });

  it('leaves REST calls to HTTP', async () => {
    const { client } = await setUp();
    await client.call.properties.get({ id: 'a' });
    expect(gateway.requests).toEqual([]);
    expect(gateway.asked[0]).toMatchObject({ method: 'GET', path: '/api/properties/a' });
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

  it('names the kind of its error', async () => {
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

  it('with retryAfter is asked for again after that many seconds, as the same write', async () => {
    const { client, clock } = await setUp({ signedIn: true });
    const replies = [
      { status: 'ERROR', message: 'Slow down.', retryAfter: 4 },
      { status: 'SUCCESS', data: PROPERTY },
    ];
    gateway.onRequest = () => replies.shift() ?? null;
    const answer = client.call.properties.write({ id: 'a', value: 1 });
    await clock.scheduled(4_000);
    expect(gateway.requests).toHaveLength(1);
    clock.advance(4_000);
    expect(await answer).toEqual(PROPERTY);
    const [first, second] = gateway.requests;
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.requestId).not.toBe(first?.requestId);
  });

  it('that never stops asking for patience fails with its message', async () => {
    const { client, clock } = await setUp();
    gateway.onRequest = () => ({ status: 'ERROR', message: 'Slow down.', retryAfter: 1 });
    const failed = expect(client.call.properties.read({ id: 'a' })).rejects.toThrow('Slow down.');
    for (let waits = 0; waits < 4; waits++) {
      await clock.scheduled(1_000);
      clock.advance(1_000);
    }
    await failed;
    expect(gateway.requests).toHaveLength(5);
  });

  it('of refused credentials clears the identity', async () => {
    const { client } = await setUp({ signedIn: true });
    gateway.onRequest = () => ({
      status: 'ERROR',
      message: 'Invalid credentials.',
      error: { type: 'ForbiddenError', message: 'Invalid credentials.' },
    });
    await expect(client.call.properties.read({ id: 'a' })).rejects.toThrow('Authentication Failed');
    expect(client.identity.get()).toBeNull();
  });

  it('that is no longer wanted is not waited for', async () => {
    const { client } = await setUp();
    gateway.onRequest = () => null;
    const leaving = new AbortController();
    const answer = client.call.properties.read({ id: 'a' }, { signal: leaving.signal });
    await gateway.requested(1);
    leaving.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });
});

describe('a reply that is lost with the connection', () => {
  async function loseReply(
    options: { signedIn: boolean },
    ask: (client: Client) => Promise<unknown>,
  ) {
    const { client } = await setUp(options);
    gateway.onRequest = () => null;
    gateway.reply(success(PROPERTY));
    const answer = ask(client).then(
      (data) => ({ data }),
      (error: Error) => ({ error: error.message }),
    );
    await gateway.requested(1);
    gateway.io.disconnectSockets(true);
    return answer;
  }

  it('is asked for over HTTP when the call only reads', async () => {
    const outcome = await loseReply({ signedIn: false }, ({ call }) =>
      call.properties.read({ id: 'a' }),
    );
    expect(outcome).toEqual({ data: PROPERTY });
  });

  it('is asked for with the same key when the call changes something', async () => {
    const outcome = await loseReply({ signedIn: true }, ({ call }) =>
      call.properties.write({ id: 'a', value: 1 }),
    );
    expect(outcome).toEqual({ data: PROPERTY });
    expect(gateway.asked[0]?.headers['idempotency-key']).toBe(gateway.requests[0]?.idempotencyKey);
  });

  it('is a time-out for a visitor whose change the server could not tell from a second one', async () => {
    const outcome = await loseReply({ signedIn: false }, ({ call }) =>
      call.telemetry.appUsage({ path: '/', duration: 1, identifier: 'visitor-1' }),
    );
    expect(outcome).toEqual({ error: 'Response Timeout' });
    expect(gateway.asked).toEqual([]);
  });
});
