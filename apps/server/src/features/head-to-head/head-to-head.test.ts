import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';
import type { Veto } from '@mes/domain/veto/veto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam } from '../../../testing/league';
import { matchVetoes } from '../rooms/tables';

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
    { map: 'Canals', played: 1, won: 1, lost: 0, picked: 0, banned: 0, vetoes: 0 },
    { map: 'Plaza', played: 1, won: 1, lost: 0, picked: 1, banned: 0, vetoes: 0 },
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

/** A finished best of 2 with a veto: a ban and a pick of each team, Nova first. */
async function addVeto(maps: readonly DefuseMap[]): Promise<void> {
  const match = await createMatch({
    bestOf: 2,
    maps: [
      { map: maps[2], scoreA: 13, scoreB: 7 },
      { map: maps[3], scoreA: 7, scoreB: 13 },
    ],
    finishedAt: Date.now() - DAY,
  });
  const moves = maps.map((map, slot) => ({
    ...{ slot, by: slot % 2 === 0 ? 'A' : 'B', choice: { kind: 'map', map } },
  }));
  const state = { format: 'BO2', pool: DEFUSE_MAPS.slice(0, 9), moves } as unknown as Veto;
  await app.database.db
    .insert(matchVetoes)
    .values({ match, state, turnEndsAt: null, heldSince: null, bansA: [], bansB: [] });
}

it('has a likely veto once both teams have had enough of them, and until theirs begins', async () => {
  const upcoming = await createMatch({ bestOf: 2, startsAt: Date.now() + DAY });
  const VETO: DefuseMap[] = ['Bureau', 'Canals', 'Legacy', 'Grounded'];
  await addVeto(VETO);
  await addVeto(VETO);
  expect((await compare(upcoming)).body.data.likelyVeto).toBeNull();
  await addVeto(['Plaza', 'Canals', 'Legacy', 'Grounded']);
  // Another match: the answer of the first is cached for a minute.
  const next = await createMatch({ bestOf: 2, startsAt: Date.now() + DAY });
  const { likelyVeto } = (await compare(next)).body.data;
  expect(likelyVeto.vetoes).toEqual({ A: 3, B: 3 });
  // Without seeds the first turn is drawn, which changes nothing here.
  expect(likelyVeto.steps).toEqual([
    { by: 'A', kind: 'ban', map: 'Bureau' },
    { by: 'B', kind: 'ban', map: 'Canals' },
    { by: 'A', kind: 'pick', map: 'Legacy' },
    { by: 'B', kind: 'pick', map: 'Grounded' },
  ]);
  const started = await createMatch({ bestOf: 2 });
  const begun = { object: 'match', action: 'veto_start', value: started };
  expect((await app.request(begun, staff)).status).toBe(200);
  expect((await compare(started)).body.data.likelyVeto).toBeNull();
});
