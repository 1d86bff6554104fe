import {
  DECLINE_COOL_DOWN_MS,
  MAX_REQUESTS,
  PROPOSAL_LIFETIME_MS,
} from '@mes/domain/teams/proposals';
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
let player: Account;
let time = Date.now();
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ clock: () => time });
  teams = teamCallsOf(app);
  leader = await app.signIn('Asked');
  await teams.create('Wanted', 'WNT', leader);
});
afterAll(() => app.stop());

beforeEach(async () => {
  player = await app.signIn(`Asker ${++made}`);
});

const ask = (as: Account, team = 'Wanted') => teams.player('ask_to_join', team, {}, as);
const withdraw = (as: Account) => teams.player('withdraw_request', 'Wanted', {}, as);
const answer = (action: 'accept_request' | 'decline_request', target: Account, as = leader) =>
  teams.player(action, 'Wanted', { target: target.id }, as);
const requests = async () => {
  const { body } = await app.request(
    { object: 'team', action: 'invitations', value: 'Wanted' },
    leader,
  );
  return body.data.requests.map((each: { player: { id: string } }) => each.player.id);
};
const notesOf = async ({ id }: Account) =>
  (await app.database.db.select().from(notifications).where(eq(notifications.account, id))).map(
    ({ text }) => text,
  );

describe('a request to join', () => {
  it('reaches the leader once, and the player sees it', async () => {
    const { body } = await ask(player);
    expect(body.data.requests).toMatchObject([{ team: { name: 'Wanted' }, requestedAt: time }]);
    await ask(player);
    expect(await requests()).toEqual([player.id]);
    await withdraw(player);
    await ask(player);
    const own = (await notesOf(leader)).filter((text) => text.includes(`Asker ${made} wants`));
    expect(own).toHaveLength(1);
    await withdraw(player);
    expect(await requests()).toEqual([]);
    expect((await withdraw(player)).status).toBe(400);
  });

  it('is accepted, and ends the player’s requests to other teams', async () => {
    const other = await app.signIn(`Leader ${made}`);
    await teams.create(`Team ${made}`, `T${made}`, other);
    await ask(player, `Team ${made}`);
    await ask(player);
    const { body } = await answer('accept_request', player);
    expect(body.data.players).toHaveLength(2);
    expect((await teams.me(player)).requests).toEqual([]);
    expect((await notesOf(player)).join()).toContain('Wanted has accepted');
    expect((await answer('accept_request', player)).status).toBe(400);
    await teams.leave(player);
  });

  it('is declined, and may not be repeated for a week', async () => {
    await ask(player);
    await answer('decline_request', player);
    expect((await notesOf(player)).join()).toContain('Wanted has declined');
    expect((await ask(player)).body.message).toContain('after a week');
    time += DECLINE_COOL_DOWN_MS;
    expect((await ask(player)).status).toBe(200);
    await withdraw(player);
  });

  it('is answered by the leader and moderators only', async () => {
    await ask(player);
    const stranger = await app.signIn(`Stranger ${made}`);
    expect((await answer('accept_request', player, stranger)).status).toBe(403);
    expect((await answer('decline_request', player, player)).status).toBe(403);
    expect((await answer('accept_request', stranger)).status).toBe(400);
    await withdraw(player);
  });

  it('of an invited player is answered at once', async () => {
    await teams.invite('Wanted', player, leader);
    expect((await ask(player)).body.data.team.name).toBe('Wanted');
    await teams.leave(player);
  });

  it('is refused to players of a team, to the banned, and beyond the limit', async () => {
    await teams.create(`Own ${made}`, `O${made}`, player);
    expect((await ask(player)).status).toBe(400);

    const banned = await app.signIn(`Banned ${made}`);
    await app.database.db.insert(bans).values({
      id: uuidv7(),
      player: banned.id,
      scope: 'tournaments',
      reason: '-',
      createdAt: time,
    });
    expect((await ask(banned)).status).toBe(403);

    const keen = await app.signIn(`Keen ${made}`);
    for (let team = 0; team < MAX_REQUESTS; team += 1) {
      const name = `Many ${made} ${team}`;
      await teams.create(name, `M${team}`, await app.signIn(`Head ${made} ${team}`));
      expect((await ask(keen, name)).status).toBe(200);
    }
    expect((await ask(keen)).body.message).toContain(`${MAX_REQUESTS} teams`);
  });

  it('of a player who has found another team meanwhile is not accepted', async () => {
    await ask(player);
    await teams.create(`Found ${made}`, `F${made}`, player);
    expect((await answer('accept_request', player)).body.message).toContain('another team');
    await answer('decline_request', player);
  });

  it('expires', async () => {
    await ask(player);
    time += PROPOSAL_LIFETIME_MS;
    expect(await requests()).toEqual([]);
    await deleteExpiredProposals(app.database.db, time);
    const left = await app.database.db
      .select()
      .from(teamProposals)
      .where(eq(teamProposals.player, player.id));
    expect(left).toEqual([]);
  });
});
