/** What two people do at the same instant, also on two server processes. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addSquad, expectDone, type Squad, TestEvent } from '../../../testing/event';
import { players } from '../players/tables';
import { rosterPlayers } from './tables';

let app: TestApp;
let other: TestApp;
let admin: Account;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ databaseUrl: app.databaseUrl });
  admin = await app.signIn('An Admin', ['Admin']);
});
afterAll(() => Promise.all([app.stop(), other.stop()]));

/** The same tournament, as asked of either process in turn. */
function onBoth(event: TestEvent): (index: number) => TestEvent {
  const elsewhere = new TestEvent(other, admin, event.id);
  return (index) => (index % 2 === 0 ? event : elsewhere);
}

describe('the last place', () => {
  it('is taken by one of those who press at once, and the others wait', async () => {
    const event = await TestEvent.open(app, admin, { id: 'LastS1', signup: { teams: 2 } });
    const at = onBoth(event);
    const squads: Squad[] = [];
    for (let index = 0; index < 6; index++) squads.push(await addSquad(app, `Rush ${index}`));
    const replies = await Promise.all(squads.map((squad, index) => at(index).apply(squad)));
    const states = replies.map((reply) => expectDone(reply).state);
    expect(states.filter((state) => state === 'registered')).toHaveLength(2);
    expect(states.filter((state) => state === 'waitlisted')).toHaveLength(4);

    const places = await Promise.all(
      squads.map(async ({ name }) => (await event.entry(name)).waitlistPlace),
    );
    expect(places.filter((place) => place !== null).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('that becomes free goes to one team, however many leave at once', async () => {
    const event = new TestEvent(app, admin, 'LastS1');
    const at = onBoth(event);
    const registered = await event.get('/teams/registered');
    const leaving = await Promise.all(
      registered.map(async ({ team }: { team: { name: string } }, index: number) => {
        const [leader] = await app.database.db
          .select()
          .from(players)
          .where(eq(players.name, `${team.name} Leader`));
        return at(index).act(
          'decide',
          { team: team.name, state: 'dropped', reason: leader!.name },
          admin,
        );
      }),
    );
    for (const reply of leaving) expectDone(reply);
    const { applications } = await event.read();
    expect(applications).toEqual({ dropped: 2, registered: 2, waitlisted: 2 });
  });
});

describe('two leaders who name the same player', () => {
  it('get one roster with that player between them', async () => {
    const event = await TestEvent.open(app, admin, { id: 'SharedS1' });
    const at = onBoth(event);
    const from = await addSquad(app, 'Sellers', { size: 6 });
    const to = await addSquad(app, 'Buyers');
    const shared = from.players[5]!;
    // Named by the old team in the moment in which the player joins the new one.
    const [first, second] = await Promise.all([
      at(0).apply(from, from.players),
      app.database.db
        .update(players)
        .set({ team: to.id })
        .where(eq(players.id, shared))
        .then(() => at(1).apply(to, [...to.players, shared])),
    ]);
    const rows = await app.database.db
      .select()
      .from(rosterPlayers)
      .where(eq(rosterPlayers.player, shared));
    expect(rows).toHaveLength(1);
    const refused = [first, second].filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.body.message).toMatch(
      /^Sellers 6 (is already on the roster of Sellers|does not play for this team)\.$/,
    );
  });
});

it('a double click signs up once', async () => {
  const event = await TestEvent.open(app, admin, { id: 'DoubleS1' });
  const squad = await addSquad(app, 'Clickers');
  const replies = await Promise.all([event.apply(squad), event.apply(squad), event.apply(squad)]);
  for (const reply of replies) expect(expectDone(reply).state).toBe('registered');
  expect(await event.get('/teams/registered')).toHaveLength(1);
});

it('a team that leaves in the instant in which its match ends leaves a bracket that goes on', async () => {
  const names = ['Instant A', 'Instant B', 'Instant C', 'Instant D'];
  const squads: Squad[] = [];
  for (const name of names) squads.push(await addSquad(app, name));
  for (const round of [1, 2, 3]) {
    const event = await TestEvent.open(app, admin, { id: `InstantS${round}` });
    const at = onBoth(event);
    for (const squad of squads) expectDone(await event.apply(squad));
    await event.take('signup_closed', 'seeding');
    const path = `/api/tournaments/${event.id}/seeding`;
    expectDone(await app.call({ path, body: { teams: names, final: true }, as: admin }));
    await event.take('running');
    const [first] = expectDone(await event.act('matchups', { size: 10 }));
    const { revision } = expectDone(await app.call({ path: `/api/match/${first.id}` }));
    const body = { revision, state: 'finished', scoreA: 2, scoreB: 0 };
    const replies = await Promise.all([
      app.call({ path: `/api/matches/${first.id}`, method: 'PATCH', body, as: admin }),
      at(1).act('withdraw', {}, squads[0]!.leader),
      at(0).patch({ description: 'Just started.' }),
    ]);
    for (const { status, body: answer } of replies) {
      expect(status, JSON.stringify(answer)).toBeLessThan(500);
    }
    expect((await event.entry('Instant A')).state).toBe('dropped');
    const open = expectDone(await event.act('matchups', { size: 10 })).filter(
      ({ state }: { state: string }) => state === 'scheduled',
    );
    expect(open.length).toBeGreaterThan(0);
  }
});
