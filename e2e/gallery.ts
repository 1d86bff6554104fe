/** Tests of shared components that need a real browser start at the page that shows them all. */
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures';

const openGallery = async (
  { page }: { page: Page },
  use: (gallery: Page) => Promise<void>,
): Promise<void> => {
  // A picture that is none: what a browser says about a missing one would be noise.
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
