import { registerPlayer, type SignedIn, signInAsDemo } from '../apps/server/testing/demo-account';
import { findViolations } from './accessibility';
import { expect, test } from './fixtures';

const HOUR = 3_600_000;

/** Sends a call as an account; the tests run at one address, as a household would. */
async function send(
  url: string,
  as: SignedIn,
  envelope: { object: string; action: string; value?: string; data?: object },
): Promise<{ id: string }> {
  const response = await fetch(`${url}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `${as.id}.${as.secret}` },
    body: JSON.stringify(envelope),
  });
  const { status, message, data } = await response.json();
  expect(message ?? status).toBe('SUCCESS');
  return data;
}

test('staff see accounts that vote alike, void their votes and take it back', async ({
  page,
  server,
  signIn,
}) => {
  const { url } = server;
  const moderator = await signInAsDemo(url, 'moderator');
  const people = [];
  for (const name of ['Copy One', 'Copy Two', 'Copy Three'])
    people.push(await registerPlayer(url, name));
  for (let round = 0; round < 3; round++) {
    const teams = { teamA: 'Night Harbor', teamB: 'Kestrel', locksAt: Date.now() + HOUR };
    const created = { object: 'match', action: 'create_voting_match', data: teams };
    const { id } = await send(url, moderator, created);
    const data = { team: 'Kestrel', points: 20 };
    for (const as of people)
      await send(url, as, { object: 'match', action: 'cast_vote', value: id, data });
  }

  await signIn('moderator');
  await page.goto('/app/voting/review');
  const title = /^3 accounts voted the same way on 3 matches from the same address/;
  const heading = page.getByRole('heading', { name: title });
  const cluster = page.getByRole('listitem').filter({ has: heading });
  await expect(cluster.getByRole('link', { name: 'Copy One' })).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);

  await cluster.getByRole('button', { name: 'Void all votes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason for the players').fill('Three accounts of one person.');
  await dialog.getByRole('button', { name: 'Void votes' }).click();
  await expect(dialog).toContainText('Votes voided.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(cluster).toHaveCount(0);

  await page.getByRole('tab', { name: 'Voided votes' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Copy Two' }).first();
  await expect(row).toContainText('Three accounts of one person.');
  await row.getByRole('button', { name: 'Count again' }).click();
  await dialog.getByRole('button', { name: 'Count vote' }).click();
  await expect(dialog).toContainText('The vote counts again.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Copy Two' })).toHaveCount(2);
});
