import { contract } from '@mes/contract';
import { scopeOf } from '@mes/contract/call-scopes';
import { type Call, nameOf } from '@mes/contract/define';
import { API_SCOPES, parseApiKey } from '@mes/domain/accounts/api-keys';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp, type TestClient } from '../../../../testing/app';
import { sendCall } from '../../../../testing/send';
import { connect } from '../../../../testing/sockets';
import { until } from '../../../../testing/until';
import { auditLog } from '../../../platform/audit/tables';
import { bans } from '../../moderation/tables';
import { setPermissions } from '../service';
import { apiKeys } from '../tables';
import { createApiKeys, deleteExpiredApiKeys } from './service';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let now = Date.now();
let app: TestApp;
let owner: Account;

beforeAll(async () => {
  app = await startTestApp({ rateLimits: true, clock: () => now });
});
afterAll(() => app.stop());

/** A new one for each group of tests: an account may not create many keys in an hour. */
const useOwner = (name: string) =>
  beforeAll(async () => {
    owner = await app.signIn(name, ['Moderator']);
  });

interface Key {
  readonly id: string;
  readonly key: string;
}

const act = (action: string, data: object = {}, as: Account = owner) =>
  app.request({ object: 'player', action, data }, as);

async function createKey(more: object = {}, as: Account = owner): Promise<Key> {
  const { body } = await act('create_api_key', { name: 'Bot', scopes: ['profile'], ...more }, as);
  expect(body.status, body.message).toBe('SUCCESS');
  return body.data;
}
const bearer = ({ key }: Pick<Key, 'key'>) => ({ authorization: `Bearer ${key}` });
const me = (key: Pick<Key, 'key'>) => app.call({ path: '/api/players/me', headers: bearer(key) });
const request = (envelope: object, key: Key) =>
  app.call({ path: '/api/request', body: envelope, headers: bearer(key) });
const revoke = ({ id }: Key, as: Account = owner) =>
  app.request({ object: 'player', action: 'revoke_api_key', value: id }, as);
const INVALID = { status: 403, body: { message: 'Invalid credentials.' } };

describe('a key', () => {
  useOwner('Key Owner');

  it('is shown once and stored as a hash', async () => {
    const { body } = await act('create_api_key', { name: ' My bot ', scopes: ['read', 'read'] });
    expect(body.data).toMatchObject({
      name: 'My bot',
      scopes: ['read'],
      callsPerMinute: 120,
      expiresAt: null,
      lastUsedAt: null,
      calls: 0,
    });
    const { key, ...shown } = body.data;
    expect(key).toMatch(new RegExp(`^mes_${shown.id}_[A-Za-z0-9_-]{43}$`));
    expect((await act('api_keys')).body.data).toEqual([shown]);
    const secret = key.slice(-43);
    const everything = JSON.stringify([
      await app.database.db.select().from(apiKeys),
      await app.database.db.select().from(auditLog),
    ]);
    expect(everything).toContain(shown.id);
    expect(everything).not.toContain(secret);
    await revoke(body.data);
  });

  it('acts as its account', async () => {
    const key = await createKey();
    expect((await me(key)).body.data).toMatchObject({ id: owner.id, name: 'Key Owner' });
    await revoke(key);
  });

  it('is refused once it is revoked, at once, and by its owner alone', async () => {
    const [key, stranger] = [await createKey(), await app.signIn('Stranger')];
    expect((await me(key)).status).toBe(200);
    expect((await revoke(key, stranger)).status).toBe(404);
    expect((await me(key)).status).toBe(200);
    expect((await revoke(key)).status).toBe(200);
    expect(await me(key)).toMatchObject(INVALID);
    expect((await revoke(key)).status).toBe(404);
  });

  it('ends at its time, also where it is cached, and is deleted a month later', async () => {
    expect(
      (await act('create_api_key', { name: 'x', scopes: ['read'], expiresAt: now })).status,
    ).toBe(400);
    const key = await createKey({ expiresAt: now + MINUTE });
    expect((await me(key)).status).toBe(200);
    now += MINUTE;
    expect(await me(key)).toMatchObject(INVALID);
    await deleteExpiredApiKeys(app.database.db, now + 29 * DAY);
    expect((await act('api_keys')).body.data).toHaveLength(1);
    await deleteExpiredApiKeys(app.database.db, now + 31 * DAY);
    expect((await act('api_keys')).body.data).toEqual([]);
  });

  it('is one of ten at most, however many are asked for at once', async () => {
    const collector = await app.signIn('Collector');
    const replies = await Promise.all(
      Array.from({ length: 14 }, () =>
        act('create_api_key', { name: 'One more', scopes: ['read'] }, collector),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await act('api_keys', {}, collector)).body.data).toHaveLength(10);
  });

  it('is part of what the account can take along, without its hash', async () => {
    const key = await createKey({ name: 'Exported key' });
    const text = JSON.stringify((await act('export')).body);
    expect(text).toContain('Exported key');
    expect(text).not.toContain('secretHash');
    await revoke(key);
  });

  it('ends with its account', async () => {
    const leaver = await app.signIn('Leaver');
    const key = await createKey({}, leaver);
    expect((await me(key)).status).toBe(200);
    expect((await act('delete_account', { name: 'Leaver' }, leaver)).status).toBe(200);
    expect(await me(key)).toMatchObject(INVALID);
    expect(await app.database.db.select().from(apiKeys).where(eq(apiKeys.id, key.id))).toEqual([]);
  });

  it('is seen and revoked by admins', async () => {
    const admin = await app.signIn('Head Admin', ['Admin']);
    const key = await createKey({ name: 'Suspicious' });
    const details = await app.request(
      { object: 'admin', action: 'account', value: owner.id },
      admin,
    );
    expect(details.body.data.keys).toMatchObject([{ id: key.id, name: 'Suspicious' }]);
    const value = { object: 'admin', action: 'revoke_api_key', value: owner.id };
    expect((await app.request({ ...value, data: { key: key.id } }, admin)).status).toBe(200);
    expect(await me(key)).toMatchObject(INVALID);
    const entries = await app.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'account.api_key_revoked'));
    expect(entries).toContainEqual(
      expect.objectContaining({ actor: admin.id, subject: `account:${owner.id}` }),
    );
  });
});

describe('a wrong key', () => {
  useOwner('Careless Owner');

  it.each([
    { what: 'with another secret', change: (key: string) => `${key.slice(0, -4)}AAAA` },
    {
      what: 'with another id',
      change: (key: string) => key.replace(/_[a-z0-9]{12}_/, '_zzzzzzzzzzzz_'),
    },
    { what: 'cut off', change: (key: string) => key.slice(0, -1) },
    { what: 'that is none', change: () => 'abc' },
    { what: 'that is empty', change: () => '' },
  ])('$what is refused, also for what everyone may read', async ({ change }) => {
    const key = await createKey({ scopes: ['read', 'profile'] });
    const headers = { authorization: `Bearer ${change(key.key)}` };
    for (const path of ['/api/players/me', '/api/properties/streamLink'])
      expect(await app.call({ path, headers })).toMatchObject(INVALID);
    await revoke(key);
  });

  it('in the address is refused, whatever else is sent', async () => {
    const key = await createKey({ scopes: ['read'] });
    for (const path of [
      `/api/players/me?api_key=${key.key}`,
      `/api/properties/streamLink?access_token=${key.key}`,
    ]) {
      for (const headers of [{}, bearer(key)]) {
        const reply = await app.call({ path, headers });
        expect(reply).toMatchObject({
          status: 400,
          body: { error: { type: 'InvalidRequestError' } },
        });
        expect(reply.body.message).toContain('never in the address');
      }
    }
    await revoke(key);
  });

  it('as id and secret of a session, in an envelope or on a socket, is refused', async () => {
    const { key, id } = await createKey();
    const secret = key.slice(-43);
    const envelope = { object: 'player', action: 'sessions' };
    for (const given of [
      { id: owner.id, secret: key },
      { id: `mes_${id}`, secret },
      { id: `Bearer ${key}`, secret: 'x' },
      { id: 'Bearer mes', secret: key },
    ]) {
      expect((await app.request({ ...envelope, ...given })).body.message).toBe(
        'Invalid credentials.',
      );
      await expect(connect(app, { auth: given })).rejects.toThrow('Invalid credentials.');
    }
    await revoke({ id, key });
  });

  it('opens no socket: the header of the handshake counts for nothing', async () => {
    const key = await createKey({ scopes: [...API_SCOPES] });
    const client = await connect(app, { extraHeaders: bearer(key) });
    expect(await client.request({ object: 'chat', action: 'own_state' })).toMatchObject({
      message: 'You must be logged in to perform this action!',
    });
    expect(await client.subscribe('staff')).toMatchObject({ status: 'ERROR' });
    client.close();
    await revoke(key);
  });
});

describe('a scope', () => {
  useOwner('Careful Owner');

  const calls: Call[] = Object.values(contract).flatMap((feature) => Object.values<Call>(feature));
  const send = (call: Call, key: Key) => {
    const headers = bearer(key);
    const client: TestClient = {
      call: (sent) => app.call({ ...sent, headers }),
      request: (envelope) => request(envelope, key),
    };
    return sendCall(client, { call, input: {} });
  };

  it('is needed for every call that has one; the others are for no key', async () => {
    const admin = await app.signIn('All Powerful', ['Admin']);
    const [reader, everything] = [
      await createKey({ scopes: ['read'], callsPerMinute: 600 }, admin),
      await createKey({ scopes: [...API_SCOPES], callsPerMinute: 600 }, admin),
    ];
    const check = async (call: Call) => {
      const scope = scopeOf(call);
      const outOfScope = [
        scope === null || scope !== 'read' ? reader : null,
        scope === null ? everything : null,
      ].filter((key) => key !== null);
      for (const key of outOfScope) {
        const reply = await send(call, key);
        const text =
          scope === null
            ? 'API keys cannot make this call.'
            : `This API key is missing the scope '${scope}'.`;
        expect(reply, nameOf(call)).toMatchObject({ status: 403, body: { message: text } });
      }
    };
    await Promise.all(calls.filter(({ transport }) => !transport).map(check));
  });

  it('is asked of each call in a batch', async () => {
    const key = await createKey({ scopes: ['read', 'messages'] });
    const batch = {
      object: 'requests',
      action: 'batch',
      data: [
        { object: 'notification', action: 'unread' },
        { object: 'player', action: 'sessions' },
        { object: 'player', action: 'create_api_key', data: { name: 'Child', scopes: ['read'] } },
        { object: 'player', action: 'change_name', data: { name: 'Stolen' } },
        { object: 'admin', action: 'get_staff' },
      ],
    };
    const { body } = await request(batch, key);
    expect(body.data.map(({ message = '' }) => message).slice(1)).toEqual([
      'API keys cannot make this call.',
      'API keys cannot make this call.',
      "This API key is missing the scope 'profile'.",
      "This API key is missing the scope 'moderation'.",
    ]);
    await revoke(key);
  });

  it('never goes beyond what the account may do now', async () => {
    const key = await createKey({ scopes: ['moderation'] });
    const read = { object: 'admin', action: 'get_staff' };
    expect((await request(read, key)).status).toBe(200);
    const action = { actor: null, now };
    await app.database.transaction((tx) =>
      setPermissions(tx, { accountId: owner.id, permissions: [] }, action),
    );
    expect((await request(read, key)).body.message).toBe(
      "You are missing permission 'Moderator' to access this resource.",
    );
    await app.database.transaction((tx) =>
      setPermissions(tx, { accountId: owner.id, permissions: ['Moderator'] }, action),
    );
    expect((await request(read, key)).status).toBe(200);
    await revoke(key);
  });

  it('that reads sees what everyone sees, whoever owns the key', async () => {
    const admin = await app.signIn('Reading Admin', ['Admin']);
    await app.request(
      {
        object: 'property',
        action: 'create',
        value: 'secretPlan',
        data: { type: 'string', value: 'x', readPermissions: 'Admin' },
      },
      admin,
    );
    const path = '/api/properties/secretPlan';
    const asAdmin = await app.call({ path, as: admin });
    expect(asAdmin.status, JSON.stringify(asAdmin.body)).toBe(200);
    const key = await createKey({ scopes: [...API_SCOPES] }, admin);
    const [byKey, byVisitor] = [
      await app.call({ path, headers: bearer(key) }),
      await app.call({ path }),
    ];
    expect(byKey.status).toBe(403);
    expect(byKey.body).toEqual(byVisitor.body);
  });

  it('does not lift a ban of the account', async () => {
    const banned = await app.signIn('Banned Soon');
    const key = await createKey({ scopes: ['profile', 'read'] }, banned);
    await app.database.db.insert(bans).values({
      id: '01900000-0000-7000-8000-000000000001',
      player: banned.id,
      scope: 'site',
      reason: 'Cheating',
      createdAt: now,
      createdBy: owner.id,
    });
    expect((await me(key)).body.message).toBe('You have been banned.');
    expect(
      (await app.call({ path: '/api/properties/streamLink', headers: bearer(key) })).status,
    ).toBe(200);
  });
});

describe('calls with a key', () => {
  useOwner('Busy Owner');

  it('are limited by the minute, for each key by itself', async () => {
    const [slow, other] = [await createKey({ callsPerMinute: 3 }), await createKey()];
    for (let call = 1; call <= 3; call++) expect((await me(slow)).status).toBe(200);
    const refused = await me(slow);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await me(other)).status).toBe(200);
    expect(
      (await act('create_api_key', { name: 'x', scopes: ['read'], callsPerMinute: 601 })).status,
    ).toBe(400);
    await revoke(slow);
    await revoke(other);
  });

  it('are counted, and written together once a minute', async () => {
    const created = await createKey();
    const row = async () =>
      (await app.database.db.select().from(apiKeys).where(eq(apiKeys.id, created.id)))[0]!;
    const own = createApiKeys({ db: app.database.db, clock: () => now });
    const credentials = parseApiKey(created.key)!;
    for (let call = 1; call <= 5; call++)
      expect(await own.authenticate(credentials)).toMatchObject({ id: owner.id });
    expect(await row()).toMatchObject({ calls: 0, lastUsedAt: null });
    await own.saveUses();
    expect(await row()).toMatchObject({ calls: 5, lastUsedAt: now });
    await own.saveUses();
    expect((await row()).calls).toBe(5);

    // The same by the server's own timer.
    await me(created);
    now += MINUTE;
    await until('the use', async () => (await row()).calls === 6);
    await revoke(created);
  });
});
