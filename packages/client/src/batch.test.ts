import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../testing/clock';
import { loadFastSocket, startGateway, type TestGateway, waitForState } from '../testing/gateway';
import { success } from '../testing/server';
import { type Client, createClient } from './client';
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

async function setUp({ signedIn = false } = {}) {
  const clock = manualClock();
  const client = createClient({
    baseUrl: gateway.url,
    clock,
    storage: memoryStorage(signedIn ? ANN : null),
    loadSocket: loadFastSocket,
  });
  opened.push(client);
  client.connection.connect();
  await waitForState(client.connection, 'connected');
  return { clock, client };
}

describe('a batch', () => {
  const item = ({ object, action, value }: Record<string, unknown>) =>
    ({ status: 'SUCCESS', data: { id: value, by: `${object}/${action}` } }) as const;

  function replyToBatches() {
    gateway.onRequest = (request) => {
      if (request.action !== 'batch') return item(request);
      return { status: 'SUCCESS', data: (request.data as Record<string, unknown>[]).map(item) };
    };
  }

  it('sends calls of the same tick in one request, each with its own result', async () => {
    const { client } = await setUp({ signedIn: true });
    gateway.onRequest = () => ({
      status: 'SUCCESS',
      data: [
        { status: 'SUCCESS', data: PROPERTY },
        { status: 'ERROR', message: 'No.', error: { type: 'ForbiddenError', message: 'No.' } },
        { status: 'SUCCESS', data: [], metadata: { total: 3 } },
        { status: 'ODD' },
      ],
    });
    const results = await client.batch((call) => [
      call.properties.read({ id: 'a' }),
      call.properties.read({ id: 'b' }),
      call.voting.matches(),
      call.properties.read({ id: 'c' }),
      call.properties.read({ id: 'd' }),
    ]);
    expect(results).toMatchObject([
      { status: 'fulfilled', value: PROPERTY },
      { status: 'rejected', reason: { kind: 'Forbidden', message: 'No.' } },
      { status: 'fulfilled', value: { data: [], total: 3 } },
      { status: 'rejected', reason: { message: 'Invalid Server Response' } },
      { status: 'rejected', reason: { message: 'Invalid Server Response' } },
    ]);
    expect(gateway.requests).toHaveLength(1);
    expect(gateway.requests[0]).toMatchObject({
      object: 'requests',
      action: 'batch',
      id: 'p1',
      secret: 's1',
      version: 1,
      data: [
        { object: 'property', action: 'read', value: 'a', data: {} },
        { object: 'property', action: 'read', value: 'b', data: {} },
        { object: 'match', action: 'get_voting_matches', data: {} },
        { object: 'property', action: 'read', value: 'c', data: {} },
        { object: 'property', action: 'read', value: 'd', data: {} },
      ],
    });
  });

  it('collects calls with the batch option', async () => {
    const { client } = await setUp();
    replyToBatches();
    const read = (id: string) => client.call.properties.read({ id }, { batch: true });
    const [first, , third] = await Promise.all([read('a'), read('b'), read('c')]);
    expect([first, third]).toMatchObject([{ id: 'a' }, { id: 'c' }]);
    expect(gateway.requests).toHaveLength(1);
    await read('d');
    expect(gateway.requests).toHaveLength(2);
  });

  it('holds at most 50 calls', async () => {
    const { client } = await setUp();
    replyToBatches();
    const ids = Array.from({ length: 120 }, (_, index) => `p${index}`);
    const results = await client.batch((call) => ids.map((id) => call.properties.read({ id })));
    expect(results.map((result) => result.status === 'fulfilled' && result.value.id)).toEqual(ids);
    expect(gateway.requests.map(({ data }) => (data as unknown[]).length)).toEqual([50, 50, 20]);
  });

  it('has only the calls of one account', async () => {
    const { client } = await setUp({ signedIn: true });
    client.connection.close();
    const read = (id: string) => client.call.properties.read({ id }, { batch: true });
    gateway.reply(success([item({ value: 'a' })]), success([item({ value: 'b' })]));
    const first = read('a');
    client.identity.clear();
    await Promise.all([first, read('b')]);
    expect(gateway.httpRequests.map(({ headers }) => headers.authorization).sort()).toEqual([
      '',
      'p1.s1',
    ]);
  });

  it('retries a call on its own if the server asks for it', async () => {
    const { client, clock } = await setUp();
    gateway.onRequest = ({ action, value }) =>
      action === 'batch'
        ? {
            status: 'SUCCESS',
            data: [
              { status: 'ERROR', message: 'Slow down.', retryAfter: 3 },
              { status: 'SUCCESS', data: { id: 'b' } },
            ],
          }
        : { status: 'SUCCESS', data: { id: value } };
    const results = client.batch((call) => [
      call.properties.read({ id: 'a' }),
      call.properties.read({ id: 'b' }),
    ]);
    await clock.waitForTimer(3_000);
    clock.advance(3_000);
    expect(await results).toMatchObject([{ value: { id: 'a' } }, { value: { id: 'b' } }]);
    expect(gateway.requests[1]).toMatchObject({ object: 'property', action: 'read', value: 'a' });
  });

  it('has an idempotency key if one of its calls is a write', async () => {
    const { client } = await setUp({ signedIn: true });
    replyToBatches();
    await client.batch((call) => [call.properties.read({ id: 'a' })]);
    await client.batch((call) => [
      call.properties.read({ id: 'a' }),
      call.properties.write({ id: 'a', value: 1 }),
    ]);
    const keys = gateway.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([undefined, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('leaves out a call with its own idempotency key', async () => {
    const { client } = await setUp({ signedIn: true });
    replyToBatches();
    await client.batch((call) => [
      call.properties.read({ id: 'a' }),
      call.properties.write({ id: 'a', value: 1 }, { idempotencyKey: 'mine' }),
    ]);
    expect(gateway.requests.map(({ action }) => action).sort()).toEqual(['batch', 'write']);
  });

  it('is sent over HTTP without a connection and fails as a whole', async () => {
    const { client } = await setUp();
    client.connection.close();
    gateway.reply({ status: 503, statusText: 'Service Unavailable', text: 'down' });
    const results = await client.batch((call) => [
      call.properties.read({ id: 'a' }),
      call.properties.read({ id: 'b' }),
    ]);
    expect(results).toMatchObject([
      { status: 'rejected', reason: { message: 'Service Unavailable' } },
      { status: 'rejected', reason: { message: 'Service Unavailable' } },
    ]);
    expect(gateway.httpRequests).toHaveLength(1);
  });
});
