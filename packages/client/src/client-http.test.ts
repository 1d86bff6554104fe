import { ForbiddenError, MissingParameter, ProductError } from '@mes/contract/errors';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../testing/clock';
import { type Reply, startServer, success, type TestServer } from '../testing/server';
import { type ClientOptions, createClient } from './client';
import { memoryStorage } from './identity';

const ANN = { id: 'p1', secret: 's1', name: 'Ann' };
const PROPERTY = { id: 'streamLink', value: null };
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => {
  (server.httpRequests as unknown[]).length = 0;
  (server.logRequests as unknown[]).length = 0;
});

function setUp({ signedIn = false, ...options }: ClientOptions & { signedIn?: boolean } = {}) {
  const clock = manualClock();
  const storage = memoryStorage(signedIn ? ANN : null);
  return { clock, client: createClient({ baseUrl: server.url, clock, storage, ...options }) };
}

describe('a call over HTTP', () => {
  it('is a GET without a body, with version 1 and an empty authorization when signed out', async () => {
    server.reply(success(PROPERTY));
    expect(await setUp().client.call.properties.get({ id: 'streamLink' })).toEqual(PROPERTY);
    const [request] = server.httpRequests;
    expect(request).toMatchObject({ method: 'GET', path: '/api/properties/streamLink', text: '' });
    expect(request?.headers).toMatchObject({ authorization: '', 'x-api-version': '1' });
    expect(request?.headers).not.toHaveProperty('content-type');
    expect(request?.headers).not.toHaveProperty('idempotency-key');
    expect(request?.headers).not.toHaveProperty('x-mes-request');
  });

  it('carries id.secret when signed in', async () => {
    const { client } = setUp({ signedIn: true });
    await client.call.properties.get({ id: 'streamLink' });
    client.identity.clear();
    await client.call.properties.get({ id: 'streamLink' });
    expect(server.httpRequests.map(({ headers }) => headers.authorization)).toEqual(['p1.s1', '']);
  });

  it('of a page says so and leaves the session to the cookie', async () => {
    const storage = { ...memoryStorage({ id: 'p1', name: 'Ann' }), isBrowser: true };
    const { client } = setUp({ storage });
    await client.call.properties.get({ id: 'streamLink' });
    client.identity.clear();
    await client.call.properties.get({ id: 'streamLink' });
    const [signedIn, signedOut] = server.httpRequests;
    expect(signedIn?.headers).toMatchObject({ 'x-mes-request': '1' });
    expect(signedIn?.headers).not.toHaveProperty('authorization');
    expect(signedOut?.headers).toMatchObject({ 'x-mes-request': '1', authorization: '' });
  });

  it('is a POST with a JSON body if the contract declares one', async () => {
    server.reply(success([]));
    await setUp().client.call.search.players({ query: 'ann' });
    expect(server.httpRequests[0]).toMatchObject({
      method: 'POST',
      path: '/api/players/search',
      body: { query: 'ann' },
    });
  });

  it('for a file resolves to its text, or rejects like any other call', async () => {
    const refusal = { status: 'ERROR', error: { type: 'ForbiddenError', message: 'No.' } };
    server.reply({ text: 'Team,Tag\r\n' }, { status: 403, body: refusal });
    const { client } = setUp({ signedIn: true });
    const read = () => client.call.tournaments.rostersFile({ id: 'EmbersS4EU' });
    expect(await read()).toBe('Team,Tag\r\n');
    expect(server.httpRequests[0]?.path).toBe('/api/tournaments/EmbersS4EU/rosters.csv');
    await expect(read()).rejects.toThrow(ForbiddenError);
  });

  it('of an object and action sends the envelope with version 1', async () => {
    server.reply(success(PROPERTY), success(PROPERTY));
    await setUp().client.call.properties.read({ id: 'streamLink' });
    await setUp({ signedIn: true }).client.call.properties.write({ id: 'streamLink', value: 1 });
    expect(server.httpRequests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: '/api/request',
        body: { object: 'property', action: 'read', value: 'streamLink', data: {}, version: 1 },
      },
      {
        method: 'POST',
        path: '/api/request',
        body: {
          object: 'property',
          action: 'write',
          value: 'streamLink',
          data: { value: 1 },
          id: 'p1',
          secret: 's1',
          version: 1,
        },
      },
    ]);
    expect(server.httpRequests[1]?.headers.authorization).toBe('p1.s1');
  });

  it('of a paged list resolves to its rows and their total', async () => {
    server.reply(success([], { metadata: { total: 41 } }));
    expect(await setUp().client.call.tournaments.list()).toEqual({ data: [], total: 41 });
  });

  it('that writes has a new idempotency key, or the given one', async () => {
    const { client } = setUp({ signedIn: true });
    const confirm = (idempotencyKey?: string) =>
      client.call.tournaments.confirmRules({ tournament: 'E1' }, { idempotencyKey });
    await confirm();
    await confirm();
    await confirm('mine');
    const keys = server.httpRequests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe('mine');
  });

  it('that requires a sign-in is not sent without one', async () => {
    const { client } = setUp();
    const refused = client.call.accounts.me();
    await expect(refused).rejects.toThrow(ForbiddenError);
    await expect(refused).rejects.toThrow('You must be logged in to perform this action!');
    await expect(client.call.properties.write({ id: 'a', value: 1 })).rejects.toThrow(
      'You must be logged in to perform this action!',
    );
    expect(server.httpRequests).toEqual([]);
  });

  it('without a path parameter is not sent', async () => {
    await expect(setUp().client.call.players.get({ id: '' })).rejects.toThrow(MissingParameter);
    expect(server.httpRequests).toEqual([]);
  });

  it('can be aborted', async () => {
    const { client } = setUp();
    await expect(
      client.call.properties.get({ id: 'a' }, { signal: AbortSignal.abort(new Error('left')) }),
    ).rejects.toThrow('left');
    expect(server.logRequests).toEqual([]);
  });
});

describe('a failed call', () => {
  const forbidden = { type: 'ForbiddenError', message: 'Closed.', queue: true };

  it.each<{ of: string; reply: Reply; message: string }>([
    {
      of: 'JSON with an error',
      reply: { status: 403, body: { status: 'ERROR', message: 'x', error: forbidden } },
      message: 'Closed.',
    },
    {
      of: 'JSON with an error of unknown type',
      reply: { status: 418, body: { error: { type: 'Teapot', message: 'Short.' } } },
      message: 'Short.',
    },
    {
      of: 'JSON with a message',
      reply: { status: 400, body: { message: 'Bad.' } },
      message: 'Bad.',
    },
    { of: 'JSON without a message', reply: { status: 502, body: {} }, message: 'Error [502]' },
    {
      of: 'JSON that is not an object',
      reply: { status: 500, body: 'no' },
      message: 'Error [500]',
    },
    {
      of: 'text',
      reply: { status: 503, statusText: 'Service Unavailable', text: '<html>' },
      message: 'Service Unavailable',
    },
    {
      of: 'neither text nor status text',
      reply: { status: 520, text: '' },
      message: 'Error [520]',
    },
    {
      of: 'success without data',
      reply: { body: { status: 'SUCCESS' } },
      message: 'Error [No Data]',
    },
    {
      of: 'success with a message instead of data',
      reply: { body: { message: 'Moved.' } },
      message: 'Moved.',
    },
    {
      of: 'status ERROR',
      reply: { body: { status: 'ERROR', message: 'No.', data: {} } },
      message: 'No.',
    },
    {
      of: 'an error in the data',
      reply: { body: { data: { status: 'ERROR', message: 'Inside.' } } },
      message: 'Inside.',
    },
    {
      of: 'an error in the data without a message',
      reply: { body: { data: { status: 'ERROR' } } },
      message: 'Error [No Message]',
    },
    { of: 'HTML instead of JSON', reply: { text: '<html>' }, message: 'Invalid Server Response' },
    {
      of: '429 without Retry-After',
      reply: { status: 429, body: { message: 'Slow down.' } },
      message: '429 without Retry-After header',
    },
  ])('of $of fails with "$message"', async ({ reply, message }) => {
    server.reply(reply);
    const error = await setUp()
      .client.call.properties.get({ id: 'a' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).toHaveProperty('message', message);
  });

  it('has the class of its type', async () => {
    server.reply({ status: 403, body: { status: 'ERROR', message: 'x', error: forbidden } });
    const error = await setUp()
      .client.call.properties.get({ id: 'a' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ForbiddenError);
    expect(error).toMatchObject({ kind: 'Forbidden', status: 403, details: { queue: true } });
  });

  it('is passed to onFailure', async () => {
    const failures: unknown[] = [];
    const { client } = setUp({ onFailure: (failure) => failures.push(failure) });
    server.reply({ status: 404, body: { error: { type: 'ObjectNotFoundError' } } });
    const error = await client.call.players.get({ id: 'p9' }).catch((thrown: unknown) => thrown);
    expect(failures).toEqual([{ call: 'GET /players/{id}', error }]);
  });
});

describe('a call with Retry-After', () => {
  const retryAfter = (seconds: string): Reply => ({
    status: 429,
    headers: { 'retry-after': seconds },
    body: {
      status: 'ERROR',
      message: 'Too many requests. Please slow down.',
      error: { type: 'InvalidRequestError', retryAfter: Number(seconds) },
    },
  });

  it('is retried after so many seconds', async () => {
    const { client, clock } = setUp();
    server.reply(retryAfter('2'), retryAfter('3'), success(PROPERTY));
    const response = client.call.properties.get({ id: 'a' });
    await clock.waitForTimer(2_000);
    expect(server.httpRequests).toHaveLength(1);
    clock.advance(2_000);
    await clock.waitForTimer(3_000);
    clock.advance(3_000);
    expect(await response).toEqual(PROPERTY);
    expect(server.httpRequests).toHaveLength(3);
  });

  it('is retried with the same idempotency key', async () => {
    const { client, clock } = setUp({ signedIn: true });
    server.reply(retryAfter('1'), success({}));
    const response = client.call.tournaments.confirmRules({ tournament: 'E1' });
    await clock.waitForTimer(1_000);
    clock.advance(1_000);
    await response;
    const [first, second] = server.httpRequests;
    expect(first?.headers['idempotency-key']).toBeTruthy();
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.text).toBe(first?.text);
  });

  it('fails with the error of the server after five attempts', async () => {
    const { client, clock } = setUp();
    server.reply(...Array.from({ length: 5 }, () => retryAfter('1')));
    const response = client.call.properties.get({ id: 'a' });
    const failed = expect(response).rejects.toThrow('Too many requests. Please slow down.');
    for (let waits = 0; waits < 4; waits++) {
      await clock.waitForTimer(1_000);
      clock.advance(1_000);
    }
    await failed;
    expect(server.httpRequests).toHaveLength(5);
  });

  it('fails at once if the wait is too long', async () => {
    const { client } = setUp();
    server.reply(retryAfter('3600'));
    const error = await client.call.properties.get({ id: 'a' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProductError);
    expect(error).toMatchObject({ status: 429, details: { retryAfter: 3600 } });
    expect(server.httpRequests).toHaveLength(1);
  });

  it('accepts a date instead of seconds', async () => {
    const { client, clock } = setUp();
    server.reply(retryAfter(new Date(Date.now() - 5_000).toUTCString()), success(PROPERTY));
    const response = client.call.properties.get({ id: 'a' });
    await clock.waitForTimer(0);
    clock.advance(0);
    expect(await response).toEqual(PROPERTY);
  });

  it('can be aborted while it waits', async () => {
    const { client, clock } = setUp();
    const controller = new AbortController();
    server.reply(retryAfter('2'));
    const response = client.call.properties.get({ id: 'a' }, { signal: controller.signal });
    await clock.waitForTimer(2_000);
    controller.abort(new Error('left'));
    await expect(response).rejects.toThrow('left');
    clock.advance(10_000);
    expect(server.httpRequests).toHaveLength(1);
  });
});

describe('a cached response', () => {
  const messages = { type: 'GET_MESSAGES', channel: 'c1' } as const;

  it('of discord messages is valid for 300 seconds', async () => {
    const { client, clock } = setUp({ signedIn: true });
    const read = () => client.call.discord.archive(messages);
    await read();
    clock.advance(299_999);
    await read();
    expect(server.httpRequests).toHaveLength(1);
    clock.advance(1);
    await read();
    expect(server.httpRequests).toHaveLength(2);
  });

  it.each([
    { of: 'servers of the game', times: 1, read: 'servers' },
    { of: 'a property', times: 2, read: 'property' },
    { of: 'ticket channels', times: 2, read: 'tickets' },
    { of: 'a discord user', times: 1, read: 'user' },
    { of: 'a match, which events make stale', times: 2, read: 'match' },
  ] as const)('of $of is requested $times times', async ({ times, read }) => {
    const { call } = setUp({ signedIn: true }).client;
    const reads: Record<typeof read, () => Promise<unknown>> = {
      servers: () => call.gameApi.servers(),
      property: () => call.properties.get({ id: 'a' }),
      tickets: () => call.discord.archive({ type: 'TICKET_CHANNELS' }),
      user: () => call.discord.getUser({ id: '12345678901234567' }),
      match: () => call.matches.get({ id: 'm1' }),
    };
    await reads[read]();
    await reads[read]();
    expect(server.httpRequests).toHaveLength(times);
  });

  it('is separate for each input and replaced on request', async () => {
    const { client } = setUp({ signedIn: true });
    await client.call.discord.archive(messages);
    await client.call.discord.archive({ ...messages, start: 10 });
    await client.call.discord.archive(messages, { fresh: true });
    expect(server.httpRequests).toHaveLength(3);
  });

  it('is not used for another account', async () => {
    const { client } = setUp({ signedIn: true });
    await client.call.discord.archive(messages);
    client.identity.set({ id: 'p2', secret: 's2' });
    await client.call.discord.archive(messages);
    expect(server.httpRequests).toHaveLength(2);
  });

  it('still arrives for others if the first caller aborts', async () => {
    const { client } = setUp({ signedIn: true });
    server.reply(success({ type: 'GET_MESSAGES', messages: [], total: 0 }));
    const controller = new AbortController();
    const first = client.call.discord.archive(messages, { signal: controller.signal });
    const second = client.call.discord.archive(messages);
    controller.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    expect(await second).toMatchObject({ total: 0 });
    expect(server.httpRequests).toHaveLength(1);
  });
});

describe('calls of the stream', () => {
  const unreachable = 'http://127.0.0.1:9';

  it('go to the play host, or to the site if that is unreachable', async () => {
    const { client } = setUp({ baseUrl: server.url, playUrl: unreachable, signedIn: true });
    server.reply(success({ Round: 'Final' }), success({ Round: 'Final' }));
    expect(await client.call.stream.configuration()).toEqual({ Round: 'Final' });
    await client.call.stream.configure({ Round: 'Final' });
    expect(server.httpRequests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/stream/configuration',
      'POST /api/stream/configuration',
    ]);
  });

  it('are not repeated at the site if the play host refuses them', async () => {
    const { client } = setUp({ baseUrl: unreachable, playUrl: `${server.url}/`, signedIn: true });
    server.reply({ status: 403, body: { error: { type: 'ForbiddenError', message: 'No.' } } });
    await expect(client.call.stream.configure({ Round: 'Final' })).rejects.toThrow('No.');
    expect(server.httpRequests).toHaveLength(1);
  });
});
