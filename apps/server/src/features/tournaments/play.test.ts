/** The whole of it: from the draw to the champion, and back. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addSquad, expectDone, type Squad, TestEvent } from '../../../testing/event';
import { notifications } from '../notifications/tables';

let app: TestApp;
let admin: Account;
let squads: Squad[];
const NAMES = ['Aurora', 'Borealis', 'Cirrus', 'Dusk'];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('An Admin', ['Admin']);
  squads = [];
  for (const name of NAMES) squads.push(await addSquad(app, name));
});
afterAll(() => app.stop());

interface Played {
  readonly id: string;
  readonly round: string;
  readonly state: string;
  readonly teamA: { name: string } | null;
  readonly teamB: { name: string } | null;
}

/** Everyone is in and seeded in the order of their names. */
async function seeded(id: string, settings: object = {}): Promise<TestEvent> {
  const event = await TestEvent.open(app, admin, { id, ...settings });
  for (const squad of squads) expectDone(await event.apply(squad));
  await event.take('signup_closed', 'seeding');
  expectDone(
    await app.call({
      path: `/api/tournaments/${id}/seeding`,
      body: { teams: NAMES, final: true },
      as: admin,
    }),
  );
  return event;
}

async function matchups(event: TestEvent): Promise<Played[]> {
  return expectDone(await event.act('matchups', { size: 100 }));
}

async function win(event: TestEvent, name: string): Promise<void> {
  const open = (await matchups(event)).find(
    ({ state, teamA, teamB }) =>
      state === 'scheduled' && teamA && teamB && [teamA.name, teamB.name].includes(name),
  );
  const isA = open!.teamA!.name === name;
  await result(open!.id, { scoreA: isA ? 2 : 0, scoreB: isA ? 0 : 2 });
}

async function result(id: string, change: object) {
  const { revision } = expectDone(await app.call({ path: `/api/match/${id}` }));
  return expectDone(
    await app.call({
      path: `/api/matches/${id}`,
      method: 'PATCH',
      body: { revision, state: 'finished', ...change },
      as: admin,
    }),
  );
}

const page = async (event: TestEvent) =>
  expectDone(await app.call({ path: `/api/website/tournaments/${event.id}` }));

/** As the list of tournaments has it. */
async function listed(id: string) {
  const rows: { id: string; progress: object | null }[] = expectDone(
    await app.call({ path: '/api/tournaments/game/CriticalOps?finished=false&size=100' }),
  );
  return rows.find((row) => row.id === id)!;
}

describe('the start', () => {
  it('draws the bracket for everyone to see and tells the players', async () => {
    const event = await seeded('DrawnS1');
    await event.take('running');
    const shown = await page(event);
    expect(shown.state).toBe('running');
    expect(shown.bracket.stages[0].rounds[0].matches).toHaveLength(2);
    expect(shown.upcoming).toHaveLength(3);
    expect((await listed('DrawnS1')).progress).toEqual({ played: 0, total: 3 });
    const pairs = (await matchups(event)).map(({ teamA, teamB }) => [teamA?.name, teamB?.name]);
    expect(pairs.slice(0, 2)).toEqual([
      ['Aurora', 'Dusk'],
      ['Borealis', 'Cirrus'],
    ]);
    const notified = await app.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.account, squads[0]!.leader.id))
      .orderBy(asc(notifications.id));
    expect(notified.map(({ type }) => type)).toContain('tournament.started');
  });

  it('can be taken back until a match has begun', async () => {
    const event = await seeded('ResetS1');
    await event.take('running', 'seeding');
    expect(await matchups(event)).toEqual([]);
    expect((await page(event)).bracket).toBeNull();
    await event.take('running');
    await win(event, 'Aurora');
    expect((await event.patch({ state: 'seeding' })).body.message).toBe(
      'Results depend on the draw: 1 match has begun.',
    );
  });

  it('freezes what the draw was made by', async () => {
    const event = new TestEvent(app, admin, 'DrawnS1');
    for (const [change, field] of [
      [{ stages: [] }, 'stages'],
      [{ season: 9 }, 'season'],
      [{ signup: { teams: 64 } }, 'signup.teams'],
    ] as const) {
      expect((await event.patch(change)).body.error).toMatchObject({ field });
    }
    expectDone(await event.patch({ description: 'Watch it live.' }));
  });

  it('is refused where the stages do not fit the teams', async () => {
    const groups = {
      format: 'round_robin',
      name: 'Groups',
      bestOf: 1,
      rounds: [],
      advances: [],
      groups: 3,
      legs: 1,
    };
    const event = await seeded('UnfitS1', { stages: [groups] });
    expect((await event.patch({ state: 'running' })).body.message).toBe(
      'Groups: 3 groups need at least 6 teams, and there are 4.',
    );
  });
});

describe('the end', () => {
  const PRIZES = [
    { from: 1, to: 1, amount: 100_000, extra: null },
    { from: 2, to: 2, amount: 50_000, extra: null },
  ];

  it('comes with the last result, and a correction takes it back', async () => {
    const event = await seeded('ChampionS1', { prizes: PRIZES });
    await event.take('running');
    for (const name of ['Aurora', 'Borealis', 'Borealis']) await win(event, name);
    expect(await page(event)).toMatchObject({
      state: 'finished',
      winner: { name: 'Borealis' },
      placements: [
        { team: { name: 'Borealis' }, prize: 100_000, points: 100 },
        { team: { name: 'Aurora' }, prize: 50_000, points: 75 },
        { from: 3, to: 4 },
        { from: 3, to: 4 },
      ],
    });

    const [first] = await matchups(event);
    const preview = await result(first!.id, { scoreA: 0, scoreB: 2 });
    expect(preview).toMatchObject({ applied: false, undoes: [{ round: 'Final' }] });
    const confirmed = preview.undoes.map(({ id }: { id: string }) => id);
    await result(first!.id, { scoreA: 0, scoreB: 2, confirmed });
    expect(await page(event)).toMatchObject({ state: 'running', winner: null, placements: [] });

    await win(event, 'Dusk');
    expect(await page(event)).toMatchObject({ state: 'finished', winner: { name: 'Dusk' } });
  });

  it('changes hands when only the last result is corrected', async () => {
    const event = new TestEvent(app, admin, 'ChampionS1');
    const final = (await matchups(event)).find(({ round }) => round === 'Final');
    const isA = final!.teamA!.name === 'Dusk';
    await result(final!.id, { scoreA: isA ? 1 : 2, scoreB: isA ? 2 : 1 });
    expect((await page(event)).winner.name).toBe('Borealis');
  });

  it('does not come by hand while a match is open', async () => {
    const event = await seeded('OpenS1');
    await event.take('running');
    expect((await event.patch({ state: 'finished' })).body.message).toBe(
      '3 matches are still to be played.',
    );
  });
});

describe('a team that leaves in the middle', () => {
  it('forfeits what is left for it, and the others play on', async () => {
    const event = await seeded('LeaverS1');
    await event.take('running');
    await win(event, 'Aurora');
    const left = expectDone(await event.act('withdraw', {}, squads[0]!.leader));
    expect(left).toMatchObject({ state: 'dropped', reason: 'Withdrawn by the team' });
    await win(event, 'Cirrus');
    expect(await page(event)).toMatchObject({ state: 'finished', winner: { name: 'Cirrus' } });
    const aurora = (await page(event)).teams.find(
      ({ team }: { team: { name: string } }) => team.name === 'Aurora',
    );
    expect(aurora).toMatchObject({ state: 'dropped', seed: 1 });
  });

  it('can be brought back while nothing was played because of it', async () => {
    const event = await seeded('ComebackS1');
    await event.take('running');
    const decide = (state: string, reason?: string) =>
      event.act('decide', { team: 'Dusk', state, reason }, admin);
    expectDone(await decide('disqualified', 'Cheating.'));
    const after = async () => (await matchups(event))[0]!.state;
    expect(await after()).toBe('forfeited');
    expectDone(await decide('registered'));
    expect(await after()).toBe('scheduled');
    expect((await decide('waitlisted')).body.message).toMatch(/The bracket is drawn/);
  });
});
