/** The steps of a sign-in in a browser, one by one, so that tests can change each. */
import type { Reply, TestApp } from './app';

export const LOGIN_PAGE = 'http://localhost:3000/app/login';

export interface Consent {
  readonly code: string;
  readonly state: string;
}

export function stateFor(previousUrl: string): string {
  return Buffer.from(JSON.stringify({ previous_url: previousUrl })).toString('base64');
}

export function begin(
  app: TestApp,
  query: Record<string, string> = {},
  provider = 'discord',
): Promise<Reply> {
  return app.call({ path: `/api/register/${provider}?${new URLSearchParams(query)}` });
}

/** Opens an address without following the redirect of the provider. */
export async function visit(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual' });
}

/** The address of the development provider is that of the site, which differs from the test server's. */
export function onApp(app: TestApp, url: string): string {
  const { pathname, search } = new URL(url);
  return app.address + pathname + search;
}

export async function consent(app: TestApp, query: Record<string, string>): Promise<Consent> {
  const begun = await begin(app, query);
  return consentOf(await visit(onApp(app, begun.body.data.url)));
}

export function consentOf(answer: Response): Consent {
  const { searchParams } = new URL(answer.headers.get('location') ?? 'missing:');
  return { code: searchParams.get('code')!, state: searchParams.get('state')! };
}

export function login(
  app: TestApp,
  body: object,
  { redirectUri = LOGIN_PAGE, headers }: LoginOptions = {},
): Promise<Reply> {
  const query =
    redirectUri === null ? '' : `?${new URLSearchParams({ redirect_uri: redirectUri })}`;
  return app.call({ path: `/api/login${query}`, body, headers });
}

interface LoginOptions {
  readonly redirectUri?: string | null;
  readonly headers?: Record<string, string>;
}
