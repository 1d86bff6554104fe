import type { MatchSummary } from '@mes/contract/match-schemas';
import type { Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { findViolations } from './accessibility';
import { newContext } from './contexts';
import { expect, test } from './fixtures';

test('people write below a match, and a moderator removes and closes', async ({
  page,
  browser,
  baseURL,
  server,
  signIn,
}) => {
  const id = await createMatch(server.url);
  await signIn('leader');
  await openComments(page, id);
  await expect(page.getByText('No comments yet.')).toBeVisible();
  await page.getByLabel('Write a comment').fill('Good luck <b>to both</b>');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const comment = page.getByRole('listitem').filter({ hasText: 'Good luck <b>to both</b>' });
  await expect(comment.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(page.getByLabel('Write a comment')).toHaveValue('');
  expect(await findViolations(page)).toEqual([]);

  const context = await newContext(browser, { baseURL });
  const staffPage = await context.newPage();
  await signIn('moderator', staffPage);
  await openComments(staffPage, id);
  await staffPage
    .getByRole('listitem')
    .filter({ hasText: 'Good luck' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await staffPage.getByLabel('Reason').fill('A test');
  await staffPage.getByRole('button', { name: 'Remove comment' }).click();

  // Both arrive without a reload.
  await expect(comment).toHaveCount(0);
  await staffPage.getByRole('button', { name: 'Close comments' }).click();
  await expect(page.getByText('Comments are closed.')).toBeVisible();
  await context.close();
});

/** They are loaded when somebody comes there. */
async function openComments(page: Page, matchId: string): Promise<void> {
  await page.goto(`/app/match/${matchId}`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

async function createMatch(url: string): Promise<string> {
  const moderator = await signInAsDemo(url, 'moderator');
  const ladder = await fetch(`${url}/api/leaderboards/elo-teams`);
  const [one, other] = ((await ladder.json()) as { data: { team: { name: string } }[] }).data;
  const response = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `${moderator.id}.${moderator.secret}`,
    },
    body: JSON.stringify({ teamA: one!.team.name, teamB: other!.team.name, bestOf: 3 }),
  });
  return ((await response.json()) as { data: MatchSummary }).data.id;
}
