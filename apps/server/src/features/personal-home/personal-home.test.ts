import type { PersonalHome } from '@mes/contract/personal-home';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, TestApp } from '../../../testing/app';
import {
  addSquad,
  expectDone,
  type Squad,
  startStaffedApp,
  TestEvent,
} from '../../../testing/event';
import { TestRoom } from '../../../testing/room';
import { bans } from '../moderation/tables';
import { players } from '../players/tables';
import { teams } from '../teams/tables';

const START = Date.UTC(2030, 0, 1);
const MINUTE = 60_000;

let app: TestApp;
let admin: Account;
let moderator: Account;
let harbor: Squad;
let kestrel: Squad;
let now = START;

beforeAll(async () => {
  ({ app, admin, moderator } = await startStaffedApp(() => now));
  harbor = await addSquad(app, 'Harbor');
  kestrel = await addSquad(app, 'Kestrels');
});
afterAll(() => app.stop());

const send = (as?: Account) => app.request({ object: 'player', action: 'home' }, as);
const home = async (as: Account): Promise<PersonalHome> => expectDone(await send(as));
const kinds = ({ tasks }: PersonalHome) => tasks.map(({ kind }) => kind);

it('is for those who are signed in', async () => {
  expect((await send()).status).toBe(403);
});

it('tells a newcomer what is missing, and takes it off the list', async () => {
  const newcomer = await app.signIn('Fresh Face');
  expect(await home(newcomer)).toMatchObject({
    matches: [],
    invitations: [],
    team: null,
    messages: { unread: 0, channels: [] },
  });
  expect(kinds(await home(newcomer))).toEqual(['give_game_id', 'give_country', 'find_team']);
  const change = (action: string, data: object) =>
    app.request({ object: 'player', action, data }, newcomer);
  expectDone(await change('change_country', { country: 'CL' }));
  expectDone(await change('look_for_team', { looking: true }));
  expect(kinds(await home(newcomer))).toEqual(['give_game_id']);

  const invite = { object: 'player', action: 'invite', value: 'Harbor' };
  expectDone(await app.request({ ...invite, data: { target: newcomer.id } }, harbor.leader));
  const invited = await home(newcomer);
  expect(invited.invitations).toMatchObject([{ team: { name: 'Harbor' } }]);
  expect(kinds(invited)).toEqual(['answer_invitation', 'give_game_id']);
});

describe('the next match', () => {
  it('says what each side can do, from check-in to the result', async () => {
    const room = await TestRoom.open(app, {
      staff: moderator,
      a: harbor,
      b: kestrel,
      startsAt: now + 60 * MINUTE,
    });
    const step = async (as: Account) => {
      const own = (await home(as)).matches.find(({ match }) => match.id === room.id);
      return own && [own.own, own.step, own.opponentCheckedIn];
    };
    const [a, b] = [harbor.leader, kestrel.leader];
    expect(await step(a)).toEqual(['A', 'wait_for_check_in', false]);
    expect(await step(moderator)).toBeUndefined();

    now += 31 * MINUTE;
    expect(await step(a)).toEqual(['A', 'check_in', false]);
    expectDone(await room.act('check_in', {}, a));
    expect(await step(a)).toEqual(['A', 'ready', false]);
    expect(await step(b)).toEqual(['B', 'check_in', true]);
    expectDone(await room.act('ready', {}, a));
    expect(await step(a)).toEqual(['A', 'wait_for_opponent', false]);
    expectDone(await room.act('ready', {}, b));
    expect([await step(a), await step(b)].map((each) => each?.[1]).toSorted()).toEqual([
      'take_turn',
      'watch_veto',
    ]);

    await room.takeAll();
    expect(await step(a)).toEqual(['A', 'ready', true]);
    expectDone(await room.act('start', {}, moderator));
    expect(await step(a)).toEqual(['A', 'report', true]);
    expectDone(await room.act('report_result', { scoreA: 2, scoreB: 0 }, a));
    expect(await step(a)).toEqual(['A', 'wait_for_answer', true]);
    expect(await step(b)).toEqual(['B', 'answer_report', true]);
    const [report] = expectDone(await room.act('result_reports', {}, b));
    expectDone(await room.act('confirm_result', { report: report.id }, b));
    expect(await step(a)).toBeUndefined();
  });

  it('is not playable for somebody who is banned from tournaments', async () => {
    const squad = await addSquad(app, 'Exiles');
    await TestRoom.open(app, { staff: moderator, a: squad, b: kestrel, startsAt: now });
    await app.database.db.insert(bans).values({
      id: uuidv7(),
      player: squad.leader.id,
      scope: 'tournaments',
      reason: 'Smurfing',
      createdAt: now,
    });
    expect((await home(squad.leader)).matches[0]?.step).toBe('banned');
  });
});

describe('open signups', () => {
  const signupOf = async (as: Account, id: string) =>
    (await home(as)).signups.find(({ tournament }) => tournament.id === id);

  it('fit, are missed by one thing, or are not shown', async () => {
    await TestEvent.open(app, admin, { id: 'SouthernS1', signup: { regions: ['SA'] } });
    await TestEvent.open(app, admin, { id: 'EveryoneS1' });
    const [south, north] = [await addSquad(app, 'Andes'), await addSquad(app, 'Alps')];
    await app.database.db.update(teams).set({ region: 'SA' }).where(eq(teams.name, 'Andes'));
    expect((await signupOf(south.leader, 'SouthernS1'))?.unmet).toEqual([]);
    expect(await signupOf(north.leader, 'SouthernS1')).toMatchObject({
      unmet: [{ kind: 'region', text: 'The team is from SA' }],
    });
    // Those that fit come first.
    expect((await home(north.leader)).signups.at(-1)?.tournament.id).toBe('SouthernS1');

    await app.database.db.update(players).set({ gameId: null }).where(eq(players.team, north.id));
    expect(await signupOf(north.leader, 'SouthernS1')).toBeUndefined();
    expect((await home(north.leader)).team?.players.some(({ canPlay }) => canPlay)).toBe(false);
  });

  it('are shown to a team that is too small, before its leader has confirmed the rules', async () => {
    const event = { id: 'SmallS1', rules: 'Be fair.', rulesRequired: true };
    await TestEvent.open(app, admin, { ...event, signup: { min: 5, max: 7 } });
    const small = await addSquad(app, 'Duo', { size: 2 });
    const unmet = (await signupOf(small.leader, 'SmallS1'))?.unmet;
    expect(unmet?.map(({ kind }) => kind)).toEqual(['roster_size', 'rules']);
  });

  it('say that the team has signed up, to its members too', async () => {
    const event = await TestEvent.open(app, admin, { id: 'JoinedS1' });
    const squad = await addSquad(app, 'Joiners');
    expect(kinds(await home(squad.leader))).toContain('sign_up');
    expectDone(await event.apply(squad));
    expect((await signupOf(squad.leader, 'JoinedS1'))?.application).toBe('registered');
    expect(kinds(await home(squad.leader))).not.toContain('sign_up');
  });
});
