import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, TestApp } from '../../../../testing/app';
import {
  addSquad,
  expectDone,
  type Squad,
  startStaffedApp,
  TestEvent,
} from '../../../../testing/event';
import { until } from '../../../../testing/until';
import { notifications } from '../../notifications/tables';
import { applyAllDeadlines } from '../lifecycle/service';
import { rulesConfirmations, tournaments } from '../tables';

let app: TestApp;
let admin: Account;
let moderator: Account;
let now = Date.UTC(2030, 0, 1);

beforeAll(async () => {
  ({ app, admin, moderator } = await startStaffedApp(() => now));
});
afterAll(() => app.stop());

/** Teams that have signed up one after the other, with check-in open, for ten seconds unless said otherwise. */
async function inCheckIn(
  id: string,
  {
    names,
    lasts = 10_000,
    ...settings
  }: { names: readonly string[]; lasts?: number; signup?: object; [setting: string]: unknown },
): Promise<{ event: TestEvent; squads: Squad[] }> {
  const event = await TestEvent.open(app, admin, { id, ...settings });
  const squads = await event.applyAll(names, async ({ leader }) => {
    now += 1;
    if (settings.rulesRequired) await confirmRules(id, leader.id);
  });
  expectDone(
    await event.patch({ signup: { checkInOpen: now + 1_000, checkInClose: now + lasts } }),
  );
  await event.take('signup_closed', 'check_in');
  return { event, squads };
}

const confirmRules = (tournament: string, player: string) =>
  app.database.db.insert(rulesConfirmations).values({ tournament, player, at: now });

const stateOf = async (event: TestEvent, name: string) => (await event.entry(name)).state;

/** As it is written down, whatever a read would make of it. */
async function isSeeding(id: string): Promise<boolean> {
  const [row] = await app.database.db.select().from(tournaments).where(eq(tournaments.id, id));
  return row!.state === 'seeding';
}

describe('checking in', () => {
  it('is for the leader, and doing it twice does it once', async () => {
    const { event, squads } = await inCheckIn('CheckS1', { names: ['Amber', 'Basalt'] });
    const [amber] = squads;
    const first = expectDone(await event.act('check_in', {}, amber!.leader));
    expect(first).toMatchObject({ state: 'registered', checkedIn: true });
    now += 10;
    expect(expectDone(await event.act('check_in', {}, amber!.leader)).updatedAt).toBe(
      first.updatedAt,
    );
    const someone = await app.signIn('Passer-by');
    expect(await event.act('check_in', {}, someone)).toMatchObject({ status: 403 });
    expect(await event.act('check_in', { team: 'Basalt' }, amber!.leader)).toMatchObject({
      status: 403,
    });
    expect(await event.act('check_in', { present: false }, amber!.leader)).toMatchObject({
      status: 403,
      body: { error: { permission: 'Moderator' } },
    });
  });

  it('can be done and taken back by staff for any team', async () => {
    const { event } = await inCheckIn('StaffCheckS1', { names: ['Coral', 'Diorite'] });
    const by = (present: boolean) => event.act('check_in', { team: 'coral', present }, moderator);
    expect(expectDone(await by(true)).checkedIn).toBe(true);
    expect(expectDone(await by(false)).checkedIn).toBe(false);
  });

  it('is not open before its time, and not for teams that are not in', async () => {
    const event = await TestEvent.open(app, admin, { id: 'EarlyS1', signup: { automatic: false } });
    const squad = await addSquad(app, 'Emerald');
    expectDone(await event.apply(squad));
    expect((await event.act('check_in', {}, squad.leader)).body.message).toBe(
      'Check-in is not open yet.',
    );
    const other = await addSquad(app, 'Flint');
    expectDone(await event.act('add_team', { team: 'Flint' }, moderator));
    await event.take('signup_closed', 'check_in');
    expect((await event.act('check_in', {}, squad.leader)).body.message).toBe(
      'Emerald is not registered for this tournament.',
    );
    expectDone(await event.act('check_in', {}, other.leader));
  });

  it('at the very moment of the deadline is too late, one millisecond before is not', async () => {
    const { event, squads } = await inCheckIn('MomentS1', { names: ['Garnet', 'Howlite'] });
    const { checkInClose } = (await event.read()).signup;
    now = checkInClose - 1;
    expectDone(await event.act('check_in', {}, squads[0]!.leader));
    now = checkInClose;
    expect((await event.act('check_in', {}, squads[1]!.leader)).body.message).toBe(
      'Check-in has closed.',
    );
  });

  it('while its end is being dealt with either counts or is refused, never both', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `Racer ${index + 1}`);
    const { event, squads } = await inCheckIn('EndRaceS1', { names });
    const close = (await event.read()).signup.checkInClose;
    now = close - 1;
    const [replies] = await Promise.all([
      Promise.all(squads.map(({ leader }) => event.act('check_in', {}, leader))),
      until('check-in to be over', async () => {
        await applyAllDeadlines(app.database, close);
        return isSeeding('EndRaceS1');
      }),
    ]);
    for (const [index, { status }] of replies.entries()) {
      const state = await stateOf(event, names[index]!);
      expect(state).toBe(status === 200 ? 'registered' : 'dropped');
    }
  });

  it('is recalled once to leaders who have not, shortly before its end', async () => {
    const { event, squads } = await inCheckIn('RemindedS1', {
      names: ['Sapphire', 'Topaz'],
      lasts: 3_600_000,
    });
    expectDone(await event.act('check_in', {}, squads[0]!.leader));
    const reminders = async () => {
      const notified = await app.database.db
        .select()
        .from(notifications)
        .where(eq(notifications.type, 'tournament.check_in_closing'))
        .orderBy(asc(notifications.id));
      return notified
        .filter(({ title }) => title === 'The RemindedS1')
        .map(({ account }) => account);
    };
    const close = now + 3_600_000;
    now = close - 10 * 60_000 - 1;
    await applyAllDeadlines(app.database, now);
    expect(await reminders()).toEqual([]);
    now += 1;
    await until('the reminder', async () => (await reminders()).length > 0);
    now += 1;
    await applyAllDeadlines(app.database, now);
    expect(await reminders()).toEqual([squads[1]!.leader.id]);
  });

  it('waits until enough players have confirmed the rules', async () => {
    const { event, squads } = await inCheckIn('RulesCheckS1', {
      names: ['Jade', 'Kyanite'],
      rules: 'Be fair.',
      rulesRequired: true,
    });
    const [jade] = squads;
    expect((await event.act('check_in', {}, jade!.leader)).body.message).toBe(
      'These players must confirm the rules first: Jade 2, Jade 3, Jade 4, Jade 5.',
    );
    for (const player of jade!.players.slice(1)) await confirmRules('RulesCheckS1', player);
    expectDone(await event.act('check_in', {}, jade!.leader));
  });
});

describe('the end of check-in', () => {
  it('drops who is not there and brings in who waits and is', async () => {
    const { event, squads } = await inCheckIn('EndS1', {
      names: ['Lapis', 'Marble', 'Nacre', 'Onyx', 'Pearl'],
      signup: { teams: 3 },
    });
    const [lapis, , nacre, onyx, pearl] = squads;
    for (const squad of [lapis, nacre, pearl])
      expectDone(await event.act('check_in', {}, squad!.leader));
    now = (await event.read()).signup.checkInClose;
    await until('check-in to be over', () => isSeeding('EndS1'));

    expect(await event.entry('Marble')).toMatchObject({
      state: 'dropped',
      reason: 'Did not check in',
    });
    expect(await stateOf(event, 'Pearl')).toBe('registered');
    expect(await stateOf(event, 'Onyx')).toBe('waitlisted');
    const notified = async ({ leader }: Squad) =>
      (
        await app.database.db
          .select()
          .from(notifications)
          .where(eq(notifications.account, leader.id))
          .orderBy(asc(notifications.id))
      ).map(({ type }) => type);
    expect(await notified(squads[1]!)).toContain('tournament.team_dropped');
    expect(await notified(pearl!)).toEqual([
      'tournament.check_in_opened',
      'tournament.team_registered',
    ]);
    expect(await notified(onyx!)).toEqual(['tournament.check_in_opened']);
  });

  it('leaves the players of who is out free, and opening it again brings them back', async () => {
    const { event, squads } = await inCheckIn('ReopenS1', { names: ['Quartz', 'Ruby'] });
    expectDone(await event.act('check_in', {}, squads[0]!.leader));
    await event.take('seeding');
    expect(await stateOf(event, 'Ruby')).toBe('dropped');
    await event.take('check_in');
    expect(await event.entry('Ruby')).toMatchObject({ state: 'registered', reason: null });
    expectDone(await event.act('check_in', {}, squads[1]!.leader));
  });
});
