import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { idempotencyKeys } from '../calls/idempotency/tables';

let app: TestApp;
let admin: Account;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  admin = await app.signIn('An Admin', ['Admin']);
});
afterAll(() => app.stop());

describe('an unknown address', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/properties/streamLink'],
    ['DELETE', '/api'],
  ])('%s %s answers ObjectNotFound', async (method, path) => {
    const reply = await app.call({ path, method });
    expect(reply).toMatchObject({ status: 404, body: { error: { type: 'ObjectNotFoundError' } } });
  });
});

describe('a malformed request is answered with an error of the catalogue', () => {
  const send = (init: RequestInit, path = '/api/request') => fetch(`${app.address}${path}`, init);
  const json = { 'content-type': 'application/json' };

  it.each([
    ['half a JSON', { method: 'POST', headers: json, body: '{"object":' }],
    [
      'another content type',
      { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
    ],
    [
      'a prototype in disguise',
      { method: 'POST', headers: json, body: '{"__proto__":{"admin":true}}' },
    ],
    ['a list', { method: 'POST', headers: json, body: '[]' }],
    [
      'a version that cannot be said',
      { method: 'POST', headers: json, body: '{"object":"property","version":{"toString":1}}' },
    ],
    [
      'another version',
      { method: 'POST', headers: json, body: '{"object":"property","action":"all","version":2}' },
    ],
  ])('%s', async (_what, init) => {
    const response = await send(init);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      status: 'ERROR',
      error: { type: 'InvalidRequestError' },
    });
  });

  it.each([
    { what: 'an object', envelope: { object: { toString: 1 }, action: 'all' }, field: 'object' },
    { what: 'an action', envelope: { object: 'property', action: [] }, field: 'action' },
    {
      what: 'half a letter',
      envelope: { object: 'player', action: 'change_description', data: { description: '\ud800' } },
      field: 'description',
    },
    {
      what: 'half a letter in a name',
      envelope: {
        object: 'property',
        action: 'create',
        value: 'halves',
        data: { type: 'json', value: { '\udc00': 1 } },
      },
      field: 'value',
    },
  ])('$what that is no text', async ({ envelope, field }) => {
    const { status, body } = await app.request(envelope, admin);
    expect([status, body.error]).toMatchObject([400, { type: 'InvalidParameterError', field }]);
  });

  it.each([
    ['a player', '/players/a.b'],
    ['a player, too long', `/players/${'x'.repeat(33)}`],
    ['a match', '/match/a.b'],
    ['a tournament', '/website/tournaments/a.b'],
  ])('the id of %s that is malformed', async (_, path) => {
    const { status, body } = await app.call({ path: `/api${path}` });
    expect([status, body.error]).toMatchObject([
      400,
      { type: 'InvalidIdError', message: 'Malformed ID' },
    ]);
  });

  it('a malformed address', async () => {
    expect(await (await send({}, '/api/teams/%E0%A4%A/info')).json()).toMatchObject({
      status: 'ERROR',
    });
  });

  it.each([
    ['/app/streaming/general/%', 200],
    ['/app/players/%', 404],
    ['/app/%E0%A4', 404],
    ['/%', 404],
  ])('but the page of %s is a page', async (path, status) => {
    const response = await fetch(`${app.address}${path}`, { headers: { accept: 'text/html' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
  });

  it('a body that is too large', async () => {
    const response = await send({
      method: 'POST',
      headers: json,
      body: `"${'x'.repeat(13 * 1024 * 1024)}"`,
    });
    expect(await response.json()).toMatchObject({
      message: 'Invalid Request: the body is too large.',
    });
  });
});

describe('a cached public read', () => {
  const path = '/api/teams/Night%20Harbor/info';

  it('has an ETag and answers 304 to a client that has it already', async () => {
    const first = await app.call({ path });
    const etag = first.headers.get('etag') as string;
    const again = await fetch(`${app.address}${path}`, { headers: { 'if-none-match': etag } });
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
  });

  it('still checks credentials', async () => {
    const reply = await app.call({ path, as: { id: 'admin', secret: 'guessed' } });
    expect(reply.body.message).toBe('Invalid credentials.');
  });
});

it('runs a write with an Idempotency-Key once and repeats its answer', async () => {
  const create = (id: string, key: string) =>
    app.call({
      path: '/api/request',
      body: { object: 'property', action: 'create', value: id, data: { type: 'number', value: 1 } },
      as: admin,
      headers: { 'idempotency-key': key },
    });
  const replies = await Promise.all([1, 2, 3].map(() => create('once', 'key-1')));
  const later = await create('once', 'key-1');
  expect(later.body.data).toMatchObject({ id: 'once', revision: 1 });
  for (const { body } of replies) expect(body).toEqual(later.body);
  const other = await create('other', 'key-1');
  expect(other.body.data).toMatchObject({ id: 'once' });

  const { db } = app.database;
  const ofSlow = eq(idempotencyKeys.key, 'slow');
  await create('slow', 'slow');
  const [saved] = await db.select().from(idempotencyKeys).where(ofSlow);
  await db.update(idempotencyKeys).set({ answer: null, status: null }).where(ofSlow);
  const repeat = create('slow', 'slow');
  // Gives the repeat time to look for the answer; the test holds in either order.
  await create('once', 'key-1');
  await db.update(idempotencyKeys).set(saved!).where(ofSlow);
  expect((await repeat).body.data).toMatchObject({ id: 'slow' });

  await db.update(idempotencyKeys).set({ answer: null, status: null }).where(ofSlow);
  expect((await create('slow', 'slow')).body.message).toBe(
    'This request has already been carried out.',
  );
});

it('does not save secret answers for repeats', async () => {
  const { status } = await app.call({
    path: '/api/request',
    body: { object: 'queue', action: 'whitelist', data: { days: 1 } },
    as: admin,
    headers: { 'idempotency-key': 'secret' },
  });
  const ofKey = eq(idempotencyKeys.key, 'secret');
  const [row] = await app.database.db.select().from(idempotencyKeys).where(ofKey);
  expect([status, row]).toMatchObject([200, { call: 'queue/whitelist', answer: null }]);
});

it('refuses too many calls and returns the seconds to wait', async () => {
  const strict = await startTestApp({ rateLimits: true, databaseUrl: app.databaseUrl });
  const claim = () =>
    strict.request({ object: 'player', action: 'claim_admin', data: { code: 'x' } }, admin);
  let refused = await claim();
  for (let tries = 0; refused.status !== 429 && tries < 20; tries++) refused = await claim();
  expect(refused).toMatchObject({ status: 429, body: { retryAfter: expect.any(Number) } });
  expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.retryAfter);
  await strict.stop();
});

it('sends security headers with pages', async () => {
  const { headers } = await fetch(`${app.address}/app`);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

it('describes every call for programs and for people', async () => {
  const description = await app.call({ path: '/api/openapi.json' });
  const page = await (await fetch(`${app.address}/api/docs`)).text();
  expect(Object.keys(description.body.paths)).toContain('/properties/{id}');
  expect(page).toContain('property/update_permissions');
});

it('serves metrics to this machine only', async () => {
  expect((await fetch(`${app.address}/metrics`)).status).toBe(200);
  const through = await fetch(`${app.address}/metrics`, {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(through.status).toBe(404);
});
