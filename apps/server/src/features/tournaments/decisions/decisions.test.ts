import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, TestApp } from '../../../../testing/app';
import {
  addSquad,
  expectDone,
  type Squad,
  startStaffedApp,
  TestEvent,
} from '../../../../testing/event';
import { connect } from '../../../../testing/sockets';
import { until } from '../../../../testing/until';
import { auditLog } from '../../../platform/audit/tables';
import { notifications } from '../../notifications/tables';
import { players } from '../../players/tables';

let app: TestApp;
let admin: Account;
let moderator: Account;
let now = Date.UTC(2030, 0, 1);

beforeAll(async () => {
  ({ app, admin, moderator } = await startStaffedApp(() => now));
});
afterAll(() => app.stop());

async function withApplicants(
  id: string,
  names: readonly string[],
  signup: object = { automatic: false },
): Promise<{ event: TestEvent; squads: Squad[] }> {
  const event = await TestEvent.open(app, admin, { id, signup });
  return { event, squads: await event.applyAll(names, () => (now += 1)) };
}

const decide = (event: TestEvent, team: string, state: string, reason?: string) =>
  event.act('decide', { team, state, reason }, moderator);

describe('staff', () => {
  it('read every application with what speaks against its roster', async () => {
    const { event, squads } = await withApplicants('ListS1', ['Alder', 'Beech']);
    const [alder] = squads;
    await app.database.db
      .update(players)
      .set({ team: null, gameId: null })
      .where(eq(players.id, alder!.players[1]!));
    const applied = await event.get('/teams/applied', moderator);
    expect(applied).toMatchObject([
      {
        team: { name: 'Alder' },
        state: 'applied',
        elo: 1500,
        problems: ['Alder 2 does not play for this team.'],
      },
      { team: { name: 'Beech' }, problems: [] },
    ]);
    expect(applied[0].roster[0]).toMatchObject({
      id: alder!.leader.id,
      isLeader: true,
      gameId: 'alder-g1',
      substitute: false,
      confirmedRules: false,
    });
    const path = '/api/tournaments/ListS1/teams/applied';
    expect((await app.call({ path, as: alder!.leader })).status).toBe(403);
  });

  it('register, waitlist and decline, and the team hears why', async () => {
    const { event, squads } = await withApplicants('DecideS1', ['Cherry']);
    const [cherry] = squads;
    expect(expectDone(await decide(event, 'cherry', 'registered')).state).toBe('registered');
    expect(expectDone(await decide(event, 'Cherry', 'waitlisted'))).toMatchObject({
      state: 'waitlisted',
      waitlistPlace: 1,
    });
    expect(await decide(event, 'Cherry', 'declined')).toMatchObject({
      status: 400,
      body: { error: { type: 'MissingParameterError', field: 'reason' } },
    });
    now += 1;
    expectDone(await decide(event, 'Cherry', 'declined', 'The roster is not yours.'));
    expect((await event.get('/signup', cherry!.leader)).application).toMatchObject({
      state: 'declined',
      reason: 'The roster is not yours.',
    });
    const notified = await app.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.account, cherry!.leader.id))
      .orderBy(asc(notifications.id));
    expect(notified.map(({ type }) => type)).toEqual([
      'tournament.team_registered',
      'tournament.team_waitlisted',
      'tournament.team_declined',
    ]);
    expect(notified.at(-1)!.text).toBe('Cherry was declined. The roster is not yours.');
    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, 'tournament:DecideS1'), eq(auditLog.actor, moderator.id)))
      .orderBy(asc(auditLog.id));
    expect(rows.map(({ action }) => action)).toEqual([
      'tournament.team_registered',
      'tournament.team_waitlisted',
      'tournament.team_declined',
    ]);
  });

  it('cannot register more teams than there are places', async () => {
    const { event } = await withApplicants('FullS1', ['Damson', 'Ebony', 'Fig'], {
      automatic: false,
      teams: 2,
    });
    expectDone(await decide(event, 'Damson', 'registered'));
    expectDone(await decide(event, 'Ebony', 'registered'));
    expect((await decide(event, 'Fig', 'registered')).body.message).toBe('All places are taken.');
    expectDone(await decide(event, 'Fig', 'waitlisted'));
    expectDone(await decide(event, 'Damson', 'dropped', 'Left the game.'));
    expect((await event.entry('Fig')).state).toBe('registered');
  });

  it('decide about teams that have applied, and are told otherwise', async () => {
    const { event } = await withApplicants('StrangersS1', []);
    await addSquad(app, 'Ginkgo');
    expect((await decide(event, 'Ginkgo', 'registered')).body.message).toBe(
      'Ginkgo has not applied to this tournament.',
    );
    expect((await decide(event, 'Nobody', 'registered')).status).toBe(404);
    const player = await app.signIn('Only A Player');
    expect(
      (await event.act('decide', { team: 'Ginkgo', state: 'registered' }, player)).status,
    ).toBe(403);
  });

  it('cannot bring back a declined roster whose players have gone to another', async () => {
    const { event, squads } = await withApplicants('GoneS1', ['Holly', 'Ironwood']);
    const [holly, ironwood] = squads;
    expectDone(await decide(event, 'Holly', 'declined', 'No.'));
    const moved = holly!.players[2]!;
    await app.database.db.update(players).set({ team: ironwood!.id }).where(eq(players.id, moved));
    expectDone(await event.apply(ironwood!, [...ironwood!.players, moved]));
    expect((await decide(event, 'Holly', 'registered')).body.message).toBe(
      'Holly 3 is already on the roster of Ironwood.',
    );
    expect((await event.entry('Holly')).state).toBe('declined');
  });

  it('tell the public of registered teams only', async () => {
    const { event, squads } = await withApplicants('QuietS1', ['Jujube']);
    const visitor = await connect(app);
    const staff = await connect(app, { as: moderator });
    await visitor.subscribe('tournament:QuietS1');
    await visitor.subscribe('team:Jujube');
    await staff.subscribe('staff');
    expectDone(await decide(event, 'Jujube', 'waitlisted'));
    expectDone(await decide(event, 'Jujube', 'registered'));
    await until('staff to hear of both', () => staff.frames.length >= 2);
    await until('the public to hear', () => visitor.frames.length >= 3);
    const published = (name: string) =>
      visitor.frames
        .filter(({ channel }) => channel === name)
        .map(({ type, data }) => [type, data]);
    const registered = ['tournament.team_registered', { id: 'QuietS1', teams: ['Jujube'] }];
    expect(published('tournament:QuietS1')).toEqual([registered]);
    // That there is something new, and not that the team has applied or waits.
    expect(published('team:Jujube')).toEqual([['team.changed', {}], registered]);
    expect(JSON.stringify(visitor.frames)).not.toContain(squads[0]!.leader.id);
    visitor.close();
    staff.close();
  });
});

describe('an invited team', () => {
  it('is registered with its members, the leader first, and need not apply', async () => {
    const event = await TestEvent.open(app, admin, { id: 'InvitedS1', signup: { max: 5 } });
    const squad = await addSquad(app, 'Kola', { size: 7 });
    const added = expectDone(await event.act('add_team', { team: 'Kola' }, moderator));
    expect(added).toMatchObject({ state: 'registered', problems: [] });
    expect(added.roster).toHaveLength(5);
    expect(added.roster[0].id).toBe(squad.leader.id);
    expect((await event.act('add_team', { team: 'Kola' }, moderator)).body.message).toMatch(
      /decide about that/,
    );
  });

  it('may come with a roster that staff name, but never with players of others', async () => {
    const event = await TestEvent.open(app, admin, { id: 'NamedS1' });
    const lemon = await addSquad(app, 'Lemon');
    const mango = await addSquad(app, 'Mango');
    expectDone(await event.apply(lemon));
    expect(
      (await event.act('add_team', { team: 'Mango', players: [lemon.players[1]] }, moderator)).body
        .message,
    ).toBe('Lemon 2 is already on the roster of Lemon.');
    const named = mango.players.slice(0, 3);
    const added = expectDone(
      await event.act('add_team', { team: 'Mango', players: named }, moderator),
    );
    expect(added.roster).toHaveLength(3);
    expect(added.problems).toEqual(['You must select between 5 and 7 players']);
  });
});

describe('withdrawing', () => {
  it('is for the leader, and the team can come back while signup is open', async () => {
    const { event, squads } = await withApplicants('LeaveS1', ['Neem'], { automatic: true });
    const [neem] = squads;
    const someone = await app.signIn('A Bystander');
    expect((await event.act('withdraw', {}, someone)).status).toBe(403);
    expect(expectDone(await event.act('withdraw', {}, neem!.leader)).state).toBe('withdrawn');
    expect((await event.act('withdraw', {}, neem!.leader)).body.message).toBe(
      'Your team does not take part in this tournament.',
    );
    expect((await decide(event, 'Neem', 'registered')).body.message).toMatch(/has withdrawn/);
    expect(expectDone(await event.apply(neem!)).state).toBe('registered');
  });
});

it('a team cannot disband while it is signed up', async () => {
  const { event, squads } = await withApplicants('BoundS1', ['Olive Tree']);
  const [olive] = squads;
  const disband = () =>
    app.request({ object: 'player', action: 'disband_team', value: 'Olive Tree' }, olive!.leader);
  expect((await disband()).body.message).toBe(
    'Olive Tree is signed up for The BoundS1. Withdraw from it first.',
  );
  expectDone(await event.act('withdraw', {}, olive!.leader));
  expectDone(await disband());
});
