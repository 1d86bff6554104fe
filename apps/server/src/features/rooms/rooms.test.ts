import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { expectDone } from '../../../testing/event';
import type { TestTeam } from '../../../testing/league';
import { addPlayer, addTwoTeams, TestRoom } from '../../../testing/room';
import { connect } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { roomData } from './personal-data';
import { callForNoShows } from './staff-calls/service';

const MINUTE = 60_000;
const NOW = Date.now();

let app: TestApp;
let staff: Account;
let stranger: Account;
let member: Account;
let a: TestTeam;
let b: TestTeam;
let room: TestRoom;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  stranger = await app.signIn('A Stranger');
  ({ a, b } = await addTwoTeams(app));
  member = await addPlayer(app, 'Nova Member', a);
});
afterAll(() => app.stop());

beforeEach(async () => {
  room = await TestRoom.open(app, { staff, a, b });
});

const startingAt = (startsAt: number) => TestRoom.open(app, { staff, a, b, startsAt });
const queue = async () =>
  expectDone(await app.request({ object: 'match', action: 'staff_calls' }, staff)).filter(
    ({ match }: { match: { id: string } }) => match.id === room.id,
  );
const details = async (as: Account) => expectDone(await room.act('room_details', {}, as));

describe('check-in', () => {
  it('is done by any player of the team, once', async () => {
    const first = expectDone(await room.act('check_in', {}, member));
    expect(first.teams).toMatchObject({
      A: { checkedInAt: expect.any(Number) },
      B: { checkedInAt: null },
    });
    const again = expectDone(await room.act('check_in', {}, a.leader));
    expect(again.teams.A.checkedInAt).toBe(first.teams.A.checkedInAt);
  });

  it('is not open long before the match, and never to others', async () => {
    room = await startingAt(NOW + 120 * MINUTE);
    const early = await room.act('check_in', {}, a.leader);
    expect(early.body.message).toBe('Check-in is not open yet.');
    expect((await room.act('check_in', {}, stranger)).status).toBe(403);
    expect((await room.act('check_in', { opponent: 'B' }, a.leader)).status).toBe(403);
    expectDone(await room.act('check_in', { opponent: 'B' }, staff));
  });
});

describe('a no-show', () => {
  /** To come for the program itself, which would otherwise call between two steps of a test. */
  const SOON = NOW + 5 * MINUTE;
  const callAfter = (minutes: number) => callForNoShows(app.database, SOON + minutes * MINUTE);

  it('calls staff once, who forfeit it with one press', async () => {
    room = await startingAt(SOON);
    expectDone(await room.act('check_in', {}, a.leader));
    await callAfter(11);
    await callAfter(11);
    const calls = await queue();
    expect(calls).toMatchObject([{ noShow: 'B', reason: 'Ember has not checked in.', by: null }]);
    const forfeit = { object: 'match', action: 'forfeit_no_show', value: calls[0].id };
    expect((await app.request(forfeit, a.leader)).status).toBe(403);
    expect(expectDone(await app.request(forfeit, staff))).toMatchObject({
      state: 'forfeited',
      winner: 'A',
    });
    expect(await queue()).toEqual([]);
    expect((await app.request(forfeit, staff)).status).toBe(404);
  });

  it('is taken back when the team comes after all', async () => {
    room = await startingAt(SOON);
    await callAfter(11);
    expect(await queue()).toMatchObject([{ noShow: 'both' }]);
    expectDone(await room.act('check_in', {}, b.leader));
    expect(await queue()).toEqual([]);
    await callAfter(11);
    expect(await queue()).toMatchObject([{ noShow: 'A' }]);
    expectDone(await room.act('check_in', {}, a.leader));
    await callAfter(11);
    expect(await queue()).toEqual([]);
  });

  it('is none before its time', async () => {
    room = await startingAt(SOON);
    await callAfter(9);
    expect(await queue()).toEqual([]);
  });
});

describe('the lobby', () => {
  it('is set by captains and staff, and read by those inside only', async () => {
    expectDone(await room.act('lobby', { lobby: 'Code 4711' }, a.leader));
    expect((await room.act('lobby', { lobby: 'x' }, member)).status).toBe(403);
    expect((await room.act('lobby', { lobby: 'x' }, stranger)).status).toBe(403);
    for (const as of [member, b.leader, staff])
      expect(await details(as)).toMatchObject({ lobby: 'Code 4711' });
    expect(await details(stranger)).toBeNull();
    for (const open of [await room.read(), await room.match()])
      expect(JSON.stringify(open)).not.toContain('4711');
  });
});

describe('the chat', () => {
  const say = (text: string, as: Account) => room.act('chat_send', { text }, as);
  const read = async (as: Account) => expectDone(await room.act('chat', {}, as)).messages;

  it('reaches those inside at once, and nobody else', async () => {
    const inside = await connect(app, { as: b.leader });
    await inside.subscribe(`room:${room.id}`);
    const outside = await connect(app, { as: stranger });
    const refused = await outside.subscribe(`room:${room.id}`);
    expect(refused).toMatchObject({ status: 'ERROR' });

    expectDone(await say('Lobby is open', member));
    expectDone(await say('On my way', staff));
    await until('both messages', () => inside.frames.length === 2);
    expect(JSON.stringify(inside.frames)).not.toContain('Lobby is open');
    expect(await read(b.leader)).toMatchObject([
      { text: 'On my way', role: 'staff' },
      { text: 'Lobby is open', role: 'A', by: { name: 'Nova Member' } },
    ]);
    expect(outside.frames).toEqual([]);
    expect((await say('Hello', stranger)).status).toBe(403);
    expect((await room.act('chat', {}, stranger)).status).toBe(403);
    expect((await say('\u200b', member)).status).toBe(400);
    inside.socket.disconnect();
    outside.socket.disconnect();
  });

  it('loses a message that a moderator deletes', async () => {
    const { id } = expectDone(await say('Something rude', b.leader));
    const remove = { object: 'match', action: 'chat_delete', value: id };
    expect((await app.request(remove, a.leader)).status).toBe(403);
    expectDone(await app.request(remove, staff));
    expect((await app.request(remove, staff)).status).toBe(404);
    expect(await read(a.leader)).toEqual([]);
  });

  it('is nothing that other teams in the match can read', async () => {
    expectDone(await say('Our secret plan', a.leader));
    const { revision } = await room.match();
    const body = { revision, teamA: b.name, teamB: a.name };
    const path = `/api/matches/${room.id}`;
    expectDone(await app.call({ path, method: 'PATCH', body, as: staff }));
    expect(await read(a.leader)).toEqual([]);
  });

  it('is exported for its author and deleted with the account', async () => {
    expectDone(await say('Mine', b.leader));
    const owner = { id: b.leader.id, now: Date.now() };
    expect(JSON.stringify(await roomData.collect(app.database.db, owner))).toContain('Mine');
    await app.database.transaction(async (tx) => roomData.delete!(tx, owner));
    expect(await read(a.leader)).toEqual([]);
  });
});

describe('calling staff', () => {
  it('puts the match into the queue once; one of them takes it and resolves it', async () => {
    expectDone(await room.act('call_staff', { reason: 'Wrong lobby' }, member));
    const again = await room.act('call_staff', { reason: 'Again' }, b.leader);
    expect(again.body.message).toBe('Staff have already been called.');
    expect((await room.act('call_staff', { reason: 'Me too' }, stranger)).status).toBe(403);
    const [call] = await queue();
    expect(call).toMatchObject({ reason: 'Wrong lobby', takenBy: null });

    const take = { object: 'match', action: 'take_staff_call', value: call.id };
    const other = await app.signIn('Another Moderator', ['Moderator']);
    const replies = await Promise.all([staff, other].map((as) => app.request(take, as)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await details(a.leader)).staffCall.takenBy).toMatchObject({ name: expect.any(String) });
    expectDone(
      await app.request({ object: 'match', action: 'close_staff_call', value: call.id }, staff),
    );
    expect((await details(a.leader)).staffCall).toBeNull();
  });
});

describe('another time', () => {
  const propose = (startsAt: number, as: Account, counters?: string) =>
    room.act('propose_time', { startsAt, counters }, as);
  const answer = (proposal: string, accept: boolean, as: Account) =>
    room.act('answer_time', { proposal, accept }, as);

  it('is proposed, countered and accepted; the match moves and check-in begins anew', async () => {
    room = await startingAt(NOW + 10 * MINUTE);
    expectDone(await room.act('check_in', {}, a.leader));
    const first = expectDone(await propose(NOW + 60 * MINUTE, a.leader));
    expect((await answer(first.id, true, a.leader)).status).toBe(400);
    const second = expectDone(await propose(NOW + 90 * MINUTE, b.leader, first.id));
    expect((await answer(first.id, true, b.leader)).status).toBe(400);
    expect(expectDone(await answer(second.id, true, a.leader)).state).toBe('accepted');
    expect((await room.match()).startsAt).toBe(NOW + 90 * MINUTE);
    expect((await room.read()).teams.A!.checkedInAt).toBeNull();
    const { proposals } = await details(member);
    expect(proposals.map(({ state }: { state: string }) => state)).toEqual([
      'accepted',
      'countered',
    ]);
  });

  it('accepted twice at once moves the match once', async () => {
    const { id } = expectDone(await propose(NOW + 60 * MINUTE, a.leader));
    const replies = await Promise.all([1, 2].map(() => answer(id, true, b.leader)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('that both propose at once leaves one of them to be answered', async () => {
    const replies = await Promise.all([
      propose(NOW + 60 * MINUTE, a.leader),
      propose(NOW + 70 * MINUTE, b.leader),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('is declined, taken back, or void once staff set one', async () => {
    const declined = expectDone(await propose(NOW + 60 * MINUTE, a.leader));
    expect(expectDone(await answer(declined.id, false, b.leader)).state).toBe('declined');
    const own = expectDone(await propose(NOW + 60 * MINUTE, a.leader));
    expect(expectDone(await answer(own.id, false, a.leader)).state).toBe('withdrawn');
    const open = expectDone(await propose(NOW + 60 * MINUTE, a.leader));
    const { revision } = await room.match();
    const body = { revision, startsAt: NOW + 30 * MINUTE };
    const path = `/api/matches/${room.id}`;
    expectDone(await app.call({ path, method: 'PATCH', body, as: staff }));
    expect((await answer(open.id, true, b.leader)).status).toBe(400);
  });

  it('is between the captains, ahead, and before the match', async () => {
    expect((await propose(NOW - MINUTE, a.leader)).status).toBe(400);
    expect((await propose(NOW + 100 * 86_400_000, a.leader)).status).toBe(400);
    for (const as of [member, stranger, staff])
      expect((await propose(NOW + 60 * MINUTE, as)).status).toBe(403);
    expectDone(await room.act('start', {}, staff));
    expect((await propose(NOW + 60 * MINUTE, a.leader)).status).toBe(400);
  });
});
