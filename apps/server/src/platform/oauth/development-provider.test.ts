import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app';
import { begin, consentOf, LOGIN_PAGE, onApp, visit } from '../../../testing/sign-in';

let app: TestApp;
let authorizeUrl: URL;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  authorizeUrl = new URL(onApp(app, (await begin(app)).body.data.url));
});
afterAll(() => app.stop());

/** RFC 7636, appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

function authorize(change: Record<string, string | null>): Promise<Response> {
  const url = new URL(authorizeUrl);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return visit(url.href);
}

async function token(change: Record<string, string> = {}): Promise<Response> {
  const answer = await authorize({ code_challenge: CHALLENGE, login_hint: 'caster' });
  return fetch(`${app.address}/dev/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'mes-development',
      redirect_uri: LOGIN_PAGE,
      code: consentOf(answer).code,
      code_verifier: VERIFIER,
      ...change,
    }),
  });
}

describe('the page', () => {
  it('lists the demo accounts as links and offers to create a new player', async () => {
    const answer = await authorize({});
    const page = await answer.text();
    expect(answer.status).toBe(200);
    for (const name of ['admin', 'moderator', 'leader', 'banned']) {
      expect(page).toContain(`login_hint=${name}"`);
    }
    expect(page).toContain('<label for="new-player">Name</label>');
    expect(page).toContain('name="new_player"');
    expect(page).toContain('error=access_denied');
  });

  it('runs no script, and its policy says so', async () => {
    const answer = await authorize({});
    expect(await answer.text()).not.toMatch(/<script|\son\w+=/i);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'sha256-[\w+/=]+'/);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('has links that sign in as the account', async () => {
    const page = await (await authorize({})).text();
    const link = /href="([^"]*login_hint=caster)"/.exec(page)![1]!.replaceAll('&amp;', '&');
    const answer = await visit(app.address + link);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/app\/login\?code=/);
    expect(consentOf(answer).state).toBe(authorizeUrl.searchParams.get('state'));
  });

  it('escapes whatever it shows', async () => {
    const page = await (
      await authorize({ state: '"><script>alert(1)</script>', login_hint: '<img src=x onerror=a>' })
    ).text();
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('There is no account called &lt;img src=x onerror=a&gt;.');
  });

  it('finds accounts by name regardless of case', async () => {
    expect((await authorize({ login_hint: 'ADMIN' })).status).toBe(302);
  });
});

describe('an authorisation is refused without a redirect', () => {
  it.each([
    ['of another client', { client_id: 'someone' }, 'client_id'],
    ['with another response', { response_type: 'token' }, 'response_type'],
    ['without PKCE', { code_challenge: null }, 'code_challenge'],
    ['with the weak kind of PKCE', { code_challenge_method: 'plain' }, 'code_challenge_method'],
    ['without a return address', { redirect_uri: null }, 'redirect_uri'],
    ['with a broken name', { login_hint: 'a\0b' }, 'login_hint'],
    ['to another site', { redirect_uri: 'https://evil.example/' }, 'not one of this site'],
  ])('%s', async (_label, change, reason) => {
    const answer = await authorize({ login_hint: 'admin', ...change });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toContain(reason);
  });
});

describe('a code', () => {
  it('is exchanged once for a token that returns the profile', async () => {
    const answer = await token();
    const { access_token } = (await answer.json()) as { access_token: string };
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const read = () =>
      fetch(`${app.address}/dev/oauth/userinfo`, {
        headers: { authorization: `Bearer ${access_token}` },
      });
    expect(await (await read()).json()).toEqual({
      id: 'caster',
      username: 'caster',
      global_name: 'caster',
      email: 'caster@example.org',
      verified: true,
    });
    expect((await read()).status).toBe(401);
  });

  it.each([
    ['without the right proof', { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    ['to another address', { redirect_uri: 'http://localhost:4000/app/login' }, 'invalid_grant'],
    ['that was never given', { code: 'guessed' }, 'invalid_grant'],
    ['for another client', { client_id: 'someone' }, 'invalid_request'],
    ['by another grant', { grant_type: 'password' }, 'invalid_request'],
  ])('is refused %s', async (_label, change, error) => {
    const answer = await token(change);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error });
  });

  it('is invalidated by a failed attempt, too', async () => {
    const { code } = consentOf(
      await authorize({ code_challenge: CHALLENGE, login_hint: 'caster' }),
    );
    expect((await token({ code, code_verifier: 'x'.repeat(43) })).status).toBe(400);
    expect((await token({ code })).status).toBe(400);
  });
});

describe('it does not exist', () => {
  const discord = { clientId: 'id', clientSecret: 'secret' };
  it.each([
    ['beside Discord', { discord }],
    ['in production', { mode: 'production' as const }],
  ])('%s', async (_label, config) => {
    const other = await startTestApp({ config, notice: () => {} });
    const answer = await fetch(`${other.address}${authorizeUrl.pathname}${authorizeUrl.search}`);
    expect(answer.status).toBe(404);
    const begun = await begin(other, {}, 'development');
    expect([400, 404]).toContain(begun.status);
    await other.stop();
  });
});
