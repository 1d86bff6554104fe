import { MOST_FOLLOWS } from '@mes/domain/follows/follows';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam, addTeamRows, addTournament, type TestTeam } from '../../../testing/league';
import { openPage } from '../../../testing/page';
import { createMatchId } from '../matches/service';
import { matches } from '../matches/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';
import { follows } from './tables';

const HOUR = 3_600_000;
const now = Date.now();
let app: TestApp;
let fan: Account;
let north: TestTeam;
let south: TestTeam;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  north = await addTeam(app, 'North');
  south = await addTeam(app, 'South');
});
afterAll(() => app.stop());
beforeEach(async () => {
  fan = await app.signIn(`Fan ${++count}`);
});

const act = (action: string, kind: string, id: string, as: Account | undefined = fan) =>
  app.request({ object: 'follow', action, value: id, data: { kind } }, as);
const follow = (kind: string, id: string, as?: Account) => act('add', kind, id, as);
const unfollow = (kind: string, id: string) => act('remove', kind, id);
const read = async (action: string, as = fan) =>
  (await app.request({ object: 'follow', action, data: {} }, as)).body.data;

async function addMatch(row: Partial<typeof matches.$inferInsert> = {}): Promise<string> {
  const id = createMatchId();
  await app.database.db.insert(matches).values({
    ...{ id, teamA: north.id, teamB: south.id, bestOf: 3, vetoFormat: 'BO3', state: 'scheduled' },
    ...{ revision: 1, createdAt: now, startsAt: now + HOUR, ...row },
  });
  return id;
}

describe('following', () => {
  it('lists teams, players and tournaments, newest first', async () => {
    const id = await addTournament(app.database, { id: `Cup${count}`, teams: [] });
    expect((await follow('team', 'north')).body.data).toEqual({ followers: 1 });
    await follow('player', south.leader.id);
    await follow('tournament', id);
    expect(await read('list')).toMatchObject([
      { kind: 'tournament', tournament: { id } },
      { kind: 'player', player: { id: south.leader.id } },
      { kind: 'team', team: { name: 'North' } },
    ]);
    expect(await read('list', north.leader)).toEqual([]);
  });

  it('counts a double press once, and the other tab hears of it', async () => {
    const tab = await openPage(app.address, fan);
    const presses = await Promise.all([follow('team', 'South'), follow('team', 'South')]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read('list')).toHaveLength(1);
    await tab.next('follow.changed');
    tab.close();
    await Promise.all([unfollow('team', 'South'), unfollow('team', 'South')]);
    expect(await read('list')).toEqual([]);
  });

  it('refuses visitors, what does not exist and drafts', async () => {
    const draft = await addTournament(app.database, { id: `D${count}`, teams: [], state: 'draft' });
    const visitor = await app.request({
      ...{ object: 'follow', action: 'add', value: 'North', data: { kind: 'team' } },
    });
    expect(visitor.status).toBe(403);
    for (const [kind, id] of [
      ['team', 'Nobody'],
      ['player', 'nobody'],
      ['tournament', draft],
    ] as const)
      expect((await follow(kind, id)).status).toBe(404);
    expect((await follow('article', 'North')).status).toBe(400);
    expect((await follow('team', '')).status).toBe(400);
  });

  it('has a limit, which two presses at once do not pass together', async () => {
    const ids = await addTeamRows(app.database, MOST_FOLLOWS + 1, `Many${count}`);
    const rows = ids.slice(2).map((team) => ({
      ...{ id: crypto.randomUUID(), account: fan.id, team, since: now },
    }));
    await app.database.db.insert(follows).values(rows);
    const [one, other] = await Promise.all([
      follow('team', `Many${count} 1`),
      follow('team', `Many${count} 2`),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 400]);
    expect(await read('list')).toHaveLength(MOST_FOLLOWS);
  });

  it('stays with a team that is renamed, and ends with a tournament that is deleted', async () => {
    const [team] = await addTeamRows(app.database, 1, `Old${count}`);
    const id = await addTournament(app.database, { id: `Gone${count}`, teams: [] });
    await follow('team', `Old${count} 1`);
    await follow('tournament', id);
    await app.database.db
      .update(teams)
      .set({ name: `New${count}` })
      .where(eq(teams.id, team!));
    await app.database.db.delete(tournaments).where(eq(tournaments.id, id));
    expect(await read('list')).toMatchObject([{ kind: 'team', team: { name: `New${count}` } }]);
  });

  it('is exported, and deleted with the account or the player', async () => {
    const star = await app.signIn(`Star ${count}`);
    await follow('player', star.id);
    await follow('team', 'North', star);
    const { body } = await app.request({ object: 'player', action: 'export', data: {} }, star);
    expect(body.data.parts.follows).toMatchObject([{ kind: 'team', team: { name: 'North' } }]);
    const data = { name: `Star ${count}` };
    await app.request({ object: 'player', action: 'delete_account', data }, star);
    expect(await read('list')).toEqual([]);
    const { db } = app.database;
    expect(await db.select().from(follows).where(eq(follows.account, star.id))).toEqual([]);
  });
});

describe('the matches of what one follows', () => {
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);

  it('are those of teams, tournaments and the teams of players, each once', async () => {
    await app.database.db.delete(matches);
    const [x, y] = await addTeamRows(app.database, 2, `Other${count}`);
    const tournament = await addTournament(app.database, { id: `T${count}`, teams: [x!, y!] });
    const live = await addMatch({ state: 'live', startsAt: now - HOUR });
    const next = await addMatch();
    const inCup = await addMatch({ teamA: x, teamB: y, tournament, startsAt: now + 2 * HOUR });
    const over = await addMatch({ state: 'finished', finishedAt: now - HOUR, winner: 'A' });
    await addMatch({ teamA: x, teamB: y });
    await addMatch({ state: 'finished', finishedAt: now - 400 * HOUR, winner: 'A' });
    await follow('team', 'North');
    await follow('player', south.leader.id);
    await follow('tournament', tournament);
    const found = await read('matches');
    expect(ids(found.live)).toEqual([live]);
    expect(ids(found.upcoming)).toEqual([next, inCup]);
    expect(ids(found.recent)).toEqual([over]);
  });

  it('are none for who follows nothing', async () => {
    expect(await read('matches')).toEqual({ live: [], upcoming: [], recent: [] });
  });
});
