import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { attributesOf, cookieIn, enter, setQueue, visitorNamed } from '../../../../testing/queue';
import { root } from '../../../../testing/settings';
import { connect } from '../../../../testing/sockets';
import { until } from '../../../../testing/until';

const MINUTE = 60_000;
const READ = { path: '/api/properties/streamLink' };
const MUST_QUEUE = {
  status: 'ERROR',
  message: 'Please wait in the queue.',
  error: { type: 'ForbiddenError', message: 'Please wait in the queue.', queue: true },
};

let now = Date.UTC(2026, 5, 1, 12);
let app: TestApp;
let admin: Account;
let folder: string;

beforeAll(async () => {
  folder = await builtSite();
  app = await startTestApp({
    clock: () => now,
    config: { queueOnLocalhost: true, root: folder },
  });
  admin = await app.signIn('An Admin', ['Admin']);
});
beforeEach(async () => {
  // Everyone who asks in a test comes in at once, so that each can have a pass.
  await setQueue(app, admin, { queueEnabled: true, queueAdmissionsPerMinute: 60_000 });
  now += 60 * MINUTE;
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const passFor = async (name: string) =>
  cookieIn(await enter(app, visitorNamed(name)), 'queue_pass')!;
const readWith = (cookie: string) => app.call({ ...READ, headers: { cookie } });

describe('without a pass', () => {
  it('the API answers 403 and says that it is for the queue', async () => {
    expect(await app.call(READ)).toMatchObject({ status: 403, body: MUST_QUEUE });
    const action = await app.request({ object: 'property', action: 'read', value: 'streamLink' });
    expect(action).toMatchObject({ status: 403, body: MUST_QUEUE });
  });

  it('that answer comes before those about permissions', async () => {
    const reply = await app.request({ object: 'property', action: 'all' });
    expect(reply.body).toEqual(MUST_QUEUE);
  });

  it('programs with an API key come in: their keys have limits of their own', async () => {
    const { body } = await app.request(
      { object: 'player', action: 'create_api_key', data: { name: 'Bot', scopes: ['read'] } },
      await app.signIn('Program Owner', ['Moderator']),
    );
    const headers = { authorization: `Bearer ${body.data.key}` };
    expect((await app.call({ ...READ, headers })).status).toBe(200);
  });

  it('a batch is judged call by call', async () => {
    const reply = await app.request({
      object: 'requests',
      action: 'batch',
      data: [
        { object: 'property', action: 'read', value: 'streamLink' },
        { object: 'player', action: 'login', data: { id: 'nobody', secret: 'none' } },
      ],
    });
    const [closed, open] = reply.body.data;
    expect(closed).toEqual(MUST_QUEUE);
    expect(open.message).toBe('Invalid credentials.');
  });

  it.each([
    { path: '/api/register/discord' },
    { path: '/api/login?redirect_uri=none', body: { code: 'none' } },
    { path: `/api/queue/enter/${visitorNamed('open')}` },
    { path: '/api/stream/configuration' },
    { path: '/healthz' },
    { path: '/readyz' },
  ])('$path stays open', async (call) => {
    expect((await app.call(call)).body?.error?.queue).toBeUndefined();
  });

  it('pages are served with nothing of the site in them', async () => {
    const pass = await passFor('reader');
    const outside = await fetch(`${app.address}/app`);
    const inside = await fetch(`${app.address}/app`, { headers: { cookie: pass } });
    expect([outside.status, inside.status]).toEqual([200, 200]);
    expect(await outside.text()).not.toContain('streamLink');
    expect(await inside.text()).toContain('streamLink');
  });

  it('sockets refuse with the same error', async () => {
    for (const path of ['/gatewayV3', '/socket.io']) {
      await expect(connect(app, { path })).rejects.toMatchObject({ data: MUST_QUEUE });
    }
  });

  it('an overlay’s socket is open, but leads no further than overlays need', async () => {
    const client = await connect(app, { query: { streaming: 'true' } });
    const gated = await client.request({ object: 'property', action: 'read', value: 'streamLink' });
    expect(gated.error.queue).toBe(true);
    client.close();
  });
});

describe('a pass', () => {
  it('lets its holder use the API and the sockets', async () => {
    const pass = await passFor('holder');
    expect((await readWith(pass)).status).toBe(200);
    const client = await connect(app, { extraHeaders: { cookie: pass } });
    const reply = await client.request({ object: 'property', action: 'read', value: 'streamLink' });
    expect(reply.status).toBe('SUCCESS');
    client.close();
  });

  it('is a cookie that scripts cannot read and other sites cannot use', async () => {
    const reply = await enter(app, visitorNamed('flags'));
    const attributes = attributesOf(reply, 'queue_pass');
    expect(attributes).toMatch(/; HttpOnly/);
    expect(attributes).toMatch(/; SameSite=Lax/);
    expect(attributes).not.toMatch(/; Secure/);
  });

  it('ends after two idle minutes', async () => {
    const pass = await passFor('idle');
    now += 2 * MINUTE - 1;
    expect((await readWith(pass)).status).toBe(200);
    now += 2 * MINUTE;
    expect(await readWith(pass)).toMatchObject({ status: 403, body: MUST_QUEUE });
  });

  it('lasts while its holder is active, and is renewed every half minute at most', async () => {
    let pass = await passFor('active');
    let renewals = 0;
    for (let second = 0; second < 600; second += 10) {
      now += 10_000;
      const reply = await readWith(pass);
      expect(reply.status).toBe(200);
      const newer = cookieIn(reply, 'queue_pass');
      if (!newer) continue;
      pass = newer;
      renewals++;
    }
    expect(renewals).toBe(20);
  });

  it('makes no second one for somebody else', async () => {
    const cookie = await passFor('generous');
    const reply = await enter(app, visitorNamed('a friend'), { cookie });
    expect(reply.body.data.time).toBe(0);
    expect(cookieIn(reply, 'queue_pass')).toBeUndefined();
  });

  it('keeps caches away from the answer that renews it', async () => {
    const cached = { path: '/api/website/search/teams/nova' };
    const headers = { cookie: await passFor('cached') };
    const usual = await app.call({ ...cached, headers });
    now += MINUTE;
    const renewing = await app.call({ ...cached, headers });
    expect(usual.headers.get('cache-control')).toBe('public, no-cache');
    expect(cookieIn(renewing, 'queue_pass')).toBeDefined();
    expect(renewing.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('lasts while a socket is open, by its pings', async () => {
    const pass = await passFor('socket');
    const client = await connect(app, { extraHeaders: { cookie: pass } });
    for (let minute = 0; minute < 5; minute++) {
      now += MINUTE;
      await client.emitWithAck('ping');
    }
    expect((await readWith(pass)).status).toBe(200);
    client.close();
  });

  it('that has ended is not brought back by an overlay’s socket', async () => {
    const pass = await passFor('revived');
    now += 3 * MINUTE;
    const client = await connect(app, {
      query: { streaming: 'true' },
      extraHeaders: { cookie: pass },
    });
    await client.emitWithAck('ping');
    expect((await readWith(pass)).status).toBe(403);
    client.close();
  });

  it.each([
    { how: 'another identifier', change: (pass: string) => pass.replace('holder', 'thieve') },
    {
      how: 'a later time',
      change: (pass: string) => pass.replace(/\.\w+\.([\w-]+)$/, '.zzzzzzzz.$1'),
    },
    { how: 'another mark', change: (pass: string) => `${pass.slice(0, -4)}AAAA` },
    { how: 'no mark', change: (pass: string) => pass.slice(0, pass.lastIndexOf('.')) },
    { how: 'nothing', change: () => 'queue_pass=' },
    { how: 'the whitelist’s marker', change: () => 'whitelist=999' },
    { how: 'a marker where the signed one belongs', change: () => 'queue_whitelist=999' },
  ])('with $how counts for nothing', async ({ change }) => {
    const pass = await passFor('holder');
    const forged = change(pass);
    expect(forged).not.toBe(pass);
    expect(await readWith(forged)).toMatchObject({ status: 403, body: MUST_QUEUE });
  });

  it('from while the queue was off counts when it is turned on', async () => {
    await setQueue(app, admin, { queueEnabled: false });
    const pass = await passFor('before');
    const socket = await connect(app);
    now += 10 * MINUTE;
    const renewed = cookieIn(await readWith(pass), 'queue_pass')!;

    await setQueue(app, admin, { queueEnabled: true, queueAdmissionsPerMinute: 1 });
    expect((await readWith(renewed)).status).toBe(200);
    const entered = await enter(app, visitorNamed('before'), { cookie: renewed });
    expect(entered.body.data).toEqual({ time: 0, estimate: false });
    const open = await socket.request({ object: 'property', action: 'read', value: 'streamLink' });
    expect(open.status).toBe('SUCCESS');
    socket.close();
  });
});

describe('staff', () => {
  it('need no pass for the API nor for the sockets', async () => {
    const moderator = await app.signIn('A Moderator', ['Moderator']);
    expect((await app.call({ ...READ, as: moderator })).status).toBe(200);
    const client = await connect(app, { as: moderator });
    client.close();
  });

  it('is not who merely has an account', async () => {
    const player = await app.signIn('A Player');
    expect((await app.call({ ...READ, as: player })).body).toEqual(MUST_QUEUE);
  });
});

describe('a whitelist link', () => {
  const link = async (days: number) => {
    const envelope = { object: 'queue', action: 'whitelist', data: { days } };
    const { url } = (await app.request(envelope, admin)).body.data;
    return new URL(url).search;
  };

  it('lets its visitors in for its days, marked for the page and signed for the server', async () => {
    const reply = await enter(app, visitorNamed('invited'), { query: await link(2) });
    expect(reply.body.data.time).toBe(0);
    expect(attributesOf(reply, 'whitelist')).toMatch(/^whitelist=999; Max-Age=172800;/);
    expect(attributesOf(reply, 'whitelist')).not.toMatch(/HttpOnly/);
    expect(attributesOf(reply, 'queue_whitelist')).toMatch(/; HttpOnly/);

    const cookie = cookieIn(reply, 'queue_whitelist')!;
    now += 47 * 60 * MINUTE;
    expect((await readWith(cookie)).status).toBe(200);
    now += 60 * MINUTE;
    expect((await readWith(cookie)).status).toBe(403);
  });

  it('that is made up leaves its visitor in the line', async () => {
    await setQueue(app, admin, { queueAdmissionsPerMinute: 1 });
    await enter(app, visitorNamed('first in line'));
    const reply = await enter(app, visitorNamed('liar'), { query: '?whitelist=zzzzzz.AAAA' });
    expect(reply.body.data.time).toBeGreaterThan(now);
  });

  it('is for admins and those who run the stream', async () => {
    const moderator = await app.signIn('Not An Admin', ['Moderator']);
    const streamer = await app.signIn('A Streamer', ['editstream']);
    for (const action of ['whitelist', 'whitelist_links']) {
      const envelope = { object: 'queue', action };
      expect(await app.request(envelope, moderator)).toMatchObject({
        status: 403,
        body: { error: { permission: 'Admin|editstream' } },
      });
      expect((await app.request(envelope, streamer)).status).toBe(200);
    }
  });

  const listed = async (label: string) => {
    const envelope = { object: 'queue', action: 'whitelist_links' };
    const { data } = (await app.request(envelope, admin)).body;
    return data.find((each: { label: string }) => each.label === label);
  };
  const make = async (data: object) => {
    const envelope = { object: 'queue', action: 'whitelist', data };
    return new URL((await app.request(envelope, admin)).body.data.url).search;
  };

  it('counts each browser once, and lists who made it', async () => {
    const query = await make({ label: 'Casters' });
    const first = await enter(app, visitorNamed('caster'), { query });
    const cookie = cookieIn(first, 'queue_whitelist')!;
    await enter(app, visitorNamed('caster'), { query, cookie });
    await enter(app, visitorNamed('other caster'), { query });
    expect(await listed('Casters')).toMatchObject({
      uses: 2,
      createdBy: { id: admin.id },
      lastUsedAt: now,
      revokedAt: null,
    });
  });

  it('that is revoked lets nobody in, nor those who came by it', async () => {
    const query = await make({ label: 'Leaked' });
    const reply = await enter(app, visitorNamed('invited by leak'), { query });
    const cookie = cookieIn(reply, 'queue_whitelist')!;
    expect((await readWith(cookie)).status).toBe(200);

    const { id } = await listed('Leaked');
    const revoke = { object: 'queue', action: 'revoke_whitelist', value: id };
    expect((await app.request(revoke, admin)).status).toBe(200);
    await until('the revocation', async () => (await readWith(cookie)).status === 403);
    const late = await enter(app, visitorNamed('too late'), { query });
    expect(cookieIn(late, 'queue_whitelist')).toBeUndefined();
    // Twice changes nothing.
    expect((await app.request(revoke, admin)).status).toBe(200);
    expect((await listed('Leaked')).uses).toBe(1);
  });

  it('for one browser lets one of several at once in', async () => {
    const query = await make({ label: 'One guest', maxUses: 1 });
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((name) => enter(app, visitorNamed(`guest ${name}`), { query })),
    );
    expect(replies.filter((reply) => cookieIn(reply, 'queue_whitelist'))).toHaveLength(1);
  });
});

describe('an installation', () => {
  it('on localhost admits everyone, unless configured otherwise', async () => {
    const local = await startTestApp();
    const boss = await local.signIn('An Admin', ['Admin']);
    await setQueue(local, boss, { queueEnabled: true });
    expect((await local.call(READ)).status).toBe(200);
    expect((await enter(local, visitorNamed('local'))).body.data.time).toBe(0);
    await local.stop();
  });

  it('at a public address does not believe who claims to come from localhost', async () => {
    const site = await startTestApp({
      config: { siteUrl: 'https://mes.example', playUrl: 'https://play.mes.example' },
    });
    const boss = await site.signIn('An Admin', ['Admin']);
    await setQueue(site, boss, { queueEnabled: true });
    expect((await site.call(READ)).status).toBe(403);
    const entered = await enter(site, visitorNamed('secure'));
    expect(attributesOf(entered, 'queue_pass')).toMatch(/; Domain=mes\.example.*; Secure/);
    await site.stop();
  });
});

/** A project folder whose built site has one page, so that its HTML can be looked at. */
async function builtSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mes-queue-'));
  await symlink(join(root, 'apps'), join(folder, 'apps'));
  await symlink(join(root, 'package.json'), join(folder, 'package.json'));
  await mkdir(join(folder, 'dist', 'site', '.vite'), { recursive: true });
  await writeFile(
    join(folder, 'dist', 'site', 'index.html'),
    '<html><head><title></title></head><body></body></html>',
  );
  await writeFile(
    join(folder, 'dist', 'site', '.vite', 'manifest.json'),
    JSON.stringify({ 'src/pages/index.tsx': { file: 'assets/home.js' } }),
  );
  return folder;
}
