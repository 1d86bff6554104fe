import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { notifications } from '../notifications/tables';
import { noteData } from './personal-data';

const DAY = 86_400_000;

let app: TestApp;
let admin: Account;
let moderator: Account;
let colleague: Account;
let player: Account;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('Head Of All', ['Admin']);
  moderator = await app.signIn('Watchful', ['Moderator']);
  colleague = await app.signIn('Second Eyes', ['Moderator']);
  player = await app.signIn('Rowdy');
  await app.request(
    {
      object: 'player',
      action: 'createteam',
      value: 'Loud Ones',
      data: { tag: 'LOUD', region: 'EU' },
    },
    player,
  );
});
afterAll(() => app.stop());

const change = (body: object, as: Account = moderator) =>
  app.call({ path: '/api/notes', body, as });
const read = (about: string, as: Account = moderator) =>
  app.call({ path: `/api/notes/${encodeURIComponent(about)}`, as });
const setBan = (about: string, ban: object | null, as: Account = moderator, scope?: string) =>
  change({ update: { about, ban, scope } }, as);
const ban = (scope: string, more: object = {}) => ({
  reason: 'Insults',
  scope,
  until: null,
  ...more,
});

describe('a note', () => {
  it('is added, edited and deleted, each by its id or as the newest', async () => {
    const about = player.id;
    const first = await change({ add: { about, note: 'Shouts in chat' } });
    expect(first.body.data.entries).toMatchObject([
      { noteId: first.body.data.noteId, note: 'Shouts in chat', by: { name: 'Watchful' } },
    ]);
    const second = await change({ add: { about, note: 'Again' } }, colleague);
    expect(second.body.data.entries.map(({ note }: { note: string }) => note)).toEqual([
      'Again',
      'Shouts in chat',
    ]);

    await change({ edit: { about, note: 'Warned', noteId: first.body.data.noteId } });
    await change({ edit: { about, note: 'Again, on stream' } });
    expect((await read(about)).body.data.entries).toMatchObject([
      { note: 'Again, on stream', editedAt: expect.any(Number) },
      { note: 'Warned', editedAt: expect.any(Number) },
    ]);

    await change({ delete: { about, note: 'Warned' } });
    await change({ delete: { about } });
    expect((await read(about)).body.data.entries).toEqual([]);
    expect((await change({ delete: { about } })).status).toBe(404);
  });

  it('comes back after it was deleted, once', async () => {
    const about = player.id;
    const { noteId } = (await change({ add: { about, note: 'Keep me' } })).body.data;
    await change({ delete: { about, noteId } });
    const restore = { restore: { about, noteId } };
    expect((await change(restore)).body.data.entries).toMatchObject([{ note: 'Keep me' }]);
    expect((await change(restore)).status).toBe(404);
    await change({ delete: { about, noteId } });
  });

  it('is edited by the first of two moderators; the second is told', async () => {
    const about = player.id;
    const { noteId } = (await change({ add: { about, note: 'Seen by both' } })).body.data;
    const edit = (note: string, as: Account) =>
      change({ edit: { about, noteId, note, revision: 1 } }, as);
    const replies = await Promise.all([edit('Mine', moderator), edit('Mine too', colleague)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await change({ delete: { about, noteId } });
  });

  it('can be about a team, also where a player has its name as id', async () => {
    await change({ add: { about: 'Loud Ones', note: 'Late twice' } });
    for (const about of ['loud ones', 'team:Loud Ones']) {
      expect((await read(about)).body.data).toMatchObject({
        kind: 'team',
        name: 'Loud Ones',
        entries: [{ note: 'Late twice' }],
      });
    }
    const byAction = await app.request(
      { object: 'player', action: 'get_notes', data: { team: 'Loud Ones' } },
      moderator,
    );
    expect(byAction.body.data.entries).toHaveLength(1);
  });

  it.each([
    ['nothing', {}, 400],
    ['two changes', { add: { about: 'x', note: 'a' }, edit: { about: 'x', note: 'a' } }, 400],
    ['an empty note', { add: { about: 'x', note: ' ' } }, 400],
    ['somebody unknown', { add: { about: 'nobody-here', note: 'a' } }, 404],
  ])('of %s is refused', async (_, body, status) => {
    expect((await change(body)).status).toBe(status);
  });

  it('is read and written by moderators alone', async () => {
    for (const as of [player, undefined]) {
      expect((await app.call({ path: `/api/notes/${player.id}`, as })).status).toBe(403);
      expect(
        (await app.call({ path: '/api/notes', body: { add: { about: 'x', note: 'a' } }, as }))
          .status,
      ).toBe(403);
    }
  });
});

describe('a ban', () => {
  it('is in force at the next call, public, notified, and taken back', async () => {
    const victim = await app.signIn('Banned Soon');
    const banned = await setBan(victim.id, ban('site'));
    expect(banned.body.data.ban).toEqual(ban('site'));
    const vote = { object: 'match', action: 'get_voting_points', data: {} };
    expect((await app.request(vote, victim)).body.message).toBe('You have been banned.');
    const list = await app.call({ path: '/api/website/blacklist?query=banned%20s' });
    expect(list.body).toMatchObject({
      data: [{ kind: 'player', id: victim.id, name: 'Banned Soon', reason: 'Insults', team: null }],
      metadata: { total: 1 },
    });
    const everyone = await app.call({ path: '/api/banned/all' });
    expect(everyone.body.data[0]).not.toHaveProperty('reason');

    const lifted = await setBan(victim.id, null);
    expect(lifted.body.data).toMatchObject({
      ban: null,
      bans: [{ scope: 'site', liftedBy: { name: 'Watchful' } }],
    });
    expect((await app.request(vote, victim)).status).toBe(200);
    expect((await app.call({ path: '/api/website/blacklist' })).body.data).toEqual([]);
  });

  it('is named where it refuses something, and its notification links to the appeal', async () => {
    const victim = await app.signIn('Wants To Appeal');
    const { body } = await setBan(victim.id, ban('tournaments'));
    const [{ id }] = body.data.bans;
    const create = { object: 'player', action: 'createteam', value: 'Late Ones' };
    const refused = await app.request({ ...create, data: { tag: 'LATE', region: 'EU' } }, victim);
    expect(refused.body.error).toMatchObject({ type: 'ForbiddenError', banned: 'tournaments' });
    const [notification] = await app.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.account, victim.id));
    expect(notification).toMatchObject({
      type: 'account.banned',
      link: `/app/support?category=appeal&ban=${id}`,
    });
  });

  it('of another scope stands beside it, and one of the same replaces it', async () => {
    const victim = await app.signIn('Many Scopes');
    await setBan(victim.id, ban('chat'));
    await setBan(victim.id, ban('voting', { until: Date.now() + DAY }));
    const again = await setBan(victim.id, ban('chat', { reason: 'Spam' }));
    expect(again.body.data.ban).toMatchObject({ scope: 'voting' });
    expect(again.body.data.bans).toMatchObject([
      { scope: 'chat', reason: 'Spam', liftedAt: null },
      { scope: 'voting', liftedAt: null },
      { scope: 'chat', reason: 'Insults', liftedAt: expect.any(Number) },
    ]);
    const left = await setBan(victim.id, null, moderator, 'voting');
    expect(left.body.data.ban).toMatchObject({ scope: 'chat', reason: 'Spam' });
  });

  it('never meets oneself, an admin, or by a moderator another one', async () => {
    expect((await setBan(moderator.id, ban('site'))).body.message).toBe('You cannot ban yourself.');
    expect((await setBan(admin.id, ban('chat'))).body.message).toBe('An admin cannot be banned.');
    expect((await setBan(colleague.id, ban('chat'))).body.message).toBe(
      'Only an admin can ban staff.',
    );
    expect((await setBan(colleague.id, ban('chat'), admin)).status).toBe(200);
    await setBan(colleague.id, null, admin);
  });

  it('of a team is from tournaments', async () => {
    expect((await setBan('Loud Ones', ban('chat'))).body.error.field).toBe('scope');
    expect((await setBan('Loud Ones', ban('tournaments'))).body.data.ban).toMatchObject({
      scope: 'tournaments',
    });
    const { auditSubject } = (await read('team:Loud Ones')).body.data;
    const log = { object: 'moderator', action: 'find_log', data: { subject: auditSubject } };
    expect((await app.request(log, moderator)).body.data[0]).toMatchObject({
      action: 'ban.created',
    });
    const entry = (await app.call({ path: '/api/website/blacklist' })).body.data.find(
      ({ kind }: { kind: string }) => kind === 'team',
    );
    expect(entry).toMatchObject({ id: 'Loud Ones', gameId: null, team: null });
  });

  it('of a team is told to its members, and named where it refuses the sign-up', async () => {
    const leader = await app.signIn('Leads A Banned Team');
    const create = { object: 'player', action: 'createteam', value: 'Barred' };
    await app.request({ ...create, data: { tag: 'BAR', region: 'EU' } }, leader);
    const heard: string[] = [];
    app.feed.onPublished((events) =>
      heard.push(...events.map(({ channel, type }) => `${channel} ${type}`)),
    );
    await setBan('team:Barred', ban('tournaments'));
    await setBan('team:Barred', null);
    const told = await app.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.account, leader.id));
    expect(told).toMatchObject([
      { type: 'account.banned', title: 'Barred has been banned.', link: '/app/teams/Barred' },
      { type: 'account.ban_lifted' },
    ]);
    await expect.poll(() => heard).toContain('team:Barred ban.lifted');
  });

  it('ends in the future', async () => {
    const { body } = await setBan(player.id, ban('chat', { until: Date.now() - 1 }));
    expect(body.error).toMatchObject({ type: 'InvalidParameterError', field: 'until' });
  });

  it('by two moderators at once leaves one in force', async () => {
    const victim = await app.signIn('Twice At Once');
    await Promise.all([
      setBan(victim.id, ban('site'), moderator),
      setBan(victim.id, ban('site'), colleague),
    ]);
    const { bans } = (await read(victim.id)).body.data;
    const inForce = bans.filter(({ liftedAt }: { liftedAt: number | null }) => liftedAt === null);
    expect(inForce).toHaveLength(1);
  });

  it('is not lifted by the moderator whom it is about', async () => {
    await setBan(colleague.id, ban('chat'), admin);
    const reply = await setBan(colleague.id, null, colleague);
    expect(reply.body.message).toBe('You cannot lift your own ban.');
    expect((await setBan(colleague.id, null)).body.message).toBe(
      'Only an admin can lift the ban of somebody of the staff.',
    );
    expect((await setBan(colleague.id, null, admin)).body.data.ban).toBeNull();
  });

  it('of a team is neither lifted nor replaced by a moderator who plays in it', async () => {
    const create = { object: 'player', action: 'createteam', value: 'Own Goal' };
    await app.request({ ...create, data: { tag: 'OWN', region: 'EU' } }, colleague);
    await setBan('team:Own Goal', ban('tournaments'));
    expect((await setBan('team:Own Goal', null, colleague)).body.message).toBe(
      'You cannot lift the ban of your own team.',
    );
    const short = ban('tournaments', { until: Date.now() + 1_000 });
    expect((await setBan('team:Own Goal', short, colleague)).body.message).toBe(
      'You cannot ban your own team.',
    );
    expect((await setBan('team:Own Goal', null)).body.data.ban).toBeNull();
  });
});

it('notes disappear with the account that they are about', async () => {
  const leaver = await app.signIn('Leaver');
  await change({ add: { about: leaver.id, note: 'Will leave' } });
  await app.database.transaction((tx) => noteData.delete!(tx, { id: leaver.id, now: Date.now() }));
  expect((await read(leaver.id)).body.data.entries).toEqual([]);
});
