import { channels } from '@mes/contract/channels';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { connect } from '../../../../testing/sockets';
import { until } from '../../../../testing/until';
import { auditLog } from '../../../platform/audit/tables';
import { registerAccount, setPermissions } from '../service';
import { accounts } from '../tables';

let app: TestApp;
let admin: Account;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('Head Admin', ['Admin']);
});
afterAll(() => app.stop());

const act = (action: string, data: object, as: Account = admin) =>
  app.request({ object: 'admin', action, data }, as);
const setPermission = (to: Account, permission: string, granted: boolean, as?: Account) =>
  act('set_permission', { account: to.id, permission, granted }, as);
const namesIn = ({ body }: { body: { data: { name: string }[] } }) =>
  body.data.map(({ name }) => name);
const me = (as: Account) => app.call({ path: '/api/players/me', as });
const ban = ({ id: about }: Account, as: Account) =>
  app.call({
    path: '/api/notes',
    body: { update: { about, ban: { scope: 'site', reason: 'Insults', until: null } } },
    as,
  });
const LAST_ADMIN = {
  status: 400,
  body: { message: 'This is the last admin. Make someone else an admin first.' },
};

describe('the list of accounts', () => {
  const find = (text: string, more: object = {}) => act('accounts', { text, ...more });

  it('is searched by a part of the name and by the beginning of ids', async () => {
    const found = await app.signIn('Kestrel Watcher');
    await app.database.transaction((tx) =>
      registerAccount(tx, {
        name: 'Of Discord',
        provider: 'discord',
        providerId: '700000000000000001',
        now: Date.now(),
      }),
    );
    expect(namesIn(await find('WATCH'))).toEqual(['Kestrel Watcher']);
    expect(namesIn(await find('ke'))).toEqual(['Kestrel Watcher']);
    expect(namesIn(await find(found.id.slice(0, 7)))).toEqual(['Kestrel Watcher']);
    expect(namesIn(await find('7000000'))).toEqual(['Of Discord']);
    expect(namesIn(await find('atch_r'))).toEqual([]);
    expect(namesIn(await find('%'))).toEqual([]);
    const { body } = await find('watcher');
    expect(body.data[0]).toMatchObject({
      id: found.id,
      team: null,
      permissions: [],
      bannedFrom: [],
      sessions: 1,
      apiKeys: 0,
      lastSeenAt: expect.any(Number),
    });
    expect(body.metadata).toMatchObject({ total: 1, revisions: { staff: expect.any(Number) } });
  });

  it('shows the staff alone, or those with one permission', async () => {
    await app.signIn('Streaming One', ['editstream']);
    await app.signIn('Reading One', ['ReadFacts', 'moderator']);
    expect(namesIn(await find('', { staff: true }))).toEqual(
      expect.arrayContaining(['Head Admin', 'Streaming One', 'Reading One']),
    );
    expect(namesIn(await find('', { staff: true }))).not.toContain('Kestrel Watcher');
    expect(namesIn(await find('', { permission: 'Moderator' }))).toEqual(['Reading One']);
    expect(namesIn(await find('one', { permission: 'editstream' }))).toEqual(['Streaming One']);
  });

  it('has pages, the newest first', async () => {
    const [first, second] = [
      await find('', { size: 2, page: 0 }),
      await find('', { size: 2, page: 1 }),
    ];
    expect(namesIn(first)[0]).toBe('Reading One');
    expect(first.body.metadata.total).toBe(5);
    expect(new Set([...namesIn(first), ...namesIn(second)]).size).toBe(4);
  });
});

describe('permissions', () => {
  it('are given and taken at once, with an entry of who did it', async () => {
    const account = await app.signIn('Rising Star');
    const given = await setPermission(account, 'moderator', true);
    expect(given.body.data).toEqual({ permissions: ['Moderator'] });
    expect((await me(account)).body.data.permissions).toEqual(['Moderator']);
    // A double click changes nothing more.
    expect((await setPermission(account, 'Moderator', true)).status).toBe(200);
    await setPermission(account, 'Moderator', false);
    expect((await me(account)).body.data.permissions).toEqual([]);

    const { body } = await act('account', { account: account.id });
    expect(body.data.changes).toMatchObject([
      { actor: { name: 'Head Admin' }, before: ['Moderator'], after: [] },
      { action: 'account.permissions_changed', before: [], after: ['Moderator'] },
    ]);
    expect(body.data.staffTerms).toMatchObject([
      { permissions: ['Moderator'], until: expect.any(Number) },
    ]);
  });

  it('end what an open socket could read and do', async () => {
    const account = await app.signIn('Was Moderator', ['Moderator']);
    const client = await connect(app, { as: account });
    const staff = channels.staff().name;
    expect(await client.subscribe(staff)).toMatchObject({ status: 'SUCCESS' });
    const read = { object: 'admin', action: 'get_staff' };
    expect(await client.request(read)).toMatchObject({ status: 'SUCCESS' });

    await setPermission(account, 'Moderator', false);
    await until('the end of the subscription', () => client.ended.length === 1);
    expect(client.ended[0]).toMatchObject({ channel: staff });
    expect(await client.request(read)).toMatchObject({ status: 'ERROR' });
    expect(await client.subscribe(staff)).toMatchObject({ status: 'ERROR' });
    client.close();
  });

  it.each([
    { what: 'an unknown permission', data: { permission: 'wizard', granted: true }, status: 400 },
    { what: 'an unknown account', data: { account: 'nobody' }, status: 404 },
  ])('are refused for $what', async ({ data, status }) => {
    const account = await app.signIn(`Refused ${status}`);
    const reply = await act('set_permission', {
      account: account.id,
      permission: 'Moderator',
      granted: true,
      ...data,
    });
    expect(reply.status).toBe(status);
  });

  it('that no part of the program asks for can be taken away, but not given', async () => {
    const account = await app.signIn('Old Hand', ['beta']);
    expect((await setPermission(account, 'BETA', false)).body.data.permissions).toEqual([]);
    expect((await setPermission(account, 'beta', true)).status).toBe(400);
  });

  it('are not for those who are banned from the site', async () => {
    const account = await app.signIn('Out Of Here');
    expect((await ban(account, admin)).status).toBe(200);
    expect((await setPermission(account, 'Moderator', true)).body.message).toContain(
      'Lift the ban first',
    );
  });

  it('are given by admins alone', async () => {
    const moderator = await app.signIn('A Moderator', ['Moderator']);
    expect((await setPermission(moderator, 'Admin', true, moderator)).status).toBe(403);
    expect((await act('accounts', {}, moderator)).status).toBe(403);
  });
});

describe('sessions of others', () => {
  it('end one by one, or all at once, also for open sockets', async () => {
    const account = await app.signIn('Lost Phone');
    const client = await connect(app, { as: account });
    const own = channels.account(account.id).name;
    await client.subscribe(own);
    const { body } = await act('account', { account: account.id });
    expect(body.data.activeSessions).toMatchObject([{ device: 'test', current: false }]);
    expect(JSON.stringify(body)).not.toMatch(/hash/i);

    const [session] = body.data.activeSessions;
    const other = await act('revoke_session', { account: admin.id, session: session.id });
    expect(other.status).toBe(404);
    expect((await act('revoke_sessions', { account: account.id })).body.data).toEqual({
      revoked: 1,
    });
    expect((await me(account)).status).toBe(403);
    await until('the end of the subscription', () => client.ended.length === 1);
    expect(await client.request({ object: 'player', action: 'sessions' })).toMatchObject({
      message: 'Invalid credentials.',
    });
    expect((await act('revoke_sessions', { account: account.id })).body.data.revoked).toBe(0);
    const entries = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'account.sessions_ended'));
    expect(entries).toMatchObject([{ actor: admin.id, after: { ended: 1 } }]);
    client.close();
  });
});

describe('the last admin', () => {
  const change = (account: Account, permissions: string[]) =>
    app.database.transaction((tx) =>
      setPermissions(
        tx,
        { accountId: account.id, permissions },
        { actor: account, now: Date.now() },
      ),
    );
  const admins = async () => {
    const rows = await app.database.db.select().from(accounts);
    return rows.filter(({ permissions }) => permissions.includes('Admin')).map(({ id }) => id);
  };

  it('is not removed by a revoke, a deletion or a ban', async () => {
    expect(await admins()).toEqual([admin.id]);
    expect(await setPermission(admin, 'Admin', false)).toMatchObject(LAST_ADMIN);
    const deleted = await app.request(
      { object: 'player', action: 'delete_account', data: { name: 'Head Admin' } },
      admin,
    );
    expect(deleted).toMatchObject(LAST_ADMIN);
    const moderator = await app.signIn('Rebel', ['Moderator']);
    expect((await ban(admin, moderator)).status).toBe(400);
    expect((await me(admin)).body.data.permissions).toEqual(['Admin']);
  });

  it('may go once somebody else is one', async () => {
    const heir = await app.signIn('Heir');
    await setPermission(heir, 'Admin', true);
    expect((await setPermission(admin, 'Admin', false)).status).toBe(200);
    expect(await setPermission(heir, 'Admin', false, heir)).toMatchObject(LAST_ADMIN);
    await setPermission(admin, 'Admin', true, heir);
    expect((await setPermission(heir, 'Admin', false, heir)).status).toBe(200);
  });

  it('stays where two admins revoke each other at the same moment', async () => {
    const rival = await app.signIn('Rival', ['Admin']);
    for (let round = 1; round <= 10; round++) {
      const results = await Promise.allSettled([change(admin, []), change(rival, [])]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const left = await admins();
      expect(left).toHaveLength(1);
      await change(left[0] === admin.id ? rival : admin, ['Admin']);
    }
    // The same by calls: both pass the check of permissions before either has changed anything.
    const replies = await Promise.all([
      setPermission(rival, 'Admin', false, admin),
      setPermission(admin, 'Admin', false, rival),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
    await change(admin, ['Admin']);
    await change(rival, []);
  });

  it('stays where one leaves for good while the other steps down', async () => {
    const leaver = await app.signIn('Leaver', ['Admin']);
    const [deleted, revoked] = await Promise.all([
      app.request({ object: 'player', action: 'delete_account', data: { name: 'Leaver' } }, leaver),
      setPermission(admin, 'Admin', false),
    ]);
    expect([deleted.status, revoked.status].sort()).toEqual([200, 400]);
    expect(await admins()).toHaveLength(1);
  });
});
