import { DECLINE_COOL_DOWN_MS, PROPOSAL_LIFETIME_MS } from '@mes/domain/teams/proposals';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { type TeamCalls, teamCallsOf } from '../../../../testing/teams';
import { bans } from '../../moderation/tables';
import { notifications } from '../../notifications/tables';
import { teamProposals } from '../tables';
import { deleteExpiredProposals } from './service';

let app: TestApp;
let teams: TeamCalls;
let leader: Account;
let time = Date.now();
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ clock: () => time });
  teams = teamCallsOf(app);
  leader = await app.signIn('Inviting');
  await teams.create('Welcome', 'WEL', leader);
});
afterAll(() => app.stop());

let player: Account;
beforeEach(async () => {
  player = await app.signIn(`Guest ${++made}`);
});

const decline = (as: Account) => teams.player('decline_invitation', 'Welcome', {}, as);
const withdraw = (target: Account, as: Account) =>
  teams.player('withdraw_invitation', 'Welcome', { target: target.id }, as);
const invitationsOf = async (as: Account) =>
  (await teams.me(as)).invitations.map(({ team }: { team: { name: string } }) => team.name);

describe('an invitation', () => {
  it('is in the inbox of whom it is for and in the list of the leader', async () => {
    const { body } = await teams.invite('welcome', player, leader);
    expect(body.data.invitations).toMatchObject([{ player: { id: player.id }, invitedAt: time }]);
    expect((await teams.me(player)).invitations).toEqual([
      {
        team: { name: 'Welcome', tag: 'WEL', logo: null },
        invitedAt: time,
        invitedBy: expect.objectContaining({ name: 'Inviting' }),
      },
    ]);
    const list = await app.request(
      { object: 'team', action: 'invitations', value: 'Welcome' },
      leader,
    );
    expect(list.body.data.invitations).toHaveLength(1);
    await withdraw(player, leader);
  });

  it('is accepted once', async () => {
    await teams.invite('Welcome', player, leader);
    expect((await teams.join('Welcome', player)).body.data.team.name).toBe('Welcome');
    expect(await invitationsOf(player)).toEqual([]);
    await teams.leave(player);
    expect((await teams.join('Welcome', player)).body.message).toBe(
      'This team has not invited you.',
    );
  });

  it('given and withdrawn repeatedly notifies its player once a day', async () => {
    const countNotifications = async () => {
      const of = eq(notifications.account, player.id);
      return (await app.database.db.select().from(notifications).where(of)).length;
    };
    for (let turn = 0; turn < 3; turn++) {
      await teams.invite('Welcome', player, leader);
      await withdraw(player, leader);
    }
    expect(await countNotifications()).toBe(1);
    time += 86_400_000;
    await teams.invite('Welcome', player, leader);
    expect(await countNotifications()).toBe(2);
    await withdraw(player, leader);
  });

  it('is needed to join', async () => {
    expect((await teams.join('Welcome', player)).body.error.type).toBe('InvalidActionError');
  });

  it('can be declined, and the team leaves the player in peace for a week', async () => {
    await teams.invite('Welcome', player, leader);
    await decline(player);
    expect(await invitationsOf(player)).toEqual([]);
    expect((await teams.join('Welcome', player)).status).toBe(400);
    expect((await decline(player)).body.message).toBe('There is no such invitation.');
    const again = await teams.invite('Welcome', player, leader);
    expect(again.body.error).toMatchObject({ allowedAt: time + DECLINE_COOL_DOWN_MS });
    time += DECLINE_COOL_DOWN_MS;
    expect((await teams.invite('Welcome', player, leader)).status).toBe(200);
    expect(await invitationsOf(player)).toEqual(['Welcome']);
  });

  it('can be withdrawn', async () => {
    await teams.invite('Welcome', player, leader);
    expect((await withdraw(player, player)).status).toBe(403);
    expect((await withdraw(player, leader)).status).toBe(200);
    expect((await withdraw(player, leader)).body.message).toBe('There is no such invitation.');
    expect((await teams.join('Welcome', player)).status).toBe(400);
  });

  it('counts for 30 days', async () => {
    await teams.invite('Welcome', player, leader);
    time += PROPOSAL_LIFETIME_MS;
    expect(await invitationsOf(player)).toEqual([]);
    expect((await teams.join('Welcome', player)).status).toBe(400);
    await deleteExpiredProposals(app.database.db, time);
    expect(await app.database.db.select().from(teamProposals)).toEqual([]);
  });

  it('sent twice is one', async () => {
    await teams.invite('Welcome', player, leader);
    const { body } = await teams.invite('Welcome', player, leader);
    expect(body.data.invitations).toHaveLength(1);
  });

  it('reaches players of other teams, who can accept once they have left', async () => {
    await teams.create(`Own ${made}`, `O${made}`, player);
    await teams.invite('Welcome', player, leader);
    expect((await teams.join('Welcome', player)).body.message).toBe('You are already in a team.');
    await teams.leave(player);
    expect((await teams.join('Welcome', player)).status).toBe(200);
    const again = await teams.invite('Welcome', player, leader);
    expect(again.body.message).toMatch(/is already on the team\.$/);
    await teams.leave(player);
  });

  it('is sent by the leader alone, to players who exist and are not banned', async () => {
    expect((await teams.invite('Welcome', player, player)).status).toBe(403);
    expect((await teams.invite('Welcome', { ...player, id: 'nobody' }, leader)).status).toBe(404);
    await app.database.db.insert(bans).values({
      id: uuidv7(),
      player: player.id,
      scope: 'tournaments',
      reason: '-',
      createdAt: time,
    });
    expect((await teams.invite('Welcome', player, leader)).body.message).toBe(
      'This player is banned.',
    );
  });
});

it('a team has twenty invitations open at most', async () => {
  const founder = await app.signIn('Spammer');
  await teams.create('Spam', 'SPM', founder);
  const everyone = await Promise.all(
    Array.from({ length: 21 }, () => app.signIn(`Bothered ${++made}`)),
  );
  const statuses: number[] = [];
  for (const target of everyone) {
    statuses.push((await teams.invite('Spam', target, founder)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(400);
});
