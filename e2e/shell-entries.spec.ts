import type { Browser, Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { addSession } from './browser-session';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { openInApp } from './shell-support';

/** A player comes first: what everyone is offered is opened once. Null is a visitor. */
const ROLES = ['newcomer', 'leader', 'caster', 'clipper', 'streamer', 'moderator', 'admin', null];

/** Holds every permission: opens what nobody before was offered. */
const ADMIN = 'admin';

const PAGE_GROUPS = /^(Community|Tournaments|Leaderboards|Staff|Admin)$/;

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openAs(browser: Browser, url: string, role: string | null): Promise<Page> {
  const context = await newContext(browser, { baseURL: url, viewport: null });
  if (role) await addSession(context, url, await signInAsDemo(url, role));
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/app/dashboard');
  await untilLoaded(page);
  return page;
}

/** Every link of the menu, of the account menu and of the dashboard. */
async function findEntries(page: Page): Promise<string[]> {
  const found: string[] = [];
  const header = page.getByRole('banner');
  const collect = async (links: ReturnType<Page['getByRole']>) => {
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    found.push(...addresses.flatMap((to) => (to?.startsWith('/app') ? [to] : [])));
  };
  const groups = await menuOf(page).getByRole('button').all();
  const accountMenu = header.getByRole('button', { name: 'Account menu' });
  for (const group of [...groups, ...(await accountMenu.all())]) {
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await collect(header.getByRole('link'));
    await page.keyboard.press('Escape');
  }
  // Not what else the dashboard leads to, such as matches and messages.
  const listed = page.getByRole('main').getByRole('region', { name: PAGE_GROUPS });
  await collect(listed.getByRole('link'));
  return [...new Set(found)];
}

/** The page of the address has set its title, and no part of it is loading. */
async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main [role=status]')];
    const isLoading = parts.some(({ textContent }) => textContent?.startsWith('Loading'));
    return document.title !== 'leaving' && !isLoading && document.querySelector('main h1') !== null;
  });
}

/** What a person would see of an entry that leads nowhere. */
async function findProblems(page: Page, { isVisitor }: { isVisitor: boolean }): Promise<string[]> {
  const main = page.getByRole('main');
  const alerts = await main.getByRole('alert').allTextContents();
  const text = (await main.textContent()) ?? '';
  const refusals = ['Missing Permission:', 'Failed to load data'];
  // Pages that everyone may read have parts for people with an account.
  if (!isVisitor) refusals.push('You are not logged in!');
  return [...alerts, ...refusals.filter((refusal) => text.includes(refusal))];
}

/** The server answers 404 for a page that does not exist. */
async function findMissingPages(page: Page, entries: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const entry of entries) {
    const answer = await page.request.get(entry);
    if (!answer.ok()) missing.push(`visitor ${entry}: ${answer.status()}`);
  }
  return missing;
}

test('every entry of the menu and of the dashboard opens a page, in every role', async ({
  browser,
  server,
}) => {
  // A hundred pages.
  test.setTimeout(240_000);
  const problems: string[] = [];
  const offeredToAll = new Set<string>();
  const opened = new Set<string>();
  for (const role of ROLES) {
    await test.step(role ?? 'visitor', async () => {
      const page = await openAs(browser, server.url, role);
      const noise: string[] = [];
      page.on('console', (message) => {
        // The text of a failed request does not say which one it was.
        if (['error', 'warning'].includes(message.type()))
          noise.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => noise.push(error.message));
      const entries = await findEntries(page);
      expect(entries.length).toBeGreaterThan(10);
      if (role === null) problems.push(...(await findMissingPages(page, entries)));
      const known = role === ADMIN ? opened : offeredToAll;
      for (const entry of entries.filter((each) => !known.has(each))) {
        await page.evaluate(() => {
          document.title = 'leaving';
        });
        await openInApp(page, entry);
        await untilLoaded(page);
        const found = [...(await findProblems(page, { isVisitor: role === null })), ...noise];
        noise.length = 0;
        problems.push(...found.map((problem) => `${role ?? 'visitor'} ${entry}: ${problem}`));
        opened.add(entry);
      }
      if (role === ROLES[0]) for (const entry of entries) offeredToAll.add(entry);
      await page.context().close();
    });
  }
  expect(problems).toEqual([]);
});
