import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, TestApp } from '../../../../testing/app';
import {
  addSquad,
  expectDone,
  type Squad,
  startStaffedApp,
  TestEvent,
} from '../../../../testing/event';
import { addTournament } from '../../../../testing/league';
import { matches } from '../../matches/tables';
import { placements } from '../tables';

let app: TestApp;
let admin: Account;
let moderator: Account;
let squads: Squad[];
const now = Date.UTC(2030, 0, 1);
const NAMES = ['Alpha', 'Bravo', 'Charlie', 'Delta'];

beforeAll(async () => {
  ({ app, admin, moderator } = await startStaffedApp(() => now));
  squads = [];
  for (const name of NAMES) squads.push(await addSquad(app, name));
});
afterAll(() => app.stop());

async function closed(id: string): Promise<TestEvent> {
  const event = await TestEvent.open(app, admin, { id });
  for (const squad of squads) expectDone(await event.apply(squad));
  await event.take('signup_closed');
  return event;
}

const submit = (event: TestEvent, body: object, as = moderator) =>
  app.call({ path: `/api/tournaments/${event.id}/seeding`, body, as });
const order = ({ teams }: { teams: { seed: number; team: { name: string } }[] }) =>
  teams.map(({ team }) => team.name).join(' ');

describe('an order that a seeder submits', () => {
  it('is kept for each seeder, and can be changed', async () => {
    const event = await closed('SubmitS1');
    expect(await event.get('/seeding/my', moderator)).toBeNull();
    expectDone(await submit(event, { teams: NAMES }));
    const { own, seeding } = expectDone(await submit(event, { teams: NAMES.toReversed() }));
    expect(own.teams.map(({ name }: { name: string }) => name)).toEqual(NAMES.toReversed());
    expect(seeding).toEqual({ state: 'open', revision: 0, teams: [] });
    expectDone(await submit(event, { teams: NAMES }, admin));
    const all = await event.get('/seeding/submitted', moderator);
    expect(all.map(({ seeder }: { seeder: { id: string } }) => seeder.id).sort()).toEqual(
      [admin.id, moderator.id].sort(),
    );
    expect(await event.get('/seeding/my', moderator)).toEqual(own);
  });

  it.each([
    ['leaves a team out', NAMES.slice(1), 'Alpha is missing.'],
    ['names a team twice', ['Alpha', ...NAMES], 'Alpha is named twice.'],
    ['names a stranger', [...NAMES, 'Strangers'], 'Strangers is not registered.'],
  ])('is refused if it %s', async (_what, teams, reason) => {
    const event = new TestEvent(app, admin, 'SubmitS1');
    const refused = await submit(event, { teams });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { type: 'InvalidParameterError', field: 'teams' } },
    });
    expect(refused.body.message).toContain(reason);
  });

  it('is for staff', async () => {
    const event = new TestEvent(app, admin, 'SubmitS1');
    expect((await submit(event, { teams: NAMES }, squads[0]!.leader)).status).toBe(403);
    const path = '/api/tournaments/SubmitS1/seeding/submitted';
    expect((await app.call({ path, as: squads[0]!.leader })).status).toBe(403);
  });
});

describe('the final order', () => {
  it('is published for everyone, and only from the revision that its editor saw', async () => {
    const event = await closed('FinalS1');
    const wanted = ['charlie', 'ALPHA', 'Delta', 'Bravo'];
    expectDone(await submit(event, { teams: wanted, final: true, revision: 0 }));
    const published = await event.get('/seeding');
    expect(published).toMatchObject({ state: 'final', revision: 1 });
    expect(order(published)).toBe('Charlie Alpha Delta Bravo');
    expect(published.teams[0]).toMatchObject({ seed: 1, elo: 1500 });
    expect(await submit(event, { teams: NAMES, final: true, revision: 0 })).toMatchObject({
      status: 400,
      body: { error: { type: 'InvalidActionError', revision: 1 } },
    });
    const registered = await event.get('/teams/registered');
    expect(registered.map(({ seed }: { seed: number }) => seed)).toEqual([1, 2, 3, 4]);
  });

  it('of two at the same moment is one', async () => {
    const event = await closed('FinalRaceS1');
    const replies = await Promise.all(
      [NAMES, NAMES.toReversed()].map((teams) =>
        submit(event, { teams, final: true, revision: 0 }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('closes the gap when a team goes, and has to be made anew when one comes', async () => {
    const event = await closed('GapS1');
    expectDone(await submit(event, { teams: NAMES, final: true }));
    expectDone(await event.act('withdraw', {}, squads[1]!.leader));
    const closedUp = await event.get('/seeding');
    expect(closedUp.state).toBe('final');
    expect(closedUp.teams.map(({ seed }: { seed: number }) => seed)).toEqual([1, 2, 3]);
    expect(order(closedUp)).toBe('Alpha Charlie Delta');
    expectDone(await event.act('add_team', { team: 'Bravo' }, moderator));
    expect(await event.get('/seeding')).toMatchObject({ state: 'open', teams: [] });
    await event.take('seeding');
    expect((await event.patch({ state: 'running' })).body.message).toBe(
      'Publish the seeding first.',
    );
  });

  it('keeps rivals apart where that is wanted', async () => {
    await addTournament(app.database, { id: 'RivalsS1', teams: [], state: 'finished' });
    await app.database.db.insert(matches).values({
      id: 'opening',
      tournament: 'RivalsS1',
      stage: 0,
      part: 'upper',
      round: 1,
      index: 0,
      teamA: squads[0]!.id,
      teamB: squads[3]!.id,
      bestOf: 1,
      vetoFormat: 'BO1',
      state: 'finished',
      winner: 'A',
      finishedAt: now - 1_000,
      revision: 1,
      createdAt: now - 2_000,
    });
    const event = await closed('ApartS1');
    const seeded = async (separate: boolean) =>
      order(expectDone(await submit(event, { teams: NAMES, final: true, separate })).seeding);
    expect(await seeded(false)).toBe('Alpha Bravo Charlie Delta');
    expect(await seeded(true)).toBe('Alpha Bravo Delta Charlie');
  });

  it('waits for the end of signup', async () => {
    const event = await TestEvent.open(app, admin, { id: 'TooSoonS1' });
    expectDone(await event.apply(squads[0]!));
    expect((await submit(event, { teams: ['Alpha'], final: true })).body.message).toBe(
      'Signup is still open: the teams can change.',
    );
  });
});

describe('a draft', () => {
  it('weighs what seeders submitted and what teams have won before', async () => {
    const event = await closed('DraftS1');
    await addTournament(app.database, {
      id: 'BeforeS1',
      teams: squads.map(({ id }) => id),
      state: 'finished',
      startsAt: now - 86_400_000,
    });
    await app.database.db.insert(placements).values([
      { tournament: 'BeforeS1', team: squads[2]!.id, from: 1, to: 1, prize: 0, points: 100 },
      { tournament: 'BeforeS1', team: squads[3]!.id, from: 2, to: 2, prize: 0, points: 75 },
    ]);
    const draft = async () => expectDone(await event.act('draft_seeding', {}, moderator));
    const byPast = await draft();
    expect(order({ teams: byPast })).toBe('Charlie Delta Alpha Bravo');
    expect(byPast[0]).toMatchObject({ seed: 1, elo: 1500, pastPoints: 100, meanPlace: null });
    expectDone(await submit(event, { teams: ['Bravo', 'Alpha', 'Delta', 'Charlie'] }));
    const bySeeders = await draft();
    expect(order({ teams: bySeeders })).toBe('Bravo Alpha Delta Charlie');
    expect(bySeeders[0]).toMatchObject({ meanPlace: 1 });
  });
});
