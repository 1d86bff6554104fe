import { and, asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, TestApp } from '../../../../testing/app';
import {
  addSquad,
  expectDone,
  type Squad,
  startStaffedApp,
  TestEvent,
} from '../../../../testing/event';
import { auditLog } from '../../../platform/audit/tables';
import { bans } from '../../moderation/tables';
import { notifications } from '../../notifications/tables';
import { players } from '../../players/tables';

const START = Date.UTC(2030, 0, 1);

let app: TestApp;
let admin: Account;
let now = START;

beforeAll(async () => {
  ({ app, admin } = await startStaffedApp(() => now));
});
afterAll(() => app.stop());

const saying = (message: string) => ({ status: 400, body: { message } });
const ban = (player: string, scope: 'site' | 'tournaments', until: number | null = null) =>
  app.database.db
    .insert(bans)
    .values({ id: uuidv7(), player, scope, reason: 'Cheating', createdAt: now, until });

it('is refused to a team that is banned, which its page says', async () => {
  const event = await TestEvent.open(app, admin, { id: 'OutlawS1' });
  const squad = await addSquad(app, 'Outlaws');
  const of = { team: squad.id, scope: 'tournaments', reason: 'Cheating', createdAt: now } as const;
  await app.database.db.insert(bans).values({ ...of, id: uuidv7() });
  const { body } = await app.call({ path: '/api/teams/Outlaws/info' });
  expect(body.data.state).toBe('banned');
  expect(await event.apply(squad)).toMatchObject({
    status: 403,
    body: {
      message: 'Outlaws has been banned.',
      error: { banned: 'tournaments', team: 'Outlaws' },
    },
  });
  expect((await event.act('add_team', { team: 'Outlaws' }, admin)).body.message).toBe(
    'Outlaws is banned from tournaments.',
  );
  await app.database.db.update(bans).set({ liftedAt: now }).where(eq(bans.team, squad.id));
  expectDone(await event.apply(squad));
});

it('shows a team under its new name as soon as it has one', async () => {
  const event = await TestEvent.open(app, admin, { id: 'RenamedS1' });
  const squad = await addSquad(app, 'Oldname');
  expectDone(await event.apply(squad));
  const shown = async () =>
    (await app.call({ path: '/api/website/tournaments/RenamedS1' })).body.data.teams[0].team;
  expect(await shown()).toMatchObject({ name: 'Oldname' });
  const rename = { object: 'team', action: 'change_name', value: 'Oldname' };
  expectDone(await app.request({ ...rename, data: { name: 'Newname' } }, squad.leader));
  expect(await shown()).toMatchObject({ name: 'Newname' });
  const retag = { object: 'player', action: 'change_tag', value: 'Newname' };
  expectDone(await app.request({ ...retag, data: { tag: 'NEWN' } }, squad.leader));
  expect(await shown()).toMatchObject({ tag: 'NEWN' });
});

describe('what a leader reads before signing up', () => {
  it('names the window, the size and the own application', async () => {
    const event = await TestEvent.open(app, admin, { id: 'ReadS1', signup: { teams: 8 } });
    const squad = await addSquad(app, 'Readers', { size: 6 });
    expect(await event.get('/signup')).toMatchObject({
      state: 'signup_open',
      min: 5,
      max: 7,
      teams: 8,
      registered: 0,
      rosterLocked: false,
      application: null,
    });
    expectDone(await event.apply(squad));
    const own = await event.get('/signup', squad.leader);
    expect(own).toMatchObject({
      registered: 1,
      application: { state: 'registered', team: { name: 'Readers' }, reason: null },
    });
    expect(own.application.roster).toHaveLength(6);
    expect((await event.get('/signup')).application).toBeNull();
  });

  it('lists what the tournament asks for and what the own team meets of it', async () => {
    const event = await TestEvent.open(app, admin, {
      id: 'AsksS1',
      rules: 'Be fair.',
      rulesRequired: true,
      signup: { regions: ['NA'] },
    });
    const squad = await addSquad(app, 'Asked', { size: 4 });
    const met = async (as?: Account) =>
      Object.fromEntries(
        expectDone(await event.act('requirements', {}, as)).map(
          (each: { kind: string; met: boolean | null }) => [each.kind, each.met],
        ),
      );
    expect(new Set(Object.values(await met()))).toEqual(new Set([null]));
    expect(await met(squad.leader)).toEqual({
      leader: true,
      roster_size: false,
      one_roster: true,
      region: false,
      game_ids: true,
      not_banned: true,
      rules: false,
    });
  });

  it('counts the signup of the leader for every member', async () => {
    const event = await TestEvent.open(app, admin, { id: 'MembersS1' });
    const squad = await addSquad(app, 'Membered');
    const member = await app.signIn('Membered late');
    await app.database.db.update(players).set({ team: squad.id }).where(eq(players.id, member.id));
    const isMet = async () =>
      expectDone(await event.act('requirements', {}, member)).find(
        ({ kind }: { kind: string }) => kind === 'leader',
      ).met;
    expect(await isMet()).toBe(false);
    expectDone(await event.apply(squad));
    expect(await isMet()).toBe(true);
  });
});

describe('signing up', () => {
  it('registers while there is room, then waitlists in order', async () => {
    const event = await TestEvent.open(app, admin, { id: 'RoomS1', signup: { teams: 2 } });
    const squads = [];
    for (const name of ['Elm', 'Fir', 'Gum', 'Hazel']) squads.push(await addSquad(app, name));
    const states = [];
    for (const squad of squads) {
      now += 1_000;
      const { state, waitlistPlace } = expectDone(await event.apply(squad));
      states.push([state, waitlistPlace]);
    }
    expect(states).toEqual([
      ['registered', null],
      ['registered', null],
      ['waitlisted', 1],
      ['waitlisted', 2],
    ]);
    expect((await event.get('/teams/registered')).map(nameOf)).toEqual(['Elm', 'Fir']);

    expectDone(await event.act('withdraw', {}, squads[0]!.leader));
    expect((await event.entry('Gum')).state).toBe('registered');
    expect(await event.entry('Hazel')).toMatchObject({ state: 'waitlisted', waitlistPlace: 1 });
    expect((await event.entry('Elm')).state).toBe('withdrawn');
    expect((await event.get('/teams/registered')).map(nameOf)).toEqual(['Fir', 'Gum']);
  });

  it('more places promote those who wait', async () => {
    const event = await TestEvent.open(app, admin, { id: 'WiderS1', signup: { teams: 2 } });
    await event.applyAll(['Iris', 'Juniper', 'Kapok'], () => (now += 1_000));
    expectDone(await event.patch({ signup: { teams: 3 } }));
    expect((await event.entry('Kapok')).state).toBe('registered');
  });

  it('without automatic registration is for staff to decide', async () => {
    const event = await TestEvent.open(app, admin, {
      id: 'ByHandS1',
      signup: { automatic: false },
    });
    expect(expectDone(await event.apply(await addSquad(app, 'Larch'))).state).toBe('applied');
    expect(await event.get('/teams/registered')).toEqual([]);
  });

  it('again updates the roster and keeps the place in the line', async () => {
    const event = await TestEvent.open(app, admin, { id: 'AgainS1' });
    const squad = await addSquad(app, 'Maple', { size: 7 });
    const first = expectDone(await event.apply(squad, squad.players.slice(0, 5)));
    now += 5_000;
    const second = expectDone(await event.apply(squad, squad.players.slice(1, 7)));
    expect(second.appliedAt).toBe(first.appliedAt);
    expect(second.roster.map(({ id }: { id: string }) => id).sort()).toEqual(
      squad.players.slice(1, 7).toSorted(),
    );
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subject, 'tournament:AgainS1'),
          eq(auditLog.action, 'tournament.roster_changed'),
        ),
      )
      .orderBy(asc(auditLog.id));
    expect(rows).toHaveLength(1);
  });

  it('tells everyone on the roster once the team is in', async () => {
    const event = await TestEvent.open(app, admin, { id: 'ToldS1' });
    const squad = await addSquad(app, 'Nutmeg');
    expectDone(await event.apply(squad));
    const notified = await app.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.account, squad.leader.id))
      .orderBy(asc(notifications.id));
    expect(notified).toMatchObject([
      {
        type: 'tournament.team_registered',
        title: 'The ToldS1',
        link: '/app/tournament/ToldS1',
      },
    ]);
  });
});

describe('signing up is refused', () => {
  let event: TestEvent;
  let squad: Squad;

  beforeAll(async () => {
    event = await TestEvent.open(app, admin, { id: 'RefusedS1' });
    squad = await addSquad(app, 'Olive', { size: 8 });
  });

  it('to visitors', async () => {
    const envelope = {
      object: 'player',
      action: 'apply',
      value: 'RefusedS1',
      data: { players: ['a'] },
    };
    expect(await app.request(envelope)).toMatchObject({
      status: 403,
      body: { message: 'You must be logged in to perform this action!' },
    });
  });

  it('to everyone but the leader', async () => {
    const someone = await app.signIn('Someone');
    expect(await event.apply({ ...squad, leader: someone })).toMatchObject({
      status: 403,
      body: { message: 'Only the team leader can sign up for tournaments!' },
    });
  });

  it.each([
    ['too few', 4],
    ['too many', 8],
  ])('with %s players', async (_what, count) => {
    expect(await event.apply(squad, squad.players.slice(0, count))).toMatchObject(
      saying('You must select between 5 and 7 players'),
    );
  });

  it('with one player named five times', async () => {
    const once = Array.from({ length: 5 }, () => squad.players[0]!);
    expect(await event.apply(squad, once)).toMatchObject(
      saying('You must select between 5 and 7 players'),
    );
  });

  it('with players of another team, or of none', async () => {
    const other = await addSquad(app, 'Pecan');
    const mixed = [...squad.players.slice(0, 4), other.players[1]!];
    expect(await event.apply(squad, mixed)).toMatchObject(
      saying('Pecan 2 does not play for this team.'),
    );
    const unknown = [...squad.players.slice(0, 4), 'nobody-at-all'];
    expect(await event.apply(squad, unknown)).toMatchObject(
      saying("There is no player 'nobody-at-all'."),
    );
  });

  it('with a banned player until the ban is over', async () => {
    const [, , , , , sixth] = squad.players;
    await ban(sixth!, 'tournaments', now + 1_000);
    const chosen = [...squad.players.slice(0, 4), sixth!];
    expect(await event.apply(squad, chosen)).toMatchObject(
      saying('Olive 6 is banned from tournaments.'),
    );
    now += 1_000;
    expectDone(await event.apply(squad, chosen));
  });

  it('to a leader who is banned from tournaments', async () => {
    const banned = await addSquad(app, 'Quince');
    await ban(banned.leader.id, 'tournaments');
    expect(await event.apply(banned)).toMatchObject({
      status: 403,
      body: { message: 'You have been banned.' },
    });
  });

  it('with a player whose game ID is missing or not known to the game', async () => {
    const { db } = app.database;
    const [, , , , , , seventh] = squad.players;
    const chosen = [...squad.players.slice(0, 4), seventh!];
    for (const change of [
      { gameId: null },
      { gameId: 'made-up', gameIdState: 'unknown' as const },
    ]) {
      await db.update(players).set(change).where(eq(players.id, seventh!));
      expect(await event.apply(squad, chosen)).toMatchObject(
        saying('Olive 7 has not given a game ID yet.'),
      );
    }
  });

  it('to a team from another region', async () => {
    const regional = await TestEvent.open(app, admin, {
      id: 'RegionalS1',
      signup: { regions: ['NA', 'SA'] },
    });
    expect(await regional.apply(squad, squad.players.slice(0, 5))).toMatchObject(
      saying('Teams from EU cannot enter: this tournament is for NA and SA.'),
    );
    const american = await addSquad(app, 'Redwood', { region: 'NA' });
    expectDone(await regional.apply(american));
  });

  it('with a player who stands on the roster of another team', async () => {
    const from = await addSquad(app, 'Spruce', { size: 6 });
    const to = await addSquad(app, 'Teak');
    const single = await TestEvent.open(app, admin, { id: 'OneRosterS1' });
    expectDone(await single.apply(from, from.players));
    const moved = from.players[1]!;
    await app.database.db.update(players).set({ team: to.id }).where(eq(players.id, moved));
    const chosen = [...to.players.slice(0, 4), moved];
    expect(await single.apply(to, chosen)).toMatchObject(
      saying('Spruce 2 is already on the roster of Spruce.'),
    );
    expectDone(await single.act('withdraw', {}, from.leader));
    expectDone(await single.apply(to, chosen));
  });

  it('to a tournament that nobody knows', async () => {
    const unknown = new TestEvent(app, admin, 'NowhereS1');
    expect((await unknown.apply(squad)).status).toBe(404);
  });

  it('of a team that was disqualified, and left to staff of one that they declined', async () => {
    const team = await addSquad(app, 'Walnut');
    const strict = await TestEvent.open(app, admin, { id: 'StrictS1' });
    expectDone(await strict.apply(team));
    const decision = { team: 'Walnut', state: 'declined', reason: 'Smurfs.' };
    expectDone(await strict.act('decide', decision, admin));
    expect(expectDone(await strict.apply(team)).state).toBe('applied');
    expectDone(await strict.act('decide', { ...decision, state: 'disqualified' }, admin));
    expect(await strict.apply(team)).toMatchObject(
      saying('Your team was disqualified from this tournament.'),
    );
  });
});

describe('the window', () => {
  it('opens and closes by its dates, to the millisecond, whatever the ticker has done', async () => {
    const event = await TestEvent.create(app, admin, {
      id: 'WindowS1',
      signup: { automatic: true, open: now + 10_000, close: now + 20_000 },
    });
    await event.take('announced');
    const open = now + 10_000;
    const early = await addSquad(app, 'Yew');
    const late = await addSquad(app, 'Zelkova');
    now = open - 1;
    expect(await event.apply(early)).toMatchObject(saying('Registration opens soon!'));
    now = open;
    expectDone(await event.apply(early));
    now = open + 10_000 - 1;
    expectDone(await event.apply(early));
    now = open + 10_000;
    expect(await event.apply(late)).toMatchObject(saying('Registration has closed'));
    expect(await event.apply(early)).toMatchObject(saying('Registration has closed'));
    expect((await event.get('/signup')).state).toBe('signup_closed');
  });

  it('for rosters stays open until their own lock, for teams that are in', async () => {
    const close = now + 1_000;
    const event = await TestEvent.open(app, admin, {
      id: 'LockS1',
      signup: { close, rosterLock: close + 1_000 },
    });
    const squad = await addSquad(app, 'Acacia', { size: 6 });
    const late = await addSquad(app, 'Baobab');
    expectDone(await event.apply(squad, squad.players.slice(0, 5)));
    now = close;
    expect(await event.apply(late)).toMatchObject(saying('Registration has closed'));
    expectDone(await event.apply(squad, squad.players));
    now = close + 1_000;
    expect(await event.apply(squad, squad.players.slice(0, 5))).toMatchObject(
      saying('Registration has closed'),
    );
    expect((await event.get('/signup')).rosterLocked).toBe(true);
  });
});

describe('rules', () => {
  const rules = (action: string, value: string, as?: Account) =>
    app.request({ object: 'team', action, value }, as);

  it('are confirmed once, and a leader must have done so before signing up', async () => {
    const event = await TestEvent.open(app, admin, {
      id: 'RulesS1',
      rules: 'Be fair.',
      rulesRequired: true,
    });
    const squad = await addSquad(app, 'Camphor');
    expect((await rules('requires_rules', 'RulesS1')).body.data).toEqual({ required: true });
    expect(await event.apply(squad)).toMatchObject(saying('You must confirm the rules first!'));
    const first = expectDone(await rules('confirm_rules', 'RulesS1', squad.leader));
    expect(first).toEqual({ confirmed: true, confirmedAt: now });
    now += 1_000;
    expect(expectDone(await rules('confirm_rules', 'RulesS1', squad.leader))).toEqual(first);
    expect(expectDone(await rules('confirmed_rules', 'RulesS1', squad.leader))).toEqual(first);
    expectDone(await event.apply(squad));
  });

  it('that need no confirmation take none', async () => {
    await TestEvent.open(app, admin, { id: 'LooseS1' });
    expect((await rules('requires_rules', 'LooseS1')).body.data).toEqual({ required: false });
    expect((await rules('confirm_rules', 'LooseS1', admin)).status).toBe(400);
  });
});

function nameOf({ team }: { team: { name: string } }): string {
  return team.name;
}
