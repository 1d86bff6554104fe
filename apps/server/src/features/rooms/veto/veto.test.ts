import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { expectDone } from '../../../../testing/event';
import { addTeam, addTournament, type TestTeam } from '../../../../testing/league';
import { addPlayer, addTwoTeams, TestRoom } from '../../../../testing/room';
import { connect } from '../../../../testing/sockets';
import { until } from '../../../../testing/until';
import { auditLog } from '../../../platform/audit/tables';
import { bans } from '../../moderation/tables';
import { notifications } from '../../notifications/tables';
import { countVetoes } from './service';

let app: TestApp;
let staff: Account;
let a: TestTeam;
let b: TestTeam;
let room: TestRoom;
let ahead = 0;

beforeAll(async () => {
  app = await startTestApp({ clock: () => Date.now() + ahead });
  staff = await app.signIn('A Moderator', ['Moderator']);
  ({ a, b } = await addTwoTeams(app));
});
afterAll(() => app.stop());

beforeEach(async () => {
  room = await TestRoom.open(app, { staff, a, b });
});

const started = async (data: object = { first: 'A' }) => {
  expectDone(await room.act('veto_start', data, staff));
  return room;
};

describe('a veto', () => {
  it('begins when both captains are ready, and not before', async () => {
    expectDone(await room.act('ready', {}, a.leader));
    expect(await room.read()).toMatchObject({ veto: null, teams: { B: { readyAt: null } } });
    const begun = expectDone(await room.act('ready', {}, b.leader));
    expect(begun).toMatchObject({ veto: { format: 'BO3', turn: { slot: 0, chooses: 'map' } } });
    expect(begun.teams.A).toMatchObject({ readyAt: null, checkedInAt: expect.any(Number) });
    expect((await room.match()).state).toBe('veto');
  });

  it('names the maps in order of play, and both ready again go live', async () => {
    await started();
    await room.takeAll();
    const { state, maps, veto } = await room.match();
    expect(state).toBe('veto');
    expect(maps.map(({ map }: { map: string }) => map)).toEqual([
      veto.slots[2].map,
      veto.slots[3].map,
      veto.slots[6].map,
    ]);
    expect(maps).toMatchObject([{ pickedBy: 'A' }, { pickedBy: 'B' }, { pickedBy: null }]);
    expectDone(await room.act('ready', {}, a.leader));
    expectDone(await room.act('ready', {}, b.leader));
    expect(await room.match()).toMatchObject({ state: 'live', maps: [{ state: 'live' }, {}, {}] });
  });

  it('gives the higher seed the first turn and takes the tournament’s maps', async () => {
    const id = await addTournament(app.database, { id: 'VetoCup', teams: [b.id, a.id] });
    room = await TestRoom.open(app, { staff, a, b, tournament: id });
    await started({});
    expect((await room.read()).veto?.turn?.by).toBe('B');
  });

  it('counts as bans of the teams once the match is played', async () => {
    await started();
    await room.takeAll();
    const { revision, veto } = await room.match();
    const body = { revision, scoreA: 2, scoreB: 0 };
    const path = `/api/matches/${room.id}`;
    expectDone(await app.call({ path, method: 'PATCH', body, as: staff }));
    const bans = await countVetoes(app.database.db, { teamId: a.id });
    expect(bans.get(veto.slots[0].map)).toMatchObject({ vetoes: 1, banned: 1, bannedByOthers: 0 });
    expect(bans.get(veto.slots[1].map)).toMatchObject({ banned: 0, bannedByOthers: 1 });
  });
});

describe('a turn', () => {
  it('is the captain’s alone', async () => {
    await started();
    const member = await addPlayer(app, 'Nova Member', a);
    const stranger = await app.signIn('A Stranger');
    for (const as of [member, stranger]) expect((await room.take(undefined, as)).status).toBe(403);
    const other = await room.take(undefined, b.leader);
    expect(other.body.error).toMatchObject({ type: 'InvalidActionError', reason: 'not_your_turn' });
    expect((await room.take(undefined, undefined)).status).toBe(200);
  });

  it('pressed four times at once counts once', async () => {
    await started();
    const { turn } = (await room.read()).veto!;
    const press = (map: string) =>
      room.act('veto_turn', { token: turn!.token, choice: { kind: 'map', map } }, a.leader);
    const replies = await Promise.all(['Plaza', 'Raid', 'Port', 'Plaza'].map(press));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.error.reason)).toEqual(Array(3).fill('stale_token'));
    expect((await room.read()).veto!.slots.filter(({ map }) => map)).toHaveLength(1);
  });

  it('notifies its captain, and the notification is read once the turn is taken', async () => {
    await started();
    const notificationsOf = async (account: Account) =>
      (
        await app.database.db
          .select()
          .from(notifications)
          .where(eq(notifications.account, account.id))
      ).filter(({ link }) => link === `/app/matchup/${room.id}`);
    expect(await notificationsOf(a.leader)).toMatchObject([
      { type: 'match.veto_turn_started', text: 'Ban a map within 60 seconds.', readAt: null },
    ]);
    expectDone(await room.take());
    expect(await notificationsOf(a.leader)).toMatchObject([{ readAt: expect.any(Number) }]);
    expect(await notificationsOf(b.leader)).toHaveLength(1);
  });

  it('is taken by the server when its time is up, and the whole veto is published', async () => {
    await started();
    const visitor = await connect(app);
    await visitor.subscribe(`match:${room.id}`);
    ahead += 60_000;
    await until('the server acts', () =>
      visitor.frames.some(({ type }) => type === 'veto.changed'),
    );
    const { veto } = visitor.frames.find(({ type }) => type === 'veto.changed').data;
    expect(veto.slots[0]).toMatchObject({ by: 'A', automatic: true, map: expect.any(String) });
    expect(veto.turn).toMatchObject({ by: 'B', slot: 1 });
    visitor.socket.disconnect();
  });

  it('is refused to a captain who is banned from tournaments, as writing is from the chat', async () => {
    const cheat = await addTeam(app, 'Cheat');
    room = await TestRoom.open(app, { staff, a: cheat, b });
    await started();
    const ban = { player: cheat.leader.id, reason: 'Cheated', createdAt: Date.now() - 1 };
    await app.database.db.insert(bans).values([
      { ...ban, id: randomUUID(), scope: 'tournaments' },
      { ...ban, id: randomUUID(), scope: 'chat' },
    ]);
    const banned = { status: 403, body: { message: 'You have been banned.' } };
    expect(await room.take()).toMatchObject(banned);
    expect(await room.act('chat_send', { text: 'Why?' }, cheat.leader)).toMatchObject(banned);
  });
});

describe('staff', () => {
  it('act for a team, pause, resume and undo, and all of it is recorded', async () => {
    await started();
    expectDone(await room.take({ kind: 'map', map: 'Raid' }, staff));
    expectDone(await room.act('veto_pause', {}, staff));
    expect((await room.take()).body.error.reason).toBe('paused');
    expect((await room.read()).veto!.turn!.endsAt).toBeNull();
    expectDone(await room.act('veto_resume', {}, staff));
    const token = (await room.read()).veto!.turn!.token;
    const undone = expectDone(await room.act('veto_undo', { token }, staff));
    expect(undone.veto.slots[0].map).toBeNull();
    expect(undone.veto.turn).toMatchObject({ slot: 0, by: 'A' });
    expect((await room.act('veto_undo', { token }, staff)).body.error.reason).toBe('stale_token');

    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `match:${room.id}`))
      .orderBy(auditLog.id);
    expect(rows.map(({ action }) => action)).toEqual([
      'match.created',
      'veto.started',
      'veto.acted_by_staff',
      'veto.paused',
      'veto.resumed',
      'veto.undone',
    ]);
  });

  it('take the last choice back even after the match went live, until it is played', async () => {
    await started();
    await room.takeAll();
    expectDone(await room.act('start', {}, staff));
    expect((await room.match()).state).toBe('live');
    const undone = expectDone(await room.act('veto_undo', { token: null }, staff));
    expect(undone.veto.turn).toMatchObject({ slot: 5 });
    expect(await room.match()).toMatchObject({ state: 'veto', maps: [] });

    await room.takeAll();
    const { maps, revision } = await room.match();
    const played = maps.map(({ map }: { map: string }, index: number) => ({
      map,
      ...(index === 0 ? { scoreA: 13, scoreB: 7 } : {}),
    }));
    const path = `/api/matches/${room.id}`;
    const body = { revision, maps: played };
    expectDone(await app.call({ path, method: 'PATCH', body, as: staff }));
    const refused = await room.act('veto_undo', { token: null }, staff);
    expect(refused.body.message).toBe('The match has been played on these maps.');
  });

  it('stop a veto by deciding its match; nobody acts in it any more', async () => {
    await started();
    const { revision } = await room.match();
    const path = `/api/matches/${room.id}`;
    const body = { revision, forfeitedBy: 'B' };
    expectDone(await app.call({ path, method: 'PATCH', body, as: staff }));
    expect((await room.read()).veto!.turn!.endsAt).toBeNull();
    expect((await room.take()).status).toBe(400);
    expect((await room.act('veto_resume', {}, staff)).status).toBe(400);
  });

  it('alone start, undo, pause and resume', async () => {
    for (const action of ['veto_start', 'veto_pause', 'veto_resume', 'start'])
      expect((await room.act(action, {}, a.leader)).status).toBe(403);
    expect((await room.act('veto_undo', { token: null }, a.leader)).status).toBe(403);
  });
});

it('other teams in the match find nothing of the veto', async () => {
  await started();
  expectDone(await room.take());
  const { revision } = await room.match();
  const path = `/api/matches/${room.id}`;
  const body = { revision, state: 'scheduled', teamA: b.name, teamB: a.name };
  expectDone(await app.call({ path, method: 'PATCH', body, as: staff }));
  expect(await room.read()).toMatchObject({ veto: null });
});
