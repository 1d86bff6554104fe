import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam, addTournament, type TestTeam } from '../../../testing/league';
import { connect } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { ratingData } from './personal-data';
import { lockRatings } from './repository';

const HOUR = 3_600_000;

let app: TestApp;
let staff: Account;
let admin: Account;
let nova: TestTeam;
let ember: TestTeam;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  admin = await app.signIn('An Admin', ['Admin']);
  nova = await addTeam(app, 'Nova');
  ember = await addTeam(app, 'Ember');
  await addTeam(app, 'Atlas');
  await addTournament(app.database, { id: 'CupS2EU', season: 2, teams: [nova.id, ember.id] });
});
afterAll(() => app.stop());

async function finished(change: object = {}): Promise<{ id: string; revision: number }> {
  const players = [
    { player: nova.leader.id, opponent: 'A', kills: 20, deaths: 5, assists: 2 },
    { player: ember.leader.id, opponent: 'B', kills: 5, deaths: 20, assists: 1 },
  ];
  const maps = [
    { map: 'Plaza', scoreA: 13, scoreB: 7, players },
    { map: 'Canals', scoreA: 13, scoreB: 5, players },
  ];
  const body = { teamA: 'Nova', teamB: 'Ember', bestOf: 3, maps, tournament: 'CupS2EU', ...change };
  return (await app.call({ path: '/api/matches', body, as: staff })).body.data;
}

const eloOf = async (name: string, query = '') =>
  (await app.call({ path: `/api/teams/${name}/elo${query}` })).body.data;
const wins = async (name: string) => (await eloOf(name)).history.length;

describe('a result', () => {
  let match: { id: string; revision: number };
  beforeAll(async () => {
    match = await finished();
    await until('it is rated', async () => (await wins('Nova')) === 1);
  });

  it('moves both teams and their players by the same', async () => {
    expect(await eloOf('Nova')).toMatchObject({ elo: 1520, rank: 1, history: [{ change: 20 }] });
    expect(await eloOf('Ember')).toMatchObject({ elo: 1480, rank: 2 });
    expect(await eloOf('Atlas')).toEqual({ elo: 1500, rank: null, history: [] });
    const { body } = await app.call({ path: `/api/players/${nova.leader.id}/elo` });
    expect(body.data).toMatchObject({ elo: 1520, rank: 1, history: [{ match: match.id }] });
  });

  it('is in what its players take along', async () => {
    const owner = { id: nova.leader.id, now: Date.now() };
    expect(await ratingData.collect(app.database.db, owner)).toMatchObject([
      { ladder: 'all', elo: 1520, wins: 1, history: [{ match: match.id, change: 20 }] },
      { ladder: 'season:2', elo: 1520, history: [{ match: match.id }] },
    ]);
    const outsider = { id: staff.id, now: Date.now() };
    expect(await ratingData.collect(app.database.db, outsider)).toEqual([]);
  });

  it('is in the ladder of its season and in no other', async () => {
    expect(await eloOf('Nova', '?season=2')).toMatchObject({ elo: 1520, rank: 1 });
    expect(await eloOf('Nova', '?season=1')).toMatchObject({ elo: 1500, rank: null });
    const { body } = await app.request({ object: 'ratings', action: 'seasons' });
    expect(body.data).toEqual([2]);
  });

  it('is shown on the page of the match: with what teams went into it', async () => {
    const { body } = await app.call({ path: `/api/website/matches/${match.id}` });
    expect(body.data.opponents).toMatchObject({
      A: { elo: 1500, eloChange: 20 },
      B: { elo: 1500, eloChange: -20 },
    });
    expect(body.data.odds).toEqual({ A: 0.5, B: 0.5 });
  });

  it.each([
    ['order=change', ['Nova', 'Ember']],
    ['order=wins&direction=ascending', ['Ember', 'Nova']],
    ['direction=ascending', ['Ember', 'Nova']],
    ['direction=ascending&size=1', ['Ember']],
    ['direction=ascending&size=1&page=1', ['Nova']],
    ['direction=ascending&size=1&page=2', []],
  ])('lists teams by %s, with their places by Elo', async (query, names) => {
    const { body } = await app.call({ path: `/api/leaderboards/elo-teams?${query}` });
    const places = { Nova: 1, Ember: 2 } as Record<string, number>;
    expect(
      body.data.map(({ place, team }: { place: number; team: { name: string } }) => [
        team.name,
        place,
      ]),
    ).toEqual(names.map((name) => [name, places[name]]));
    expect(body.metadata.total).toBe(2);
  });

  it('refuses an order that it does not know', async () => {
    const path = '/api/leaderboards/elo-teams?order=losses';
    expect((await app.call({ path })).status).toBe(400);
  });

  it('reverses the list of statistics', async () => {
    const read = async (query: string) =>
      (await app.call({ path: `/api/leaderboards/players?order=kd${query}` })).body.data.map(
        ({ place, player }: { place: number; player: { id: string; country: string | null } }) => [
          player.id,
          place,
        ],
      );
    const best = await read('');
    expect(best).toEqual([
      [nova.leader.id, 1],
      [ember.leader.id, 2],
    ]);
    expect(await read('&direction=ascending')).toEqual(best.toReversed());
    expect(await read('&region=EU')).toEqual(best);
    expect(await read('&region=AS')).toEqual([]);
    // Lines that were typed in have no rating.
    const rated = await app.call({ path: '/api/leaderboards/players?direction=ascending' });
    expect(rated.body.data).toEqual([]);
  });

  it('orders the leaderboards', async () => {
    const { body } = await app.call({ path: '/api/leaderboards/elo-teams' });
    expect(body.metadata.total).toBe(2);
    expect(body.data).toMatchObject([
      { place: 1, team: { name: 'Nova' }, wins: 1, rankChange: null, history: [1520] },
      { place: 2, team: { name: 'Ember' }, losses: 1, region: 'EU' },
    ]);
    const asia = await app.call({ path: '/api/leaderboards/elo-teams?region=AS' });
    expect(asia.body.data).toEqual([]);
    const many = await app.call({ path: '/api/leaderboards/elo?minMatches=2' });
    expect(many.body.data).toEqual([]);
    const people = await app.call({ path: '/api/leaderboards/elo?region=EU&season=2' });
    expect(people.body.data[0]).toMatchObject({ player: { id: nova.leader.id }, elo: 1520 });
  });

  it('that is entered late is rated where it belongs', async () => {
    const before = await eloOf('Nova');
    await finished({ finishedAt: before.history[0].at - 30 * 24 * HOUR, tournament: null });
    await until('both are rated', async () => (await wins('Nova')) === 2);
    const after = await eloOf('Nova');
    expect(after.history.map(({ match: id }: { match: string }) => id)[1]).toBe(match.id);
    expect(after.history[1].change).toBeLessThan(20);
    const { body } = await app.call({ path: '/api/leaderboards/elo-teams' });
    expect(body.data).toMatchObject([{ rankChange: 0 }, { rankChange: 0 }]);
  });

  it('that is taken back was never rated', async () => {
    const { revision } = (await app.call({ path: `/api/match/${match.id}` })).body.data;
    const body = { revision, state: 'cancelled' };
    await app.call({ path: `/api/matches/${match.id}`, method: 'PATCH', body, as: staff });
    await until('it is gone', async () => (await wins('Nova')) === 1);
    expect(await eloOf('Nova', '?season=2')).toEqual({ elo: 1500, rank: null, history: [] });
  });
});

describe('a rebuild', () => {
  const rebuild = (as: Account) => app.request({ object: 'ratings', action: 'rebuild' }, as);

  it('tells staff how far it is and changes nothing', async () => {
    const before = [await eloOf('Nova'), await eloOf('Ember')];
    const operator = await connect(app, { as: staff });
    await operator.subscribe('staff');
    // While another process works on the ratings, this job cannot finish before the next call.
    const again = await app.database.transaction(async (tx) => {
      await lockRatings(tx);
      const { status, body } = await rebuild(admin);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ done: 0, total: 1, finishedAt: null });
      return rebuild(admin);
    });
    expect(again.body.message).toBe('The ratings are being rebuilt already.');
    await until('it is done', () => operator.frames.some(({ type }) => type === 'ratings.rebuilt'));
    expect(operator.frames.map(({ type }) => type)).toContain('ratings.rebuild_progressed');
    const after = await app.request({ object: 'ratings', action: 'rebuild_progress' }, admin);
    expect(after.body.data).toMatchObject({ done: 1, total: 1, finishedAt: expect.any(Number) });
    expect([await eloOf('Nova'), await eloOf('Ember')]).toEqual(before);
    operator.close();
  });

  it('is for admins', async () => {
    expect((await rebuild(staff)).status).toBe(403);
  });
});
