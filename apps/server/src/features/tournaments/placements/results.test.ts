import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, TestApp } from '../../../../testing/app';
import { expectDone, startStaffedApp, TestEvent } from '../../../../testing/event';
import { addTeamRows, addTournament } from '../../../../testing/league';
import { teams } from '../../teams/tables';
import { findPlayerRecords, findTeamRecords } from '../records/service';
import { rosterPlayers, tournaments } from '../tables';
import { finishTournament, reopenTournament } from './service';

let app: TestApp;
let admin: Account;
let ids: string[];
const now = Date.UTC(2030, 0, 1);
const action = { actor: null, now };

beforeAll(async () => {
  ({ app, admin } = await startStaffedApp(() => now));
  ids = await addTeamRows(app.database, 4);
});
afterAll(() => app.stop());

const PRIZES = [
  { from: 1, to: 1, amount: 100_000, extra: null },
  { from: 2, to: 2, amount: 50_000, extra: null },
  { from: 3, to: 4, amount: 12_550, extra: null },
];
const POINTS = [
  { from: 1, to: 1, points: 100 },
  { from: 2, to: 2, points: 75 },
  { from: 3, to: 4, points: 50 },
];

/** Team 1 wins, 2 loses the final, 3 and 4 the semifinals. */
const toPlaces = (order: readonly string[]) => [
  { teamId: order[0]!, from: 1, to: 1 },
  { teamId: order[1]!, from: 2, to: 2 },
  { teamId: order[2]!, from: 3, to: 4 },
  { teamId: order[3]!, from: 3, to: 4 },
];

async function played(id: string, change: object = {}): Promise<TestEvent> {
  await addTournament(app.database, {
    id,
    name: id,
    teams: ids,
    prizes: PRIZES,
    points: POINTS,
    ...change,
  });
  await app.database.transaction((tx) =>
    finishTournament(tx, { tournamentId: id, places: toPlaces(ids) }, action),
  );
  return new TestEvent(app, admin, id);
}

const ask = (object: string, action: string, value?: string, data: object = {}) =>
  app.request({ object, action, value, data });

describe('the end of a tournament', () => {
  it('names the winner and gives places their prizes and points', async () => {
    const event = await played('EndedS1');
    const [read] = await event.get('');
    expect(read).toMatchObject({ state: 'finished', winner: { name: 'Team 1' } });
    const page = expectDone(await app.call({ path: '/api/website/tournaments/EndedS1' }));
    expect(page.placements).toMatchObject([
      { from: 1, to: 1, team: { name: 'Team 1' }, prize: 100_000, points: 100 },
      { from: 2, to: 2, team: { name: 'Team 2' }, prize: 50_000, points: 75 },
      { from: 3, to: 4, team: { name: 'Team 3' }, prize: 12_550, points: 50 },
      { from: 3, to: 4, team: { name: 'Team 4' }, prize: 12_550, points: 50 },
    ]);
  });

  it('is taken back by a correction, and given anew', async () => {
    const event = await played('CorrectedS1');
    const page = () => app.call({ path: '/api/website/tournaments/CorrectedS1' });
    expect(expectDone(await page()).winner.name).toBe('Team 1');
    await app.database.transaction((tx) =>
      reopenTournament(tx, { tournamentId: 'CorrectedS1' }, action),
    );
    expect(expectDone(await page())).toMatchObject({
      state: 'running',
      winner: null,
      placements: [],
    });
    const swapped = toPlaces([ids[1]!, ids[0]!, ids[2]!, ids[3]!]);
    await app.database.transaction((tx) =>
      finishTournament(tx, { tournamentId: 'CorrectedS1', places: swapped }, action),
    );
    expect((await event.get(''))[0]).toMatchObject({
      state: 'finished',
      winner: { name: 'Team 2' },
    });
  });

  it('follows prizes that are changed afterwards', async () => {
    const event = await played('RevaluedS1');
    expectDone(await event.patch({ prizes: [{ from: 1, to: 1, amount: 500, extra: null }] }));
    const page = expectDone(await app.call({ path: '/api/website/tournaments/RevaluedS1' }));
    expect(page.placements.map(({ prize }: { prize: number }) => prize)).toEqual([500, 0, 0, 0]);
  });

  it('cannot be taken back by hand', async () => {
    const event = await played('OverS1');
    expect((await event.patch({ state: 'running' })).body.message).toMatch(
      /Correct the last result/,
    );
  });
});

describe('records', () => {
  beforeAll(async () => {
    // Only these from here on.
    await app.database.db.delete(tournaments);
    await played('Worlds2023', {
      name: 'World Championship 2023',
      startsAt: now - 3_000,
      season: 0,
    });
    await played('EmbersS3EU', { name: 'Embers of Victory S3', startsAt: now - 2_000, season: 3 });
    await addTournament(app.database, {
      id: 'RunningS1',
      name: 'Running S1',
      teams: ids,
      startsAt: now - 1_000,
    });
    const player = await app.signIn('Veteran');
    await app.database.db.insert(rosterPlayers).values({
      tournament: 'Worlds2023',
      team: ids[0]!,
      player: player.id,
      addedAt: now,
    });
  });

  it('of a team are its tournaments with rank, earnings and roster, newest first', async () => {
    expect(await findTeamRecords(app.database.db, ids[2]!)).toEqual([
      { id: 'RunningS1', name: 'Running S1', rank: null, earnings: 0, roster: [] },
      {
        id: 'EmbersS3EU',
        name: 'Embers of Victory S3',
        rank: '3–4th Place',
        earnings: 12_550,
        roster: [],
      },
      {
        id: 'Worlds2023',
        name: 'World Championship 2023',
        rank: '3–4th Place',
        earnings: 12_550,
        roster: [],
      },
    ]);
  });

  it('of a player are those of rosters', async () => {
    const { db } = app.database;
    const [stood] = await db.select().from(rosterPlayers);
    expect(await findPlayerRecords(db, stood!.player)).toMatchObject([
      { id: 'Worlds2023', rank: '1st Place', earnings: 100_000, team: { name: 'Team 1' } },
    ]);
  });

  it('of the world championships are told apart', async () => {
    const worlds = expectDone(await ask('team', 'worldsinfo', 'team 1'));
    expect(worlds).toMatchObject([
      { id: 'Worlds2023', rank: '1st Place', roster: [{ name: 'Veteran' }] },
    ]);
    expect((await ask('team', 'worldsinfo', 'Nobody')).status).toBe(404);
  });

  it('add up to points', async () => {
    expect(expectDone(await ask('team', 'tournamentpoints', 'Team 2'))).toMatchObject({
      total: 150,
      tournaments: [{ points: 0 }, { points: 75 }, { points: 75 }],
    });
  });

  it('make a ranking, of everything or of a season', async () => {
    const all = await ask('other', 'tournament_rank_leaderboard');
    expect(all.body.metadata.total).toBe(4);
    expect(all.body.data).toMatchObject([
      {
        place: 1,
        team: { name: 'Team 1' },
        points: 200,
        tournaments: 2,
        firsts: 2,
        earnings: 200_000,
      },
      { place: 2, team: { name: 'Team 2' }, points: 150, seconds: 2 },
      { place: 3, team: { name: 'Team 3' }, points: 100, thirds: 0 },
      { place: 3, team: { name: 'Team 4' }, points: 100 },
    ]);
    const last = await ask('other', 'tournament_rank_leaderboard', undefined, {
      order: 'seconds',
      direction: 'ascending',
    });
    expect(last.body.data).toMatchObject([
      { place: 3, team: { name: 'Team 3' } },
      { place: 3, team: { name: 'Team 4' } },
      { place: 1, seconds: 0 },
      { place: 2, seconds: 2 },
    ]);
    const season = await ask('other', 'tournament_rank_leaderboard', undefined, {
      season: 3,
      size: 1,
    });
    expect(season.body).toMatchObject({ data: [{ points: 100 }], metadata: { total: 4 } });
  });

  it('are given to other programs in words and dollars', async () => {
    const external = expectDone(await app.call({ path: '/api/statistics/external.json' }));
    expect(external).toHaveLength(4);
    expect(external[3]).toEqual({
      name: 'Team 4',
      tournaments: [
        { name: 'Running S1', result: 'Running', earnings: 0 },
        { name: 'Embers of Victory S3', result: '3–4th Place', earnings: 125.5 },
        { name: 'World Championship 2023', result: '3–4th Place', earnings: 125.5 },
      ],
    });
  });

  it('follow a team to its new name', async () => {
    await app.database.db.update(teams).set({ name: 'Team Four' }).where(eq(teams.id, ids[3]!));
    expect(expectDone(await ask('team', 'tournamentpoints', 'Team Four')).total).toBe(100);
  });
});
