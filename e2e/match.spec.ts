import type { MatchSummary, WebsiteMatch } from '@mes/contract/match-schemas';
import { findViolations } from './accessibility';
import { expect, test } from './fixtures';

test('a visitor finds a match and goes through one of its maps', async ({ page, server }) => {
  const found = await fetch(`${server.url}/api/matches/find`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Other tests finish matches without maps.
    body: JSON.stringify({
      states: ['finished'],
      bestOf: 3,
      tournamentId: 'ProLeagueS3',
      size: 1,
    }),
  });
  const [match] = ((await found.json()) as { data: MatchSummary[] }).data;
  const { teamA, teamB, scoreA, scoreB } = match!;

  await page.goto('/app/match/search');
  // Typed letter by letter, because no letter may be lost.
  await page.getByLabel('Team', { exact: true }).pressSequentially(teamA!.name);
  await page.getByLabel('Against', { exact: true }).pressSequentially(teamB!.name);
  await page.getByLabel('Best of').selectOption('3');
  const address = new URLSearchParams({ team: teamA!.name, versus: teamB!.name, bestOf: '3' });
  await expect(page).toHaveURL(`/app/match/search?${address}`);
  // A part of a name is enough.
  await page.getByLabel('Against', { exact: true }).fill(teamB!.name.slice(0, -1).toLowerCase());
  await expect(page.getByText(`Matches of ${teamB!.name}`)).toBeVisible();
  await page.locator(`a[href$="/match/${match!.id}"]`).click();

  await expect(
    page.getByRole('heading', { name: `${teamA!.name} vs ${teamB!.name}` }),
  ).toBeAttached();
  await expect(page.getByRole('list', { name: 'Maps in order' }).getByRole('listitem')).toHaveCount(
    9,
  );
  await expect(page.getByText(`${scoreA}to${scoreB}`)).toBeVisible();

  await page.getByRole('tab').nth(1).click();
  const moment = page.getByRole('slider', { name: 'Moment of the map' });
  await expect(moment).toBeVisible();
  await page.getByRole('button', { name: /^Round 1:/ }).click();
  await expect(moment).toHaveAttribute('aria-valuetext', /^(1 to 0|0 to 1), .* win the round$/);
  await moment.press('Home');
  await expect(moment).toHaveAttribute('aria-valuetext', '0 to 0, Before the first round');
  const kills = page.getByRole('table').first().getByRole('cell').nth(2);
  await expect(kills).toHaveText('0');
  await page.getByRole('button', { name: 'Show the end' }).click();
  await expect(kills).not.toHaveText('0');

  expect(await findViolations(page)).toEqual([]);
});

test('staff enter a match that was played, with statistics, and correct it', async ({
  page,
  server,
  signIn,
}) => {
  const ladder = await fetch(`${server.url}/api/leaderboards/elo-teams`);
  const [one, other] = ((await ladder.json()) as { data: { team: { name: string } }[] }).data;
  await signIn('moderator');
  await page.goto('/app/match/editor');
  await page.getByRole('link', { name: 'Create match' }).click();
  await page.getByLabel('Team A').fill(one!.team.name);
  await page.getByLabel('Team B').fill(other!.team.name);
  await page.getByLabel('Best of').selectOption('1');
  await page.getByRole('button', { name: 'Add map' }).click();
  await page.getByRole('spinbutton', { name: one!.team.name }).fill('13');
  await page.getByRole('spinbutton', { name: other!.team.name }).fill('7');
  await expect(page.getByLabel('Winner')).toHaveValue('A');
  await page.getByRole('button', { name: 'Create match' }).click();
  await expect(page).toHaveURL(/\/match\/editor\/(?!create)\w+$/);
  const id = page.url().split('/').at(-1);

  await page.getByRole('button', { name: 'Enter statistics' }).click();
  await page.getByRole('button', { name: 'Save match' }).click();
  await expect(page.getByText('Numbers are missing on map 1.')).toBeVisible();
  for (const box of await page.getByRole('spinbutton', { name: / of / }).all()) await box.fill('8');
  await page.getByRole('spinbutton', { name: one!.team.name, exact: true }).fill('9');
  await page.getByRole('spinbutton', { name: other!.team.name, exact: true }).fill('13');
  await page.getByRole('button', { name: 'Save match' }).click();
  await expect(page.getByText('Match saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Open match' }).click();
  await expect(page.getByRole('table', { name: /Scoreboard of/ })).toHaveCount(2);
  const read = await fetch(`${server.url}/api/website/matches/${id}`);
  const { data } = (await read.json()) as { data: WebsiteMatch };
  expect(data).toMatchObject({ state: 'finished', winner: 'B', maps: [{ scoreA: 9, scoreB: 13 }] });
  expect(data.players[0]).toMatchObject({ kills: 8, deaths: 8, assists: 8, rating: null });
});
