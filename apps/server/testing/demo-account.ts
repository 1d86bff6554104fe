/** Signs in to a running server as a demo account, with the calls of a browser and the development provider. */
export interface SignedIn {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
}

export function signInAsDemo(url: string, name: string): Promise<SignedIn> {
  return signIn(url, (provider) => provider.searchParams.set('login_hint', name));
}

/** Registers a new account. */
export function registerPlayer(url: string, name: string): Promise<SignedIn> {
  return signIn(url, (provider) => provider.searchParams.set('new_player', name));
}

async function signIn(url: string, chooseAccount: (provider: URL) => void): Promise<SignedIn> {
  const state = Buffer.from(JSON.stringify({ previous_url: '/app' })).toString('base64');
  const query = new URLSearchParams({ state, redirect_uri: `${url}/app/login` });
  const started = await dataOf(await fetch(`${url}/api/register/discord?${query}`));
  const provider = new URL(started.url as string);
  chooseAccount(provider);
  const approved = await fetch(provider, { redirect: 'manual' });
  const back = new URL(approved.headers.get('location') ?? 'missing:');
  const login = await fetch(
    `${url}/api/login?${new URLSearchParams({ redirect_uri: `${url}/app/login` })}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(back.searchParams)),
    },
  );
  return (await dataOf(login)) as unknown as SignedIn;
}

async function dataOf(response: Response): Promise<Record<string, unknown>> {
  const body = (await response.json()) as { status: string; data: Record<string, unknown> };
  if (body.status !== 'SUCCESS') throw new Error(JSON.stringify(body));
  return body.data;
}
