import { stopClock } from './clock';
import { expect, noisyTest, test } from './gallery';

test('toasts stay as long as they are read, and are told to screen readers', async ({
  gallery: page,
}) => {
  await stopClock(page);
  const opener = (name: string) => page.locator('#toasts').getByRole('button', { name });

  for (const { name, text, seconds } of [
    { name: 'Default', text: 'Link copied.', seconds: 3 },
    { name: 'Success', text: 'You have successfully enabled Push Notifications.', seconds: 4 },
    { name: 'Danger', text: 'The match has started. Votes are locked at its start.', seconds: 6 },
  ]) {
    await test.step(`${name} stays ${seconds} s, and longer while it is read`, async () => {
      const toast = page.getByRole('listitem').filter({ hasText: text });
      await opener(name).click();
      await expect(toast).toBeVisible();
      await page.clock.runFor(seconds * 1_000 - 1);
      await expect(toast).toBeVisible();
      await toast.hover();
      await page.clock.runFor(7_000);
      await expect(toast).toBeVisible();
      await page.mouse.move(0, 0);
      await expect
        .poll(async () => {
          await page.clock.runFor(1 + 220);
          return toast.count();
        })
        .toBe(0);
    });
  }

  await test.step('one is told to screen readers and closes by keyboard', async () => {
    await page.clock.resume();
    await opener('Danger').click();
    const region = page.getByRole('region', { name: 'Notifications' });
    await expect(region.getByRole('alert')).toContainText('Vote not counted');
    await region.getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Escape');
    await expect(region.getByRole('listitem')).toHaveCount(0);
  });
});

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

  await test.step('nothing is asked while letters are typed', async () => {
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

test('cards, pictures, contents and sections do what they show', async ({ gallery: page }) => {
  await test.step('a card shows more on request', async () => {
    const card = page.locator('figure').filter({ hasText: 'Expandable cards' });
    await expect(card.getByText('1st $6,000')).toHaveCount(0);
    await card.getByRole('button', { name: 'Show more' }).first().click();
    await expect(card.getByText('1st $6,000')).toBeVisible();
  });

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

  await test.step('a copy box puts its text into the clipboard and says so for a while', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const box = page.locator('figure').filter({ hasText: 'Copy box' });
    await stopClock(page);
    await box.getByRole('button', { name: 'Copy' }).first().click();
    await expect(box.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(box.getByRole('status').first()).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await box.getByLabel('Link for OBS').inputValue());
    await page.clock.resume();
    await expect(box.getByRole('button', { name: 'Copied' })).toHaveCount(0);
  });
});

noisyTest('a part that breaks leaves the rest, and can be left', async ({ gallery: page }) => {
  const states = page.locator('#states');
  await states.getByRole('button', { name: 'Break it' }).click();
  const alert = states.getByRole('alert').filter({ hasText: 'An error occurred.' });
  await expect(alert).toContainText('Please try again later.');
  await alert.getByText('Details').click();
  await expect(alert).toContainText('The bracket holds a match without teams.');
  await alert.getByRole('button', { name: 'Cancel' }).click();
  await expect(states.getByText('All is well.')).toBeVisible();
});
