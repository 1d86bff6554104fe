import { INVITATION_LINK_LIFETIME_MS } from '@mes/domain/teams/invitation-links';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { type TeamCalls, teamCallsOf } from '../../../../testing/teams';

let app: TestApp;
let teams: TeamCalls;
let leader: Account;
let player: Account;
let time = Date.now();
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ clock: () => time });
  teams = teamCallsOf(app);
  leader = await app.signIn('Linking');
  await teams.create('Linked', 'LNK', leader);
});
afterAll(() => app.stop());

beforeEach(async () => {
  player = await app.signIn(`Clicker ${++made}`);
});

const change = (action: string, as: Account) =>
  app.request({ object: 'team', action, value: 'Linked' }, as);
const createLink = async () =>
  (await change('create_invitation_link', leader)).body.data.invitationLink.token as string;
const joinBy = (invitation: string, as: Account, team = 'Linked') =>
  teams.player('join_team', team, { invitation }, as);

describe('an invitation link', () => {
  it('lets several players in, one after the other', async () => {
    const token = await createLink();
    const second = await app.signIn('Second clicker');
    for (const each of [player, second]) {
      expect((await joinBy(token, each)).body.data.team.name).toBe('Linked');
      await teams.leave(each);
    }
  });

  it('is shown to the leader only', async () => {
    expect((await change('create_invitation_link', player)).status).toBe(403);
    expect((await change('delete_invitation_link', player)).status).toBe(403);
    await createLink();
    expect(JSON.stringify((await teams.info('Linked')).body)).not.toContain('invitationLink');
  });

  it('ends with a new one, after a week, and when it is deleted', async () => {
    const former = await createLink();
    const token = await createLink();
    expect((await joinBy(former, player)).body.message).toContain('no longer works');
    time += INVITATION_LINK_LIFETIME_MS;
    expect((await joinBy(token, player)).status).toBe(400);
    const deleted = await createLink();
    const { body } = await change('delete_invitation_link', leader);
    expect(body.data.invitationLink).toBeNull();
    expect((await joinBy(deleted, player)).status).toBe(400);
  });

  it('ends when a player is kicked, who could come back by it', async () => {
    const token = await createLink();
    await joinBy(token, player);
    await teams.player('kick', 'Linked', { target: player.id }, leader);
    expect((await joinBy(token, player)).status).toBe(400);
  });

  it('is of one team, and no other', async () => {
    const other = await app.signIn(`Other leader ${made}`);
    await teams.create(`Elsewhere ${made}`, `E${made}`, other);
    const token = await createLink();
    expect((await joinBy(token, player, `Elsewhere ${made}`)).status).toBe(400);
    expect((await joinBy('', player)).status).toBe(400);
  });

  it('lets nobody leave a team for another unnoticed', async () => {
    const token = await createLink();
    await teams.create(`Own ${made}`, `O${made}`, player);
    const { status, body } = await joinBy(token, player);
    expect([status, body.message]).toEqual([400, expect.stringContaining('already in a team')]);
  });

  it('lets as many in as the team has room for, however many press at once', async () => {
    const token = await createLink();
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, i) => app.signIn(`Crowd ${i}`)));
    const replies = await Promise.all(crowd.map((each) => joinBy(token, each)));
    const { body } = await app.request(
      { object: 'team', action: 'invitations', value: 'Linked' },
      leader,
    );
    const { players, mostPlayers } = body.data;
    const statuses = replies.map(({ status }) => status).sort();
    const joined = mostPlayers - 1;
    expect(statuses).toEqual(replies.map((_, index) => (index < joined ? 200 : 400)));
    expect(players).toHaveLength(mostPlayers);
  });
});
