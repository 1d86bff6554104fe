import { expect, test } from './fixtures';
import { type RunningServer, startServer } from './server';
import { openInApp, setProperty } from './shell-support';

const HARBOR = {
  brandName: 'Harbor League',
  brandGame: 'Tide Ops',
  brandAccent: '#2f7bff',
  brandSupportEmail: 'help@harbor.example',
  brandChatInvite: 'https://chat.harbor.example/join',
  brandTwitter: '',
  brandYoutube: 'https://video.example/harbor',
  brandFacebook: '',
  homePromotion: [],
  homeCards: [{ title: 'Harbor Cup', text: 'It is open.', button: 'Sign up', to: '/blog' }],
  menuTournaments: [{ label: 'Harbor Cup', to: '/blog' }],
};
const PAGES = ['', '/about', '/privacy', '/termsofservice', '/login', '/tournament/Worlds2024'];

test.describe('a brand that staff set on the site', () => {
  let site: RunningServer;
  test.beforeAll(async () => {
    site = await startServer({ DEMO_SIZE: 'small' });
  });
  test.afterAll(() => site.stop());

  test('replaces the default everywhere without a restart', async ({ page }) => {
    await page.goto(`${site.url}/app/about`);
    await expect(page).toHaveTitle('About · MES');
    for (const [id, value] of Object.entries(HARBOR)) await setProperty(site.url, id, value);

    // An open page loads anew with its next page change.
    await openInApp(page, '/app/privacy');
    await expect(page).toHaveTitle('Privacy · Harbor League');
    await expect(page.getByRole('contentinfo')).toContainText('Harbor League');
    await page.goto(`${site.url}/app`);
    await expect(page.getByRole('heading', { name: 'Harbor Cup' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCSS(
      'background-color',
      'rgb(47, 123, 255)',
    );

    const htmlOf = async (path: string) => (await fetch(`${site.url}/app${path}`)).text();
    for (const path of PAGES) {
      await expect
        .poll(async () => (await htmlOf(path)).includes('Harbor League'), { message: path })
        .toBe(true);
      expect(await htmlOf(path), path).not.toMatch(/\bMES\b|Critical Ops/);
    }
    // The server renders with the new brand as well.
    await expect.poll(() => htmlOf('/about')).toContain('competitive Tide Ops');
  });
});
