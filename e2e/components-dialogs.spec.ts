import type { Page } from '@playwright/test';
import { expect, test } from './gallery';

const opener = (page: Page, name: string) =>
  page.locator('#dialogs').getByRole('button', { name, exact: true });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const answer = (page: Page) => page.locator('#dialogs').getByRole('status');

test('dialogs keep the keyboard inside, and find players', async ({ gallery: page }) => {
  await test.step('the keyboard stays inside, and goes back to where it came from', async () => {
    const button = opener(page, 'Confirm danger');
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, 'Disband team');
    const [cancel, disband] = ['Cancel', 'Disband team'].map((name) =>
      dialog.getByRole('button', { name }),
    );
    // The destructive button does not have the initial focus.
    await expect(cancel!).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(disband!).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cancel!).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(disband!).toBeFocused();
    await expect(page.locator('#root')).toHaveAttribute('inert', '');

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
  });

  await test.step('a typed id counts only if somebody is found by it', async () => {
    await opener(page, 'Search player').click();
    const dialog = dialogOf(page, 'Invite player');
    const field = dialog.getByRole('combobox', { name: 'Player name or id' });
    const invite = dialog.getByRole('button', { name: 'Invite player' });
    await field.fill('nobody');
    await expect(page.getByText('No players found.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('enter a player id');
    await field.fill('p1002');
    // Confirmed before the search has finished: it is applied once the player is found.
    await invite.click();
    await expect(answer(page)).toHaveText(/Search player: .*sable/);
  });
});
