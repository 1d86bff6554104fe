import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam, addTournament, type TestTeam } from '../../../testing/league';
import { teamCallsOf } from '../../../testing/teams';
import { until } from '../../../testing/until';
import { sessions } from '../accounts/tables';
import { createMatchId } from '../matches/service';
import { matches } from '../matches/tables';
import { pushDue } from '../notifications/service';
import { notifications } from '../notifications/tables';
import type { Notification as Pushed } from '../push/service';
import { pushSubscriptions } from '../push/tables';
import { notifyFollowers } from './notices/service';
import { followNotices } from './tables';

const MINUTE = 60_000;
let app: TestApp;
let staff: Account;
let fan: Account;
let north: TestTeam;
let south: TestTeam;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('Staff', ['Admin']);
});
afterAll(() => app.stop());
beforeEach(async () => {
  fan = await app.signIn(`Fan ${++count}`);
  north = await addTeam(app, `North ${count}`);
  south = await addTeam(app, `South ${count}`);
});

const follow = (kind: string, id: string, as = fan) =>
  app.request({ object: 'follow', action: 'add', value: id, data: { kind } }, as);

async function newMatch(change: object = {}): Promise<string> {
  const match = { teamA: north.name, teamB: south.name, bestOf: 1, ...change };
  const { body } = await app.call({ path: '/api/matches', body: match, as: staff });
  return body.data.id;
}

async function addUndecided(row: Partial<typeof matches.$inferInsert>): Promise<string> {
  const id = createMatchId();
  await app.database.db.insert(matches).values({
    ...{ id, bestOf: 3, vetoFormat: 'BO3', state: 'scheduled' },
    ...{ revision: 1, createdAt: Date.now(), ...row },
  });
  return id;
}

async function update(id: string, change: object): Promise<void> {
  const { body } = await app.call({ path: `/api/match/${id}` });
  const { revision } = body.data;
  const path = `/api/matches/${id}`;
  const reply = await app.call({ path, method: 'PATCH', body: { revision, ...change }, as: staff });
  expect(reply).toMatchObject({ status: 200, body: { data: { applied: true } } });
}
const WON = { maps: [{ map: 'Plaza', scoreA: 13, scoreB: 7 }] };

const rowsOf = ({ id }: Account) =>
  app.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.account, id))
    .orderBy(asc(notifications.id));
/** Waits for the task, which the change has woken. */
async function received(as: Account, expected: number) {
  await until(`${expected} notifications`, async () => (await rowsOf(as)).length >= expected);
  return rowsOf(as);
}
/** Whoever waits for the notice to be done knows that nobody else is notified. */
const noticeDone = (key: string) =>
  until(`the notice ${key}`, async () => {
    const { db } = app.database;
    const [row] = await db.select().from(followNotices).where(eq(followNotices.key, key));
    return row !== undefined && row.doneAt !== null;
  });

describe('a reminder of a match', () => {
  it('comes a quarter of an hour before the start, also after it was moved', async () => {
    const now = Date.now();
    const match = await newMatch({ startsAt: now + 60 * MINUTE });
    await newMatch({ startsAt: now + 60 * MINUTE });
    expect((await follow('match', match)).body.data).toEqual({ followers: 1 });
    await notifyFollowers(app.database, now + 44 * MINUTE);
    expect(await rowsOf(fan)).toEqual([]);
    await notifyFollowers(app.database, now + 46 * MINUTE);
    await notifyFollowers(app.database, now + 47 * MINUTE);
    expect(await rowsOf(fan)).toMatchObject([
      { type: 'follow.match_starting', link: `/app/match/${match}` },
    ]);
    await update(match, { startsAt: now + 180 * MINUTE });
    await notifyFollowers(app.database, now + 170 * MINUTE);
    expect(await rowsOf(fan)).toHaveLength(2);
  });

  it('names what is known of a final whose teams are still to be decided', async () => {
    const now = Date.now();
    const tournament = await addTournament(app.database, { id: `Finals${count}`, teams: [] });
    const final = await addUndecided({ tournament, roundName: 'Grand Final', startsAt: null });
    const third = await addUndecided({ tournament, teamA: north.id, startsAt: now + 10 * MINUTE });
    for (const id of [final, third]) expect((await follow('match', id)).status).toBe(200);
    const read = async (action: string) =>
      (await app.request({ object: 'follow', action, data: {} }, fan)).body.data;
    expect(await read('list')).toHaveLength(2);
    expect((await read('matches')).upcoming).toMatchObject([{ id: third }, { id: final }]);

    await notifyFollowers(app.database, now);
    await app.database.db
      .update(matches)
      .set({ startsAt: now + 60 * MINUTE })
      .where(eq(matches.id, final));
    await notifyFollowers(app.database, now + 50 * MINUTE);
    expect(await rowsOf(fan)).toMatchObject([
      { title: `${north.name} vs TBD`, text: `Starts soon: ${tournament}` },
      { title: `Grand Final, ${tournament}`, text: 'Starts soon', link: `/app/match/${final}` },
    ]);
    expect(await rowsOf(staff)).toEqual([]);
  });

  it('is about the start alone, and comes once to whoever follows a team too', async () => {
    const now = Date.now();
    const both = await app.signIn(`Both ${count}`);
    await follow('team', north.name, both);
    const match = await newMatch({ startsAt: now + 10 * MINUTE });
    await follow('match', match);
    await follow('match', match, both);
    await notifyFollowers(app.database, now);
    expect(await rowsOf(both)).toHaveLength(1);
    await update(match, WON);
    await received(both, 2);
    expect(await rowsOf(fan)).toHaveLength(1);
  });

  it('is listed until the match is played, and refused afterwards', async () => {
    const match = await newMatch({ startsAt: Date.now() + 60 * MINUTE });
    await follow('match', match);
    const list = async () =>
      (await app.request({ object: 'follow', action: 'list' }, fan)).body.data;
    expect(await list()).toMatchObject([{ kind: 'match', match: { id: match } }]);
    await update(match, WON);
    expect(await list()).toEqual([]);
    const late = await app.signIn(`Late ${count}`);
    expect((await follow('match', match, late)).body.message).toBe(
      'This match has already started.',
    );
    expect((await follow('match', 'nothing', late)).status).toBe(404);
  });
});

describe('a match of a followed team', () => {
  it('is announced before it starts, once, and again when it is moved', async () => {
    await follow('team', north.name);
    const now = Date.now();
    const match = await newMatch({ startsAt: now + 10 * MINUTE });
    await newMatch({ startsAt: now + 60 * MINUTE });
    await Promise.all([notifyFollowers(app.database, now), notifyFollowers(app.database, now)]);
    await notifyFollowers(app.database, now + MINUTE);
    expect(await rowsOf(fan)).toMatchObject([
      { type: 'follow.match_starting', title: `${north.name} vs ${south.name}` },
    ]);
    await update(match, { startsAt: now + 14 * MINUTE });
    await notifyFollowers(app.database, now + 2 * MINUTE);
    expect(await rowsOf(fan)).toHaveLength(2);
  });

  it('is announced live, with a link to it, and its result without an extra for leaders', async () => {
    await follow('team', south.name);
    await follow('team', south.name, south.leader);
    const match = await newMatch();
    await update(match, { state: 'live' });
    expect(await received(fan, 1)).toMatchObject([
      { type: 'follow.match_live', link: `/app/match/${match}` },
    ]);
    await update(match, WON);
    const [, result] = await received(fan, 2);
    expect(result).toMatchObject({
      type: 'follow.match_finished',
      title: `${north.name} 1 – 0 ${south.name}`,
      withoutResult: { title: `${north.name} vs ${south.name}` },
    });
    await noticeDone(result!.key);
    const ofLeader = (await rowsOf(south.leader)).filter(({ key }) => key === result!.key);
    expect(ofLeader).toMatchObject([{ type: 'match.finished' }]);
  });

  it('is not announced to others, nor to who has turned the kind off', async () => {
    await follow('team', north.name);
    const data = { site: false, push: false };
    const choice = { object: 'notification', action: 'set_preference', value: 'followed_live' };
    await app.request({ ...choice, data }, fan);
    const match = await newMatch();
    await update(match, { state: 'live' });
    await noticeDone(`follow.match_live:${match}`);
    expect(await rowsOf(fan)).toEqual([]);
    expect(await rowsOf(staff)).toEqual([]);
  });

  it('is announced to followers of its players', async () => {
    await follow('player', north.leader.id);
    await follow('team', north.name);
    const match = await newMatch();
    await update(match, { state: 'live' });
    expect(await received(fan, 1)).toHaveLength(1);
  });
});

it('goes on after a batch where it was, and reaches everybody once', async () => {
  const fans = await Promise.all([1, 2, 3, 4, 5].map((n) => app.signIn(`Fan ${count} ${n}`)));
  for (const each of fans) await follow('team', north.name, each);
  const now = Date.now();
  await newMatch({ startsAt: now + 10 * MINUTE });
  await notifyFollowers(app.database, now, 2);
  for (const each of fans) expect(await rowsOf(each)).toHaveLength(1);
});

it('tells of a followed player who joins and leaves a team', async () => {
  const calls = teamCallsOf(app);
  const star = await app.signIn(`Star ${count}`);
  await follow('player', star.id);
  await calls.add(north.name, north.leader, star);
  await calls.leave(star);
  expect(await received(fan, 2)).toMatchObject([
    { type: 'follow.player_joined', text: `Joined ${north.name}.` },
    { type: 'follow.player_left', text: `Left ${north.name}.` },
  ]);
});

it('tells of a followed tournament whose signup opens', async () => {
  const id = await addTournament(app.database, {
    ...{ id: `Cup${count}`, teams: [], state: 'announced' as const },
    signupClose: Date.now() + 600 * MINUTE,
  });
  await follow('tournament', id);
  const path = `/api/tournaments/${id}`;
  const body = { state: 'signup_open', revision: 1 };
  const reply = await app.call({ path, method: 'PATCH', body, as: staff });
  expect(reply).toMatchObject({ status: 200 });
  expect(await received(fan, 1)).toMatchObject([
    { type: 'follow.signup_opened', link: `/app/tournament/${id}` },
  ]);
});

it('pushes a result without the result to who wants none', async () => {
  const { db } = app.database;
  const open = await app.signIn(`Open ${count}`);
  for (const each of [fan, open]) {
    await follow('team', north.name, each);
    const [session] = await db.select().from(sessions).where(eq(sessions.account, each.id));
    await db.insert(pushSubscriptions).values({
      ...{ id: randomUUID(), account: each.id, session: session!.id, endpointHash: randomUUID() },
      ...{ endpoint: 'https://push.example/a', p256dh: '', auth: '', createdAt: Date.now() },
    });
  }
  const chosen = await app.request(
    { object: 'player', action: 'set_spoiler_free', value: true, data: {} },
    fan,
  );
  expect(chosen.body.data).toMatchObject({ spoilerFree: true });
  await update(await newMatch(), WON);
  await received(fan, 1);
  await received(open, 1);
  const later = Date.now() + MINUTE;
  const pushed: Pushed[] = [];
  for (const each of [fan, open])
    await db.update(notifications).set({ pushAt: later }).where(eq(notifications.account, each.id));
  await pushDue(app.database, { notify: async (_tx, sent) => pushed.push(sent) }, later);
  const titleTo = ({ id }: Account) => pushed.find(({ accountId }) => accountId === id)?.title;
  expect(titleTo(fan)).toBe(`${north.name} vs ${south.name}`);
  expect(titleTo(open)).toBe(`${north.name} 1 – 0 ${south.name}`);
});
