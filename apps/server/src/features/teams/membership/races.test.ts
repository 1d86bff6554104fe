/** Everything that two people can do to one team at the same moment. */
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, type Reply, startTestApp, type TestApp } from '../../../../testing/app';
import { type TeamCalls, teamCallsOf } from '../../../../testing/teams';
import { players } from '../../players/tables';
import { teamMemberships, teams as teamTable } from '../tables';

let app: TestApp;
let teams: TeamCalls;
let admin: Account;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  teams = teamCallsOf(app);
  admin = await app.signIn('Admin', ['Admin']);
});
afterAll(() => app.stop());

beforeEach(async () => {
  const value = 10;
  await app.request(
    { object: 'property', action: 'write', value: 'teamMostPlayers', data: { value } },
    admin,
  );
});

async function people(count: number): Promise<Account[]> {
  return Promise.all(Array.from({ length: count }, () => app.signIn(`Racer ${++made}`)));
}

async function newTeam(leader: Account): Promise<string> {
  const name = `Team ${++made}`;
  await teams.create(name, `R${made}`, leader);
  return name;
}

const succeeded = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200);

/** What no change may ever break, whatever came at the same time. */
async function expectConsistent(): Promise<void> {
  const { db } = app.database;
  const open = await db.select().from(teamMemberships).where(isNull(teamMemberships.leftAt));
  const members = (await db.select().from(players)).filter(({ team }) => team !== null);
  const places = (rows: readonly { player: string; team: string | null }[]) =>
    rows.map(({ player, team }) => `${player} ${team}`).sort();
  expect(places(open)).toEqual(places(members.map(({ id, team }) => ({ player: id, team }))));
  const active = await db.select().from(teamTable).where(isNull(teamTable.disbandedAt));
  for (const { id, leader } of active) {
    expect(members.find((player) => player.id === leader)?.team).toBe(id);
  }
}

it('of those who accept the last place one gets it', async () => {
  await app.request(
    { object: 'property', action: 'write', value: 'teamMostPlayers', data: { value: 5 } },
    admin,
  );
  const [leader, ...others] = await people(9);
  const team = await newTeam(leader!);
  await teams.add(team, leader!, ...others.slice(0, 3));
  const rivals = others.slice(3);
  for (const rival of rivals) await teams.invite(team, rival, leader!);
  const replies = await Promise.all(rivals.map((rival) => teams.join(team, rival)));
  expect(succeeded(replies)).toHaveLength(1);
  expect(replies.find(({ status }) => status !== 200)!.body.message).toBe('This team is full.');
  await expectConsistent();
});

it('a player who accepts two teams at once is in one', async () => {
  const [first, second, player] = await people(3);
  const [one, other] = [await newTeam(first!), await newTeam(second!)];
  await teams.invite(one, player!, first!);
  await teams.invite(other, player!, second!);
  const replies = await Promise.all([teams.join(one, player!), teams.join(other, player!)]);
  expect(succeeded(replies)).toHaveLength(1);
  await expectConsistent();
});

it('a double click creates one team', async () => {
  const [founder] = await people(1);
  const replies = await Promise.all([
    teams.create('Double Click', 'DBL', founder!),
    teams.create('Double Click', 'DBL', founder!),
    teams.create('Other Click', 'OTH', founder!),
  ]);
  expect(succeeded(replies)).toHaveLength(1);
  await expectConsistent();
});

it('a name or tag that several want at once goes to one of them', async () => {
  const founders = await people(4);
  const replies = await Promise.all(
    founders.map((founder, index) =>
      teams.create(index % 2 ? 'Wanted' : `Wanted ${index}`, 'WAN', founder),
    ),
  );
  expect(succeeded(replies)).toHaveLength(1);
  await expectConsistent();
});

it('a leader who leaves while a player accepts does not leave a team without leader', async () => {
  for (let round = 0; round < 5; round++) {
    const [leader, player] = await people(2);
    const team = await newTeam(leader!);
    await teams.invite(team, player!, leader!);
    const replies = await Promise.all([teams.leave(leader!), teams.join(team, player!)]);
    expect(succeeded(replies)).toHaveLength(1);
  }
  await expectConsistent();
});

it('whoever is made leader while they leave either leads or is gone', async () => {
  for (let round = 0; round < 5; round++) {
    const [leader, player] = await people(2);
    const team = await newTeam(leader!);
    await teams.add(team, leader!, player!);
    await Promise.all([
      teams.player('transfer_ownership', team, { target: player!.id }, leader!),
      teams.leave(player!),
    ]);
  }
  await expectConsistent();
});

it('whoever is kicked and leaves at the same moment is out once', async () => {
  const [leader, player] = await people(2);
  const team = await newTeam(leader!);
  await teams.add(team, leader!, player!);
  const replies = await Promise.all([
    teams.player('kick', team, { target: player!.id }, leader!),
    teams.leave(player!),
  ]);
  expect(succeeded(replies)).toHaveLength(1);
  const history = await app.database.db
    .select()
    .from(teamMemberships)
    .where(eq(teamMemberships.player, player!.id));
  expect(history).toHaveLength(1);
  await expectConsistent();
});

it('a team that disbands takes nobody in', async () => {
  for (let round = 0; round < 5; round++) {
    const [leader, player] = await people(2);
    const team = await newTeam(leader!);
    await teams.invite(team, player!, leader!);
    await Promise.all([teams.player('disband_team', team, {}, leader!), teams.join(team, player!)]);
    expect((await teams.info(team)).body.data).toMatchObject({ state: 'disbanded', players: [] });
  }
  await expectConsistent();
});

it('an invitation that is withdrawn while it is accepted does one or the other', async () => {
  const [leader, player] = await people(2);
  const team = await newTeam(leader!);
  await teams.invite(team, player!, leader!);
  const replies = await Promise.all([
    teams.player('withdraw_invitation', team, { target: player!.id }, leader!),
    teams.join(team, player!),
  ]);
  expect(succeeded(replies)).toHaveLength(1);
  await expectConsistent();
});

it('accounts that are deleted while the team changes leave it whole', async () => {
  for (let round = 0; round < 5; round++) {
    const [leader, player, third] = await people(3);
    const team = await newTeam(leader!);
    await teams.add(team, leader!, player!, third!);
    const { name } = await teams.me(leader!);
    await Promise.all([
      teams.player('delete_account', undefined, { name }, leader!),
      teams.leave(player!),
      teams.player('kick', team, { target: third!.id }, leader!),
    ]);
  }
  await expectConsistent();
});
