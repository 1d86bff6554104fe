/** Looks at a page as assistive technology does. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { PHONE } from './shell-support';

/** Colours follow the theme and the layout follows the width: each of both is looked at once. */
const LOOKS = [
  { dark: true, viewport: { width: 1440, height: 900 } },
  { dark: false, viewport: PHONE },
];

export async function seriousIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** `ready` is there once the page has what it is about. */
export async function expectUsable(
  page: Page,
  path: string,
  ready: Locator = page.getByRole('heading', { level: 1 }),
): Promise<void> {
  for (const { dark, viewport } of LOOKS) {
    // The theme is read when the page loads.
    await page.addInitScript((value) => localStorage.setItem('darkMode', String(value)), dark);
    await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(ready.first()).toBeAttached();
    const look = `${dark ? 'dark' : 'light'}, ${viewport.width} px`;
    expect(await seriousIn(page), look).toEqual([]);
  }
}
