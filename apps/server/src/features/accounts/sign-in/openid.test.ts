/** Signing in with an OpenID provider that describes itself, played by one that is not ours. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app';
import {
  CLIENT,
  type OpenIdProvider,
  passThrough,
  startOpenIdProvider,
} from '../../../../testing/openid-provider';
import { begin, LOGIN_PAGE, login, stateFor } from '../../../../testing/sign-in';
import { accounts } from '../tables';

let provider: OpenIdProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await startOpenIdProvider(LOGIN_PAGE);
  const { issuer } = provider;
  app = await startTestApp({ config: { openId: { issuer, ...CLIENT, title: 'Our Club' } } });
});
afterAll(async () => {
  await app.stop();
  provider.stop();
});

async function signIn(person: string, query: Record<string, string> = {}, name = 'openid') {
  const { body } = await begin(app, query, name);
  const { searchParams } = await passThrough(body.data.url, person);
  return login(app, { code: searchParams.get('code'), state: searchParams.get('state') });
}

it('finds the endpoints by the issuer, and asks with PKCE', async () => {
  const url = new URL((await begin(app)).body.data.url);
  expect(url.origin).toBe(provider.issuer);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: CLIENT.clientId,
    scope: 'openid profile email',
    code_challenge_method: 'S256',
    redirect_uri: LOGIN_PAGE,
  });
});

it('registers at the first sign-in and recognises the person later', async () => {
  provider.people.set('person-1', {
    nickname: 'Nova',
    preferred_username: 'nova.club',
    email: 'nova@club.example',
    email_verified: true,
  });
  const first = await signIn('person-1', { state: stateFor('/app/teams') });
  expect(first.body.data).toMatchObject({
    name: 'Nova',
    email: 'n•••@club.example',
    discordId: null,
    previousUrl: '/app/teams',
  });
  const me = await app.call({ path: '/api/players/me', as: first.body.data });
  expect(me.body.data.name).toBe('Nova');

  // Pages ask for Discord everywhere.
  const again = await signIn('person-1', {}, 'discord');
  expect(again.body.data.id).toBe(first.body.data.id);
});

it('keeps people of another issuer apart', async () => {
  const { body } = await signIn('person-2');
  const [account] = await app.database.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, body.data.id));
  expect(account).toMatchObject({
    provider: `openid:${provider.issuer}`,
    providerId: 'person-2',
  });
});

it('takes the user name where there is no nickname, and no address that is not confirmed', async () => {
  provider.people.set('person-3', {
    preferred_username: 'third',
    email: 'third@club.example',
    email_verified: false,
  });
  expect((await signIn('person-3')).body.data).toMatchObject({ name: 'third', email: null });
});

it('refuses a code that was guessed or used', async () => {
  const { body } = await begin(app);
  const guessed = await login(app, { code: 'guessed', state: body.data.state });
  expect(guessed.body.message).toMatch(/code is wrong, has expired or was already used/);
});

it('says so while the provider is away, and goes on when it is back', async () => {
  const settings = { issuer: provider.issuer, ...CLIENT, title: 'Our Club' };
  const other = await startTestApp({ config: { openId: settings } });
  provider.isDown = true;
  const { status, body } = await begin(other);
  expect(status).toBe(400);
  expect(body.message).toBe('Our Club does not answer as it should. Please try again later.');
  provider.isDown = false;
  expect((await begin(other)).status).toBe(200);
  await other.stop();
});

it('is named on the page to sign in', async () => {
  const html = (await app.call({ path: '/app/dashboard' })).body as string;
  const block = /id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(block).site).toMatchObject({ signIn: 'openid', providerTitle: 'Our Club' });
});

it('offers no development sign-in beside it', async () => {
  expect((await app.call({ path: '/dev/oauth/authorize' })).status).toBe(404);
});
