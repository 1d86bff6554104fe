/** The session of a browser: in a cookie that scripts cannot read, for pages of this site alone. */
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { consent, login } from '../../../../testing/sign-in';

const SITE = 'http://localhost:3000';
const PAGE = { 'x-mes-request': '1', origin: SITE };
const FOREIGN = 'https://evil.example';
let app: TestApp;
let secure: TestApp;
let account: Account;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  secure = await startTestApp({ config: { siteUrl: 'https://mes.example' } });
  account = await app.signIn('Page Owner');
});
afterAll(async () => {
  await app.stop();
  await secure.stop();
});

const cookieOf = ({ id, secret }: Account) => `user_id=${id}; user_secret=${secret}`;
const me = (headers: Record<string, string>) =>
  app.call({ path: '/api/players/me', headers: { cookie: cookieOf(account), ...headers } });
const setCookies = (reply: { headers: Headers }) => reply.headers.getSetCookie();

describe('signing in', () => {
  const signIn = async (headers?: Record<string, string>) =>
    login(app, await consent(app, { login_hint: 'member' }), { headers });

  it('gives a page its session as a cookie that no script reads, and no secret', async () => {
    const reply = await signIn(PAGE);
    expect(reply.body.data).toMatchObject({ id: 'member', secret: '' });
    const [id, secret] = setCookies(reply);
    expect(id).toBe('user_id=member; Max-Age=34560000; Path=/; SameSite=Lax');
    expect(secret).toMatch(
      /^user_secret=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const cookie = setCookies(reply)
      .map((each) => each.split(';')[0])
      .join('; ');
    const own = await app.call({ path: '/api/players/me', headers: { ...PAGE, cookie } });
    expect(own.body.data.id).toBe('member');
  });

  it('gives a browser a number that it keeps for all its accounts', async () => {
    const device = setCookies(await signIn(PAGE))[2]!;
    expect(device).toMatch(
      /^device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const again = setCookies(await signIn({ ...PAGE, cookie: device.split(';')[0]! }));
    expect(again.map((each) => each.split('=')[0])).toEqual(['user_id', 'user_secret']);
  });

  it.each([
    ['any other client', {}],
    ['a foreign site', { ...PAGE, origin: FOREIGN }],
  ])('gives %s no cookie', async (_label, headers) => {
    const reply = await signIn(headers);
    expect(setCookies(reply)).toEqual([]);
    expect(reply.body.data.secret).toMatch(/^[\w-]{43}$/);
  });
});

describe('the cookie', () => {
  it.each<[string, Record<string, string>]>([
    ['with the header of a page', { 'x-mes-request': '1' }],
    ['and its origin', PAGE],
    ['on the address of the server', { 'x-mes-request': '1', origin: 'http://SERVER' }],
    ['and the word of the browser', { 'x-mes-request': '1', 'sec-fetch-site': 'same-origin' }],
  ])('speaks for the account %s', async (_label, headers) => {
    const { origin = '' } = headers;
    const own = origin.replace('SERVER', new URL(app.address).host);
    const reply = await me({ ...headers, ...(own && { origin: own }) });
    expect(reply.body.data.id).toBe(account.id);
  });

  it.each<[string, Record<string, string>]>([
    ['without the header, such as a form or an image', {}],
    ['of the own origin without the header', { origin: SITE }],
    ['of a foreign origin', { ...PAGE, origin: FOREIGN }],
    ['of a host that begins alike', { ...PAGE, origin: `${SITE}.evil.example` }],
    ['of a page without an origin', { ...PAGE, origin: 'null' }],
    ['that the browser calls cross-site', { 'x-mes-request': '1', 'sec-fetch-site': 'cross-site' }],
    ['of a sibling host', { 'x-mes-request': '1', 'sec-fetch-site': 'same-site' }],
    ['with an empty authorization', { ...PAGE, authorization: '' }],
  ])('is nothing in a request %s', async (_label, headers) => {
    const reply = await me(headers);
    expect(reply.status).toBe(403);
    expect(reply.body.message).toBe('You must be logged in to perform this action!');
  });

  it('changes nothing by a form that another site posts', async () => {
    const post = (type: string, body: string) =>
      fetch(`${app.address}/api/request`, {
        method: 'POST',
        headers: { cookie: cookieOf(account), origin: FOREIGN, 'content-type': type },
        body,
      });
    const envelope = '{"object":"player","action":"change_name","data":{"name":"Hijacked"}}';
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
      expect((await post(type, envelope)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await me(PAGE)).body.data.name).toBe('Page Owner');
  });

  it('lets no other site read an answer', async () => {
    const preflight = await fetch(`${app.address}/api/players/me`, {
      method: 'OPTIONS',
      headers: {
        origin: FOREIGN,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-mes-request',
      },
    });
    expect(preflight.ok).toBe(false);
    for (const { headers } of [preflight, await me({ ...PAGE, origin: FOREIGN })]) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('that is wrong is answered like any other credentials', async () => {
    const cookie = `user_id=${account.id}; user_secret=guessed`;
    const reply = await me({ ...PAGE, cookie });
    expect(reply).toMatchObject({ status: 403, body: { message: 'Invalid credentials.' } });
  });

  it('never outweighs an Authorization header', async () => {
    const other = await app.signIn('Somebody Else');
    const reply = await me({ ...PAGE, authorization: `${other.id}.${other.secret}` });
    expect(reply.body.data.id).toBe(other.id);
  });
});

describe('a session that a page of an earlier version holds', () => {
  const keep = (to: TestApp, { id, secret }: Account, headers: Record<string, string>) =>
    to.call({
      path: '/api/request',
      body: { object: 'player', action: 'save_session', value: id, data: { secret } },
      headers,
    });

  it('moves into the cookie, from which it goes on', async () => {
    const reply = await keep(app, { id: account.id, secret: account.secret }, PAGE);
    expect(reply.status).toBe(200);
    expect(setCookies(reply).at(-1)).toContain(`user_secret=${account.secret}; `);
    expect(setCookies(reply).at(-1)).toContain('HttpOnly; SameSite=Strict');
  });

  it('takes the prefix of its host with https, and the readable cookie goes', async () => {
    const { id, secret } = await secure.signIn('Secure Owner');
    const page = { 'x-mes-request': '1', origin: 'https://mes.example' };
    const cookies = setCookies(await keep(secure, { id, secret }, page));
    expect(cookies).toEqual([
      'user_secret=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      `user_id=${id}; Max-Age=34560000; Path=/; Secure; SameSite=Lax`,
      `__Host-user_secret=${secret}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict`,
    ]);
    const read = (cookie: string) =>
      secure.call({ path: '/api/players/me', headers: { ...page, cookie } });
    expect((await read(`user_id=${id}; __Host-user_secret=${secret}`)).status).toBe(200);
    // Any host below the domain could have set this one.
    expect((await read(`user_id=${id}; user_secret=${secret}`)).status).toBe(403);
  });

  it.each([
    ['a wrong secret', { secret: 'guessed' }, PAGE, 403],
    ['a client that is no page', {}, {}, 400],
    ['another site', {}, { ...PAGE, origin: FOREIGN }, 400],
  ])('does not move for %s', async (_label, change, headers, status) => {
    const { id, secret } = account;
    const reply = await keep(app, { id, secret, ...change }, headers);
    expect(reply.status).toBe(status);
    expect(setCookies(reply)).toEqual([]);
  });
});

describe('the cookies are deleted', () => {
  const FORGET = { object: 'player', action: 'clear_session' };
  const GONE = [
    'user_id=; Max-Age=0; Path=/; SameSite=Lax',
    'user_secret=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
  ];

  it('at sign-out, which ends the session too', async () => {
    const leaving = await app.signIn('Leaving');
    const headers = { ...PAGE, cookie: cookieOf(leaving) };
    const body = { object: 'player', action: 'logout' };
    const reply = await app.call({ path: '/api/request', body, headers });
    expect(reply.status).toBe(200);
    expect(setCookies(reply)).toEqual(GONE);
    expect((await app.call({ path: '/api/players/me', as: leaving })).status).toBe(403);
  });

  it('by a call for whoever was refused', async () => {
    const headers = { ...PAGE, authorization: '', cookie: 'user_id=x; user_secret=ended' };
    const reply = await app.call({ path: '/api/request', body: FORGET, headers });
    expect(reply.status).toBe(200);
    expect(setCookies(reply)).toEqual(GONE);
  });

  it('never because another site asks for it', async () => {
    const headers = { origin: FOREIGN, cookie: cookieOf(account) };
    const reply = await app.call({ path: '/api/request', body: FORGET, headers });
    expect(setCookies(reply)).toEqual([]);
  });
});

describe('a socket', () => {
  const connect = (path: string, headers: Record<string, string>, auth: object) =>
    new Promise<string>((resolve) => {
      const socket = io(app.address, {
        path,
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        extraHeaders: { cookie: cookieOf(account), ...headers },
        auth,
      });
      const end = (outcome: string) => {
        socket.disconnect();
        resolve(outcome);
      };
      socket.on('connect_error', ({ message }) => end(message));
      socket.on('response', ({ data, message }) => end(data?.id ?? message));
      socket.on('subscribed', () => end('subscribed'));
      socket.on('connect', () =>
        socket.emit('request', { requestId: '1', object: 'player', action: 'login' }),
      );
    });

  it('of a page is opened by its cookie', async () => {
    const auth = { session: 'cookie' };
    expect(await connect('/gatewayV3', { origin: SITE }, auth)).toBe(account.id);
    expect(await connect('/socket.io', { origin: SITE }, auth)).toBe('subscribed');
  });

  it.each([
    ['a foreign origin', { origin: FOREIGN }],
    ['no origin', {}],
    ['the origin of a page without one', { origin: 'null' }],
  ])('with %s is refused', async (_label, headers) => {
    for (const path of ['/gatewayV3', '/socket.io']) {
      expect(await connect(path, headers, { session: 'cookie' })).toBe('Invalid credentials.');
    }
  });

  it('that does not ask for the cookie is nobody’s', async () => {
    expect(await connect('/gatewayV3', { origin: SITE }, {})).toBe('Invalid credentials.');
  });

  it('with id and secret is opened from anywhere', async () => {
    const { id, secret } = account;
    expect(await connect('/gatewayV3', { origin: FOREIGN }, { id, secret })).toBe(id);
  });
});
