import { expect } from '@playwright/test';
import { noisyTest as test } from './shell-support';

const PAGE = '**/assets/about-*.js';
const script = (body: string) => ({ contentType: 'text/javascript', body });

test('a page that throws leaves the frame intact', async ({ page }) => {
  await page.route(PAGE, (route) =>
    route.fulfill(script("export default () => { throw new Error('The page fell over') }")),
  );
  await page.goto('/app');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'ERROR' })).toBeVisible();
  await expect(alert).toContainText('The page fell over');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await alert.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
});

test('a part that fails leaves the rest of the page, and can be tried again', async ({ page }) => {
  const RANKING = '**/api/leaderboards/elo-teams*';
  const ranking = page.getByRole('region', { name: 'Teams' });
  const expectTheRest = async () => {
    await expect(page.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Latest results' })).toBeVisible();
  };
  const openHome = () => page.getByRole('banner').getByRole('link', { name: 'MES home' }).click();
  // Read by the browser and not with the page.
  await page.goto('/app/about');

  await test.step('a server error', async () => {
    await page.route(RANKING, (route) =>
      route.fulfill({ status: 500, json: { status: 'ERROR', message: 'Server Error' } }),
    );
    await openHome();
    await expect(ranking.getByText('Failed to load data')).toBeVisible();
    await expectTheRest();
    await page.unroute(RANKING);
  });

  await test.step('a malformed row', async () => {
    await page.route(RANKING, (route) =>
      route.fulfill({ json: { status: 'SUCCESS', data: [{ place: 1 }], metadata: { total: 1 } } }),
    );
    await ranking.getByRole('button', { name: 'Retry' }).click();
    const card = ranking.getByRole('alert');
    await expect(card).toContainText('ERROR');
    await expect(card).toContainText('An error occurred. Please try again later.');
    await expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expectTheRest();
    await page.unroute(RANKING);
    await card.getByRole('button', { name: 'Try Again' }).click();
    await expect(ranking.getByRole('table')).toBeVisible();
    await expect(card).toBeHidden();
  });
});

test('error messages of the framework are not shown', async ({ page }) => {
  await page.route(PAGE, (route) =>
    route.fulfill(script("export default () => { throw new Error('Minified React error #31') }")),
  );
  await page.goto('/app/about');
  await expect(page.getByRole('alert')).toContainText(
    'An error occurred on the page. Please contact support if this error persists after restarting your browser.',
  );
});

test('a page that could not be loaded ahead is loaded by a click', async ({ page }) => {
  await page.goto('/app');
  let isAvailable = false;
  let refused = 0;
  let navigations = 0;
  // Loading ahead asks once or twice: a preload that has failed is followed by an import.
  await page.route(PAGE, async (route) => {
    if (isAvailable) return route.continue();
    refused++;
    await route.fulfill({ status: 404, body: '' });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations++;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).focus();
  await expect.poll(() => refused).toBeGreaterThan(0);
  // Loading ahead is no reason to reload, a click is.
  expect(navigations).toBe(0);
  isAvailable = true;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/about$/);
});

test('a page whose file is gone is opened by the browser, once', async ({ page }) => {
  await page.goto('/app');
  let isDeployed = false;
  await page.route(PAGE, async (route) => {
    if (isDeployed) await route.continue();
    else await route.fulfill({ status: 404, body: '' });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isDeployed = true;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/about$/);
  expect(isDeployed).toBe(true);
});

test('an error screen appears when the frame itself throws', async ({ page }) => {
  await page.addInitScript(() => {
    // The frame sets this while it renders.
    Object.defineProperty(History.prototype, 'scrollRestoration', {
      get: () => 'auto',
      set() {
        throw new Error('The frame fell over');
      },
    });
  });
  await page.goto('/app/about');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('The frame fell over')).toBeVisible();
});
