/** The steps that a browser makes to sign in, one by one, so that tests can disturb each. */
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

/** Follows the address that begin gave, and answers where the provider sends the browser next. */
export async function visit(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual' });
}

/** The development provider stands on the site's address, which in tests is not where it listens. */
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
