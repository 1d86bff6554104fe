import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { addTeam } from '../../../../testing/league';
import { until } from '../../../../testing/until';

let app: TestApp;
let staff: Account;
let ann: Account;
let ben: Account;
/** The voting matches that Nova won, in order. */
const won: string[] = [];

const act = async (as: Account | null, action: string, value?: string, data: object = {}) =>
  (await app.request({ object: 'match', action, value, data }, as ?? undefined)).body;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  ann = await app.signIn('Ann');
  ben = await app.signIn('Ben');
  await addTeam(app, 'Nova');
  await addTeam(app, 'Ember');
  for (let round = 0; round < 5; round++) won.push(await playMatch());
});
afterAll(() => app.stop());

/** Nova wins; Ann had 20 points on Nova, Ben 10 on Ember. */
async function playMatch(): Promise<string> {
  const body = { teamA: 'Nova', teamB: 'Ember', bestOf: 1, startsAt: Date.now() + 3_600_000 };
  const series = (await app.call({ path: '/api/matches', body, as: staff })).body.data;
  const input = { teamA: 'Nova', teamB: 'Ember', linkedMatch: series.id };
  const { id } = (await act(staff, 'create_voting_match', undefined, input)).data;
  await act(ann, 'cast_vote', id, { team: 'Nova', points: 20 });
  await act(ben, 'cast_vote', id, { team: 'Ember', points: 10 });
  await app.call({
    method: 'PATCH',
    path: `/api/matches/${series.id}`,
    body: { maps: [{ map: 'Plaza', scoreA: 13, scoreB: 2 }], revision: series.revision },
    as: staff,
  });
  await until(
    'it is settled',
    async () => (await act(null, 'get_voting_match', id)).data.state === 'settled',
  );
  return id;
}

describe('the own record', () => {
  it('has rank, accuracy and the points after each vote', async () => {
    const { data } = await act(ann, 'own_voting_record');
    expect(data).toMatchObject({
      season: 1,
      rank: 1,
      voters: 2,
      points: 1_050,
      votes: 5,
      correct: 5,
      longestStreak: 5,
    });
    expect(data.progress.map(({ points }: { points: number }) => points)).toEqual([
      1_010, 1_020, 1_030, 1_040, 1_050,
    ]);
    expect(data.progress.map(({ match }: { match: string }) => match)).toEqual(won);
    expect((await act(ben, 'own_voting_record')).data).toMatchObject({ rank: 2, points: 950 });
  });

  it('is empty for whoever has not voted, and in another season', async () => {
    const nobody = await app.signIn('Nobody');
    const empty = { rank: null, points: 1_000, votes: 0, longestStreak: 0, progress: [] };
    expect((await act(nobody, 'own_voting_record')).data).toMatchObject(empty);
    expect((await act(ann, 'own_voting_record', undefined, { season: 7 })).data).toMatchObject({
      ...empty,
      season: 7,
      voters: 0,
    });
  });

  it('needs an account', async () => {
    expect((await act(null, 'own_voting_record')).status).toBe('ERROR');
    expect((await act(null, 'own_votes')).status).toBe('ERROR');
  });
});

describe('the own votes', () => {
  it('are listed newest first with what came back', async () => {
    const { data, metadata } = await act(ann, 'own_votes', undefined, { size: 2 });
    expect(metadata.total).toBe(5);
    expect(data.map(({ match }: { match: string }) => match)).toEqual([won[4], won[3]]);
    expect(data[0]).toMatchObject({
      team: 'Nova',
      slot: 'A',
      points: 20,
      payout: 30,
      winner: 'A',
      voided: false,
      teamB: { name: 'Ember' },
    });
  });

  it('can be limited to matches and to what is undecided', async () => {
    const { id } = (
      await act(staff, 'create_voting_match', undefined, { teamA: 'Nova', teamB: 'Ember' })
    ).data;
    await act(ann, 'cast_vote', id, { team: 'Ember', points: 5 });
    const only = async (input: object) =>
      (await act(ann, 'own_votes', undefined, input)).data.map(
        ({ match }: { match: string }) => match,
      );
    expect(await only({ decided: false })).toEqual([id]);
    expect(await only({ decided: true, size: 100 })).toEqual(won.toReversed());
    expect(await only({ matches: [won[0]] })).toEqual([won[0]]);
    expect((await act(ben, 'own_votes', undefined, { matches: [id] })).data).toEqual([]);
    await act(staff, 'delete_voting_match', id);
    expect(await only({ decided: false })).toEqual([]);
  });
});

describe('a voting match', () => {
  it('is found by its series and by whether it is decided', async () => {
    const decided = (await act(null, 'get_voting_matches', undefined, { state: 'decided' })).data;
    expect(decided.map(({ id }: { id: string }) => id)).toEqual(won.toReversed());
    const { linkedMatch } = decided[0];
    const found = (await act(null, 'get_voting_matches', undefined, { linkedMatch })).data;
    expect(found.map(({ id }: { id: string }) => id)).toEqual([won[4]]);
    expect(decided[0]).toMatchObject({ odds: null, decidedAt: expect.any(Number) });
  });

  it('has odds by Elo until it is decided', async () => {
    const isRated = async () =>
      (await app.call({ path: '/api/leaderboards/elo-teams' })).body.data.length === 2;
    await until('the teams are rated', isRated);
    const { data } = await act(staff, 'create_voting_match', undefined, {
      teamA: 'Nova',
      teamB: 'Ember',
    });
    expect(data.odds.A).toBeGreaterThan(0.5);
    expect(data.odds.A + data.odds.B).toBeCloseTo(1);
    await addTeam(app, 'Atlas');
    await addTeam(app, 'Boreal');
    const unrated = { teamA: 'Atlas', teamB: 'Boreal' };
    expect((await act(staff, 'create_voting_match', undefined, unrated)).data.odds).toBeNull();
  });
});

it('seasons are those with votes and the running one', async () => {
  expect((await act(null, 'voting_seasons')).data).toEqual({ current: 1, seasons: [1] });
});

it('the page of a player shows the badges of voting', async () => {
  const badgesOf = async (id: string) =>
    (await app.call({ path: `/api/website/players/${id}` })).body.data.votingBadges;
  expect(await badgesOf(ann.id)).toEqual([
    { season: 1, kind: 'top_3', value: 1 },
    { season: 1, kind: 'streak', value: 5 },
  ]);
  expect(await badgesOf(staff.id)).toEqual([]);
});
