import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app';
import { generateCommunity } from '../../demo/community';
import { fillPeople } from '../../demo/fill';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const client = await app.database.pool.connect();
  // Many names, and none of the matches that would take far longer to make up.
  await fillPeople(client, generateCommunity('full', Date.now()));
  client.release();
});
afterAll(() => app.stop());

const names = async (path: string): Promise<string[]> =>
  (await app.call({ path: `/api/website/search/${path}` })).body.data.map(
    ({ name }: { name: string }) => name,
  );

describe('the search box', () => {
  it.each([
    { q: 'night harbor', first: 'Night Harbor', because: 'the whole name' },
    { q: 'NIGHT', first: 'Night Harbor', because: 'case is ignored' },
    { q: 'nigth harbour', first: 'Night Harbor', because: 'typing errors are forgiven' },
    { q: 'nhr', first: 'Night Harbor', because: 'the tag' },
    {
      q: 'black',
      first: 'Black Orchard',
      because: 'a name that starts so comes before one that ends so',
    },
  ])('finds $first for "$q": $because', async ({ q, first }) => {
    expect((await names(`teams/${encodeURIComponent(q)}`))[0]).toBe(first);
  });

  it('shows three at most, players with their team', async () => {
    const { body } = await app.call({ path: '/api/website/search/players/leader' });
    expect(body.data.length).toBeLessThanOrEqual(3);
    expect(body.data[0]).toMatchObject({ ID: 'leader', name: 'leader', team: { tag: 'NHR' } });
  });

  it.each(['%', '_', '\\', "'", '--', '%25%5C'])(
    'takes %s as text, not as a pattern',
    async (q) => {
      expect(await names(`teams/${encodeURIComponent(q)}`)).toEqual([]);
    },
  );

  it('takes a dot with a space after it, because addresses fold a bare one away', async () => {
    expect(await names('teams/.%20')).toEqual([]);
    expect(await names('players/..%20')).toEqual([]);
  });
});

it.each([
  { name: 'Серый Волк', parts: ['серый', 'Волк', 'рый'] },
  { name: 'a★★★b', parts: ['★★★', 'a★★'] },
])('finds $name by any part of it', async ({ name, parts }) => {
  await app.signIn(name);
  for (const query of parts) {
    const { body } = await app.call({ path: '/api/players/search', body: { query } });
    expect(body.data.map((found: { name: string }) => found.name)).toContain(name);
  }
});

it('finds a player by id', async () => {
  const { body } = await app.call({ path: '/api/players/search', body: { query: 'newcomer' } });
  expect(body.data[0]).toMatchObject({ ID: 'newcomer', team: null });
});

it('gives the summary of a team whatever the case of its name', async () => {
  const { body } = await app.call({ path: '/api/teams/night%20HARBOR/info' });
  expect(body.data).toMatchObject({
    name: 'Night Harbor',
    tag: 'NHR',
    leader: { id: 'leader' },
    state: 'active',
  });
  expect((await app.call({ path: '/api/teams/nobody/info' })).status).toBe(404);
});
