import { ForbiddenError } from '@mes/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server';
import { type Client, type ClientOptions, createClient } from './client';
import { memoryStorage } from './identity';

const ANN = { id: 'p1', secret: 'very-secret', name: 'Ann' };
let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

function setUp({ signedIn = true, ...options }: ClientOptions & { signedIn?: boolean } = {}) {
  const storage = memoryStorage(signedIn ? ANN : null);
  return { storage, client: createClient({ baseUrl: server.url, storage, ...options }) };
}

const refusal = (message: string) => ({
  status: 403,
  body: { status: 'ERROR', message, error: { type: 'ForbiddenError', message } },
});

describe('invalid credentials', () => {
  it('clear the identity and fail with Authentication Failed', async () => {
    const { client, storage } = setUp();
    server.reply(refusal('Invalid credentials.'));
    const error = await client.call.accounts.me().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ForbiddenError);
    expect(error).toMatchObject({ message: 'Authentication Failed' });
    expect(client.identity.get()).toBeNull();
    expect(storage.load()).toBeNull();
  });

  it('do not sign out an account that signed in meanwhile', async () => {
    const { client } = setUp();
    server.reply(refusal('Invalid credentials.'));
    const refused = client.call.accounts.me();
    const next = { id: 'p2', secret: 's2' };
    client.identity.set(next);
    await expect(refused).rejects.toThrow('Authentication Failed');
    expect(client.identity.get()).toEqual(next);
  });
});

describe('the player log', () => {
  it('gets every failed call, without its input and the secret', async () => {
    const { client } = setUp();
    server.reply(refusal('p1.very-secret may not do that.'));
    await expect(
      client.call.properties.write({ id: 'a', value: { private: 'text' } }),
    ).rejects.toThrow('may not');
    await server.waitForLogRequests(1);
    const [entry] = server.logRequests;
    expect(entry).toMatchObject({ method: 'POST', path: '/api/logging/player/p1' });
    expect(entry?.body).toEqual({
      event: 'failed-call',
      message: 'p1.… may not do that.',
      details: { call: 'property/write', kind: 'Forbidden', status: 403 },
    });
    expect(entry?.headers.authorization).toBe('p1.very-secret');
  });

  it('identifies a visitor by the telemetry identifier', async () => {
    const { client } = setUp({ signedIn: false, identifier: () => 'visitor-1' });
    server.reply({ status: 500, body: {} });
    await expect(client.call.properties.get({ id: 'a' })).rejects.toThrow('Error [500]');
    await server.waitForLogRequests(1);
    expect(server.logRequests[0]).toMatchObject({ path: '/api/logging/player/visitor-1' });
    expect(server.logRequests[0]?.body.details).toEqual({
      call: 'GET /properties/{id}',
      kind: 'Error',
    });
  });

  type Call = (client: Client) => Promise<unknown>;

  it.each<{ of: string; call: Call }>([
    { of: 'logging', call: ({ call }) => call.logs.recordEvent({ id: 'p1', event: 'x' }) },
    { of: 'viewer-rewards', call: ({ call }) => call.giveaways.viewerRewards() },
    { of: 'viewer rewards by action', call: ({ call }) => call.giveaways.getViewerRewards() },
    { of: 'discord', call: ({ call }) => call.discord.getUser({ id: '1' }) },
    { of: 'discord by action', call: ({ call }) => call.discord.user({ id: '1' }) },
    { of: 'own_vote', call: ({ call }) => call.voting.ownVote({ id: 'v1' }) },
  ])('gets no failures of $of', async ({ call }) => {
    const urls: string[] = [];
    const client = createClient({
      baseUrl: 'http://site.test',
      storage: memoryStorage(ANN),
      fetch: async (url) => {
        urls.push(url);
        return new Response('{}', { status: 500 });
      },
    });
    await expect(call(client)).rejects.toThrow('Error [500]');
    expect(urls).toHaveLength(1);
  });

  it('gets no failures of a server on localhost', async () => {
    const urls: string[] = [];
    const client = createClient({
      baseUrl: 'http://localhost:3000',
      storage: memoryStorage(ANN),
      fetch: async (url) => {
        urls.push(url);
        return new Response('{}', { status: 500 });
      },
    });
    await expect(client.call.properties.get({ id: 'a' })).rejects.toThrow('Error [500]');
    expect(urls).toEqual(['http://localhost:3000/api/properties/a']);
  });

  it('gets no failures of calls that were not sent or were aborted', async () => {
    const urls: string[] = [];
    const client = createClient({
      baseUrl: 'http://site.test',
      identifier: () => 'visitor-1',
      fetch: async (url, { signal }) => {
        urls.push(url);
        signal?.throwIfAborted();
        return new Response('{}', { status: 500 });
      },
    });
    await client.call.accounts.me().catch(() => {});
    await client.call.players.get({ id: '' }).catch(() => {});
    await client.call.players.get({ id: 'p1' }, { signal: AbortSignal.abort() }).catch(() => {});
    expect(urls).toEqual(['http://site.test/api/players/p1']);
  });

  it('that cannot be written does not cause another failure', async () => {
    const failures: string[] = [];
    const urls: string[] = [];
    const client = createClient({
      baseUrl: 'http://site.test',
      storage: memoryStorage(ANN),
      onFailure: ({ call }) => failures.push(call),
      fetch: async (url) => {
        urls.push(url);
        throw new TypeError('fetch failed');
      },
    });
    await expect(client.call.players.get({ id: 'p1' })).rejects.toThrow('fetch failed');
    expect(urls).toEqual([
      'http://site.test/api/players/p1',
      'http://site.test/api/logging/player/p1',
    ]);
    expect(failures).toEqual(['GET /players/{id}']);
  });
});
