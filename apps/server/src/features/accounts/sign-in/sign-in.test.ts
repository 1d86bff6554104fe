import { count, eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app';
import {
  begin,
  consent,
  consentOf,
  LOGIN_PAGE,
  login,
  onApp,
  stateFor,
  visit,
} from '../../../../testing/sign-in';
import { until } from '../../../../testing/until';
import { oneTimeTokens } from '../../../platform/one-time-tokens/tables';
import { write } from '../../properties/service';
import { accounts, sessions } from '../tables';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
});
afterAll(() => app.stop());

const expireTokens = () => app.database.db.update(oneTimeTokens).set({ expiresAt: Date.now() - 1 });

describe('beginning', () => {
  it('answers where to go, with everything that the code flow and PKCE ask for', async () => {
    const { body } = await begin(app, { state: stateFor('/app/voting') });
    const url = new URL(body.data.url);
    expect(url.origin + url.pathname).toBe('http://localhost:3000/dev/oauth/authorize');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: LOGIN_PAGE,
      scope: 'identify email',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: body.data.state,
    });
    expect(JSON.parse(atob(body.data.state))).toEqual({
      previous_url: '/app/voting',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('is different every time', async () => {
    const [one, other] = await Promise.all([begin(app), begin(app)]);
    expect(one.body.data.state).not.toBe(other.body.data.state);
    expect(one.body.data.url).not.toBe(other.body.data.url);
  });

  it('takes the return address as query or header, and the provider under its own name', async () => {
    const redirect_uri = 'http://localhost:4000/app/login';
    const byQuery = await begin(app, { redirect_uri }, 'development');
    const byHeader = await app.call({ path: '/api/register/discord', headers: { redirect_uri } });
    for (const { body } of [byQuery, byHeader]) {
      expect(new URL(body.data.url).searchParams.get('redirect_uri')).toBe(redirect_uri);
    }
  });

  const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  it.each([
    ['an unknown provider', 'github', {}, 404, "There is no sign-in with 'github'."],
    [
      'another host',
      'discord',
      { redirect_uri: 'https://evil.example/app/login' },
      400,
      /redirect_uri/,
    ],
    [
      'an off-site page',
      'discord',
      { state: stateFor('https://evil.example/') },
      400,
      /previous_url.*page of this site/,
    ],
    [
      'an off-site page in disguise',
      'discord',
      { state: stateFor('//evil.example') },
      400,
      /previous_url/,
    ],
    ['a state that is not base64', 'discord', { state: '{"a":1}' }, 400, /state.*base64/],
    ['a state that is not JSON', 'discord', { state: 'bm9wZQ==' }, 400, /state.*JSON object/],
    ['a state that is a list', 'discord', { state: json(['/app']) }, 400, /state.*JSON object/],
    [
      'a page that is no text',
      'discord',
      { state: json({ previous_url: 1 }) },
      400,
      /previous_url/,
    ],
  ] as const)('is refused for %s', async (_label, provider, query, status, message) => {
    const reply = await begin(app, query, provider);
    expect(reply).toMatchObject({ status, body: { status: 'ERROR' } });
    expect(reply.body.message).toMatch(message);
  });
});

describe('signing in', () => {
  it('leads a demo account through the provider and back to the page it came from', async () => {
    const answer = await consent(app, { login_hint: 'leader', state: stateFor('/app/teams') });
    const { status, body } = await login(app, answer);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: 'leader',
      name: 'leader',
      secret: expect.stringMatching(/^[\w-]{43}$/),
      permissions: [],
      isLeader: true,
      email: 'l•••@example.org',
      previousUrl: '/app/teams',
    });
    expect(body.data.teamData.leader).toBe('leader');
    expect(body.data.teamData.players).toEqual(
      expect.arrayContaining([
        { id: 'leader', name: 'leader', photo: null },
        { id: 'member', name: 'member', photo: null },
      ]),
    );

    const me = await app.call({ path: '/api/players/me', as: body.data });
    const { secret: _secret, previousUrl: _previousUrl, ...account } = body.data;
    expect(me.body.data).toEqual(account);
  });

  it('takes the return address as header too, or none at all', async () => {
    const byHeader = await login(app, await consent(app, { login_hint: 'member' }), {
      redirectUri: null,
      headers: { redirect_uri: LOGIN_PAGE },
    });
    const without = await login(app, await consent(app, { login_hint: 'member' }), {
      redirectUri: null,
    });
    expect([byHeader.status, without.status]).toEqual([200, 200]);
    expect(byHeader.body.data.previousUrl).toBe('/app');
  });

  it('registers a new player at the first time, under a free name', async () => {
    const signUp = async (name: string) => {
      const { body } = await begin(app);
      const url = `${onApp(app, body.data.url)}&${new URLSearchParams({ new_player: name })}`;
      return (await login(app, consentOf(await visit(url)))).body.data;
    };
    const [first, second, third] = [
      await signUp('Nova/Star'),
      await signUp('NOVA STAR'),
      await signUp('admin'),
    ];
    expect(first).toMatchObject({ name: 'Nova Star', team: null, isLeader: false, teamData: null });
    expect(second.name).toBe('NOVA STAR 2');
    // Reserved for staff, so that nobody can pose as them.
    expect(third).toMatchObject({ name: 'Player', permissions: [] });
    expect(first.id).toMatch(/^[a-z2-9]{9}$/);
  });

  it('gives each sign-in a secret of its own, and stores none of them', async () => {
    const one = await login(app, await consent(app, { login_hint: 'caster' }));
    const other = await login(app, await consent(app, { login_hint: 'caster' }));
    expect(one.body.data.secret).not.toBe(other.body.data.secret);
    const rows = await app.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.account, 'caster'));
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(one.body.data.secret);
  });

  it('lets a banned account in far enough to be told so', async () => {
    const { body } = await login(app, await consent(app, { login_hint: 'banned' }));
    expect(body.data.bannedFrom).toEqual(['site']);
    const me = await app.call({ path: '/api/players/me', as: body.data });
    expect(me).toMatchObject({ status: 403, body: { message: 'You have been banned.' } });
  });
});

describe('a sign-in is refused', () => {
  const CODE = /code is wrong, has expired or was already used. Please sign in again/;
  const STATE = /'state'.*not started here, has expired or was already used/;

  it('without a code or without the state', async () => {
    const { code, state } = await consent(app, { login_hint: 'caster' });
    expect((await login(app, { state })).body.error).toMatchObject({
      type: 'MissingParameterError',
      field: 'code',
    });
    expect((await login(app, { code })).body.error).toMatchObject({
      type: 'MissingParameterError',
      field: 'state',
    });
  });

  it('with a wrong code', async () => {
    const { state } = await consent(app, { login_hint: 'caster' });
    const reply = await login(app, { code: 'guessed', state });
    expect(reply).toMatchObject({ status: 400, body: { error: { type: 'InvalidActionError' } } });
    expect(reply.body.message).toMatch(CODE);
  });

  it('with a code that was used', async () => {
    const first = await consent(app, { login_hint: 'caster' });
    expect((await login(app, first)).status).toBe(200);
    const second = await consent(app, { login_hint: 'caster' });
    const reply = await login(app, { code: first.code, state: second.state });
    expect(reply.body.message).toMatch(CODE);
  });

  it('with a code that has expired', async () => {
    const answer = await consent(app, { login_hint: 'caster' });
    await app.database.db
      .update(oneTimeTokens)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(oneTimeTokens.purpose, 'development-code'));
    expect((await login(app, answer)).body.message).toMatch(CODE);
  });

  it('with a code that was given to another sign-in: PKCE ties the two', async () => {
    const own = await consent(app, { login_hint: 'newcomer' });
    const stolen = await consent(app, { login_hint: 'admin' });
    const reply = await login(app, { code: stolen.code, state: own.state });
    expect(reply.body.message).toMatch(CODE);
  });

  it('with a state that has expired', async () => {
    const answer = await consent(app, { login_hint: 'caster' });
    await expireTokens();
    expect((await login(app, answer)).body.message).toMatch(STATE);
  });

  it('with a state that was used', async () => {
    const answer = await consent(app, { login_hint: 'caster' });
    expect((await login(app, answer)).status).toBe(200);
    expect((await login(app, answer)).body.message).toMatch(STATE);
  });

  it.each([
    ['another page', (state: object) => ({ ...state, previous_url: '/app/properties' })],
    ['an off-site page', (state: object) => ({ ...state, previous_url: 'https://evil.example' })],
    ['another nonce', (state: object) => ({ ...state, nonce: 'A'.repeat(43) })],
    ['one field more', (state: object) => ({ ...state, extra: true })],
  ])(
    'with a state that was changed to %s, which leaves the real one usable',
    async (_label, change) => {
      const { code, state } = await consent(app, { login_hint: 'caster' });
      const forged = Buffer.from(JSON.stringify(change(JSON.parse(atob(state))))).toString(
        'base64',
      );
      const reply = await login(app, { code, state: forged });
      expect(reply.status).toBe(400);
      expect(reply.body.message).toMatch(STATE);
      expect((await login(app, { code, state })).status).toBe(200);
    },
  );

  it('with a return address of another host, or another one than it began with', async () => {
    const offSite = await login(app, await consent(app, { login_hint: 'caster' }), {
      redirectUri: 'https://evil.example/app/login',
    });
    expect(offSite.body.error).toMatchObject({
      type: 'InvalidParameterError',
      field: 'redirect_uri',
    });
    const other = await login(app, await consent(app, { login_hint: 'caster' }), {
      redirectUri: 'http://localhost:4000/app/login',
    });
    expect(other.body.message).toMatch(/begun with another one/);
  });
});

describe('at the same moment', () => {
  it('of a double click exactly one wins', async () => {
    const answer = await consent(app, { login_hint: 'clipper' });
    const replies = await Promise.all(Array.from({ length: 4 }, () => login(app, answer)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const rows = await app.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.account, 'clipper'));
    expect(rows).toHaveLength(1);
  });

  it('people who would get the same name all get in, each under their own', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { body } = await begin(app);
        return consentOf(await visit(`${onApp(app, body.data.url)}&new_player=Twin`));
      }),
    );
    const replies = await Promise.all(people.map((answer) => login(app, answer)));
    expect(replies.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(new Set(replies.map(({ body }) => body.data.name)).size).toBe(people.length);
  });
});

it('counts sign-ins of a visitor: the eleventh within a minute has to wait', async () => {
  const limited = await startTestApp({ rateLimits: true });
  const attempt = () => login(limited, { code: 'guessed', state: 'AAAA' });
  for (let tried = 0; tried < 10; tried++) expect((await attempt()).status).toBe(400);
  const refused = await attempt();
  expect(refused).toMatchObject({ status: 429, body: { retryAfter: expect.any(Number) } });
  expect(refused.headers.get('retry-after')).toBeTruthy();
  await limited.stop();
});

it('leaves no account behind where a sign-in was refused', async () => {
  const before = await app.database.db.select({ n: count() }).from(accounts);
  const { body } = await begin(app);
  const { code } = consentOf(await visit(`${onApp(app, body.data.url)}&new_player=Nobody`));
  await login(app, { code, state: 'AAAA' });
  expect(await app.database.db.select({ n: count() }).from(accounts)).toEqual(before);
});

it('writes nothing to the log that could be used to sign in', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const logged = await startTestApp({ config: { demo: 'small' }, log });
  const answer = await consent(logged, { login_hint: 'caster' });
  const { body } = await login(logged, answer);
  await logged.call({ path: '/api/players/me', as: body.data });
  await login(logged, { code: 'a-wrong-code', state: (await consent(logged, {})).state ?? 'AAAA' });
  await logged.stop();
  const written = lines.join('');
  expect(written).toContain('POST /login');
  for (const secret of [
    answer.code,
    answer.state,
    body.data.secret,
    'a-wrong-code',
    '@example.org',
  ])
    expect(written).not.toContain(secret);
});

it('can be turned off for everyone but staff, or for new people alone', async () => {
  const turn = (id: string, value: boolean) =>
    app.database.transaction((tx) => write(tx, { id, value }, { actor: null, now: Date.now() }));
  const signIn = async (login_hint: string) => login(app, await consent(app, { login_hint }));
  const refusal = async (name: string) => (await signIn(name)).body.error?.switchedOff;
  let strangers = 0;
  const signUp = async () => {
    const { body } = await begin(app);
    const query = new URLSearchParams({ new_player: `Stranger ${++strangers}` });
    const back = consentOf(await visit(`${onApp(app, body.data.url)}&${query}`));
    return (await login(app, back)).body.error?.switchedOff;
  };

  await turn('switchNewAccounts', false);
  await until('no new accounts', async () => (await signUp()) === 'new_accounts');
  expect((await signIn('leader')).status).toBe(200);
  await turn('switchNewAccounts', true);
  await turn('switchSignIn', false);
  await until('no sign-ins', async () => (await refusal('leader')) === 'sign_in');
  expect(await signUp()).toBe('sign_in');
  expect((await signIn('admin')).status).toBe(200);
  await turn('switchSignIn', true);
  await until('sign-ins', async () => (await signIn('leader')).status === 200);
});
