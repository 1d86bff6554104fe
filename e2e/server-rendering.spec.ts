import type { MatchSummary } from '@mes/contract/match-schemas';
import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The rendering thread starts with the first requested page. */
async function untilRendered(request: APIRequestContext, path: string): Promise<void> {
  await expect
    .poll(async () => (await (await request.get(path)).text()).includes('id="content"'))
    .toBe(true);
}

async function publicPages(request: APIRequestContext) {
  // Other tests finish the live match and create their own matches.
  const listed = await request.get('/api/tournaments/game/CriticalOps');
  const tournaments = ((await listed.json()) as { data: TournamentSummary[] }).data;
  const league = tournaments.find(
    ({ name, state }) => /Pro League/.test(name) && state === 'running',
  );
  const states = ['live', 'finished'];
  const found = await request.post('/api/matches/find', {
    data: { states, tournamentId: league!.id },
  });
  const [match] = ((await found.json()) as { data: MatchSummary[] }).data;
  const team = match!.teamA!.name;
  return [
    { path: '/app', says: 'EMBERS OF VICTORY' },
    { path: `/app/match/${match!.id}`, says: team },
    { path: `/app/teams/${encodeURIComponent(team)}`, says: team },
    { path: `/app/tournament/${match!.tournament!.id}`, says: 'Pro League' },
    { path: '/app/players/leader', says: 'leader' },
    { path: '/app/leaderboards/players', says: 'Player leaderboards' },
    { path: '/app/match/search', says: 'Search match' },
    { path: '/app/embers', says: 'Embers' },
    { path: '/app/blog', says: 'News' },
    { path: '/app/chat/general', says: '#general' },
    { path: '/app/chat/archive', says: 'Chat archive' },
    { path: '/app/privacy', says: 'Privacy' },
    { path: '/app/dashboard', says: 'Register' },
  ];
}

test('public pages are readable before any script has loaded', async ({
  browser,
  request,
  server,
}) => {
  const pages = await publicPages(request);
  for (const { path } of pages) await untilRendered(request, path);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  for (const { path, says } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: says }).first()).toBeAttached();
  }
  // Links work without scripts.
  await page.goto('/app');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  await context.close();
});

for (const { width, zone } of [
  { width: 1440, zone: 'Pacific/Auckland' },
  { width: 390, zone: 'America/Los_Angeles' },
]) {
  test.describe(`in ${zone}, ${width} wide`, () => {
    test.use({ timezoneId: zone, viewport: { width, height: 900 } });

    test('a rendered page is hydrated without changes, except for local times', async ({
      page,
      request,
    }) => {
      await page.addInitScript(() => {
        // The page before any script has run.
        document.addEventListener('readystatechange', () => {
          const content = document.querySelector<HTMLElement>('#content');
          if (document.readyState === 'interactive' && content) content.dataset.parsed = 'true';
        });
      });
      for (const { path, says } of await publicPages(request)) {
        await untilRendered(request, path);
        await page.goto(path);
        await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
        await expect(page.locator('#content')).toHaveAttribute('data-parsed', 'true');
        await expect(page.getByRole('heading', { name: says }).first()).toBeAttached();
      }
    });
  });
}

/** A rendered page whose scripts are held back. Returns a function that releases them. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('clicks and input before the scripts have loaded take effect afterwards', async ({
  browser,
  request,
  server,
}) => {
  await untilRendered(request, '/app');
  const context = await browser.newContext({ baseURL: server.url });
  const home = await context.newPage();
  const releaseHome = await openWithoutScripts(home, '/app');
  const search = home.getByRole('combobox', { name: 'Search the site' });
  await home.getByRole('button', { name: 'Switch to light mode' }).click();
  await search.fill('night');
  await expect(home.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  releaseHome();
  await expect(home.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(search).toHaveValue('night');
  await expect(home.getByRole('option', { name: 'Night Harbor', exact: true })).toBeVisible();

  const matches = await context.newPage();
  const releaseMatches = await openWithoutScripts(matches, '/app/match/search');
  await matches.getByLabel('Best of').selectOption('3');
  releaseMatches();
  await expect(matches).toHaveURL(/bestOf=3/);
  await context.close();
});
