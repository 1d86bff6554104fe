import type { Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { newContext } from './contexts';
import { expect, test } from './fixtures';

async function setApproval(url: string, value: boolean) {
  const { id, secret } = await signInAsDemo(url, 'admin');
  const reply = await fetch(`${url}/api/request`, {
    method: 'POST',
    headers: { authorization: `${id}.${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ object: 'property', action: 'write', value: 'pictureApproval' },
      data: { value },
    }),
  });
  expect(reply.ok).toBe(true);
}

test.beforeEach(({ baseURL }) => setApproval(baseURL!, true));
test.afterEach(({ baseURL }) => setApproval(baseURL!, false));

async function uploadPhoto(page: Page, colour: string) {
  await page.getByRole('link', { name: 'Edit profile' }).click();
  const encoded = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 300, height: 300 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 300, 300);
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, colour);
  await page.getByLabel('Photo', { exact: true }).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(encoded, 'base64'),
  });
  await expect(page.getByLabel('Zoom')).toBeVisible();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
}

test('a photo waits, is rejected, comes back and is approved by the keyboard', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const moderator = await (await newContext(browser, { baseURL })).newPage();
  await signIn('moderator', moderator);
  await moderator.goto('/app/modpanel/player-photos');
  await expect(moderator.getByText('No pictures to review.')).toBeVisible();

  await signIn('member');
  await page.goto('/app/dashboard');
  const profile = page.getByRole('region', { name: 'Profile' });
  await uploadPhoto(page, '#2060a0');
  await expect(profile.getByText('Waiting for approval')).toBeVisible();
  await expect(profile.getByRole('img', { name: 'New picture' })).toBeVisible();

  const row = moderator.getByRole('listitem').filter({ hasText: 'Photo of' });
  await expect(row.getByRole('img', { name: /^Photo of/ })).toBeVisible();
  await expectUsable(moderator, moderator.url());
  await moderator.keyboard.press('r');
  const dialog = moderator.getByRole('dialog', { name: 'Reject this picture?' });
  await dialog.getByLabel('Reason').fill('A picture of somebody else');
  await dialog.getByRole('button', { name: 'Reject picture' }).click();
  await expect(moderator.getByText('No pictures to review.')).toBeVisible();
  await expect(profile.getByText('Waiting for approval')).toBeHidden();

  await moderator.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expect(profile.getByText('Waiting for approval')).toBeVisible();
  await moderator.keyboard.press('a');
  await expect(moderator.getByText('Picture approved.')).toBeVisible();
  await expect(profile.getByText('Waiting for approval')).toBeHidden();
  await expect(profile.locator('img[src^="/files/"]')).toBeVisible();

  await page.goto('/app/notifications');
  await expect(page.getByText('Your photo was approved')).toBeVisible();
  await expect(page.getByText('A picture of somebody else')).toBeVisible();
  await expectUsable(page, page.url());
});
