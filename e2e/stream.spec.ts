import type { Match, MatchSummary } from '@mes/contract/match-schemas';
import { displayName } from '@mes/domain/names/display';
import { expect, test } from './fixtures';

const SETTINGS = '/app/stream/configuration';

test('what is set by hand reaches the scenes and can be restored', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('streamer');
  await page.goto(SETTINGS);
  await expect(page.getByRole('link', { name: 'Open the control room' })).toBeVisible();
  const overlay = await context.newPage();
  await overlay.goto('/app/streaming/embers-s3/versus');
  await page.bringToFront();

  await page.getByLabel('Round', { exact: true }).fill('Show match');
  await page.getByRole('button', { name: 'Update stream' }).click();
  await expect(page.getByText('By hand: Round')).toBeVisible();
  await expect(overlay.locator('body')).toContainText('Show match');
  await page.getByLabel('Round', { exact: true }).fill('Oops');
  await page.getByRole('button', { name: 'Update stream' }).click();
  await expect(overlay.locator('body')).toContainText('Oops');
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore' }).first().click();
  await expect(overlay.locator('body')).not.toContainText('Oops');

  await page.getByRole('tab', { name: 'On screen' }).click();
  await page.getByRole('button', { name: 'Start countdown' }).click();
  await page.getByRole('button', { name: 'Hold' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeHidden();

  await page.getByRole('tab', { name: 'Overlays' }).click();
  const listed = page.getByRole('table', { name: 'Connected overlays' });
  await expect(listed.getByRole('row', { name: /Versus.*a source/ })).toBeVisible();
});

test('a rehearsal plays through the scenes and is marked everywhere except on air', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('streamer');
  await page.goto(SETTINGS);
  const team1 = page.getByLabel('Team 1', { exact: true });
  await expect(team1).not.toHaveValue('');
  const shownBefore = await team1.inputValue();
  await page.getByRole('tab', { name: 'Preflight' }).click();
  const second = await page.getByLabel('Second team').inputValue();
  await page.getByLabel('First team').fill(second);
  await page.getByLabel('Second team').fill(shownBefore);
  await page.getByLabel('Seconds a step').fill('1');
  await page.getByRole('button', { name: 'Start rehearsal' }).click();
  await expect(page.getByText(/Nothing of it counts/)).toBeVisible();

  const veto = await context.newPage();
  await veto.goto('/app/streaming/embers-s3/map-veto');
  await expect(veto.locator('[data-map]').nth(1)).toBeVisible();
  await expect(veto.locator('body')).not.toContainText(/rehearsal/i);
  await page.bringToFront();
  await page.getByRole('button', { name: 'End rehearsal' }).click();
  await expect(page.getByText(/Nothing of it counts/)).toBeHidden();
  await page.getByRole('tab', { name: 'Match' }).click();
  await expect(team1).toHaveValue(shownBefore);
});

test('the buttons of a deck work until it is revoked', async ({ page, request, signIn }) => {
  await signIn('streamer');
  await page.goto(SETTINGS);
  await page.getByRole('tab', { name: 'Buttons' }).click();
  await page.getByRole('button', { name: 'Add a deck of buttons' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Desk');
  await dialog.getByRole('button', { name: 'Add deck' }).click();
  const addresses = page.getByRole('dialog', { name: 'Addresses of Desk' });
  const link = await addresses.getByLabel('take', { exact: true }).inputValue();
  await addresses
    .getByRole('button', { name: /close|ok/i })
    .last()
    .click();
  expect((await request.get(`${link}?scene=bracket`)).ok()).toBe(true);

  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke deck' }).click();
  await expect(page.getByText('Desk is revoked.')).toBeVisible();
  expect((await request.get(link)).status()).toBe(403);
});

test('casters read and note what they say about both teams', async ({ page, signIn }) => {
  await signIn('caster');
  await page.goto('/app/stream/casterinfo');
  await expect(page.getByRole('region', { name: 'Score' })).toContainText('Best of');
  await expect(page.getByRole('heading', { name: 'Head to head' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Pronunciation of/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Pronunciation').fill('NO-vah');
  await page.getByRole('dialog').getByRole('button', { name: 'Save pronunciation' }).click();
  await expect(page.getByText('NO-vah')).toBeVisible();
});

test('the capture board puts its match on the stream', async ({
  page,
  context,
  server,
  signIn,
}) => {
  const match = await findMatchWithMaps(server.url);

  await signIn('admin', page);
  const room = await context.newPage();
  await signIn('admin', room);
  await room.goto(SETTINGS);
  await room.getByRole('button', { name: 'Stop following' }).click();
  await expect(room.getByText('The stream follows no series.')).toBeVisible();
  const overlay = await context.newPage();
  await overlay.goto('/app/streaming/embers-s3/versus');

  await page.goto(`/app/match/capture/${match.id}`);
  await page.getByRole('button', { name: 'Show on stream' }).click();
  await expect(page.getByText('The stream follows this match.')).toBeVisible();
  await expect(room.getByLabel('Team 1', { exact: true })).toHaveValue(match.teamA!.name);
  await expect(room.getByText('The stream follows no series.')).toBeHidden();
  await expect(overlay.locator('body')).toContainText(displayName(match.teamA!));
  await expect(overlay.locator('body')).toContainText(displayName(match.teamB!));
});

/** A live one, unless another test has finished it. Other tests leave matches without named maps. */
async function findMatchWithMaps(url: string): Promise<MatchSummary> {
  const found = await fetch(`${url}/api/matches/find`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ states: ['live', 'finished'], size: 50 }),
  });
  const { data } = (await found.json()) as { data: MatchSummary[] };
  const isLive = ({ state }: MatchSummary) => state === 'live';
  for (const match of data.toSorted((one, other) => Number(isLive(other)) - Number(isLive(one)))) {
    const read = await fetch(`${url}/api/website/matches/${match.id}`);
    const { data: detail } = (await read.json()) as { data: Match };
    if (detail.maps.length > 0) return match;
  }
  throw new Error('No match has maps.');
}
