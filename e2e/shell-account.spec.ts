import { signInAsDemo } from '../apps/server/testing/demo-account';
import { addSession } from './browser-session';
import { expect, test } from './fixtures';
import { watchSubscriptions } from './pages';
import { PHONE } from './shell-support';

test('signs in through the provider, returns to the page and signs out', async ({
  page,
  server,
}) => {
  await page.goto('/app/about?from=test');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: /^leader/ }).click();

  await expect(page).toHaveURL(`${server.url}/app/about?from=test`);
  const account = page.getByRole('banner').getByRole('link', { name: 'leader' });
  await expect(account).toHaveAttribute('href', '/app/dashboard');
  const stored = () => page.evaluate(() => localStorage.getItem('userdata'));
  expect(JSON.parse((await stored()) ?? '{}')).toMatchObject({ name: 'leader' });
  const cookies = await page.context().cookies();
  const cookie = (name: string) => cookies.find((each) => each.name === name);
  expect(cookie('user_id')).toMatchObject({ sameSite: 'Lax', httpOnly: false });
  expect(cookie('user_secret')).toMatchObject({ sameSite: 'Strict', httpOnly: true });

  // Whatever runs in the page finds no secret to take along.
  const secret = cookie('user_secret')?.value ?? 'missing';
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(readable).not.toContain(secret);

  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(stored).toBeNull();
  const left = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(left).not.toContain('user_id');
  await expect.poll(left).not.toContain('user_secret');
});

test('a browser that signed in with an earlier version hands its secret over', async ({
  page,
  server,
}) => {
  const { id, name, secret } = await signInAsDemo(server.url, 'member');
  await page.context().addCookies([
    { name: 'user_id', value: id, url: server.url },
    { name: 'user_secret', value: secret, url: server.url },
  ]);
  const untilSubscribed = watchSubscriptions(page);
  await page.goto('/app/about');
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  const readable = () =>
    page.evaluate(() => JSON.stringify([document.cookie, Object.entries(localStorage)]));
  await expect.poll(readable).not.toContain(secret);
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name === 'user_secret')).toMatchObject({
    value: secret,
    httpOnly: true,
  });

  // A page that is left while it connects says so in the console.
  await untilSubscribed();
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('a session that has ended signs the page out and leaves no cookie', async ({
  browser,
  server,
}) => {
  const account = await signInAsDemo(server.url, 'member');
  // Of its own: the page is refused, which browsers write to the console.
  const context = await browser.newContext({ baseURL: server.url });
  await addSession(context, server.url, account);
  await fetch(`${server.url}/api/request`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `${account.id}.${account.secret}`,
    },
    body: JSON.stringify({ object: 'player', action: 'logout' }),
  });
  const page = await context.newPage();
  await page.goto('/app/about');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const left = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(left).not.toContain('user_secret');
  expect(await left()).not.toContain('user_id');
  await context.close();
});

test('the register page offers the demo accounts', async ({ page }) => {
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Login or Register' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as moderator' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'moderator' })).toBeVisible();
});

test('the dashboard links only existing pages that the account may open', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'admin', level: 1 })).toBeVisible();
  await expect(page.getByText('a•••@example.org')).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Properties' }).click();
  await expect(page.getByRole('heading', { name: 'Properties', level: 1 })).toBeVisible();
});

test('a player is not offered the pages of staff', async ({ page, signIn }) => {
  await signIn('newcomer');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'newcomer', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Properties' })).toHaveCount(0);
});

test('a sign-in that this browser did not start is refused', async ({ page }) => {
  await page.goto('/app/login?code=stolen&state=c29tZWJvZHkgZWxzZQ==');
  await expect(page.getByRole('alert')).toContainText(
    'This sign-in was not started in this browser. Please sign in again.',
  );
  expect(await page.evaluate(() => localStorage.getItem('userdata'))).toBeNull();
});

test('a sign-in returns to the page before it, in another tab and after a refusal', async ({
  page,
  context,
}) => {
  const before = /\/app\/statistics\/tournaments\?by=test#top$/;
  await page.goto('/app/statistics/tournaments?by=test#top');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const leader = page.getByRole('link', { name: /^leader/ });
  await expect(leader).toBeVisible();
  const first = new URL(page.url());

  // The provider refuses in another tab, which has no history of its own.
  const tab = await context.newPage();
  const refusal = { error: 'access_denied', state: first.searchParams.get('state')! };
  await tab.goto(`/app/login?${new URLSearchParams(refusal)}`);
  await expect(tab.getByText('Sign-in cancelled.')).toBeVisible();
  await tab.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await tab.getByRole('link', { name: /^leader/ }).click();
  await expect(tab).toHaveURL(before);
  await expect(tab.getByRole('banner').getByRole('link', { name: 'leader' })).toBeVisible();

  // The sign-in that was started first ends in a third one.
  const third = await context.newPage();
  await third.goto(first.href);
  await third.getByRole('link', { name: /^leader/ }).click();
  await expect(third).toHaveURL(before);
  await expect(third.getByRole('banner').getByRole('link', { name: 'leader' })).toBeVisible();
});

test('a cancelled sign-in shows a message', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/app/login?error=access_denied&state=x');
  await expect(page.getByText('Sign-in cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
});
