import { registerPlayer, type SignedIn, signInAsDemo } from '../apps/server/testing/demo-account';
import { findViolations } from './accessibility';
import { expect, test } from './fixtures';
import { PHONE } from './shell-support';

const HOUR = 3_600_000;
const CODE = 'One-Person-Once';

async function send<T>(
  url: string,
  as: SignedIn,
  envelope: { action: string; value?: string; data?: object },
): Promise<T> {
  const response = await fetch(`${url}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `${as.id}.${as.secret}` },
    body: JSON.stringify({ object: 'giveaway', ...envelope }),
  });
  const { status, message, data } = await response.json();
  expect(message ?? status).toBe('SUCCESS');
  return data as T;
}

test('staff void an entry on a phone, the player reads why, and it counts again', async ({
  page,
  browser,
  baseURL,
  server: { url },
  signIn,
}) => {
  const now = Date.now();
  const { id } = await send<{ id: string }>(url, await signInAsDemo(url, 'admin'), {
    action: 'create',
    data: {
      title: 'Once each',
      code: CODE,
      rewards: [{ name: 'Sticker', count: 1, value: null }],
      minAccountAgeDays: 0,
      opensAt: now,
      closesAt: now + HOUR,
    },
  });
  for (const name of ['Second Self', 'Third Self'])
    await send(url, await registerPlayer(url, name), { action: 'enter', value: CODE });
  await send(url, await signInAsDemo(url, 'clipper'), { action: 'enter', value: CODE });
  const context = await browser.newContext({ baseURL });
  const player = await context.newPage();
  await signIn('clipper', player);
  await player.goto(`/app/promo/${id}`);
  await expect(player.getByText('You have entered. Good luck!')).toBeVisible();

  await page.setViewportSize(PHONE);
  await signIn('admin');
  await page.goto(`/app/promo/editor?giveaway=${id}`);
  const entries = page.getByRole('table', { name: 'Who has entered' });
  const row = entries.getByRole('row', { name: /clipper/ });
  await expect(row).toContainText('Network: 2');
  const button = row.getByRole('button', { name: 'Void the entry of clipper' });
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason for the players').fill('A second account of yours has entered.');
  await dialog.getByRole('button', { name: 'Void entries' }).click();
  await expect(dialog).toContainText('Excluded from the draw.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Voided by admin: A second account of yours has entered.');
  expect(await findViolations(page)).toEqual([]);

  await player.reload();
  await expect(player.getByText('Staff have voided your entry')).toBeVisible();
  await expect(player.getByText('A second account of yours has entered.')).toBeVisible();

  await row.getByRole('button', { name: 'Count the entry of clipper again' }).click();
  await dialog.getByRole('button', { name: 'Count entry' }).click();
  await expect(dialog).toContainText('The entry counts again.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row.getByRole('button', { name: 'Void the entry of clipper' })).toBeVisible();
  await player.reload();
  await expect(player.getByText('You have entered. Good luck!')).toBeVisible();
  await context.close();
});
