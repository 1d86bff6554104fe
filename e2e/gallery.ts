/** A fixture for tests of shared components in a real browser: the page that shows them all. */
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures';

const openGallery = async (
  { page }: { page: Page },
  use: (gallery: Page) => Promise<void>,
): Promise<void> => {
  // An invalid picture instead of a missing one, which browsers report in the console.
  await page.route('**/files/missing.webp', (route) =>
    route.fulfill({ contentType: 'image/webp', body: 'no picture' }),
  );
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'true'));
  await page.goto('/app/gallery');
  await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible();
  await use(page);
};

export const test = base.extend<{ gallery: Page }>({ gallery: openGallery });

export { expect };
