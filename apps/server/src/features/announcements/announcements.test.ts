import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { addTeam, addTournament } from '../../../testing/league';
import { connect } from '../../../testing/sockets';
import { until } from '../../../testing/until';
import { auditLog } from '../../platform/audit/tables';
import { bans } from '../moderation/tables';
import { notifications } from '../notifications/tables';
import { announcementReceivers } from './tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
// Old notifications are deleted by the time of the machine.
let now = Date.now();
let admin: Account;
let moderator: Account;
let leader: Account;
let player: Account;
let banned: Account;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  admin = await app.signIn('An Admin', ['Admin']);
  moderator = await app.signIn('A Moderator', ['Moderator']);
  player = await app.signIn('A Player');
  banned = await app.signIn('Banned One');
  const team = await addTeam(app, 'Night Harbor');
  leader = team.leader;
  await addTournament(app.database, { id: 'spring', teams: [team.id] });
  await app.database.db.insert(bans).values({
    ...{ id: uuidv7(), player: banned.id, scope: 'site', reason: 'Cheats', createdAt: now },
  });
});
afterAll(() => app.stop());

const CONTENT = {
  title: 'Signups are open',
  text: 'Until Sunday, see https://example.org/rules.',
  tone: 'info',
  button: { label: 'Sign up', to: '/tournament/spring' } as { label: string; to: string } | null,
  audience: 'everyone',
  tournamentId: null as string | null,
  notifies: false,
  endsAt: null as number | null,
};

const send = (action: string, value?: string, data?: object, as: Account | null = admin) =>
  app.request({ object: 'announcement', action, value, data }, as ?? undefined);

async function create(content: Partial<typeof CONTENT> = {}) {
  const { status, body } = await send('create', undefined, { ...CONTENT, ...content });
  expect(status, body.message).toBe(200);
  return body.data;
}

async function publish(content: Partial<typeof CONTENT> = {}, at?: number) {
  const { id, revision } = await create(content);
  const { status, body } = await send('publish', id, { revision, at });
  expect(status, body.message).toBe(200);
  return body.data;
}

const unpublish = async ({ id }: { id: string }) => {
  const { revision } = (await send('get', id)).body.data;
  return send('unpublish', id, { revision });
};

/** The ids that somebody, or a visitor, is shown. */
async function shownTo(as: Account | null): Promise<string[]> {
  const { body } = await send(as ? 'own' : 'current', undefined, undefined, as);
  return body.data.map(({ id }: { id: string }) => id);
}

const notificationsOf = (id: string) =>
  app.database.db
    .select({ account: notifications.account, text: notifications.text, link: notifications.link })
    .from(notifications)
    .where(eq(notifications.key, `announcement:${id}`));

const allNotified = (id: string) =>
  until('everybody is notified', async () => {
    const { startsAt } = (await send('get', id)).body.data;
    const left = await app.database.db.$count(
      announcementReceivers,
      eq(announcementReceivers.announcement, id),
    );
    return startsAt !== null && left === 0 && (await notificationsOf(id)).length > 0;
  });

describe('an announcement', () => {
  it.each([
    ['everyone', () => [null, player, leader, moderator, banned]],
    ['accounts', () => [player, leader, moderator]],
    ['tournament', () => [leader]],
    ['staff', () => [moderator]],
  ] as const)('for %s is shown to exactly them', async (audience, expected) => {
    const tournamentId = audience === 'tournament' ? 'SPRING' : null;
    const shown = await publish({ audience, tournamentId });
    const people = [null, player, leader, moderator, banned];
    const seeing = [];
    for (const each of people) if ((await shownTo(each)).includes(shown.id)) seeing.push(each);
    expect(seeing).toEqual(expected());
    for (const each of people) {
      const { status } = await send('see', shown.id, undefined, each);
      expect(status).toBe(expected().includes(each as never) ? 200 : 404);
    }
    await unpublish(shown);
    expect(await shownTo(leader)).not.toContain(shown.id);
  });

  it('appears and ends by itself, and says so', async () => {
    const visitor = await connect(app);
    await visitor.subscribe('announcements');
    const heard = (type: string, id: string) =>
      until(type, () =>
        visitor.frames.some((frame) => frame.type === type && frame.data.id === id),
      );
    const planned = await publish({ endsAt: now + 2 * HOUR }, now + HOUR);
    expect(planned.state).toBe('planned');
    expect(await shownTo(null)).not.toContain(planned.id);
    now += HOUR;
    await heard('announcement.published', planned.id);
    expect(await shownTo(null)).toContain(planned.id);
    now += HOUR;
    await heard('announcement.ended', planned.id);
    expect(await shownTo(null)).not.toContain(planned.id);
    expect((await send('get', planned.id)).body.data.state).toBe('ended');
    // Nothing about what it says: everyone can listen.
    expect(visitor.frames.map((frame) => Object.keys(frame.data))).toEqual(
      visitor.frames.map(() => ['id']),
    );
    visitor.close();
  });

  it('is shown again where a later end is given', async () => {
    const over = await publish({ endsAt: now + MINUTE });
    now += MINUTE;
    expect(await shownTo(null)).not.toContain(over.id);
    const { body } = await send('edit', over.id, {
      ...CONTENT,
      revision: over.revision,
      endsAt: now + HOUR,
    });
    expect(body.data.state).toBe('live');
    expect(await shownTo(null)).toContain(over.id);
    await unpublish(over);
  });

  it('stays away from an account that dismissed it, also after an edit', async () => {
    const shown = await publish();
    const tab = await connect(app, { as: player });
    await tab.subscribe(`account:${player.id}`);
    for (const _ of [1, 2]) expect((await send('dismiss', shown.id, {}, player)).status).toBe(200);
    await until('the other tab knows', () =>
      tab.frames.some(
        ({ type, data }) => type === 'announcement.dismissed' && data.id === shown.id,
      ),
    );
    await send('edit', shown.id, { ...CONTENT, revision: shown.revision, text: 'Other' });
    expect(await shownTo(player)).not.toContain(shown.id);
    expect(await shownTo(leader)).toContain(shown.id);
    await unpublish(shown);
    expect((await send('dismiss', shown.id, {}, leader)).status).toBe(404);
    tab.close();
  });

  it('counts an account once and every visitor, and tells staff', async () => {
    const shown = await publish();
    const staff = await connect(app, { as: moderator });
    await staff.subscribe('staff');
    for (const who of [player, player, leader, null, null, null])
      expect((await send('see', shown.id, undefined, who)).status).toBe(200);
    const numbers = { accounts: 2, visitors: 3 };
    await until('staff know the numbers', () =>
      staff.frames.some(
        ({ type, data }) =>
          type === 'announcement.seen' && data.accounts === 2 && data.visitors === 3,
      ),
    );
    expect((await send('get', shown.id)).body.data.seen).toEqual(numbers);
    const { body } = await send('own', undefined, undefined, player);
    expect(body.data.find(({ id }: { id: string }) => id === shown.id).seen).toBe(true);
    await unpublish(shown);
    staff.close();
  });
});

describe('notifications', () => {
  it('reach the audience of the start once, however often it is edited or shown again', async () => {
    const shown = await publish({ audience: 'accounts', notifies: true });
    await allNotified(shown.id);
    const first = await notificationsOf(shown.id);
    expect(first.map(({ account }) => account)).not.toContain(banned.id);
    expect(first.map(({ account }) => account)).toEqual(
      expect.arrayContaining([player.id, leader.id, moderator.id, admin.id]),
    );
    expect(first[0]).toMatchObject({ link: '/app/tournament/spring' });

    const late = await app.signIn(`Came Later ${now}`);
    const edited = await send('edit', shown.id, {
      ...{ ...CONTENT, audience: 'accounts', notifies: true, text: 'Edited' },
      revision: shown.revision,
    });
    expect(edited.body.data.text).toBe('Edited');
    expect(await shownTo(late)).toContain(shown.id);
    expect(await notificationsOf(shown.id)).toEqual(first);
    await unpublish(shown);
  });

  it('are not sent for a banner alone', async () => {
    const shown = await publish();
    await until('it has started', async () => (await shownTo(null)).includes(shown.id));
    expect(await notificationsOf(shown.id)).toEqual([]);
    await unpublish(shown);
  });
});

describe('writing', () => {
  it('is for admins', async () => {
    const { id, revision } = await create();
    const tries = [
      ['create', undefined, CONTENT],
      ['edit', id, { ...CONTENT, revision }],
      ['publish', id, { revision }],
      ['remove', id, {}],
      ['get', id, {}],
      ['all', undefined, {}],
      ['history', id, {}],
    ] as const;
    for (const [action, value, data] of tries) {
      expect((await send(action, value, data, moderator)).status).toBe(403);
      expect((await send(action, value, data, null)).status).toBe(403);
    }
  });

  it.each([
    [{ button: { label: 'Click', to: 'javascript:alert(1)' } }, 'button'],
    [{ button: { label: 'Click', to: '//evil.example' } }, 'button'],
    [{ button: { label: '', to: '/blog' } }, 'label'],
    [{ title: ' ' }, 'title'],
    [{ text: 'x'.repeat(301) }, 'text'],
    [{ audience: 'tournament' }, 'tournamentId'],
    [{ audience: 'nobody' }, 'audience'],
  ])('refuses %j', async (wrong, field) => {
    const { status, body } = await send('create', undefined, { ...CONTENT, ...wrong });
    expect(status).toBe(400);
    expect(body.message).toContain(field);
  });

  it('knows no teams of a tournament that is not there', async () => {
    const content = { ...CONTENT, audience: 'tournament', tournamentId: 'nothing' };
    expect((await send('create', undefined, content)).status).toBe(404);
  });

  it('never overwrites what somebody else has saved', async () => {
    const { id, revision } = await create();
    const edited = await send('edit', id, { ...CONTENT, revision, text: 'Mine' });
    const late = await send('edit', id, { ...CONTENT, revision, text: 'Theirs' });
    expect(late).toMatchObject({
      status: 400,
      body: { error: { type: 'InvalidActionError', revision: edited.body.data.revision } },
    });
    expect((await send('get', id)).body.data.text).toBe('Mine');
  });

  it('must end later than it starts, and not twice be shown', async () => {
    const ended = await create({ endsAt: now - 1 });
    const at = now + HOUR;
    const crossed = await create({ endsAt: at });
    expect((await send('publish', ended.id, { revision: 1 })).status).toBe(400);
    expect((await send('publish', crossed.id, { revision: 1, at })).status).toBe(400);
    const live = await publish();
    const again = await send('publish', live.id, { revision: live.revision });
    expect(again.body.error.type).toBe('InvalidActionError');
    await unpublish(live);
  });

  it('keeps versions, and brings a deleted one back as a draft', async () => {
    const live = await publish({ title: 'First' });
    await send('edit', live.id, { ...CONTENT, title: 'Second', revision: live.revision });
    await send('remove', live.id);
    expect(await shownTo(null)).not.toContain(live.id);
    const { body } = await send('restore', live.id);
    expect(body.data).toMatchObject({ title: 'Second', state: 'draft' });
    const versions = (await send('history', live.id)).body.data;
    expect(versions.map(({ title }: { title: string }) => title)).toEqual(['Second', 'First']);
    const first = await send('version', live.id, { revision: versions[1].revision });
    expect(first.body.data).toEqual({ ...CONTENT, title: 'First' });
    const audited = await app.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subject, `announcement:${live.id}`), eq(auditLog.actor, admin.id)));
    expect(audited.map(({ action }) => action).sort()).toEqual([
      'announcement.created',
      'announcement.deleted',
      'announcement.edited',
      'announcement.published',
      'announcement.restored',
    ]);
  });

  it('lists by state', async () => {
    const draft = await create({ title: 'A draft to find' });
    const planned = await publish({ title: 'A plan to find' }, now + HOUR);
    const idsIn = async (state?: string) =>
      (await send('all', undefined, { state, size: 100 })).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await idsIn('draft')).toContain(draft.id);
    expect(await idsIn('draft')).not.toContain(planned.id);
    expect(await idsIn('planned')).toEqual([planned.id]);
    expect(await idsIn()).toEqual(expect.arrayContaining([draft.id, planned.id]));
    await unpublish(planned);
  });
});
