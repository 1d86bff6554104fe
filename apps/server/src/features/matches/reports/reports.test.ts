import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { addTeam, type TestTeam } from '../../../../testing/league';
import { bans } from '../../moderation/tables';
import { notifications } from '../../notifications/tables';
import { matchData } from '../personal-data';
import { matchReports } from '../tables';

let app: TestApp;
let staff: Account;
let nova: TestTeam;
let ember: TestTeam;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  nova = await addTeam(app, 'Nova');
  ember = await addTeam(app, 'Ember');
});
afterAll(() => app.stop());

beforeEach(async () => {
  const body = { teamA: 'Nova', teamB: 'Ember', bestOf: 3 };
  id = (await app.call({ path: '/api/matches', body, as: staff })).body.data.id;
});

const act = (action: string, data: object, as: Account) =>
  app.request({ object: 'match', action, value: id, data }, as);
const report = (scoreA: number, scoreB: number, as: Account, maps?: object[]) =>
  act('report_result', { scoreA, scoreB, maps }, as);
const match = async () => (await app.call({ path: `/api/match/${id}` })).body.data;
const notificationsOf = async (account: Account) =>
  (
    await app.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.account, account.id))
      .orderBy(notifications.id)
  ).filter(({ link }) => link?.endsWith(id));

describe('a report', () => {
  it('waits for the other leader, who is notified', async () => {
    const { body } = await report(2, 1, nova.leader);
    expect(body.data).toMatchObject({ state: 'pending', opponent: 'A', scoreA: 2, scoreB: 1 });
    expect(await match()).toMatchObject({ state: 'scheduled', winner: null });
    expect(await notificationsOf(ember.leader)).toMatchObject([{ type: 'match.result_reported' }]);
    expect(await notificationsOf(nova.leader)).toEqual([]);
  });

  it('counts once the other leader confirms it', async () => {
    const maps = [
      { map: 'Raid', scoreA: 13, scoreB: 4 },
      { map: 'Port', scoreA: 13, scoreB: 11 },
    ];
    const { data } = (await report(2, 0, nova.leader, maps)).body;
    const answer = await act('confirm_result', { report: data.id }, ember.leader);
    expect(answer.body.data.state).toBe('confirmed');
    expect(await match()).toMatchObject({
      state: 'finished',
      winner: 'A',
      maps: [{ map: 'Raid' }, {}],
    });
    expect(await notificationsOf(nova.leader)).toMatchObject([{ title: 'Nova 2 – 0 Ember' }]);
  });

  it('is confirmed by an equal one of the other leader', async () => {
    await report(0, 2, nova.leader);
    const { body } = await report(0, 2, ember.leader);
    expect(body.data).toMatchObject({ state: 'confirmed', opponent: 'A' });
    expect(await match()).toMatchObject({ state: 'finished', winner: 'B' });
  });

  it('is disputed by a different one, and staff are called', async () => {
    await report(2, 0, nova.leader);
    const { body } = await report(0, 2, ember.leader);
    expect(body.data).toMatchObject({ state: 'disputed', opponent: 'B' });
    expect(await match()).toMatchObject({ state: 'scheduled', winner: null });
    const calls = await app.request({ object: 'match', action: 'staff_calls' }, staff);
    expect(calls.body.data).toContainEqual(
      expect.objectContaining({ match: expect.objectContaining({ id }) }),
    );
    const seen = await act('result_reports', {}, nova.leader);
    expect(seen.body.data.map(({ state }: { state: string }) => state)).toEqual([
      'disputed',
      'disputed',
    ]);
  });

  it('can be disputed with a reason, which staff read; their result ends the matter', async () => {
    const { data } = (await report(2, 0, nova.leader)).body;
    const reason = 'The second map was replayed.';
    await act('dispute_result', { report: data.id, reason }, ember.leader);
    expect(await notificationsOf(nova.leader)).toMatchObject([{ type: 'match.result_disputed' }]);
    const queue = async () =>
      (await app.request({ object: 'match', action: 'staff_calls' }, staff)).body.data.filter(
        (call: { match: { id: string } }) => call.match.id === id,
      );
    expect(await queue()).toMatchObject([{ reason, by: { id: ember.leader.id } }]);

    const { revision } = await match();
    const body = { revision, scoreA: 1, scoreB: 2 };
    await app.call({ path: `/api/matches/${id}`, method: 'PATCH', body, as: staff });
    expect(await match()).toMatchObject({ state: 'finished', winner: 'B' });
    expect(await queue()).toEqual([]);
  });

  it('disputed again and again waits for staff once, and is listed no longer than people read', async () => {
    for (let round = 0; round < 26; round++) {
      await report(2, round % 2, nova.leader);
      await report(round % 2, 2, ember.leader);
    }
    const { body } = await app.request({ object: 'match', action: 'staff_calls' }, staff);
    const own = body.data.filter((call: { match: { id: string } }) => call.match.id === id);
    expect(own).toHaveLength(1);
    const seen = await act('result_reports', {}, nova.leader);
    expect(seen.body.data).toHaveLength(50);
  });

  it('can be replaced and withdrawn by the leader who made it', async () => {
    const first = (await report(2, 0, nova.leader)).body.data;
    const second = (await report(2, 1, nova.leader)).body.data;
    const late = await act('confirm_result', { report: first.id }, ember.leader);
    expect(late.body.error.message).toBe('This report is no longer open.');
    const { body } = await act('withdraw_report', { report: second.id }, nova.leader);
    expect(body.data.state).toBe('withdrawn');
    expect(await match()).toMatchObject({ winner: null });
  });

  it('is no longer open once staff have entered a result', async () => {
    const { data } = (await report(2, 0, nova.leader)).body;
    const { revision } = await match();
    const body = { revision, forfeitedBy: 'A' };
    await app.call({ path: `/api/matches/${id}`, method: 'PATCH', body, as: staff });
    const late = await act('confirm_result', { report: data.id }, ember.leader);
    expect(late.body.error.message).toBe('This match already has a result.');
  });
});

it('exports the texts of a player, and deletes them with the account', async () => {
  const { db } = app.database;
  const { data } = (await report(2, 0, nova.leader)).body;
  await act('dispute_result', { report: data.id, reason: 'They had six players.' }, ember.leader);
  const own = { id: ember.leader.id, now: Date.now() };
  expect(JSON.stringify(await matchData.collect(db, own))).toContain('They had six players.');
  await app.database.transaction(async (tx) => matchData.delete?.(tx, own));
  expect(JSON.stringify(await matchData.collect(db, own))).not.toContain('six players');
});

describe('what is refused', () => {
  it.each([
    ['a series that is not over', 1, 0],
    ['more maps than it has', 2, 2],
    ['nothing', 0, 0],
  ])('%s', async (_, a, b) => {
    expect((await report(a, b, nova.leader)).body.error).toMatchObject({ field: 'scoreA' });
  });

  it('maps that do not make up the result', async () => {
    const maps = [{ map: 'Raid', scoreA: 4, scoreB: 13 }];
    expect((await report(2, 0, nova.leader, maps)).body.error).toMatchObject({ field: 'maps' });
  });

  it('anyone but the two leaders', async () => {
    const stranger = await app.signIn('A Stranger');
    for (const as of [stranger, staff]) expect((await report(2, 0, as)).status).toBe(403);
    expect((await act('result_reports', {}, stranger)).status).toBe(403);
    expect((await act('result_reports', {}, staff)).status).toBe(200);
  });

  it('answering the own report', async () => {
    const { data } = (await report(2, 0, nova.leader)).body;
    const own = await act('confirm_result', { report: data.id }, nova.leader);
    expect(own.status).toBe(403);
    const other = await act('withdraw_report', { report: data.id }, ember.leader);
    expect(other.body.error.type).toBe('InvalidActionError');
  });

  it('a leader who is banned from tournaments', async () => {
    const cheat = await addTeam(app, 'Cheat');
    const body = { teamA: 'Cheat', teamB: 'Ember', bestOf: 1 };
    const made = await app.call({ path: '/api/matches', body, as: staff });
    await app.database.db.insert(bans).values({
      id: '01890000-0000-7000-8000-00000000000a',
      player: cheat.leader.id,
      scope: 'tournaments',
      reason: 'Cheated',
      createdAt: Date.now() - 1,
      createdBy: staff.id,
    });
    id = made.body.data.id;
    expect((await report(1, 0, cheat.leader)).body.message).toBe('You have been banned.');
  });
});

describe('at the same moment', () => {
  it('equal reports of both leaders give one result', async () => {
    const replies = await Promise.all([
      report(2, 1, nova.leader),
      report(2, 1, ember.leader),
      report(2, 1, nova.leader),
    ]);
    expect(await match()).toMatchObject({ state: 'finished', scoreA: 2, scoreB: 1, revision: 2 });
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    const rows = await app.database.db
      .select()
      .from(matchReports)
      .where(eq(matchReports.match, id));
    expect(rows.filter(({ state }) => state === 'confirmed')).toHaveLength(1);
    expect(rows.filter(({ state }) => state === 'pending')).toHaveLength(0);
  });

  it('different reports never both count', async () => {
    await Promise.all([report(2, 0, nova.leader), report(0, 2, ember.leader)]);
    expect(await match()).toMatchObject({ state: 'scheduled', winner: null });
    const rows = await app.database.db
      .select()
      .from(matchReports)
      .where(eq(matchReports.match, id));
    expect(rows.map(({ state }) => state)).toEqual(['disputed', 'disputed']);
  });

  it('a double click reports once', async () => {
    await Promise.all([1, 2, 3].map(() => report(2, 0, nova.leader)));
    const rows = await app.database.db
      .select()
      .from(matchReports)
      .where(eq(matchReports.match, id));
    expect(rows).toHaveLength(1);
    expect(await notificationsOf(ember.leader)).toHaveLength(1);
  });

  it('a confirmation and a result by staff leave one result', async () => {
    const { data } = (await report(2, 0, nova.leader)).body;
    const { revision } = await match();
    const body = { revision, scoreA: 0, scoreB: 2 };
    const [confirmed, entered] = await Promise.all([
      act('confirm_result', { report: data.id }, ember.leader),
      app.call({ path: `/api/matches/${id}`, method: 'PATCH', body, as: staff }),
    ]);
    expect([confirmed.status, entered.status].sort()).toEqual([200, 400]);
    expect((await match()).winner).toBe(confirmed.status === 200 ? 'A' : 'B');
  });
});
