import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { type RunningServer, startServer } from './server';
import { noisyTest } from './shell-support';

const HARBOR = {
  name: 'Harbor League',
  game: 'Tide Ops',
  supportEmail: 'help@harbor.example',
  chatInvite: 'https://chat.harbor.example',
  social: { twitter: null, facebook: null, youtube: 'https://video.example/harbor' },
  promotion: null,
  tournaments: [{ to: '/tournament/HarborS1', label: 'Harbor Cup' }],
};

test.describe('another community, in production', () => {
  let folder: string;
  let harbor: RunningServer;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mes-harbor-'));
    const file = join(folder, 'community.json');
    await writeFile(file, JSON.stringify(HARBOR));
    harbor = await startServer({
      COMMUNITY_FILE: file,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
    });
  });
  test.afterAll(async () => {
    await harbor.stop();
    await rm(folder, { recursive: true });
  });

  test('runs the same program under its own name', async ({ page }) => {
    await page.goto(`${harbor.url}/app`);
    await expect(page).toHaveTitle('Harbor League');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Harbor League home' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'BUY NOW' })).toHaveCount(0);

    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Tournaments' }).hover();
    await expect(menu.getByRole('list', { name: 'Tournaments' }).getByRole('link')).toHaveText([
      'All tournaments',
      'All matches',
      'Harbor Cup',
      'Tournament Statistics',
    ]);

    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Harbor League`);
    await expect(footer.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
      'href',
      'https://video.example/harbor',
    );
    await expect(footer.getByRole('link', { name: 'Discord' })).toHaveAttribute(
      'href',
      'https://chat.harbor.example',
    );
    await expect(footer.getByRole('link', { name: /Twitter|Facebook/ })).toHaveCount(0);

    await footer.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle('About · Harbor League');
    await expect(page.getByRole('main')).toContainText('Tide Ops');
    await expect(page.getByRole('main')).not.toContainText(/MES|Critical Ops/);
  });

  noisyTest('has no page of all components', async ({ page }) => {
    const answer = await page.goto(`${harbor.url}/app/gallery`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  });
});
