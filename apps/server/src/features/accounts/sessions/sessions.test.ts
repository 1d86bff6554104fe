import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { consent, login } from '../../../../testing/sign-in';
import { until } from '../../../../testing/until';
import { auditLog } from '../../../platform/audit/tables';
import { setPermissions } from '../service';
import { sessions } from '../tables';
import { createSessions, deleteIdleSessions } from './service';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const DAY = 86_400_000;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
});
afterAll(() => app.stop());

async function signIn(name: string, userAgent = FIREFOX): Promise<Account> {
  const reply = await login(app, await consent(app, { login_hint: name }), {
    headers: { 'user-agent': userAgent },
  });
  return reply.body.data;
}

const player = (action: string, more: object = {}) => ({ object: 'player', action, ...more });
const me = (as: Account) => app.call({ path: '/api/players/me', as });
const INVALID = {
  status: 403,
  body: { message: 'Invalid credentials.', error: { type: 'ForbiddenError' } },
};

describe('the list of sessions', () => {
  it('shows where the account is signed in, and which session asks', async () => {
    const phone = await signIn('moderator', SAFARI);
    const computer = await signIn('moderator');
    const { body } = await app.request(player('sessions'), computer);
    expect(body.data).toMatchObject([
      { device: 'Firefox on Windows', current: true },
      { device: 'Safari on iPhone', current: false },
    ]);
    expect(JSON.stringify(body)).not.toContain(phone.secret);
  });

  it('is for the signed in only', async () => {
    expect(await app.request(player('sessions'))).toMatchObject({
      status: 403,
      body: { message: 'You must be logged in to perform this action!' },
    });
  });
});

describe('ending sessions', () => {
  it('ends another one at once', async () => {
    const lost = await signIn('streamer');
    const current = await signIn('streamer');
    expect((await me(lost)).status).toBe(200);
    const { body } = await app.request(player('sessions'), current);
    const other = body.data.find(({ current }: { current: boolean }) => !current);
    const ended = await app.request(player('revoke_session', { value: other.id }), current);
    expect(ended.body).toEqual({ status: 'SUCCESS', data: {} });
    expect(await me(lost)).toMatchObject(INVALID);
    expect((await me(current)).status).toBe(200);
  });

  it('ends all others, and says how many', async () => {
    const [first, second, current] = [
      await signIn('caster'),
      await signIn('caster'),
      await signIn('caster'),
    ];
    const ended = await app.request(player('revoke_other_sessions'), current);
    expect(ended.body.data).toEqual({ revoked: 2 });
    for (const account of [first, second]) expect(await me(account)).toMatchObject(INVALID);
    expect((await me(current)).status).toBe(200);
    expect((await app.request(player('revoke_other_sessions'), current)).body.data.revoked).toBe(0);
  });

  it('never ends a session of someone else', async () => {
    const [victim, other] = [await signIn('leader'), await signIn('member')];
    const { body } = await app.request(player('sessions'), victim);
    const refused = await app.request(player('revoke_session', { value: body.data[0].id }), other);
    expect(refused.status).toBe(404);
    expect((await me(victim)).status).toBe(200);
  });

  it('signs out, also who is banned, and whoever is signed out already', async () => {
    for (const name of ['newcomer', 'banned']) {
      const account = await signIn(name);
      expect((await app.request(player('logout'), account)).body.data).toEqual({});
      expect(await app.request(player('login'), account)).toMatchObject(INVALID);
    }
    expect((await app.request(player('logout'))).body.data).toEqual({});
  });

  it('invalidates the session caches of other processes', async () => {
    const account = await signIn('clipper');
    const elsewhere = createSessions(app.database.db);
    const events: Parameters<typeof elsewhere.evictChanged>[0][] = [];
    app.database.onCommitted((committed) => void events.push(committed));
    expect(await elsewhere.authenticate(account)).toMatchObject({ id: 'clipper' });

    await app.request(player('logout'), account);
    expect(await elsewhere.authenticate(account)).not.toBeNull();
    for (const committed of events) elsewhere.evictChanged(committed);
    expect(await elsewhere.authenticate(account)).toBeNull();
    // Whatever else goes on in the demo community is not about accounts.
    const published = events.flat().filter(({ channel }) => channel.startsWith('account:'));
    expect(published).toMatchObject([{ channel: 'account:clipper', type: 'account.changed' }]);
  });

  it('reaches a server that runs beside this one', async () => {
    const beside = await startTestApp({ databaseUrl: app.databaseUrl });
    const account = await signIn('leader');
    const meBeside = async () =>
      (await beside.call({ path: '/api/players/me', as: account })).status;
    expect(await meBeside()).toBe(200);
    await app.request(player('logout'), account);
    await until('the other process to refuse the session', async () => (await meBeside()) === 403);
    await beside.stop();
  });

  it('holds for whoever was being looked up at that moment', async () => {
    const account = await signIn('member');
    const fresh = createSessions(app.database.db);
    const lookedUp = fresh.authenticate(account);
    fresh.evictChanged([
      {
        id: 1,
        channel: 'account:member',
        since: 0,
        revision: 1,
        type: 'account.changed',
        data: { id: 'member' },
      },
    ]);
    expect(await lookedUp).toMatchObject({ id: 'member' });
    await app.database.db.delete(sessions).where(eq(sessions.account, 'member'));
    expect(await fresh.authenticate(account)).toBeNull();
  });

  it('comes by itself after 90 days without a sign of life', async () => {
    const [idle, active] = [await app.signIn('Idle'), await app.signIn('Active')];
    const lastSeen = (account: Account, time: number) =>
      app.database.db
        .update(sessions)
        .set({ lastSeenAt: time })
        .where(eq(sessions.account, account.id));
    const now = Date.now();
    await lastSeen(idle, now - 90 * DAY - 1_000);
    await lastSeen(active, now - 89 * DAY);
    expect(await me(idle)).toMatchObject(INVALID);
    await deleteIdleSessions(app.database.db, now);
    const left = await app.database.db.select().from(sessions).where(eq(sessions.account, idle.id));
    expect(left).toEqual([]);
    expect((await me(active)).status).toBe(200);
  });
});

describe('player/login', () => {
  it('reads the account with credentials as value and data, or those of the call', async () => {
    const account = await signIn('admin');
    const given = await app.request(
      player('login', { value: account.id, data: { secret: account.secret } }),
    );
    expect(given.body.data).toMatchObject({ id: 'admin', permissions: ['Admin'] });
    expect(given.body.data).not.toHaveProperty('secret');
    const ofCall = await app.request(player('login', { id: account.id, secret: account.secret }));
    expect(ofCall.body).toEqual(given.body);
  });

  it.each([
    ['nothing', {}],
    ['a wrong secret', { value: 'admin', data: { secret: 'guessed' } }],
    ['no secret', { value: 'admin' }],
    ['no id', { data: { secret: 'guessed' } }],
    ['an unknown account', { value: 'nobody', data: { secret: 'guessed' } }],
    ['an id that is none', { value: 'a/b', data: { secret: 'guessed' } }],
    ['a wrong secret of the call', { id: 'admin', secret: 'guessed' }],
    ['half a credential of the call', { id: 'admin' }],
  ])('answers Invalid credentials. to %s', async (_label, envelope) => {
    expect(await app.request(player('login', envelope))).toMatchObject(INVALID);
  });

  it('does not take the secret of another account', async () => {
    const [one, other] = [await signIn('leader'), await signIn('member')];
    const mixed = { value: one.id, data: { secret: other.secret } };
    expect(await app.request(player('login', mixed))).toMatchObject(INVALID);
  });

  it('never reads cookies of a client that is no page', async () => {
    const { id, secret } = await signIn('admin');
    const cookie = `user_id=${id}; user_secret=${secret}`;
    const reply = await app.call({ path: '/api/players/me', headers: { cookie } });
    expect(reply.status).toBe(403);
  });
});

describe('permissions', () => {
  const change = (account: string, permissions: readonly string[]) =>
    app.database.transaction((tx) =>
      setPermissions(
        tx,
        { accountId: account, permissions },
        { actor: { id: 'admin' }, now: Date.now() },
      ),
    );

  it('hold at once when changed, with an audit row', async () => {
    const account = await app.signIn('Promoted');
    const staffOnly = () => app.request({ object: 'property', action: 'all' }, account);
    expect((await staffOnly()).status).toBe(403);
    expect(await change(account.id, ['Admin', 'editstream', 'ADMIN'])).toEqual([
      'Admin',
      'editstream',
    ]);
    expect((await staffOnly()).status).toBe(200);
    await change(account.id, []);
    expect((await staffOnly()).status).toBe(403);

    const rows = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `account:${account.id}`));
    expect(rows).toMatchObject([
      {
        actor: 'admin',
        action: 'account.permissions_changed',
        before: [],
        after: ['Admin', 'editstream'],
      },
      { before: ['Admin', 'editstream'], after: [] },
    ]);
  });

  it('of an account that does not exist cannot be changed', async () => {
    await expect(change('nobody', ['Admin'])).rejects.toThrow('Resource not found');
  });
});
