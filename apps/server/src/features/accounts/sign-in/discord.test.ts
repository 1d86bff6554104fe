/** Signing in with Discord, played by an OAuth server that is not ours. */
import { eq } from 'drizzle-orm';
import { type MutableResponse, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app';
import { begin, consentOf, login, stateFor, visit } from '../../../../testing/sign-in';
import { accounts } from '../tables';

const discord = new OAuth2Server();
let app: TestApp;
/** What `users/@me` answers next. */
let profile: Record<string, unknown>;

beforeAll(async () => {
  await discord.issuer.keys.generate('RS256');
  await discord.start(0, '127.0.0.1');
  const base = `http://127.0.0.1:${discord.address().port}`;
  // Discord answers no id token, and a profile of its own shape.
  discord.service.on('beforeResponse', ({ body }: MutableResponse) => {
    if (typeof body === 'object') delete body.id_token;
  });
  discord.service.on('beforeUserinfo', (answer: MutableResponse) => {
    answer.body = profile;
  });
  app = await startTestApp({
    config: {
      discord: {
        clientId: 'client',
        clientSecret: 'hush',
        endpoints: {
          authorize: `${base}/authorize`,
          token: `${base}/token`,
          user: `${base}/userinfo`,
        },
      },
    },
  });
});
afterAll(async () => {
  await app.stop();
  await discord.stop();
});

beforeEach(() => {
  profile = {
    id: '80351110224678912',
    username: 'nelly_',
    global_name: 'Nelly',
    email: 'nelly@discord.example',
    verified: true,
  };
});

async function consent(query: Record<string, string> = {}) {
  const { body } = await begin(app, query);
  return consentOf(await visit(body.data.url));
}

it('asks for identify and email with the own client', async () => {
  const { searchParams } = new URL((await begin(app)).body.data.url);
  expect(searchParams.get('client_id')).toBe('client');
  expect(searchParams.get('scope')).toBe('identify email');
});

it('sends the secret and the proof to the provider and to nobody else', async () => {
  const sent: unknown[] = [];
  discord.service.once('beforeResponse', (_answer: unknown, request: { body: unknown }) => {
    sent.push(request.body);
  });
  const answer = await consent();
  const { body } = await login(app, answer);
  expect(sent).toEqual([
    expect.objectContaining({
      client_id: 'client',
      client_secret: 'hush',
      code: answer.code,
      code_verifier: expect.stringMatching(/^[\w.~-]{43}$/),
      redirect_uri: 'http://localhost:3000/app/login',
    }),
  ]);
  expect(JSON.stringify(body)).not.toContain('hush');
});

it('registers at the first sign-in, and later follows only the address for mail', async () => {
  profile = { ...profile, id: '1001', global_name: 'First Name', email: 'first@mail.example' };
  const first = await login(app, await consent({ state: stateFor('/app/blog') }));
  expect(first.body.data).toMatchObject({
    name: 'First Name',
    discordId: '1001',
    email: 'f•••@mail.example',
    previousUrl: '/app/blog',
  });

  profile = { ...profile, global_name: 'Second Name', email: 'second@mail.example' };
  const later = await login(app, await consent());
  expect(later.body.data).toMatchObject({
    id: first.body.data.id,
    name: 'First Name',
    email: 's•••@mail.example',
  });
});

it.each([
  ['not confirmed', { id: '2001', email: 'a@mail.example', verified: false }],
  ['not given', { id: '2002', email: null }],
  ['not an address', { id: '2003', email: 'nonsense' }],
])('keeps no address that is %s', async (_label, change) => {
  profile = { ...profile, ...change };
  expect((await login(app, await consent())).body.data.email).toBeNull();
});

it('falls back to the user name where the shown one cannot be a name here', async () => {
  profile = { ...profile, id: '1002', global_name: '\u200b\u200b', username: 'plain_name' };
  expect((await login(app, await consent())).body.data.name).toBe('plain_name');
});

it.each([
  ['reserved', '1011', { global_name: '★ ADMIN ★', username: 'staff_1' }],
  ['another player’s in other letters', '1012', { global_name: 'Ｆａｍｏｕｓ', username: 'x' }],
])('gives a neutral name where the one at Discord is %s', async (_label, id, names) => {
  await app.signIn(`Famous ${id}`.replace(' 1012', ''));
  profile = { ...profile, id, ...names };
  expect((await login(app, await consent())).body.data.name).toMatch(/^Player( \d+)?$/);
});

it('numbers a name that was given up lately, like one that is taken', async () => {
  const player = await app.signIn('Well Known');
  const rename = { object: 'player', action: 'change_name', data: { name: 'Unknown' } };
  await app.request(rename, player);
  profile = { ...profile, id: '1013', global_name: 'Well Known' };
  expect((await login(app, await consent())).body.data.name).toBe('Well Known 2');
});

describe('it is refused', () => {
  const CODE = /code is wrong, has expired or was already used/;
  const AWAY = 'Discord does not answer as it should. Please try again later.';

  it('with a wrong code, and with one that was used', async () => {
    const { state } = await consent();
    expect((await login(app, { state, code: 'guessed' })).body.message).toMatch(CODE);
    const used = await consent();
    await login(app, used);
    const { state: next } = await consent();
    expect((await login(app, { state: next, code: used.code })).body.message).toMatch(CODE);
  });

  it.each([
    ['does not know our client', 401, { error: 'invalid_client' }, AWAY],
    ['is broken', 500, { message: 'oops' }, AWAY],
    ['answers no token', 200, { hello: 'world' }, AWAY],
    ['says that the code is not good', 400, { error: 'invalid_grant' }, CODE],
  ])('when the provider %s', async (_label, statusCode, answer, message) => {
    const consented = await consent();
    discord.service.once('beforeResponse', (response: MutableResponse) => {
      response.statusCode = statusCode;
      response.body = answer;
    });
    const reply = await login(app, consented);
    expect(reply).toMatchObject({ status: 400, body: { error: { type: 'InvalidActionError' } } });
    expect(reply.body.message).toMatch(message);
  });

  it('when the profile is not one', async () => {
    profile = { id: 7 };
    expect((await login(app, await consent())).body.message).toBe(AWAY);
  });

  it('when the provider cannot be reached', async () => {
    const unreachable = await startTestApp({
      config: {
        discord: {
          clientId: 'client',
          clientSecret: 'hush',
          endpoints: {
            authorize: 'http://127.0.0.1:9/authorize',
            token: 'http://127.0.0.1:9/token',
            user: 'http://127.0.0.1:9/userinfo',
          },
        },
      },
    });
    const { body } = await begin(unreachable);
    const reply = await login(unreachable, { code: 'any', state: body.data.state });
    expect(reply.body.message).toBe(AWAY);
    await unreachable.stop();
  });
});

it('of two first sign-ins of one person at once makes one account', async () => {
  profile = { ...profile, id: '1003', global_name: 'Twice' };
  const answers = [await consent(), await consent()];
  const replies = await Promise.all(answers.map((answer) => login(app, answer)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await app.database.db.select().from(accounts).where(eq(accounts.providerId, '1003'));
  expect(rows).toHaveLength(1);
});
