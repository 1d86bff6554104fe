/** Checks pages with axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { whileDrawn } from './drawing';
import { PHONE } from './shell-support';

/** Browsers need a third of the time to start what is minified. */
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Header and footer: they are the same on all pages and take as long to check as most pages. */
const FRAME = ['#root > div > header', '#root > div > footer'];

/** Later rows of a long list look like the first; measuring the contrast of each takes seconds. */
const REPEATED = ['tbody > tr:nth-child(n + 7)', ':is(ul, ol) > li:nth-child(n + 13)'];

/** Every finding of axe, also the minor ones. */
export async function findViolations(
  page: Page,
  { exclude = [] as string[] } = {},
): Promise<string[]> {
  const violations = await analyze(page, { exclude });
  return violations.map(describeViolation);
}

interface CheckOptions {
  /** Exists once the page has loaded its content. */
  readonly ready?: Locator;
  /** Includes header and footer. */
  readonly withFrame?: boolean;
}

/** Colours depend on the theme and the layout on the width: checks each theme and width once. */
export async function expectUsable(
  page: Page,
  path: string,
  { ready = page.getByRole('heading', { level: 1 }), withFrame = false }: CheckOptions = {},
): Promise<void> {
  const options = { exclude: withFrame ? [] : FRAME };
  await page.goto(path);
  await expect(ready.first()).toBeAttached();
  expect.soft(await findViolations(page, options), `${path}, dark and wide`).toEqual([]);

  const wide = page.viewportSize();
  await page.setViewportSize(PHONE);
  await setDark(page, false);
  await expect(ready.first()).toBeAttached();
  expect.soft(await findViolations(page, options), `${path}, light and narrow`).toEqual([]);
  await setDark(page, true);
  if (wide) await page.setViewportSize(wide);
}

/** Changes the theme like another tab would. */
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
  // Half a megabyte of script: loaded once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  return whileDrawn(page, async () => {
    await waitForAnimations(page);
    return page.evaluate(
      async (excluded) => {
        const { axe: loaded } = window as unknown as { axe: typeof axe };
        const context = { include: [['html']], exclude: excluded.map((selector) => [selector]) };
        // Details of violations only: twice as fast.
        const { violations } = await loaded.run(context, { resultTypes: ['violations'] });
        return violations;
      },
      [...exclude, ...REPEATED],
    );
  });
}

/** Colours are wrong during a transition. Endless animations are ignored. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

function describeViolation({ id, nodes }: axe.Result): string {
  return `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`;
}
