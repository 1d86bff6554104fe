/** Looks at a page as assistive technology does. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { PHONE } from './shell-support';

export async function violationsIn(page: Page): Promise<string[]> {
  const violations = await analyze(page);
  return violations.map(described);
}

export async function seriousIn(page: Page): Promise<string[]> {
  const violations = await analyze(page);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(described);
}

/**
 * Colours follow the theme and the layout follows the width: each of both is looked at once.
 * `ready` is there once the page has what it is about.
 */
export async function expectUsable(
  page: Page,
  path: string,
  ready: Locator = page.getByRole('heading', { level: 1 }),
): Promise<void> {
  await page.goto(path);
  await expect(ready.first()).toBeAttached();
  expect.soft(await seriousIn(page), `${path}, dark and wide`).toEqual([]);

  const wide = page.viewportSize();
  await page.setViewportSize(PHONE);
  await setDark(page, false);
  await expect(ready.first()).toBeAttached();
  expect.soft(await seriousIn(page), `${path}, light and narrow`).toEqual([]);
  await setDark(page, true);
  if (wide) await page.setViewportSize(wide);
}

/** As if it were chosen in another tab. */
async function setDark(page: Page, dark: boolean): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('darkMode', value);
    dispatchEvent(new StorageEvent('storage', { key: 'darkMode' }));
  }, `${dark}`);
  await expect(page.locator('html')).toHaveAttribute(
    'data-mantine-color-scheme',
    dark ? 'dark' : 'light',
  );
}

async function analyze(page: Page) {
  // In the page itself instead of a second one, and in detail only what is wrong: twice as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await axe.analyze()).violations;
}

function described({ id, nodes }: Awaited<ReturnType<typeof analyze>>[number]): string {
  return `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`;
}
