import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { PHONE } from './shell-support';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const states = (page: Page) => page.getByRole('navigation', { name: 'States' });

test('past tournaments are grouped by series, and each series opens in full', async ({ page }) => {
  await page.goto('/app/tournaments');
  const past = section(page, 'Past, by series');
  await expect(past.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await states(page).getByRole('link', { name: /^Past/ }).click();
  await expect(page).toHaveURL(/show=past/);
  await expect(section(page, 'Open for signup')).toHaveCount(0);
  await expect(past).toBeVisible();

  const series = (await past.getByRole('heading', { level: 3 }).first().textContent())!;
  await page.goto(`/app/tournaments?series=${encodeURIComponent(series)}`);
  await expect(past.getByRole('heading', { level: 3 })).toHaveText([series]);
});

test('every state is in sight on a phone, and its rows begin at one line', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/app/tournaments');
  const states = page.getByRole('navigation', { name: 'States' }).getByRole('link');
  await expect(states).toHaveText([/^All/, /^Running/, /^Open/, /^Upcoming/, /^Past/]);
  for (const state of await states.all()) await expect(state).toBeInViewport({ ratio: 1 });
  const left = async (tab: Locator) => (await tab.boundingBox())!.x;
  expect(await left(page.getByRole('tab', { name: 'List' }))).toBe(await left(states.first()));
  await states.last().click();
  await expect(states.last()).toHaveAttribute('aria-current', 'page');
});

test('the whole list is readable without a script', async ({ browser, request, server }) => {
  await expect
    .poll(async () =>
      (await (await request.get('/app/tournaments')).text()).includes('id="content"'),
    )
    .toBe(true);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/app/tournaments');
  for (const name of ['Running', 'Open for signup', 'Past, by series'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  const open = states(page).getByRole('link', { name: /^Open/ });
  await expect(open).toHaveAttribute('href', '/app/tournaments?show=open');
  await context.close();
});

test('members see what fits their team', async ({ page, signIn }) => {
  await page.goto('/app/tournaments');
  await expect(states(page)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Fits my team' })).toHaveCount(0);
  await signIn('leader');
  await page.goto('/app/tournaments');
  await page.getByRole('switch', { name: 'Fits my team' }).check();
  await expect(page).toHaveURL(/fits=true/);
  await expect(section(page, 'Past, by series')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Fits my team' })).toBeChecked();
});
