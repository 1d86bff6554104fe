import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam } from '../../../testing/league';

const DAY = 86_400_000;

let app: TestApp;
let staff: Account;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  for (const name of ['Nova', 'Ember', 'Fresh']) {
    const { leader } = await addTeam(app, name);
    ids[name] = leader.id;
  }
  const line = (name: string, opponent: 'A' | 'B', kills: number) => ({
    ...{ player: ids[name], opponent, kills, deaths: 10, assists: 2 },
  });
  const players = [line('Nova', 'A', 20), line('Ember', 'B', 8)];
  await createMatch({
    maps: [
      { map: 'Plaza', scoreA: 13, scoreB: 7, pickedBy: 'A', players },
      { map: 'Canals', scoreA: 13, scoreB: 5, players },
    ],
    finishedAt: Date.now() - DAY,
  });
  await createMatch({
    ...{ teamA: 'Ember', teamB: 'Nova', finishedAt: Date.now() - 300 * DAY },
    maps: [
      { map: 'Raid', scoreA: 13, scoreB: 0 },
      { map: 'Plaza', scoreA: 13, scoreB: 0 },
    ],
  });
});
afterAll(() => app.stop());

async function createMatch(change: object = {}): Promise<string> {
  const { body, status } = await app.call({
    path: '/api/matches',
    body: { teamA: 'Nova', teamB: 'Ember', bestOf: 3, ...change },
    as: staff,
  });
  expect(status).toBe(200);
  return body.data.id;
}

const compare = (id: string) => app.request({ object: 'match', action: 'comparison', value: id });
const headToHead = (team1: string, team2: string) =>
  app.request({ object: 'team', action: 'head_to_head', value: team1, data: { team2 } });

it('compares the teams of a match by the last six months', async () => {
  const { A, B } = (await compare(await createMatch())).body.data;
  expect(A.team.name).toBe('Nova');
  // The win of Ember on Raid and Plaza is too long ago.
  expect(A.maps.toSorted((one: Named, other: Named) => one.map.localeCompare(other.map))).toEqual([
    { map: 'Canals', played: 1, won: 1, lost: 0, picked: 0, banned: 0 },
    { map: 'Plaza', played: 1, won: 1, lost: 0, picked: 1, banned: 0 },
  ]);
  expect(A.players).toMatchObject([{ player: { id: ids.Nova }, kills: 40, deaths: 20, maps: 2 }]);
  expect(B.players).toMatchObject([{ player: { id: ids.Ember }, kills: 16, deaths: 20, maps: 2 }]);
});

interface Named {
  readonly map: string;
}

it('has zeros for a team that has not played', async () => {
  const { B } = (await compare(await createMatch({ teamB: 'Fresh' }))).body.data;
  expect(B).toMatchObject({
    standing: { elo: 1500, rank: null },
    maps: [],
    players: [{ kills: 0, maps: 0, rating: null }],
  });
});

it('is nothing while a team is missing, and refuses a match that does not exist', async () => {
  const id = await createMatch({ teamB: null });
  expect((await compare(id)).body.data).toBeNull();
  expect((await compare('nosuchmatch')).status).toBe(404);
});

it('reads everything that two teams have played, as the first one sees it', async () => {
  const open = await createMatch({ startsAt: Date.now() + DAY });
  const { body } = await headToHead('ember', 'Nova');
  expect(body.data).toMatchObject({
    comparison: { A: { team: { name: 'Ember' } }, B: { team: { name: 'Nova' } } },
    encounters: { wins1: 1, wins2: 1, mapWins1: 2, mapWins2: 2, matches: [{}, {}] },
    recent: { A: [{}, {}], B: [{}, {}] },
  });
  expect(body.data.upcoming.map(({ id }: { id: string }) => id)).toContain(open);
  const { odds } = body.data;
  expect(odds.A + odds.B).toBeCloseTo(1);
});

it('refuses unknown teams and a team against itself', async () => {
  expect((await headToHead('Nova', 'Nobody')).status).toBe(404);
  expect(await headToHead('Nova', 'NOVA')).toMatchObject({
    status: 400,
    body: { error: { field: 'team2' } },
  });
});
