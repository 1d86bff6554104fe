import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../../../testing/app';
import { expectDone } from '../../../../testing/event';
import { PICKS, PickemDesk } from '../../../../testing/pickem';
import { auditLog } from '../../../platform/audit/tables';
import { players } from '../../players/tables';
import { leagueMembers, leagues } from '../tables';
import { MOST_MEMBERS, MOST_OWNED } from './service';

let desk: PickemDesk;
let owner: Account;
let friend: Account;
let stranger: Account;

beforeAll(async () => {
  desk = await PickemDesk.start();
  owner = await desk.app.signIn('Olga');
  friend = await desk.app.signIn('Fritz');
  stranger = await desk.app.signIn('Sven');
  await desk.seeded('LeagueS1');
});
afterAll(() => desk.app.stop());

const create = async (name: string, as = owner) =>
  expectDone(await desk.act('create_league', name, {}, as));
const join = (invite: string, as: Account) => desk.act('join_league', invite, {}, as);
const read = (league: string, as: Account) =>
  desk.act('league', league, { tournament: 'LeagueS1' }, as);

describe('a league', () => {
  it('is created by its owner and joined by the link, after a look at it', async () => {
    const { id, invite } = await create('  Night   Shift ');
    expect(invite).toMatch(/^[\w-]{22}$/);
    const seen = expectDone(await desk.act('invitation', invite));
    expect(seen).toEqual({
      id,
      name: 'Night Shift',
      owner: expect.objectContaining({ name: 'Olga' }),
      members: 1,
      isMember: false,
    });
    const joined = expectDone(await join(invite, friend));
    expect(joined).toMatchObject({ members: 2, invite: null });
    expect(expectDone(await join(invite, friend))).toMatchObject({ members: 2 });
    expect(expectDone(await desk.act('invitation', invite, {}, friend)).isMember).toBe(true);
  });

  it('shows who has predicted, and the points only after the lock', async () => {
    const { id, invite } = await create('Scores');
    expectDone(await join(invite, friend));
    expectDone(await desk.save('LeagueS1', { [PICKS.semifinal]: 'Aurora' }, friend));
    const { standings } = expectDone(await read(id, owner));
    expect(standings).toMatchObject([
      { player: { name: 'Fritz' }, hasPredicted: true, rank: null, points: null },
      { player: { name: 'Olga' }, hasPredicted: false, rank: null, points: null },
    ]);
  });

  it('does not exist for anyone else', async () => {
    const { id } = await create('Secret');
    expect((await read(id, stranger)).status).toBe(404);
    expect((await desk.act('leave_league', id, {}, stranger)).status).toBe(404);
    expect((await desk.act('renew_invite', id, {}, stranger)).status).toBe(404);
    expect((await desk.act('delete_league', id, {}, stranger)).status).toBe(404);
    expect((await join('A'.repeat(22), stranger)).status).toBe(404);
    expect((await join('short', stranger)).status).toBe(400);
    expect((await desk.act('create_league', 'x\u202Ey', {}, owner)).status).toBe(400);
  });

  it('has a link that can be renewed, and members that the owner can remove', async () => {
    const { id, invite } = await create('Leaked');
    expectDone(await join(invite, friend));
    expect((await desk.act('renew_invite', id, {}, friend)).status).toBe(403);
    expect((await desk.act('remove_member', id, { player: owner.id }, friend)).status).toBe(403);
    const renewed = expectDone(await desk.act('renew_invite', id, {}, owner));
    expect((await join(invite, stranger)).status).toBe(404);
    expectDone(await desk.act('remove_member', id, { player: friend.id }, owner));
    expect((await read(id, friend)).status).toBe(404);
    expect((await desk.act('remove_member', id, { player: friend.id }, owner)).status).toBe(404);
    expect((await desk.act('remove_member', id, { player: owner.id }, owner)).status).toBe(400);
    expectDone(await join(renewed.invite, stranger));
  });

  it('passes to the oldest member when its owner leaves, and ends with the last', async () => {
    const { id, invite } = await create('Passed on');
    expectDone(await join(invite, friend));
    expectDone(await join(invite, stranger));
    expectDone(await desk.act('leave_league', id, {}, owner));
    const passed = expectDone(await read(id, friend));
    expect(passed.owner.name).toBe('Fritz');
    expect(passed.invite).not.toBe(invite);
    expectDone(await desk.act('leave_league', id, {}, stranger));
    expectDone(await desk.act('leave_league', id, {}, friend));
    expect(await desk.app.database.db.$count(leagues, eq(leagues.id, id))).toBe(0);
  });

  it('passes on when the account of its owner is deleted', async () => {
    const gone = await desk.app.signIn('Gone');
    const alone = await create('Alone', gone);
    const { id, invite } = await create('Left behind', gone);
    expectDone(await join(invite, friend));
    const envelope = { object: 'player', action: 'delete_account', data: { name: 'Gone' } };
    expectDone(await desk.app.request(envelope, gone));
    expect(expectDone(await read(id, friend)).owner.name).toBe('Fritz');
    expect(await desk.app.database.db.$count(leagues, eq(leagues.id, alone.id))).toBe(0);
  });

  it('can be deleted by moderators, which is audited', async () => {
    const { id } = await create('Offensive');
    expectDone(await desk.act('delete_league', id, {}, desk.admin));
    const [row] = await desk.app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `league:${id}`));
    expect(row).toMatchObject({ action: 'pickem.league_deleted', actor: desk.admin.id });
  });
});

describe('limits', () => {
  it('keep a league from growing without end, also when two join at once', async () => {
    const { id, invite } = await create('Crowded');
    const { db } = desk.app.database;
    const crowd = Array.from({ length: MOST_MEMBERS - 2 }, (_, index) => ({
      id: `crowd-${index}`,
      name: `Crowd ${index}`,
      createdAt: 1,
    }));
    await db.insert(players).values(crowd);
    await db
      .insert(leagueMembers)
      .values(crowd.map(({ id: player }) => ({ league: id, player, joinedAt: 1 })));
    const replies = await Promise.all([join(invite, friend), join(invite, stranger)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await db.$count(leagueMembers, eq(leagueMembers.league, id))).toBe(MOST_MEMBERS);
  });

  it('keep an account from owning leagues without end', async () => {
    const collector = await desk.app.signIn('Collector');
    await desk.app.database.db.insert(leagues).values(
      Array.from({ length: MOST_OWNED - 1 }, (_, index) => ({
        id: uuidv7(),
        name: `League ${index}`,
        owner: collector.id,
        invite: `invite-${index}`,
        createdAt: 1,
      })),
    );
    const tries = [1, 2].map(() => desk.act('create_league', 'One more', {}, collector));
    const replies = await Promise.all(tries);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
