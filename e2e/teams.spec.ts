import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test('a leader changes the logo; files that are no pictures are refused', async ({
  page,
  signIn,
}) => {
  await signIn('leader');
  await page.goto('/app/dashboard');
  await page.getByRole('region', { name: 'Account' }).getByRole('link', { name: /\[/ }).click();
  await page.getByRole('button', { name: 'Manage team' }).click();

  await page.getByRole('button', { name: 'Change logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change logo' });
  const file = dialog.getByLabel('Logo');
  const refused = 'It must be a picture: JPEG, PNG, WebP, AVIF or GIF.';
  await file.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await expect(dialog).toContainText(refused);
  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('MZ\u0090\u0000 this program cannot be run in DOS mode'),
  });
  await expect(dialog).toContainText(refused);

  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await square(page) });
  await expect(dialog.getByLabel('Zoom')).toBeVisible();
  await dialog.getByLabel('Zoom').fill('2');
  await dialog.getByRole('button', { name: 'Save logo' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeVisible();
});

/** A real picture, drawn by the browser itself. */
async function square(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 200;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#2a7';
    context.fillRect(40, 40, 120, 120);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}
