/** Signs in to a running server as a demo account: the calls of a browser, through the development provider. */
export interface SignedIn {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
}

export async function signInAsDemo(url: string, name: string): Promise<SignedIn> {
  const state = Buffer.from(JSON.stringify({ previous_url: '/app' })).toString('base64');
  const query = new URLSearchParams({ state, redirect_uri: `${url}/app/login`, login_hint: name });
  const begun = await dataOf(await fetch(`${url}/api/register/discord?${query}`));
  const approved = await fetch(begun.url as string, { redirect: 'manual' });
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
