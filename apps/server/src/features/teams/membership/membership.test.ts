import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { type TeamCalls, teamCallsOf } from '../../../../testing/teams';
import { auditLog } from '../../../platform/audit/tables';
import { bans } from '../../moderation/tables';
import { notifications } from '../../notifications/tables';
import { teams as teamTable } from '../tables';

let app: TestApp;
let teams: TeamCalls;
let moderator: Account;

beforeAll(async () => {
  app = await startTestApp();
  teams = teamCallsOf(app);
  moderator = await app.signIn('A Moderator', ['Moderator']);
});
afterAll(() => app.stop());

const people = (...names: string[]) => Promise.all(names.map((name) => app.signIn(name)));
const namesOf = async (team: string) =>
  (await teams.info(team)).body.data.players.map(({ name }: { name: string }) => name);
const news = async (account: Account) =>
  (
    await app.database.db
      .select({ type: notifications.type })
      .from(notifications)
      .where(eq(notifications.account, account.id))
  ).map(({ type }) => type);
const ban = (player: Account, scope: 'tournaments' | 'voting') =>
  app.database.db
    .insert(bans)
    .values({ id: uuidv7(), player: player.id, scope, reason: '-', createdAt: Date.now() });

describe('creating a team', () => {
  it('makes the creator its leader and only player', async () => {
    const founder = await app.signIn('Founder');
    const { body } = await teams.create('  Night   Owls ', 'OWL', founder);
    expect(body.data).toMatchObject({
      isLeader: true,
      team: { name: 'Night Owls', tag: 'OWL' },
      teamData: { leader: founder.id, region: 'EU', players: [{ name: 'Founder' }] },
    });
    expect((await teams.info('night owls')).body.data).toMatchObject({
      state: 'active',
      leader: { id: founder.id },
    });
    const audits = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actor, founder.id));
    expect(audits).toMatchObject([{ action: 'team.created', after: { name: 'Night Owls' } }]);
  });

  it.each([
    ['a name that is taken', 'NIGHT OWLS', 'NEW', "The name 'NIGHT OWLS' is taken."],
    ['a name that looks like another', 'Ｎight Öwls', 'NW2', "The name 'Ｎight Öwls' is taken."],
    ['a name that claims to be staff', '[ＭＯＤ] 1', 'MD1', 'It is reserved for staff.'],
    ['the name of the community', 'M E S', 'ME5', 'It is reserved for staff.'],
    ['a tag that is taken', 'Day Owls', 'owl', "The tag 'owl' is taken."],
    ['a name that addresses use', 'Create', 'CRE', 'is reserved'],
    ['a name that addresses cannot hold', 'Owls?', 'OW2', 'must not contain'],
    ['a tag with spaces', 'Spacy Owls', 'O W', 'must not contain spaces'],
  ])('refuses %s', async (_what, name, tag, message) => {
    const founder = await app.signIn(`Founder of ${name} ${tag}`.slice(0, 32));
    const refused = await teams.create(name, tag, founder);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain(message);
    expect((await teams.me(founder)).team).toBeNull();
  });

  it('is for those who have none and are not banned from tournaments', async () => {
    const [founder, cheater, voter] = await people('Twice', 'Cheater', 'Bad Voter');
    await teams.create('First', 'FI1', founder!);
    expect((await teams.create('Second', 'SE2', founder!)).body.message).toBe(
      'You are already in a team.',
    );
    await ban(cheater!, 'tournaments');
    await ban(voter!, 'voting');
    expect((await teams.create('Cheaters', 'CHT', cheater!)).body.message).toBe(
      'You have been banned.',
    );
    expect((await teams.create('Voters', 'VOT', voter!)).status).toBe(200);
  });
});

describe('leaving a team', () => {
  it('is possible for every player, and the team is notified', async () => {
    const [leader, player] = await people('Lea', 'Leaves');
    await teams.create('Leavable', 'LEA', leader!);
    await teams.add('Leavable', leader!, player!);
    expect((await teams.leave(player!, 'Other Team')).body.message).toBe(
      'You are not in Other Team.',
    );
    const left = await teams.leave(player!, 'leavable');
    expect(left.body.data).toMatchObject({ team: null, teamData: null, isLeader: false });
    expect(await namesOf('Leavable')).toEqual(['Lea']);
    expect(await news(leader!)).toContain('team.player_left');
    expect((await teams.leave(player!)).body.message).toBe('You are not in a team.');
  });

  it('asks a leader to hand the team over first; alone, it ends the team', async () => {
    const [leader, heir] = await people('Leading', 'Heir');
    await teams.create('Handed Over', 'HAN', leader!);
    await teams.add('Handed Over', leader!, heir!);
    expect((await teams.leave(leader!)).body.message).toBe(
      'Make another player the leader before you leave the team.',
    );
    const transferred = await teams.player(
      'transfer_ownership',
      'Handed Over',
      { target: heir!.id },
      leader!,
    );
    expect(transferred.body.data.leader).toMatchObject({ id: heir!.id });
    expect(await news(heir!)).toContain('team.ownership_transferred');
    expect((await teams.leave(leader!)).status).toBe(200);
    expect((await teams.leave(heir!)).body.data.team).toBeNull();
    expect((await teams.info('Handed Over')).body.data).toMatchObject({
      state: 'disbanded',
      leader: null,
      players: [],
    });
  });
});

describe('kicking', () => {
  it('is for the leader and moderators, and never the leader', async () => {
    const [leader, first, second] = await people('Kicks', 'Kicked 1', 'Kicked 2');
    await teams.create('Kicking', 'KIC', leader!);
    await teams.add('Kicking', leader!, first!, second!);
    const kick = (target: Account, as: Account) =>
      teams.player('kick', 'Kicking', { target: target.id }, as);
    expect(await kick(second!, first!)).toMatchObject({
      status: 403,
      body: { message: 'Only the team leader can do this.' },
    });
    expect((await kick(leader!, moderator)).body.message).toBe('The leader cannot be kicked.');
    expect((await kick(moderator, leader!)).body.message).toBe('This player is not in the team.');
    const { body } = await kick(first!, leader!);
    expect(body.data.players).toHaveLength(2);
    expect((await kick(second!, moderator)).status).toBe(200);
    expect(await news(first!)).toContain('team.player_kicked');
    expect((await teams.me(first!)).team).toBeNull();
  });
});

describe('transferring the ownership', () => {
  it('goes to a player of the team who is not banned', async () => {
    const [leader, player, outsider] = await people('Owner', 'In Team', 'Outsider');
    await teams.create('Owned', 'OWN', leader!);
    await teams.add('Owned', leader!, player!);
    const transfer = (target: Account, as = leader!) =>
      teams.player('transfer_ownership', 'Owned', { target: target.id }, as);
    expect((await transfer(outsider!)).body.message).toBe('This player is not in the team.');
    expect((await transfer(leader!)).body.message).toBe('Owner already leads the team.');
    expect((await transfer(player!, player)).status).toBe(403);
    await ban(player!, 'tournaments');
    expect((await transfer(player!)).body.message).toBe('This player is banned.');
  });
});

describe('disbanding', () => {
  it('frees everyone and keeps the page, the name and the history', async () => {
    const [leader, player, invited, other] = await people('Ends', 'Ended', 'Never In', 'Anew');
    await teams.create('Ending', 'END', leader!);
    await teams.add('Ending', leader!, player!);
    await teams.invite('Ending', invited!, leader!);
    expect((await teams.player('disband_team', 'Ending', {}, player!)).status).toBe(403);
    expect((await teams.player('disband_team', 'Ending', {}, leader!)).body.data.team).toBeNull();
    expect(await news(player!)).toContain('team.disbanded');
    expect((await teams.me(player!)).team).toBeNull();
    expect((await teams.me(invited!)).invitations).toEqual([]);
    expect((await teams.info('Ending')).body.data.state).toBe('disbanded');
    expect((await teams.player('disband_team', 'Ending', {}, moderator)).body.message).toBe(
      'This team has disbanded.',
    );
    const history = await app.request({
      object: 'team',
      action: 'roster_history',
      value: 'Ending',
    });
    expect(history.body.data).toMatchObject([
      { player: { name: 'Ended', country: null }, leftBy: 'disbanded' },
      { player: { name: 'Ends' }, leftBy: 'disbanded' },
    ]);
    expect((await teams.create('Ending', 'NEW1', other!)).body.message).toContain('is taken');
    expect((await teams.create('Beginning', 'END', other!)).status).toBe(200);
  });
});

describe('a team without a leader', () => {
  it('says so to its players, and a moderator finds it one', async () => {
    const [leader, player] = await people('Vanishes', 'Stays');
    await teams.create('Headless', 'HDL', leader!);
    await teams.add('Headless', leader!, player!);
    await app.database.db
      .update(teamTable)
      .set({ leader: null })
      .where(eq(teamTable.name, 'Headless'));
    const kick = await teams.player('kick', 'Headless', { target: leader!.id }, player!);
    expect(kick).toMatchObject({ status: 404, body: { message: 'Leader not found' } });
    const found = await teams.player(
      'transfer_ownership',
      'Headless',
      { target: player!.id },
      moderator,
    );
    expect(found.body.data.leader).toMatchObject({ name: 'Stays' });
  });
});

it('answers 404 for a team that does not or cannot exist', async () => {
  const player = await app.signIn('Lost');
  for (const name of ['No Such Team', '%']) {
    for (const action of ['join_team', 'disband_team', 'decline_invitation', 'remove_logo']) {
      expect((await teams.player(action, name, {}, player)).status).toBe(404);
    }
    const { status } = await app.call({ path: `/api/teams/${encodeURIComponent(name)}` });
    expect(status).toBe(404);
  }
});
