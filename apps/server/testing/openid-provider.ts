/** A foreign OpenID provider on this machine, and the browser of somebody who signs in there. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface Person {
  readonly nickname?: string;
  readonly preferred_username?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface OpenIdProvider {
  readonly issuer: string;
  /** By what they log in with. */
  readonly people: Map<string, Person>;
  /** Answers nothing of use while this is true. */
  isDown: boolean;
  stop(): void;
}

export const CLIENT = { clientId: 'mes', clientSecret: 'a-secret-of-the-test-client' };

export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['nickname', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    cookies: { keys: ['cookies of the test provider'] },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
  });
  const answer = provider.callback();
  const running: OpenIdProvider = {
    issuer,
    people,
    isDown: false,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  server.on('request', (request, response) => {
    if (running.isDown) response.writeHead(503).end();
    else void answer(request, response);
  });
  return running;
}

/** Logs in and consents, page by page, until the provider sends the browser to another site. */
export async function passThrough(url: string, login: string): Promise<URL> {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  let next = new URL(url);
  for (let step = 0; step < 20; step++) {
    const page = await load(next, cookies);
    if (page.location) {
      next = new URL(page.location, next);
      if (next.origin !== origin) return next;
      continue;
    }
    const [, action = ''] = /<form[^>]*action="([^"]+)"/.exec(page.html) ?? [];
    const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page.html) ?? [];
    const answer = await load(new URL(action, next), cookies, { prompt, login, password: 'any' });
    next = new URL(answer.location ?? 'missing:', next);
  }
  throw new Error('The provider never sent the browser back.');
}

async function load(url: URL, cookies: Map<string, string>, form?: Record<string, string>) {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
  return { location: response.headers.get('location'), html: await response.text() };
}
