import type { Page } from '@playwright/test';

/**
 * From here on time passes in the page only when the test says so, however slow the machine is.
 * For a short while, or the connection would give up.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5_000);
}
