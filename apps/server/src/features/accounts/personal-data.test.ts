import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expandBracket } from '@mes/client/bracket';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { single } from '../../../testing/bracket-desk';
import { TestEvent } from '../../../testing/event';
import { addTeam, addTournament } from '../../../testing/league';
import { type TeamCalls, teamCallsOf } from '../../../testing/teams';
import { auditLog } from '../../platform/audit/tables';
import { bans } from '../moderation/tables';
import { playerNames, players } from '../players/tables';
import { accounts } from './tables';

let app: TestApp;
let teams: TeamCalls;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mes-leaving-'));
  app = await startTestApp({ config: { dataDir } });
  teams = teamCallsOf(app);
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const act = (action: string, data: object, as?: Account) =>
  app.request({ object: 'player', action, data }, as);
const goAway = (name: string, as: Account) => act('delete_account', { name }, as);

describe('taking one’s data along', () => {
  it('gives everything that is kept of the own account, and nothing of others', async () => {
    const [me, other] = [await app.signIn('Leaving Soon'), await app.signIn('Somebody Else')];
    await act('change_name', { name: 'Leaving' }, me);
    await act('change_country', { country: 'FI' }, me);
    await teams.create('Exported', 'EXP', me);
    const { body } = await act('export', {}, me);
    expect(body.data.parts).toMatchObject({
      account: {
        id: me.id,
        provider: 'test',
        sessions: [{ device: 'test' }],
        actions: expect.arrayContaining([expect.objectContaining({ action: 'player.renamed' })]),
      },
      player: { name: 'Leaving', country: 'FI', formerNames: [{ name: 'Leaving Soon' }] },
      teams: { memberships: [{ team: { name: 'Exported' } }] },
    });
    expect(JSON.stringify(body)).not.toContain(other.id);
    expect(JSON.stringify(body)).not.toContain(me.secret);
    expect((await act('export', {})).status).toBe(403);
  });
});

describe('going for good', () => {
  it('leaves an id without a name, in matches and in the audit', async () => {
    const me = await app.signIn('Going');
    const second = await app.signIn('Staying');
    await act('change_name', { name: 'Almost Gone' }, me);
    await act('change_game_id', { gameId: '123' }, me);
    await act('change_description', { description: 'Private' }, me);
    expect((await goAway('Almost Gone', me)).body).toEqual({ status: 'SUCCESS', data: {} });

    const shown = await app.call({ path: `/api/players/${me.id}/info` });
    expect(shown.body.data).toEqual({
      id: me.id,
      name: `Deleted player ${me.id}`,
      photo: null,
      state: 'deleted',
      gameId: null,
      gameIdState: null,
      country: null,
      team: null,
      isLeader: false,
      lookingForTeam: false,
    });
    const { db } = app.database;
    const [row] = await db.select().from(players).where(eq(players.id, me.id));
    expect(JSON.stringify(row)).not.toMatch(/Gone|Private|"123"/);
    expect(await db.select().from(playerNames).where(eq(playerNames.player, me.id))).toEqual([]);
    expect(await db.select().from(accounts).where(eq(accounts.id, me.id))).toEqual([]);
    const audits = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `account:${me.id}`));
    expect(audits).toMatchObject([{ action: 'account.deleted', actor: me.id }]);
    // What was unique is free again.
    expect((await act('change_game_id', { gameId: '123' }, second)).status).toBe(200);
    expect((await act('change_name', { name: 'Almost Gone' }, second)).status).toBe(200);
  });

  it('ends every session at once', async () => {
    const me = await app.signIn('Signed In');
    await app.call({ path: '/api/players/me', as: me });
    await goAway('Signed In', me);
    const after = await app.call({ path: '/api/players/me', as: me });
    expect([after.status, after.body.message]).toEqual([403, 'Invalid credentials.']);
  });

  it('asks for the own name, exactly', async () => {
    const me = await app.signIn('Careful');
    expect((await goAway('careful', me)).body.error).toMatchObject({ field: 'name' });
    expect((await app.call({ path: '/api/players/me', as: me })).status).toBe(200);
  });

  it('is not for those who are banned: they would come back without the ban', async () => {
    const me = await app.signIn('Cheater');
    await app.database.db.insert(bans).values({
      id: uuidv7(),
      player: me.id,
      scope: 'tournaments',
      reason: '-',
      createdAt: Date.now(),
    });
    expect((await goAway('Cheater', me)).body.message).toMatch(/^An account with a ban in force/);
  });

  it('hands a led team to whoever is in it longest', async () => {
    const [me, first, second] = [
      await app.signIn('Old Leader'),
      await app.signIn('Zoe'),
      await app.signIn('Abe'),
    ];
    await teams.create('Inherited', 'INH', me);
    await teams.add('Inherited', me, first, second);
    await goAway('Old Leader', me);
    const { body } = await teams.info('Inherited');
    expect(body.data).toMatchObject({ leader: { name: 'Zoe' }, state: 'active' });
    expect(body.data.players).toHaveLength(2);
    const history = await app.request({
      object: 'team',
      action: 'roster_history',
      value: 'Inherited',
    });
    expect(history.body.data.at(-1)).toMatchObject({
      player: { name: `Deleted player ${me.id}` },
      leftBy: 'deleted',
    });
  });

  it('ends a team that nobody else is in, and takes invitations along', async () => {
    const [me, leader] = [await app.signIn('Alone'), await app.signIn('Hopeful')];
    await teams.create('Lonely', 'LON', me);
    await teams.create('Hopefuls', 'HOP', leader);
    await teams.invite('Hopefuls', me, leader);
    await goAway('Alone', me);
    expect((await teams.info('Lonely')).body.data.state).toBe('disbanded');
    const managed = await app.request(
      { object: 'team', action: 'invitations', value: 'Hopefuls' },
      leader,
    );
    expect(managed.body.data.invitations).toEqual([]);
    expect((await teams.invite('Hopefuls', me, leader)).status).toBe(404);
  });

  it('drops a team that nobody else is in from the tournament that it plays', async () => {
    const admin = await app.signIn('Organiser', ['Admin']);
    const squads = [];
    for (const name of ['Deserted', 'Opponents', 'Third', 'Fourth'])
      squads.push(await addTeam(app, name));
    const teamIds = squads.map(({ id }) => id);
    await addTournament(app.database, {
      id: 'LeftAlone',
      teams: teamIds,
      stages: single(),
      state: 'seeding',
      seeded: true,
    });
    await new TestEvent(app, admin, 'LeftAlone').take('running');
    const heard: string[] = [];
    app.feed.onPublished((events) =>
      heard.push(...events.map((each) => `${each.channel} ${each.type}`)),
    );
    const { leader } = squads[0]!;
    expect((await goAway('Deserted Leader', leader)).status).toBe(200);

    const entry = await new TestEvent(app, admin, 'LeftAlone').entry('Deserted');
    expect(entry).toMatchObject({ state: 'dropped', reason: 'The team has disbanded' });
    const { body } = await app.call({ path: '/api/tournaments/LeftAlone/bracket' });
    const [semifinals, final] = expandBracket(body.data).stages[0]!.rounds;
    expect(semifinals!.matches[0]).toMatchObject({ state: 'forfeited', winner: 'B' });
    expect(final!.matches[0]!.slots[0].team).toMatchObject({ name: 'Fourth' });
    expect((await teams.info('Deserted')).body.data.state).toBe('disbanded');
    expect(heard).toContain(`match:${semifinals!.matches[0]!.id} match.finished`);
    expect(heard).toContain('tournament:LeftAlone tournament.team_dropped');
  });

  it('withdraws a team that nobody else is in from a tournament that has not begun', async () => {
    const admin = await app.signIn('Another Organiser', ['Admin']);
    const { leader, id } = await addTeam(app, 'Hesitant');
    await addTournament(app.database, { id: 'NotYet', teams: [id], state: 'signup_open' });
    await goAway('Hesitant Leader', leader);
    expect(await new TestEvent(app, admin, 'NotYet').entry('Hesitant')).toMatchObject({
      state: 'withdrawn',
    });
  });

  it('takes the photo along', async () => {
    const me = await app.signIn('Photographed');
    const picture = sharp({ create: { width: 99, height: 99, channels: 3, background: '#719' } });
    const data = (await picture.png().toBuffer()).toString('base64');
    const { body } = await act('change_photo', { photo: { filename: 'me.png', data } }, me);
    expect((await fetch(app.address + body.data.photo)).status).toBe(200);
    await goAway('Photographed', me);
    expect((await fetch(app.address + body.data.photo)).status).toBe(404);
  });

  it('cannot be found by search any more', async () => {
    const me = await app.signIn('Unforgettable');
    await goAway('Unforgettable', me);
    for (const query of ['unforgettable', 'deleted player', me.id]) {
      const { body } = await app.call({ path: '/api/players/search', body: { query } });
      expect(body.data.map(({ ID }: { ID: string }) => ID)).not.toContain(me.id);
    }
  });
});
