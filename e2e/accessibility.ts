/** Looks at a page as assistive technology does. */
import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { PHONE } from './shell-support';

/** Header and footer: they are alike on all pages and take as long as most of them. */
const FRAME = ['#root > div > header', '#root > div > footer'];

export async function violationsIn(page: Page): Promise<string[]> {
  const violations = await analyze(page);
  return violations.map(described);
}

export async function seriousIn(page: Page, { exclude = [] as string[] } = {}): Promise<string[]> {
  const violations = await analyze(page, { exclude });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(described);
}

interface Look {
  /** There once the page has what it is about. */
  readonly ready?: Locator;
  /** Also header and footer. */
  readonly withFrame?: boolean;
}

/** Colours follow the theme and the layout follows the width: each of both is looked at once. */
export async function expectUsable(
  page: Page,
  path: string,
  { ready = page.getByRole('heading', { level: 1 }), withFrame = false }: Look = {},
): Promise<void> {
  const looked = { exclude: withFrame ? [] : FRAME };
  await page.goto(path);
  await expect(ready.first()).toBeAttached();
  expect.soft(await seriousIn(page, looked), `${path}, dark and wide`).toEqual([]);

  const wide = page.viewportSize();
  await page.setViewportSize(PHONE);
  await setDark(page, false);
  await expect(ready.first()).toBeAttached();
  expect.soft(await seriousIn(page, looked), `${path}, light and narrow`).toEqual([]);
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

async function analyze(page: Page, { exclude = [] as string[] } = {}): Promise<axe.Result[]> {
  // Half a megabyte of script: once a page, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await coloursSettled(page);
  return page.evaluate(async (excluded) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const context = { include: [['html']], exclude: excluded.map((selector) => [selector]) };
    // In detail only what is wrong: twice as fast.
    const { violations } = await loaded.run(context, { resultTypes: ['violations'] });
    return violations;
  }, exclude);
}

/** A colour that still changes is one that nobody chose. What turns for ever is no change. */
async function coloursSettled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

function described({ id, nodes }: axe.Result): string {
  return `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`;
}
