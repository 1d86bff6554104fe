import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { addSquad, expectDone, type Squad, TestEvent } from '../../../../testing/event';
import { notifications } from '../../notifications/tables';
import { rulesConfirmations } from '../tables';

const DAY = 86_400_000;

let app: TestApp;
let admin: Account;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('An Admin', ['Admin']);
});
afterAll(() => app.stop());

const confirmRules = async (tournament: string, ids: readonly string[]) => {
  const rows = ids.map((player) => ({ tournament, player, at: Date.now() }));
  await app.database.db.insert(rulesConfirmations).values(rows);
};

/** A team of seven whose first five have confirmed the rules and are checked in. */
async function checkedIn(id: string, name: string): Promise<{ event: TestEvent; squad: Squad }> {
  const event = await TestEvent.open(app, admin, {
    id,
    rules: 'Be fair.',
    rulesRequired: true,
    signup: { rosterLock: Date.now() + DAY },
  });
  const squad = await addSquad(app, name, { size: 7 });
  await confirmRules(id, squad.players.slice(0, 5));
  expectDone(await event.apply(squad, squad.players.slice(0, 5)));
  await event.take('signup_closed', 'check_in');
  expectDone(await event.act('check_in', {}, squad.leader));
  return { event, squad };
}

const isPresent = async (event: TestEvent, name: string) => (await event.entry(name)).checkedIn;
const edit = (event: TestEvent, team: string, target_id: string, action: 'add' | 'remove') =>
  app.request(
    {
      object: 'roster',
      action: 'edit_roster',
      value: team,
      data: { id: event.id, target_id, action },
    },
    admin,
  );
const countAsked = async ({ leader }: Squad) => {
  const asked = await app.database.db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.account, leader.id),
        eq(notifications.type, 'tournament.check_in_asked_again'),
      ),
    );
  return asked.length;
};

describe('a roster that changes after check-in', () => {
  it('must check in again when a new player has not confirmed the rules', async () => {
    const { event, squad } = await checkedIn('AskedS1', 'Agate');
    const [leader, ...rest] = squad.players;
    const changed = [leader!, ...rest.slice(0, 3), rest[4]!];
    const heard: string[] = [];
    app.feed.onPublished((events) =>
      heard.push(...events.map((each) => `${each.channel} ${each.type}`)),
    );
    expectDone(await event.apply(squad, changed));
    expect(await isPresent(event, 'Agate')).toBe(false);
    expect(await countAsked(squad)).toBe(1);
    expect(heard).toContain('staff tournament.check_in_taken_back');
    expect((await event.act('check_in', {}, squad.leader)).body.message).toBe(
      'These players must confirm the rules first: Agate 6.',
    );
    await confirmRules('AskedS1', [rest[4]!]);
    expectDone(await event.act('check_in', {}, squad.leader));
    expect(await isPresent(event, 'Agate')).toBe(true);
  });

  it('must check in again when staff change it, also after check-in has closed', async () => {
    const { event, squad } = await checkedIn('StaffAskS1', 'Beryl');
    await event.take('seeding');
    expectDone(await edit(event, 'Beryl', squad.players[5]!, 'add'));
    expect(await event.entry('Beryl')).toMatchObject({
      checkedIn: false,
      state: 'registered',
      problems: ['Beryl 6 has not confirmed the rules yet.'],
    });
    // Enough of them have confirmed: the leader only has to say so.
    expectDone(await event.act('check_in', {}, squad.leader));
    expectDone(await edit(event, 'Beryl', squad.players[1]!, 'remove'));
    expect(await isPresent(event, 'Beryl')).toBe(false);
    expect(await countAsked(squad)).toBe(2);
  });

  it('stays checked in when everyone new has confirmed the rules', async () => {
    const { event, squad } = await checkedIn('KeptS1', 'Citrine');
    await confirmRules('KeptS1', squad.players.slice(5));
    expectDone(await event.apply(squad, squad.players));
    expectDone(await edit(event, 'Citrine', squad.players[1]!, 'remove'));
    expect(await isPresent(event, 'Citrine')).toBe(true);
    expect(await countAsked(squad)).toBe(0);
  });

  it('cannot be checked in after the end by a team that never was', async () => {
    const { event } = await checkedIn('ClosedS1', 'Dolomite');
    const late = await addSquad(app, 'Epidote');
    await event.take('signup_closed');
    expectDone(await event.act('add_team', { team: 'Epidote' }, admin));
    await event.take('check_in', 'seeding');
    expect((await event.act('check_in', {}, late.leader)).body.message).toBe(
      'Check-in has closed.',
    );
  });
});
