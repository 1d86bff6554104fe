import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam } from '../../../testing/league';
import { assertLedgerBalanced } from '../../../testing/ledger';
import { connect } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { bans } from '../moderation/tables';
import { votingMatches } from './tables';

const HOUR = 3_600_000;

let app: TestApp;
let staff: Account;
let ann: Account;
let ben: Account;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  ann = await app.signIn('Ann');
  ben = await app.signIn('Ben');
  await addTeam(app, 'Nova');
  await addTeam(app, 'Ember');
  await addTeam(app, 'Atlas');
});
afterAll(() => app.stop());

const act = async (as: Account | null, action: string, value?: string, data: object = {}) =>
  (await app.request({ object: 'match', action, value, data }, as ?? undefined)).body;

async function createMatch(change: object = {}): Promise<string> {
  const { data } = await act(staff, 'create_voting_match', undefined, {
    teamA: 'Nova',
    teamB: 'Ember',
    locksAt: Date.now() + HOUR,
    ...change,
  });
  return data.id;
}

async function createSeries(): Promise<{ id: string; revision: number }> {
  const body = { teamA: 'Nova', teamB: 'Ember', bestOf: 1, startsAt: Date.now() + HOUR };
  return (await app.call({ path: '/api/matches', body, as: staff })).body.data;
}

const vote = (as: Account, id: string, team: string, points: number) =>
  act(as, 'cast_vote', id, { team, points });
const balanceOf = async (as: Account) => (await act(as, 'get_voting_points')).data;
const matchOf = async (id: string) => (await act(null, 'get_voting_match', id)).data;

const assertBalanced = () => assertLedgerBalanced(app.database);

describe('a vote', () => {
  it('stakes points, can be changed and deleted until the lock', async () => {
    const id = await createMatch();
    const before = await balanceOf(ann);
    const cast = await vote(ann, id, 'Nova', 40);
    expect(cast.data.vote).toMatchObject({ match: id, team: 'Nova', points: 40, payout: null });
    expect(cast.data.balance).toEqual({
      season: 1,
      balance: before.balance - 40,
      staked: before.staked + 40,
      debt: 0,
    });
    await vote(ann, id, 'Ember', 25);
    expect((await act(ann, 'own_vote', id)).data).toMatchObject({ team: 'Ember', points: 25 });
    expect((await balanceOf(ann)).balance).toBe(before.balance - 25);
    expect((await matchOf(id)).pool).toEqual({
      teamA: { votes: 0, points: 0 },
      teamB: { votes: 1, points: 25 },
    });
    expect((await act(ann, 'delete_vote', id)).data.balance).toEqual(before);
    expect((await act(ann, 'own_vote', id)).data).toBeNull();
    await assertBalanced();
  });

  it.each([
    ['a team that does not play', { team: 'Atlas', points: 10 }],
    ['an unknown team', { team: 'Nobody', points: 10 }],
    ['nothing', { team: 'Nova', points: 0 }],
    ['more than the largest stake', { team: 'Nova', points: 51 }],
    ['half a point', { team: 'Nova', points: 0.5 }],
  ])('on %s is refused', async (_name, data) => {
    const id = await createMatch({ points: 50 });
    const before = await balanceOf(ann);
    expect((await act(ann, 'cast_vote', id, data)).status).toBe('ERROR');
    expect(await balanceOf(ann)).toEqual(before);
  });

  it('is refused once the match is closed or past its lock', async () => {
    const closed = await createMatch();
    await act(staff, 'close_voting_match', closed);
    expect(await vote(ann, closed, 'Nova', 10)).toMatchObject({
      message: 'Voting on this match is closed.',
    });
    const late = await createMatch();
    await app.database.db
      .update(votingMatches)
      .set({ locksAt: Date.now() - 1 })
      .where(eq(votingMatches.id, late));
    expect((await vote(ann, late, 'Nova', 10)).message).toBe('Voting on this match is closed.');
  });

  it('is never possible where the lock would be in the past: such a match is not created', async () => {
    const teams = { teamA: 'Nova', teamB: 'Ember' };
    const late = { ...teams, locksAt: Date.now() - 1 };
    expect(await act(staff, 'create_voting_match', undefined, late)).toMatchObject({
      status: 'ERROR',
      error: { type: 'InvalidParameterError', field: 'locksAt' },
    });
  });

  it('cannot be cast on a hidden match, which nobody reads either', async () => {
    const id = await createMatch({ hidden: true });
    expect((await vote(ann, id, 'Nova', 10)).message).toBe('Voting on this match is closed.');
    expect((await act(ann, 'get_voting_match', id)).error.type).toBe('ObjectNotFoundError');
    expect((await act(staff, 'hide_voting_match', id, { hidden: false })).data.hidden).toBe(false);
    expect((await vote(ann, id, 'Nova', 10)).status).toBe('SUCCESS');
    await act(staff, 'hide_voting_match', id);
    expect((await act(null, 'get_voting_match', id)).status).toBe('ERROR');
    await act(staff, 'delete_voting_match', id);
    await assertBalanced();
  });

  it('cannot spend more than there is, however many come at once', async () => {
    const poor = await app.signIn('Poor');
    const ids = await Promise.all(Array.from({ length: 12 }, () => createMatch()));
    const answers = await Promise.all(ids.map((id) => vote(poor, id, 'Nova', 100)));
    expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(10);
    expect(await balanceOf(poor)).toMatchObject({ balance: 0, staked: 1_000 });
    await vote(ben, ids[0]!, 'Nova', 7);
    expect(await balanceOf(ben)).toMatchObject({ balance: 993, staked: 7 });
    await act(ben, 'delete_vote', ids[0]);
    await assertBalanced();
  });
});

describe('the result of the linked match', () => {
  let id: string;
  let series: { id: string };
  beforeEach(async () => {
    series = await createSeries();
    id = await createMatch({ linkedMatch: series.id, locksAt: null });
  });

  const enter = async (scoreA: number, scoreB: number) => {
    const maps = [{ map: 'Plaza', scoreA, scoreB }];
    const { revision } = (await app.call({ path: `/api/match/${series.id}` })).body.data;
    const path = `/api/matches/${series.id}`;
    await app.call({ method: 'PATCH', path, body: { maps, revision }, as: staff });
  };
  const settled = (winner: string | null, state = 'settled') =>
    until('it is settled', async () => {
      const match = await matchOf(id);
      return match.state === state && match.winner === winner;
    });

  it('pays the pool out, and a correction moves it to the others', async () => {
    const [annBefore, benBefore] = [await balanceOf(ann), await balanceOf(ben)];
    await vote(ann, id, 'Nova', 30);
    await vote(ben, id, 'Ember', 20);
    await enter(13, 5);
    await settled('A');
    expect((await balanceOf(ann)).balance).toBe(annBefore.balance + 20);
    expect((await balanceOf(ben)).balance).toBe(benBefore.balance - 20);
    expect((await act(ann, 'own_vote', id)).data).toMatchObject({ payout: 50 });
    expect((await vote(ann, id, 'Nova', 10)).message).toBe('Voting on this match is closed.');

    await enter(5, 13);
    await settled('B');
    expect((await balanceOf(ann)).balance).toBe(annBefore.balance - 30);
    expect((await balanceOf(ben)).balance).toBe(benBefore.balance + 30);
    await assertBalanced();
  });

  it('returns all stakes when the voting match is deleted', async () => {
    const before = await balanceOf(ann);
    await vote(ann, id, 'Nova', 30);
    await enter(13, 5);
    await settled('A');
    await act(staff, 'delete_voting_match', id);
    expect((await balanceOf(ann)).balance).toBe(before.balance);
    expect((await act(null, 'get_voting_match', id)).status).toBe('ERROR');
    await assertBalanced();
  });
});

describe('the linked match', () => {
  const returned = (id: string) =>
    until('the stakes are back', async () => (await matchOf(id)).state === 'returned');

  it('returns all stakes when it is deleted, and leaves nothing to vote on', async () => {
    const series = await createSeries();
    const id = await createMatch({ linkedMatch: series.id, locksAt: null });
    const before = await balanceOf(ann);
    await vote(ann, id, 'Nova', 30);
    expect((await act(staff, 'delete_match', series.id)).status).toBe('SUCCESS');
    expect(await matchOf(id)).toMatchObject({ state: 'returned', linkedMatch: null });
    expect(await balanceOf(ann)).toEqual(before);
    expect((await vote(ann, id, 'Nova', 10)).message).toBe('Voting on this match is closed.');
    await assertBalanced();
  });

  it('returns all stakes when another team plays it, which people can vote on anew', async () => {
    const series = await createSeries();
    const id = await createMatch({ linkedMatch: series.id, locksAt: null });
    const before = await balanceOf(ann);
    await vote(ann, id, 'Nova', 30);
    const body = { teamB: 'Atlas', revision: series.revision };
    const path = `/api/matches/${series.id}`;
    expect((await app.call({ method: 'PATCH', path, body, as: staff })).status).toBe(200);
    await returned(id);
    expect(await balanceOf(ann)).toEqual(before);
    const anew = await createMatch({ teamB: 'Atlas', linkedMatch: series.id, locksAt: null });
    expect((await vote(ann, anew, 'Atlas', 10)).status).toBe('SUCCESS');
    await act(staff, 'delete_voting_match', anew);
    await assertBalanced();
  });

  it('does not open voting again when it is unlinked after its start', async () => {
    const series = await createSeries();
    const id = await createMatch({ linkedMatch: series.id, locksAt: null });
    const body = { state: 'live', revision: series.revision };
    const path = `/api/matches/${series.id}`;
    expect((await app.call({ method: 'PATCH', path, body, as: staff })).status).toBe(200);
    const unlinked = await act(staff, 'link_voting_match', id, { linkedMatch: null });
    expect(unlinked.data).toMatchObject({ state: 'locked', linkedMatch: null });
    expect((await vote(ann, id, 'Nova', 10)).message).toBe('Voting on this match is closed.');
  });
});

describe('the leaderboard', () => {
  it('ranks by what was won and counts from page 1', async () => {
    const { data, metadata } = await act(null, 'voting_leaderboard');
    expect(metadata.total).toBe(data.length);
    expect(data[0]).toMatchObject({ rank: 1, votes: expect.any(Number) });
    const points = data.map((row: { points: number }) => row.points);
    expect(points).toEqual(points.toSorted((a: number, b: number) => b - a));
    expect((await app.call({ path: '/api/votings/total-users' })).body.data.total).toBeGreaterThan(
      1,
    );
    const { tops, flops } = (await act(null, 'voting_tops_flops')).data;
    expect(tops.every(({ gain }: { gain: number }) => gain > 0)).toBe(true);
    expect(flops.every(({ gain }: { gain: number }) => gain < 0)).toBe(true);
  });
});

describe('a ban', () => {
  const ban = ({ id }: Account, scope: 'voting' | 'chat' | 'tournaments') =>
    app.database.db
      .insert(bans)
      .values({ id: uuidv7(), player: id, scope, reason: 'A test', createdAt: Date.now() });

  it('from voting refuses votes, and keeps those that there are', async () => {
    const [open, other] = [await createMatch(), await createMatch()];
    const player = await app.signIn('Banned From Voting');
    await vote(player, open, 'Nova', 10);
    await ban(player, 'voting');
    await until('the session knows of the ban', async () => {
      const { message } = await vote(player, other, 'Nova', 10);
      return message === 'You have been banned.';
    });
    expect((await vote(player, open, 'Ember', 20)).message).toBe('You have been banned.');
    expect((await matchOf(open)).pool.teamA).toEqual({ votes: 1, points: 10 });
    await assertBalanced();
  });

  it.each(['chat', 'tournaments'] as const)('from %s leaves voting alone', async (scope) => {
    const id = await createMatch();
    const player = await app.signIn(`Banned From ${scope}`);
    await ban(player, scope);
    expect((await vote(player, id, 'Nova', 10)).status).toBe('SUCCESS');
  });
});

describe('a series that starts at another time', () => {
  it('moves the lock, which open pages hear of once', async () => {
    const series = await createSeries();
    const following = await createMatch({ locksAt: null, linkedMatch: series.id });
    const socket = await connect(app);
    await socket.subscribe('voting');
    const changes = () =>
      socket.frames.filter(
        ({ type, data }) =>
          type === 'voting.changed' && (data as { match?: string }).match === following,
      );
    const startsAt = Date.now() + 5 * HOUR;
    const edit = { path: `/api/matches/${series.id}`, method: 'PATCH' as const, as: staff };
    const moved = await app.call({ ...edit, body: { startsAt, revision: series.revision } });
    const { revision } = moved.body.data.match;
    await until('the pages hear of it', () => changes().length > 0);
    expect((await matchOf(following)).locksAt).toBe(startsAt);
    const other = { streamLink: 'https://example.org/stream', revision };
    expect((await app.call({ ...edit, body: other })).status).toBe(200);
    const last = await createMatch();
    await until('everything has come', () =>
      socket.frames.some(({ data }) => (data as { match?: string } | undefined)?.match === last),
    );
    expect(changes()).toHaveLength(1);
    socket.close();
  });
});
