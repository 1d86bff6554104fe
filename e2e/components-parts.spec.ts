import { stopClock } from './clock';
import { expect, test } from './gallery';

test('players are found among those given, and among all half a second after the last letter', async ({
  gallery: page,
}) => {
  const players = page.locator('#players');

  await test.step('a picker of given players filters them, and one of all players searches', async () => {
    const given = page.getByRole('radiogroup', { name: 'Player to pick' });
    await players.getByLabel('Filter players').fill('lantern');
    await expect(given.getByRole('radio')).toHaveCount(0);
    await players.getByLabel('Filter players').fill('LNT');
    await expect(given.getByRole('radio')).toHaveCount(3);
    await given.getByRole('radio', { name: /quill/ }).check();
    await players.getByLabel('Player name or id').first().fill('leader');
    const searched = page.getByRole('radiogroup', { name: 'Player to search' });
    await searched.getByRole('radio', { name: /^leader/ }).check();
    await expect(searched.getByRole('radio', { checked: true })).toHaveCount(1);
  });

  await test.step('no request is sent while typing', async () => {
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/players/search')) asked.push(request.postDataJSON());
    });
    const field = players.getByRole('combobox', { name: 'Player' }).first();
    await expect(field).toBeEditable();
    await stopClock(page);
    await field.pressSequentially('memb');
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await page.getByRole('option', { name: /^member/ }).click();
    expect(asked).toEqual([{ query: 'memb' }]);
    await expect(page.getByText('Chosen: member')).toBeVisible();
  });
});

test('pictures, table of contents and sections work', async ({ gallery: page }) => {
  await test.step('pictures that do not load leave an emblem and a portrait', async () => {
    const pictures = page.locator('#pictures');
    await pictures.scrollIntoViewIfNeeded();
    const logo = pictures.getByRole('link', { name: 'Kestrel' });
    await logo.scrollIntoViewIfNeeded();
    await expect(logo.locator('svg')).toBeVisible();
    await expect(pictures.locator('img')).toHaveCount(0);
    await expect(logo).toHaveAttribute('href', '/app/teams/Kestrel');
  });

  await test.step('the table of contents leads to a part and marks it', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Pictures' }).click();
    await expect(page.getByRole('heading', { name: 'Pictures' })).toBeInViewport();
    await expect(contents.getByRole('link', { name: 'Pictures' })).toHaveAttribute(
      'aria-current',
      'location',
    );
  });

  await test.step('a section opens by the hash of the address, and closes the one before', async () => {
    const section = (name: string) => page.locator('#text').getByRole('button', { name });
    await section('General').click();
    await expect(section('General')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('link', { name: 'Open “Roster” by its hash' }).click();
    await expect(section('Roster')).toHaveAttribute('aria-expanded', 'true');
    await expect(section('General')).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/#rules-roster$/);

    await page.reload();
    await expect(section('Roster')).toHaveAttribute('aria-expanded', 'true');
    await expect(section('Roster')).toBeInViewport();
  });
});
