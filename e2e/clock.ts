import type { Page } from '@playwright/test';

/**
 * Stops the clock of the page, so that the test does not depend on the speed of the machine. Only for
 * a short while: otherwise the connection would time out.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5_000);
}
