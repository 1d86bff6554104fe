import type { MatchSummary } from '@mes/contract/match-schemas';
import { registerPlayer, signInAsDemo } from '../apps/server/testing/demo-account';
import { findViolations } from './accessibility';
import { expect, test } from './fixtures';
import { TournamentDesk } from './tournament-desk';

test('a fan follows a team without an account and is led to its live match', async ({
  page,
  server: { url },
}) => {
  const admin = await signInAsDemo(url, 'admin');
  const desk = new TournamentDesk(url, '', admin);
  for (const name of ['Fan Favourites', 'Their Rivals']) {
    const leader = await registerPlayer(url, `Leader of ${name}`);
    const data = { region: 'EU', tag: name.slice(0, 3) };
    await desk.act(['player', 'createteam'], { value: name, data, as: leader });
  }
  const match = await desk.call<{ id: string; revision: number }>('/matches', {
    body: { teamA: 'Fan Favourites', teamB: 'Their Rivals', bestOf: 3 },
    as: admin,
  });

  await test.step('the press is done after the sign-in', async () => {
    await page.goto('/app/teams/Fan%20Favourites');
    await page.getByRole('button', { name: 'Follow Fan Favourites' }).click();
    await page.getByRole('button', { name: 'newcomer' }).click();
    await expect(page).toHaveURL('/app/teams/Fan%20Favourites');
    await expect(page.getByRole('button', { name: 'Following Fan Favourites' })).toBeVisible();
  });

  await test.step('the match that goes live is announced and opened', async () => {
    const { id, revision } = match;
    const body = { revision, state: 'live', scoreA: 1, scoreB: 0 };
    await desk.call(`/matches/${id}`, { method: 'PATCH', body, as: admin });
    await expect(page.getByText('Live: Fan Favourites vs Their Rivals')).toBeVisible();
    await page.goto('/app/following');
    const row = page.getByRole('link', { name: /^Fan Favourites against Their Rivals, 1 to 0/ });
    await expect(row).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.goto('/app/notifications');
    await page.getByRole('link', { name: /Live: Fan Favourites vs Their Rivals/ }).click();
    await expect(page).toHaveURL(`/app/match/${id}`);
  });

  await test.step('unfollowing can be undone', async () => {
    await page.goto('/app/following');
    await page.getByRole('button', { name: 'Unfollow Fan Favourites' }).click();
    await expect(page.getByText('You are not following anything yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Unfollow Fan Favourites' })).toBeVisible();
  });
});

test('who wants no results sees none on home, match and bracket until they ask', async ({
  page,
  browser,
  baseURL,
}) => {
  const found = await page.request.post('/api/matches/find', {
    data: { states: ['finished'], tournamentId: 'ProLeagueS3', size: 1 },
  });
  const [match] = ((await found.json()) as { data: MatchSummary[] }).data;
  const { id, scoreA, scoreB } = match!;
  const score = `${scoreA}to${scoreB}`;

  await page.goto('/app');
  await page.getByRole('button', { name: 'Hide results' }).click();
  const results = page.getByRole('region', { name: 'Latest results' });
  await expect(results.getByRole('button', { name: /^Show the result of/ })).not.toHaveCount(0);
  await expect(results.getByRole('link', { name: / \d to \d/ })).toHaveCount(0);
  await results
    .getByRole('button', { name: /^Show the result of/ })
    .first()
    .click();
  await expect(results.getByRole('link', { name: / \d to \d/ })).toHaveCount(1);
  const news = page.getByRole('region', { name: 'News' });
  await expect(news.getByText('Headline hidden')).not.toHaveCount(0);
  await expect(news.getByText(/ win /)).toHaveCount(0);

  await test.step('nor in what the search finds', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('combobox').fill('recap');
    await expect(palette.getByRole('option', { name: /^Headline hidden/ })).toBeVisible();
    await expect(palette.getByText(/ win /)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('nothing is seen of a page of the server before it is hydrated', async () => {
    // A context of its own, whose pages do not wait for the hydration.
    const context = await browser.newContext({
      baseURL,
      storageState: await page.context().storageState(),
    });
    const early = await context.newPage();
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await early.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await early.goto(`/app/match/${id}`, { waitUntil: 'commit' });
    const sent = early.getByText(score);
    await expect(sent).toBeAttached();
    await expect(sent).toBeHidden();
    release();
    await expect(sent).toHaveCount(0);
    await expect(early.getByRole('button', { name: 'Show result' }).first()).toBeVisible();
    await context.close();
  });

  await page.goto(`/app/match/${id}`);
  await page.getByRole('button', { name: 'Show result' }).first().click();
  await expect(page.getByText(score)).toBeVisible();

  await page.goto('/app/tournament/ProLeagueS3?part=bracket');
  const bracket = page.getByRole('group', { name: /^Bracket/ }).or(page.locator('[data-match]'));
  await expect(bracket.first()).toBeVisible();
  const labels = page.getByRole('link', { name: /, \d to \d/ });
  await expect(labels).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(labels).not.toHaveCount(0);
});
